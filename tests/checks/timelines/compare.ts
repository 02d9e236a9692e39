import type { Caller } from '@tufang/tests/caller'
import { PARENTS, type Parent, timelinesOf } from './statement.ts'

/** Lists of the records; of waybills, of which the demo has thousands, those with these ids if any are given. */
const LISTS: Record<Parent, (ids?: readonly string[]) => string> = {
  SETTLEMENT: () => 'settlements(',
  PAYMENT: () => 'payments(',
  RECEIPT: () => 'receipts(',
  CARD: () => 'cards(',
  WAYBILL: (ids) => (ids ? `waybills(filter: { ids: ${JSON.stringify(ids)} }, ` : 'waybills('),
}
/** Waybills that are compared: the first ones, and some that invoices claim. */
const WAYBILLS = `
  (select id from waybill where company_id = $1 order by go_datetime, id limit 25)
  union (select waybill_id from invoice_claim where company_id = $1 and live order by waybill_id limit 50)`
/** Records of one operation, which its limit leaves room for, and entries of each that are compared. */
const [TOGETHER, ENTRIES] = [100, 100]

const entry = 'at label by target { type id no }'

export interface Entry {
  at: string
  label: string
  by: string | null
  target: { type: string; id: string; no: string }
}
interface Answered {
  id: string
  timeline: { total: number; records: Entry[] }
}

/** Records of a type with their timelines, as somebody sees them. */
export async function timelinesTo(caller: Caller, parent: Parent, waybillIds?: readonly string[]): Promise<Answered[]> {
  const list = LISTS[parent](waybillIds)
  const all: Answered[] = []
  for (let current = 1; ; current++) {
    const page = `page: { current: ${current}, size: ${TOGETHER} }`
    const { found } = await caller.ask<{ found: { records: Answered[] } }>(
      `{ found: ${list}${page}) { records { id timeline(page: { size: ${ENTRIES} }) { total records { ${entry} } } } } }`,
    )
    all.push(...found.records)
    if (found.records.length < TOGETHER) return all
  }
}

/** Entry in one line, with its time in seconds. */
export const told = ({ at, label, by, target: { type, id, no } }: Entry): string =>
  [String(Math.floor(Date.parse(at) / 1000)), label, by ?? '–', type, no, id].join(' ')

const lineOf = ({ at, label, by, type, no, id }: Row): string => [at, label, by ?? '–', type, no, id].join(' ')

type Row = Record<string, string | null>
type Query = (text: string, values: unknown[]) => Promise<Row[]>

/** Timelines of the records of a type, as the program and the statement tell them. */
interface Compared {
  parent: Parent
  answers: readonly Answered[]
  told: readonly unknown[]
  counted: readonly unknown[]
}

/** Timelines by the program and by hand, which know nothing of each other. */
export async function bothTimelines(caller: Caller, query: Query, companyId: string): Promise<Compared[]> {
  const compared: Compared[] = []
  const waybillIds = (await query(WAYBILLS, [companyId])).map(({ id }) => id ?? '')
  for (const parent of PARENTS) {
    const answers = await timelinesTo(caller, parent, waybillIds)
    const ids = answers.map(({ id }) => id)
    const rows = Map.groupBy(await query(timelinesOf(parent), [companyId, ids]), ({ ofId }) => ofId)
    const counted = ids.map((id) => {
      const found = (rows.get(id) ?? []).map(lineOf)
      return { id, total: found.length, entries: found.slice(0, ENTRIES) }
    })
    const shown = answers.map(({ id, timeline: { total, records } }) => ({ id, total, entries: records.map(told) }))
    compared.push({ parent, answers, told: shown, counted })
  }
  return compared
}

export const labelsIn = ({ records }: Answered['timeline']): string[] => records.map(({ label }) => label)
