import type { ExcavatorRecordInput, InType, LedgerType } from '../../../../gql/types.generated'
import type { Quantity } from '../../../../ui/format/decimal'
import type { ExcavatorFormQuery } from '../form.generated'
import { type ExcavatorRecord, IN_TYPES, LEDGER_TYPES } from '../rows'
import { UNITS } from '../values'
import { isoOf, likelySpan, MINUTE, type Span } from './times'

export type Choices = ExcavatorFormQuery['excavatorForm']
export type Unit = (typeof UNITS)[number]

/** Report that is being made. */
export interface Draft {
  /** Report that is corrected; undefined for a new one. */
  record: ExcavatorRecord | null
  machineId: string
  projectInfoId: string
  span: Span
  ledgerType: LedgerType
  inType: InType
  amount: number
  unit: Unit
  address: string
  ledgerRemark: string
}

const LIVE: readonly ExcavatorRecord['auditStatus'][] = ['SUBMITTED', 'IN_APPROVAL', 'APPROVED']
const USUAL = { dayStart: '06:00', nightStart: '18:00' }

/** End of a machine's latest work, as far as it counts. */
function reportedTo(machineId: string, own: readonly ExcavatorRecord[]): number | null {
  const ends = own
    .filter((record) => record.machineId === machineId && LIVE.includes(record.auditStatus))
    .map(({ endDatetime }) => Date.parse(endDatetime))
  return ends.length > 0 ? Math.max(...ends) : null
}

/**
 * New report with likely values: his machine, the previous project, the shift so far, and the kinds of work of the last
 * report.
 */
export function newDraft(choices: Choices, own: readonly ExcavatorRecord[], now: number): Draft {
  const machineId = choices.machines[0]?.id ?? ''
  const project = choices.projects.find(({ id }) => id === choices.projectInfoId) ?? choices.projects[0]
  const [last] = own
  return {
    record: null,
    machineId,
    projectInfoId: project?.id ?? '',
    span: likelySpan(now, project ?? USUAL, reportedTo(machineId, own)),
    ledgerType: last?.ledgerType ?? LEDGER_TYPES[0],
    inType: last?.inType ?? IN_TYPES[0],
    amount: 0,
    unit: last?.unitWork === 'CUBIC' ? 'CUBIC' : UNITS[0],
    address: last?.address ?? '',
    ledgerRemark: '',
  }
}

const minuteOf = (moment: string): number => Math.floor(Date.parse(moment) / MINUTE) * MINUTE

/** Draft of an earlier report, to be corrected. */
export const draftOf = (record: ExcavatorRecord): Draft => ({
  record,
  machineId: record.machineId,
  projectInfoId: record.projectInfoId,
  span: { from: minuteOf(record.startDatetime), to: minuteOf(record.endDatetime) },
  ledgerType: record.ledgerType,
  inType: record.inType,
  amount: Number(record.scheduleWork ?? 0),
  unit: record.unitWork === 'CUBIC' ? 'CUBIC' : UNITS[0],
  address: record.address ?? '',
  ledgerRemark: record.ledgerRemark ?? '',
})

/** Draft as input of the API; the shift follows from the project's times. */
export function inputOf({ span, ledgerType, amount, unit, ...draft }: Draft): ExcavatorRecordInput {
  const measured = ledgerType === 'MEASURED' && amount > 0
  return {
    projectInfoId: draft.projectInfoId,
    machineId: draft.machineId,
    ledgerType,
    inType: draft.inType,
    startDatetime: isoOf(span.from),
    endDatetime: isoOf(span.to),
    scheduleWork: measured ? (String(amount) as Quantity) : null,
    unitWork: measured ? unit : null,
    address: draft.address.trim() || null,
    ledgerRemark: draft.ledgerRemark.trim() || null,
  }
}
