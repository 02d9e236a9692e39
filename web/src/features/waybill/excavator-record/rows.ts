import type { RecordAuditStatus } from '../../../gql/types.generated'
import { formatMinute } from '../../../ui/format/date'
import type { ExcavatorRecordRowFragment } from './excavator.generated'
import { texts } from './texts'

export type ExcavatorRecord = ExcavatorRecordRowFragment
export type Verb = keyof typeof texts.verbs

export const EDIT = 'chain:ledgerdig:edit'
export const AUDIT = 'chain:ledgerdig:audit'
const HOUR = 60

/** What can be done with a record that stands there; the first is what it waits for. */
export const verbsOf: Record<RecordAuditStatus, readonly Verb[]> = {
  SUBMITTED: ['approve', 'startReview', 'reject', 'update', 'withdraw'],
  IN_APPROVAL: ['approve', 'reject'],
  APPROVED: ['reject'],
  REJECTED: ['update', 'withdraw'],
  DELETED: [],
}

/** What is approved is finished: giving it back is nobody's next step. */
export const waitsFor = ({ auditStatus }: ExcavatorRecord): Verb | null =>
  auditStatus === 'APPROVED' ? null : (verbsOf[auditStatus][0] ?? null)

/** Why it cannot be done, in the server's words; null when it can. */
export const reasonAgainst = (verb: Verb, { allowedActions, refusedActions }: ExcavatorRecord): string | null =>
  allowedActions.includes(verb)
    ? null
    : (refusedActions.find(({ action }) => action === verb)?.reason ?? texts.notAllowed)

export const durationOf = (minutes: number): string => texts.duration(Math.floor(minutes / HOUR), minutes % HOUR)

/** From when to when; the day is said once where both are of it. */
export function spanOf({ startDatetime, endDatetime }: Pick<ExcavatorRecord, 'startDatetime' | 'endDatetime'>): string {
  const [from, to] = [formatMinute(startDatetime), formatMinute(endDatetime)]
  return texts.span(from, from.slice(0, 10) === to.slice(0, 10) ? to.slice(11) : to)
}

/** Which machine, by whom, when and how long. */
export const aboutOf = (record: ExcavatorRecord): string =>
  texts.about(record.machineCode, record.staffName, spanOf(record), durationOf(record.workTime))
