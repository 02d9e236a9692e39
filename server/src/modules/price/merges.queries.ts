import type { Tx } from '../../kernel/command/command.js'
import { firstRow, inUuids, rows, type Sql, sql } from '../../kernel/sql/sql.js'
import {
  type Hauled,
  hauled,
  type Merging,
  mergeRefused,
  mergesOfBaseData,
  recorded as recordedBase,
  usesByName,
  usesIn,
  usesOfBaseData,
} from '../basedata/index.js'
import type { Filled } from '../domain.js'
import { recorded } from './direct-pay-price/history.js'
import { projectPrice } from './project-price/project-price.js'
import { priceTexts as texts } from './texts.js'

/** Condition that rows `a` and `b` of a table are equal but for the merged column. */
const alike = ({ column: merged }: Hauled): Sql => {
  const same = ['project_id', 'tp_mode', 'soil_type', 'dump_site_id'].filter((column) => column !== merged)
  return sql.join(
    same.map((column) => sql.raw(`b.${column} is not distinct from a.${column}`)),
    sql` and `,
  )
}

const idsOf = (found: readonly { id: string }[]): string[] => found.map(({ id }) => id)

/** Moves project prices to the kept row; MERGE_REFUSED where a project would pay two prices at a time. */
const moveProjectPrices =
  (kind: Hauled) =>
  async (tx: Tx, merging: Merging): Promise<number> => {
    const { em, actor, now } = tx
    const [column, keep, drop] = [sql.raw(kind.column), merging.keep[kind.of], merging.drop[kind.of]]
    const twice = await firstRow<{ name: string }>(
      em,
      sql`select p.name from project_price a join project_price b on b.company_id = a.company_id and ${alike(kind)}
          join published_project p on p.company_id = a.company_id and p.id = a.project_id
          where a.company_id = ${actor.companyId} and a.${column} = ${drop} and b.${column} = ${keep} and a.enabled and b.enabled
            and tstzrange(a.valid_from, a.valid_until) && tstzrange(b.valid_from, b.valid_until) limit 1`,
    )
    if (twice) throw mergeRefused(merging, texts.mergeTwice(texts.projectPrice, twice.name))
    const ids = idsOf(
      await rows(
        em,
        sql`select a.id from project_price a where a.company_id = ${actor.companyId} and a.${column} = ${drop} order by a.id for update`,
      ),
    )
    if (ids.length === 0) return 0
    const move = sql`update project_price a set ${column} = ${keep}, version = a.version + 1, updated_at = ${now}
        where a.company_id = ${actor.companyId} and ${inUuids(sql`a.id`, ids)}`
    const change = async () => {
      await rows(em, move)
    }
    await recordedBase(tx, projectPrice, ids, change, merging.reason)
    return ids.length
  }

/**
 * Moves undecided direct-pay prices, and those without settlements, to the kept row; all others stay as agreed.
 * MERGE_REFUSED where a trip would have two prices.
 */
const moveDirectPayPrices =
  (kind: Hauled) =>
  async (tx: Tx, merging: Merging): Promise<number> => {
    const { em, actor, now } = tx
    const [column, keep, drop] = [sql.raw(kind.column), merging.keep[kind.of], merging.drop[kind.of]]
    const ids = idsOf(
      await rows(
        em,
        sql`select a.id from direct_pay_price a where a.company_id = ${actor.companyId} and a.${column} = ${drop}
            and (a.status = 'PENDING' or a.status = 'APPROVED' and not exists (
              select from direct_pay_price_member m join published_waybill w on w.company_id = m.company_id and w.project_id = m.project_id
                and w.captain_id = m.captain_id and w.tp_mode = m.tp_mode and w.go_soil_type = m.soil_type
                and (m.tp_mode <> 'FREIGHT' or w.dump_site_id = m.dump_site_id) and w.settlement_id is not null
              where m.company_id = a.company_id and m.price_id = a.id))
            order by a.id for update`,
      ),
    )
    if (ids.length === 0) return 0
    const twice = await firstRow<{ name: string }>(
      em,
      sql`select p.name from direct_pay_price_member a join direct_pay_price_member b on b.company_id = a.company_id and ${alike(kind)}
            and b.captain_id = a.captain_id and b.drivers && a.drivers and b.effective && a.effective
          join published_project p on p.company_id = a.company_id and p.id = a.project_id
          where a.company_id = ${actor.companyId} and ${inUuids(sql`a.price_id`, ids)} and b.${column} = ${keep} limit 1`,
    )
    if (twice) throw mergeRefused(merging, texts.mergeTwice(texts.what, twice.name))
    await recorded(tx, ids, merging.reason, async () => {
      await rows(
        em,
        sql`update direct_pay_price a set ${column} = ${keep}, version = a.version + 1, updated_at = ${now}
            where a.company_id = ${actor.companyId} and ${inUuids(sql`a.id`, ids)}`,
      )
      await rows(
        em,
        sql`update direct_pay_price_member a set ${column} = ${keep}
            where a.company_id = ${actor.companyId} and ${inUuids(sql`a.price_id`, ids)}`,
      )
      return ids
    })
    return ids.length
  }

const tables = [
  ['project_price', texts.projectPrice],
  ['direct_pay_price', texts.what],
] as const
const soils = { entity: 'soil', view: 'published_soil_type' } as const
const members = { label: texts.what, counted: 'price_id' } as const

/** Uses of base data by prices. */
export const usesByPrices: readonly Filled[] = [
  mergesOfBaseData.with(() =>
    hauled.flatMap((kind) => [
      { entity: kind.entity, label: texts.projectPrice, move: moveProjectPrices(kind) },
      { entity: kind.entity, label: texts.what, move: moveDirectPayPrices(kind) },
    ]),
  ),
  ...tables.flatMap(([table, label]) => [
    usesOfBaseData.with(usesByName(table, 'soil_type', { ...soils, label })),
    usesOfBaseData.with(usesIn(table, 'dump_site_id', { entity: 'site', label })),
    usesOfBaseData.with(usesIn(table, 'project_id', { entity: 'project', label })),
  ]),
  usesOfBaseData.with(usesIn('direct_pay_price_member', 'captain_id', { entity: 'captain', ...members })),
  usesOfBaseData.with(usesIn('direct_pay_price_member', 'driver_id', { entity: 'driver', ...members })),
]
