import type { BatchRow } from '../../../../ui/feedback/BatchResultDialog'
import { aboutOf, type ExcavatorRecord, reasonAgainst } from '../rows'
import { texts } from '../texts'

const NAMED = 5
type OfMany = 'approve' | 'reject'

const waits = ({ auditStatus }: ExcavatorRecord) => auditStatus === 'SUBMITTED' || auditStatus === 'IN_APPROVAL'

/** Those of them with which it can be done. */
export const possible = (verb: OfMany, records: readonly ExcavatorRecord[]): ExcavatorRecord[] =>
  records.filter((record) => reasonAgainst(verb, record) === null)

/** Null when it can be done with at least one of them. */
export function reasonAgainstAll(verb: OfMany, records: readonly ExcavatorRecord[]): string | null {
  if (possible(verb, records).length > 0) return null
  const first = verb === 'approve' ? records.find(waits) : records[0]
  return first ? reasonAgainst(verb, first) : texts.nothingWaits
}

/** Which they are, the first of them by their machines. */
export function namesOf(records: readonly ExcavatorRecord[]): string {
  const names = records.slice(0, NAMED).map(({ machineCode }) => machineCode)
  return texts.manyAbout(names, records.length - names.length)
}

/** What became of each, by which it is. */
export function outcomesOf(
  results: readonly { id: string; ok: boolean; msg: string | null }[],
  records: readonly ExcavatorRecord[],
): BatchRow[] {
  const named = new Map(records.map((record) => [record.id, aboutOf(record)]))
  return results.map(({ id, ok, msg }) => ({ key: id, label: named.get(id) ?? id, ok, message: msg }))
}
