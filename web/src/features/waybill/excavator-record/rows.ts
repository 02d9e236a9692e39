import { excavatorRecordFields } from '../../../gql/fields/waybill.generated'
import type { RecordAuditStatus } from '../../../gql/types.generated'
import { oneOf } from '../../../kit/record/useRecord'
import { formatMinute } from '../../../ui/format/date'
import { formatQuantity } from '../../../ui/format/decimal'
import {
  ExcavatorRecordDocument,
  type ExcavatorRecordQuery,
  type ExcavatorRecordRowFragment,
} from './excavator.generated'
import { texts } from './texts'

export type ExcavatorRecord = ExcavatorRecordRowFragment
export type Detail = NonNullable<ExcavatorRecordQuery['excavatorRecord']>
export type Verb = keyof typeof texts.verbs

export const EDIT = 'chain:ledgerdig:edit'
export const AUDIT = 'chain:ledgerdig:audit'
export const SHIFTS = ['DAY', 'NIGHT'] as const
export const IN_TYPES = ['DIG', 'REHANDLE', 'GRADE', 'BREAK', 'OTHER'] as const
export const LEDGER_TYPES = ['SHIFT', 'MEASURED'] as const
const HOUR = 60

/** Record in the drawer. */
export const excavatorRecord = oneOf(ExcavatorRecordDocument, (data) => data.excavatorRecord)

/** Verbs of a record by state; the first one is the next step. */
export const verbsOf: Record<RecordAuditStatus, readonly Verb[]> = {
  SUBMITTED: ['approve', 'startReview', 'reject', 'update', 'withdraw'],
  IN_APPROVAL: ['approve', 'reject'],
  APPROVED: ['reject'],
  REJECTED: ['update', 'withdraw'],
  DELETED: [],
}

/** An approved record is finished: rejecting it is never the next step. */
export const waitsFor = ({ auditStatus }: ExcavatorRecord): Verb | null =>
  auditStatus === 'APPROVED' ? null : (verbsOf[auditStatus][0] ?? null)

export const durationOf = (minutes: number): string => texts.duration(Math.floor(minutes / HOUR), minutes % HOUR)

export const measureOf = ({ scheduleWork, unitWork }: ExcavatorRecord): string | null =>
  scheduleWork &&
  unitWork &&
  texts.measured(formatQuantity(scheduleWork, unitWork), excavatorRecordFields.unitWork.codes[unitWork])

/** Time of the work; the day appears once if both ends are on it. */
export function spanOf({ startDatetime, endDatetime }: Pick<ExcavatorRecord, 'startDatetime' | 'endDatetime'>): string {
  const [from, to] = [formatMinute(startDatetime), formatMinute(endDatetime)]
  return texts.span(from, from.slice(0, 10) === to.slice(0, 10) ? to.slice(11) : to)
}

/** Machine and operator of a record, its time and its duration. */
export const aboutOf = (record: ExcavatorRecord): string =>
  texts.about(record.machineCode, record.staffName, spanOf(record), durationOf(record.workTime))
