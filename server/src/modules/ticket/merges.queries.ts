import type { Tx } from '../../kernel/command/command.js'
import { firstRow, rows, sql } from '../../kernel/sql/sql.js'
import {
  type Hauled,
  hauled,
  type Merging,
  mergeRefused,
  mergesOfBaseData,
  usesByName,
  usesIn,
  usesOfBaseData,
} from '../basedata/index.js'
import type { Filled } from '../domain.js'
import { ticketTexts as texts } from './texts.js'

/** Tickets of a dump site and soil that a project has left. */
interface Left {
  key: string
  name: string
  left: number
}

/** Tickets that projects have left for a soil or dump site, by project, site and soil. */
const leftAt = ({ em, actor }: Tx, { column }: Hauled, value: string): Promise<Left[]> => {
  const others = ['project_id', 'dump_site_id', 'soil_type'].filter((one) => one !== column)
  const other = sql.raw(others.map((one) => `c.${one}`).join(', '))
  return rows(
    em,
    sql`select concat_ws(' ', ${other}) as key, p.name, sum(c.collected - c.used - c.refunded)::int as left
        from ticket_count c join published_project p on p.company_id = c.company_id and p.id = c.project_id
        where c.company_id = ${actor.companyId} and c.part = 'STOCK' and c.span in ('DAY', 'CHANGE') and c.${sql.raw(column)} = ${value}
        group by c.project_id, ${other}, p.name order by p.name`,
  )
}

const isBooked = async ({ em, actor }: Tx, { column }: Hauled, value: string): Promise<boolean> =>
  (await firstRow(
    em,
    sql`select e.id from ticket_entry e where e.company_id = ${actor.companyId} and e.${sql.raw(column)} = ${value} limit 1`,
  )) !== undefined

/** Company's own stock for the dropped soil or site, locked so that nobody books on it until the merge is done. */
async function stockAt({ em, actor }: Tx, { column, of }: Hauled, { keep, drop }: Merging): Promise<number> {
  if (column === 'project_id') return 0
  const value = sql.raw(`s.${column}`)
  const found = await rows<{ own: boolean; quantity: number }>(
    em,
    sql`select ${value} = ${drop[of]} as own, s.quantity from ticket_stock s
        where s.company_id = ${actor.companyId} and ${value} in (${keep[of]}, ${drop[of]}) order by s.dump_site_id, s.soil_type for update`,
  )
  return found.find(({ own, quantity }) => own && quantity !== 0)?.quantity ?? 0
}

/** Refuses a merge while a site's list is being reconciled, since it names trips one by one. */
async function refuseReconciling({ em, actor }: Tx, merging: Merging): Promise<void> {
  const open = await firstRow(
    em,
    sql`select r.id from ticket_reconciliation r where r.company_id = ${actor.companyId} and r.status = 'OPEN'
        and r.dump_site_id in (${merging.keep.id}, ${merging.drop.id}) limit 1`,
  )
  if (open) throw mergeRefused(merging, texts.mergeReconciling)
}

/**
 * Keeps the ledger of tickets unchanged in a merge: tickets booked on the dropped row must be used up or given back
 * before, and there must be enough tickets of the kept row for the moved trips.
 */
const holdTickets =
  (kind: Hauled) =>
  async (tx: Tx, merging: Merging): Promise<() => Promise<void>> => {
    const [keep, drop] = [merging.keep[kind.of], merging.drop[kind.of]]
    if (kind.entity === 'site') await refuseReconciling(tx, merging)
    const stock = await stockAt(tx, kind, merging)
    if (stock !== 0) throw mergeRefused(merging, texts.mergeStock(stock))
    const had = new Map((await leftAt(tx, kind, keep)).map(({ key, left }) => [key, left]))
    return async () => {
      const rest = (await leftAt(tx, kind, drop)).find(({ left }) => left !== 0)
      if (rest && (await isBooked(tx, kind, drop))) throw mergeRefused(merging, texts.mergeLeft(rest.name, rest.left))
      const short = (await leftAt(tx, kind, keep)).find(({ key, left }) => left < 0 && (had.get(key) ?? 0) >= 0)
      if (short && (await isBooked(tx, kind, keep)))
        throw mergeRefused(merging, texts.mergeShort(short.name, -short.left))
    }
  }

const books = [
  ['ticket_purchase', texts.purchase],
  ['ticket_collection', texts.collection],
  ['ticket_refund', texts.refund],
  ['ticket_entry', texts.entry],
] as const
const soils = { entity: 'soil', view: 'published_soil_type' } as const

/** Rows of this domain that name base data. */
export const usesByTickets: readonly Filled[] = [
  mergesOfBaseData.with(() => [
    ...hauled.flatMap((kind) =>
      books
        // Purchases belong to the company, not to a project.
        .filter(([table]) => kind.entity !== 'project' || table !== 'ticket_purchase')
        .map(([table, label]) => ({
          entity: kind.entity,
          label,
          move: 'stays' as const,
          ...(table === 'ticket_entry' ? { hold: holdTickets(kind) } : {}),
        })),
    ),
    { entity: 'site', label: texts.reconciliation, move: 'stays' },
  ]),
  ...books.flatMap(([table, label]) => [
    usesOfBaseData.with(usesByName(table, 'soil_type', { ...soils, label })),
    usesOfBaseData.with(usesIn(table, 'dump_site_id', { entity: 'site', label })),
  ]),
  usesOfBaseData.with(usesIn('ticket_reconciliation', 'dump_site_id', { entity: 'site', label: texts.reconciliation })),
  usesOfBaseData.with(usesIn('ticket_collection', 'driver_id', { entity: 'driver', label: texts.collection })),
  usesOfBaseData.with(usesIn('ticket_refund', 'driver_id', { entity: 'driver', label: texts.refund })),
  usesOfBaseData.with(usesIn('ticket_collection', 'project_id', { entity: 'project', label: texts.collection })),
  usesOfBaseData.with(usesIn('ticket_refund', 'project_id', { entity: 'project', label: texts.refund })),
  usesOfBaseData.with(usesIn('ticket_entry', 'project_id', { entity: 'project', label: texts.entry })),
]
