import { z } from 'zod'
import { compareQuantity, quantity } from '../../../kernel/money/money.js'
import { idTextOf, measureOf, optionalTextOf } from '../../../kernel/values/field-checks.js'
import { isWhole } from '../../../kernel/values/measure.js'
import { optionalText } from '../../../kernel/values/validate.js'
import { machineTable } from '../../fleet/index.js'
import { ShiftType } from '../enums.js'
import { waybillTexts } from '../texts.js'
import { InType, LedgerType } from './enums.js'
import { recordTable as table } from './fields.js'
import { excavatorTexts as texts } from './texts.js'

const DAY_MS = 86_400_000
const NONE = quantity(0)

const momentOf = ({ label }: { label: string }) => z.date({ error: waybillTexts.timeMissing(label) })

const said = z.object({
  projectInfoId: idTextOf(table.projectName),
  machineId: idTextOf(table.machineCode).nullish(),
  machineCode: optionalText(table.machineCode.label, machineTable.machineCode.length),
  staffName: optionalTextOf(table.staffName),
  ledgerType: z.enum(LedgerType, { error: texts.ledgerType }),
  inType: z.enum(InType, { error: texts.inType }),
  inShiftType: z.enum(ShiftType, { error: texts.shift }).nullish(),
  startDatetime: momentOf(table.startDatetime),
  endDatetime: momentOf(table.endDatetime),
  scheduleWork: measureOf(table.scheduleWork).nullish(),
  unitWork: z.enum(['TRUCK', 'CUBIC'], { error: texts.unit }).nullish(),
  address: optionalTextOf(table.address),
  ledgerRemark: optionalTextOf(table.ledgerRemark),
})
type Said = z.output<typeof said>

/** Faults of a whole report, by field. */
function* faultsOf(input: Said, now: Date): Generator<[keyof Said, string]> {
  const { startDatetime: start, endDatetime: end, scheduleWork = null, unitWork = null } = input
  if (!input.machineId && !input.machineCode) yield ['machineId', texts.machineMissing]
  if (end <= start) yield ['endDatetime', texts.endsFirst]
  else if (end.getTime() - start.getTime() > DAY_MS) yield ['endDatetime', texts.tooLong]
  else if (end > now) yield ['endDatetime', waybillTexts.inFuture(table.endDatetime.label)]
  if (scheduleWork === null && unitWork === null) {
    if (input.ledgerType === LedgerType.MEASURED) yield ['scheduleWork', texts.workMissing]
    return
  }
  if (scheduleWork === null || unitWork === null) {
    yield [unitWork === null ? 'unitWork' : 'scheduleWork', texts.workHalf]
    return
  }
  if (compareQuantity(scheduleWork, NONE) <= 0) yield ['scheduleWork', texts.workZero]
  else if (unitWork === 'TRUCK' && !isWhole(scheduleWork, unitWork)) yield ['scheduleWork', texts.wholeTrucks]
}

/** Report of a machine's work until now. */
export const recordSchema = (now: Date) =>
  said.superRefine((input, context) => {
    for (const [field, message] of faultsOf(input, now)) context.addIssue({ code: 'custom', path: [field], message })
  })
export type RecordGiven = z.input<typeof said>
export type RecordInput = Said
