import { z } from 'zod'
import { compareQuantity, quantity } from '../../../kernel/money/money.js'
import { idTextOf, measureOf, optionalTextOf } from '../../../kernel/values/field-checks.js'
import { ConfirmationVerdict, TripSide } from '../enums.js'
import { waybillTexts } from '../texts.js'
import { waybillTable as waybill } from '../waybill/fields.js'
import { confirmationTable as table } from './fields.js'

const { confirmations: texts } = waybillTexts
const NONE = quantity(0)

const said = z.object({
  waybillId: idTextOf(waybill.id),
  side: z.enum(TripSide, { error: waybillTexts.codeMissing(table.side.label) }),
  verdict: z.enum(ConfirmationVerdict, { error: waybillTexts.codeMissing(table.verdict.label) }),
  weightTons: measureOf(table.weightTons).nullish(),
  reason: optionalTextOf(table.reason),
  pictureId: idTextOf(table.picture).nullish(),
})
type Said = z.output<typeof said>

/** Faults of a whole word, by field. */
function* faultsOf({ verdict, weightTons, reason }: Said): Generator<[keyof Said, string]> {
  const corrects = verdict === ConfirmationVerdict.CORRECTED
  if (corrects && weightTons == null) yield ['weightTons', texts.weightMissing]
  if (!corrects && weightTons != null) yield ['weightTons', texts.weightUnasked]
  if (weightTons != null && compareQuantity(weightTons, NONE) <= 0) yield ['weightTons', texts.weightZero]
  if (verdict !== ConfirmationVerdict.CONFIRMED && reason === undefined) yield ['reason', texts.reasonMissing]
}

/** Word of one side about a trip; a confirmation has no reason. */
export const wordSchema = said
  .superRefine((word, context) => {
    for (const [field, message] of faultsOf(word)) context.addIssue({ code: 'custom', path: [field], message })
  })
  .transform(({ weightTons = null, pictureId = null, reason, ...word }) => ({
    ...word,
    weightTons,
    pictureId,
    reason: word.verdict === ConfirmationVerdict.CONFIRMED ? null : (reason ?? null),
  }))
export type WordGiven = z.input<typeof said>
export type Word = z.output<typeof wordSchema>
