import type { Actor } from '../../../kernel/command/actor.js'
import { called, holds, isIdOf, listed, oneOf, within } from '../../../kernel/list/filters.js'
import { type ListSpec, readOne, readWhere } from '../../../kernel/list/list.js'
import type { ListSheet } from '../../../kernel/list/sheet.js'
import type { Em } from '../../../kernel/sql/database.js'
import { isLike } from '../../../kernel/sql/forms.js'
import { inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import { priceTexts as texts } from '../texts.js'
import type { DirectPayPriceFilter, DirectPayPriceSortField } from './direct-pay-price.inputs.js'
import type { DirectPayPriceView, PriceChange } from './direct-pay-price.view.js'
import { priceTable } from './fields.js'
import { reviewedColumns } from './members.js'
import { reviewedList, statusCounts } from './reviewed.sql.js'

const reviewed = reviewedList('p', priceTable, {
  table: 'direct_pay_price_member',
  owner: sql`m.company_id = p.company_id and m.price_id = p.id`,
})

export const directPayPriceList: ListSpec<DirectPayPriceFilter, DirectPayPriceSortField> = {
  from: sql`direct_pay_price p`,
  alias: 'p',
  fields: priceTable,
  ...reviewed,
  needs: { ...reviewed.needs, clashes: ['status'], history: [] },
  sorts: {
    APPLY_DATETIME: sql`p.apply_datetime`,
    AUDIT_DATETIME: { sql: sql`p.audit_datetime`, nullable: true },
    INVALID_DATETIME: { sql: sql`p.invalid_datetime`, nullable: true },
    DIRECT_PAY_PRICE: sql`p.price`,
  },
  defaultSort: { field: 'APPLY_DATETIME' as DirectPayPriceSortField, direction: 'DESC' },
  tieBreak: sql`p.id`,
  scope: (actor) => sql`p.company_id = ${actor.companyId}`,
  where: (filter, actor) => [
    ...isIdOf(sql`p.project_id`, filter.projectInfoId),
    ...(filter.projectName ? [ofProject(actor, filter.projectName)] : []),
    ...within(sql`p.apply_datetime`, filter.applyDatetime),
    ...oneOf(sql`p.tp_mode`, filter.tpMode, 'filter.tpMode'),
    ...called(sql`p.soil_type`, filter.soilType),
    ...isIdOf(sql`p.dump_site_id`, filter.garbageId),
    ...(filter.garbageName ? [atSite(actor, filter.garbageName)] : []),
    ...listed(filter.captainAndDrivers, 'filter.captainAndDrivers', (wanted) => forAnyOf(actor, wanted)),
    ...oneOf(sql`p.weight_unit`, filter.weightType, 'filter.weightType'),
    ...oneOf(sql`p.status`, filter.status, 'filter.status'),
    ...(filter.effectiveAt
      ? [
          sql`p.status in ('APPROVED', 'EXPIRED') and p.audit_datetime <= ${filter.effectiveAt}
            and (p.invalid_datetime is null or p.invalid_datetime > ${filter.effectiveAt})`,
        ]
      : []),
  ],
  summary: statusCounts('p'),
}

const ofProject = ({ companyId }: Actor, name: string): Sql =>
  sql`p.project_id in (select j.id from published_project j where j.company_id = ${companyId} and ${all(holds(sql`j.name`, name))})`

const atSite = ({ companyId }: Actor, name: string): Sql =>
  sql`p.dump_site_id in (select g.id from published_dump_site g where g.company_id = ${companyId} and ${all(holds(sql`g.name`, name))})`

const all = (conditions: Sql[]): Sql => sql.join(conditions, sql` and `)

/** Condition on a captain or driver who is given by id, or by a part of his name. */
function forAnyOf({ companyId }: Actor, names: readonly string[]): Sql {
  const ids = names.filter(isId)
  const parts = names.filter((name) => name !== '' && !isId(name))
  const named = parts.flatMap((part) => [isLike(sql`c.name`, part), isLike(sql`d.name`, part)])
  return sql`p.id in (
    select m.price_id from direct_pay_price_member m
    join published_captain c on c.company_id = m.company_id and c.id = m.captain_id
    left join published_driver d on d.company_id = m.company_id and d.id = m.driver_id
    where m.company_id = ${companyId} and (${sql.join([inUuids(sql`m.captain_id`, ids), inUuids(sql`m.driver_id`, ids), ...named], sql` or `)}))`
}

export const findPrice = async (
  em: Em,
  actor: Actor,
  id: string,
  fields?: ReadonlySet<string>,
): Promise<DirectPayPriceView | undefined> =>
  isId(id) ? readOne<DirectPayPriceView>(em, actor, directPayPriceList, sql`p.id = ${id}`, fields) : undefined

export function findPrices(
  em: Em,
  actor: Actor,
  ids: readonly string[],
  fields?: ReadonlySet<string>,
): Promise<DirectPayPriceView[]> {
  return readWhere<DirectPayPriceView>(em, actor, directPayPriceList, inUuids(sql`p.id`, ids), fields)
}

/** Ids of effective prices for the trips of a price, which must be ended before its approval. */
export function clashIds(
  em: Em,
  { companyId }: Pick<Actor, 'companyId'>,
  ids: readonly string[],
): Promise<{ id: string; clashId: string }[]> {
  return rows(
    em,
    sql`select distinct a.price_id as id, b.price_id as "clashId"
        from direct_pay_price_member a join direct_pay_price_member b on b.company_id = a.company_id and b.project_id = a.project_id
          and b.captain_id = a.captain_id and b.tp_mode = a.tp_mode and b.soil_type = a.soil_type
          and b.dump_site_id is not distinct from a.dump_site_id and b.drivers && a.drivers
        where a.company_id = ${companyId} and ${inUuids(sql`a.price_id`, ids)} and b.price_id <> a.price_id
          and b.effective is not null and upper_inf(b.effective)
        order by 1, 2`,
  )
}

/** Changes of prices, the last one first. */
export function changesOf(
  em: Em,
  { companyId }: Pick<Actor, 'companyId'>,
  ids: readonly string[],
): Promise<
  (Omit<PriceChange, 'label' | 'before' | 'after'> & { entityId: string; before: unknown; after: unknown })[]
> {
  return rows(
    em,
    sql`select id, entity_id as "entityId", field, before, after, reason, create_by as "createBy", created_at as "createTime"
        from field_change
        where company_id = ${companyId} and entity = 'directPayPrice' and ${inUuids(sql`entity_id`, ids)}
        order by created_at desc, id desc`,
  )
}

/** Direct-pay prices in a spreadsheet, with the columns of the list page. */
export const directPayPriceSheet: ListSheet<DirectPayPriceView> = {
  title: texts.what,
  permission: 'chain:directPayPriceSet:get',
  spec: directPayPriceList,
  filterType: 'DirectPayPriceFilter',
  sortType: 'DirectPayPriceSort',
  ...reviewedColumns(priceTable),
}
