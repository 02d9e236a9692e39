import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import { columnsOf, sheetOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import { readOne, readWhere } from '../../../kernel/list/list.js'
import type { ListSpec } from '../../../kernel/list/spec.js'
import type { Em } from '../../../kernel/sql/database.js'
import { isLike } from '../../../kernel/sql/forms.js'
import { affected, firstRow, inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import { beyondCompany } from '../../../kernel/sql/wall.js'
import { isId, newId } from '../../../kernel/values/id.js'
import { companiesOfSites, RoleType, reachSites } from '../../identity/index.js'
import { YardSiteSortField } from '../enums.js'
import { yardTexts as texts } from '../texts.js'
import { yardSiteTable } from './fields.js'
import type { YardSite } from './yard-site.entity.js'
import type { Published } from './yard-site.inputs.js'
import { type SiteOfferView, type YardSiteFilter, type YardSiteView } from './yard-site.view.js'

/** Most dump sites that are offered to one phone. */
const MOST_OFFERS = 50

type Row = RowOf<typeof YardSite>

/** Whether the actor works at a dump site, and not at the company that has it on its list. */
const worksAtSite = ({ facts }: Actor): boolean => facts.roleType === RoleType.ENTERPRISE

const columns = {
  ...columnsOf('t', yardSiteTable),
  companyName: { sql: sql`c.name`, join: 'company' },
  garbageName: { sql: sql`d.name`, join: 'site' },
  address: { sql: sql`d.address`, join: 'site', nullable: true as const },
}

const ofSite = (text: string): Sql =>
  sql`exists (select from published_dump_site d where d.company_id = t.company_id and d.id = t.dump_site_id and ${isLike(sql`d.name`, text)})`

const ofCompany = (text: string): Sql =>
  sql`exists (select from published_company c where c.id = t.company_id and ${isLike(sql`c.name`, text)})`

/** Dump sites that somebody runs: of those who run them their own, of a company those on its list. */
export const yardSiteList: ListSpec<YardSiteFilter, YardSiteSortField> = {
  from: sql`yard_site t`,
  alias: 't',
  joins: {
    company: sql`join published_company c on c.id = t.company_id`,
    site: sql`join published_dump_site d on d.company_id = t.company_id and d.id = t.dump_site_id`,
  },
  columns,
  fields: yardSiteTable,
  always: ['id', 'garbageId'],
  sorts: sortsOf(YardSiteSortField, columns, yardSiteTable),
  defaultSort: { field: YardSiteSortField.GARBAGE_NAME, direction: 'ASC' },
  tieBreak: sql`t.id`,
  companies: (actor) => (worksAtSite(actor) ? companiesOfSites(actor) : [actor.companyId]),
  scope: (actor) =>
    sql`t.ended_at is null and ${worksAtSite(actor) ? reachSites(actor, 't') : sql`t.company_id = ${actor.companyId}`}`,
  where: conditionsOf('t', yardSiteTable, { companyName: ofCompany, garbageName: ofSite }),
  summary: { companyCount: sql`count(distinct t.company_id)::int` },
}

/** Dump sites that somebody runs, in a spreadsheet. */
export const yardSiteSheet = sheetOf('YardSite', yardSiteTable, {
  title: texts.site,
  permission: 'chain:yard:get',
  spec: yardSiteList,
})

export const findYardSite = async (
  em: Em,
  actor: Actor,
  id: string,
  fields?: ReadonlySet<string>,
): Promise<YardSiteView | undefined> =>
  isId(id) ? readOne<YardSiteView>(em, actor, yardSiteList, sql`t.id = ${id}`, fields) : undefined

/** Dump sites of the actor's company that somebody runs. */
export const yardsOfSites = (
  em: Em,
  actor: Actor,
  ids: readonly string[],
  fields?: ReadonlySet<string>,
): Promise<YardSiteView[]> =>
  readWhere<YardSiteView>(em, actor, yardSiteList, inUuids(sql`t.dump_site_id`, ids), fields)

interface Offer extends SiteOfferView {
  companyId: string
}

const offers = (mobile: string, where: Sql): Sql =>
  sql`select d.id, d.company_id as "companyId", c.name as "companyName", d.name as "garbageName", d.address
      from published_dump_site d join published_company c on c.id = d.company_id and c.enabled
      where d.operator_mobile = ${mobile} and d.enabled and ${where}
        and not exists (select from yard_site t where t.company_id = d.company_id and t.dump_site_id = d.id and t.ended_at is null)
      order by c.name, d.name, d.id limit ${MOST_OFFERS}`

/** Dump sites in use at which companies have named a phone, and which nobody runs. */
export const offersTo = (em: Em, mobile: string): Promise<Offer[]> =>
  beyondCompany(() => rows<Offer>(em, offers(mobile, sql`true`)))

/** One of them; undefined for any other dump site. */
export const offerTo = async (em: Em, mobile: string, id: string): Promise<Offer | undefined> =>
  isId(id) ? beyondCompany(() => firstRow<Offer>(em, offers(mobile, sql`d.id = ${id}`))) : undefined

/** Company on whose list a dump site stands that the actor's company runs; undefined for any other id. */
export const companyOf = async (em: Em, actor: Actor, id: string): Promise<string | undefined> => {
  const view = isId(id) ? sql`t.id = ${id}` : sql`false`
  const [found] = await readWhere<{ companyId: string }>(
    em,
    actor,
    { ...yardSiteList, columns: { ...columns, companyId: sql`t.company_id` }, always: ['companyId'] },
    view,
    new Set(['id']),
  )
  return found?.companyId
}

/** Undefined where another one has claimed the dump site meanwhile. */
export async function insertYardSite(
  { em, actor, now }: Tx,
  {
    dumpSiteId,
    yardCompanyId,
    yardName,
    claimedName,
  }: Pick<Row, 'dumpSiteId' | 'yardCompanyId' | 'yardName' | 'claimedName'>,
): Promise<string | undefined> {
  const row = await firstRow<{ id: string }>(
    em,
    sql`insert into yard_site (company_id, id, dump_site_id, yard_company_id, yard_name, claimed_by, claimed_name, claimed_at, created_at, updated_at)
        values (${actor.companyId}, ${newId()}, ${dumpSiteId}, ${yardCompanyId}, ${yardName}, ${actor.userId}, ${claimedName}, ${now}, ${now}, ${now})
        on conflict (company_id, dump_site_id) where ended_at is null do nothing returning id`,
  )
  return row?.id
}

export type StoredYardSite = Pick<Row, 'id' | 'version' | 'openHours' | 'soils' | 'capacityLeft' | 'priceNote'> & {
  garbageName: string
}

/** Locks one that nobody has ended. */
export const lockYardSite = async ({ em, actor }: Tx, id: string): Promise<StoredYardSite | undefined> =>
  firstRow(
    em,
    sql`select t.id, t.version, t.open_hours as "openHours", t.soils, t.capacity_left as "capacityLeft", t.price_note as "priceNote",
          d.name as "garbageName"
        from yard_site t join published_dump_site d on d.company_id = t.company_id and d.id = t.dump_site_id
        where t.company_id = ${actor.companyId} and t.id = ${id} and t.ended_at is null for update of t`,
  )

export const updateYardSite = (
  { em, actor, now }: Tx,
  id: string,
  { openHours, soils, capacityLeft, priceNote }: Published,
): Promise<number> =>
  affected(
    em,
    sql`update yard_site set open_hours = ${openHours}, soils = ${soils}::text[], capacity_left = ${capacityLeft}, price_note = ${priceNote},
          version = version + 1, updated_at = ${now}
        where company_id = ${actor.companyId} and id = ${id}`,
  )

export const endYardSite = ({ em, actor, now }: Tx, id: string): Promise<number> =>
  affected(
    em,
    sql`update yard_site set ended_at = ${now}, ended_name = ${actor.name}, version = version + 1, updated_at = ${now}
        where company_id = ${actor.companyId} and id = ${id}`,
  )
