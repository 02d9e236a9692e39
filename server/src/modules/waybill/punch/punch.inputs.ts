import { z } from 'zod'
import { plateForm, textForm } from '../../../kernel/values/forms.js'
import { isId } from '../../../kernel/values/id.js'
import { inputTexts } from '../../../kernel/values/texts.js'
import { idText, listOf, measure, optionalText } from '../../../kernel/values/validate.js'
import { versionOf } from '../change/waybill.schema.js'
import { TpMode } from '../enums.js'
import { waybillTable as waybill } from '../waybill/fields.js'
import { PunchKind, PunchSettling } from './enums.js'
import { punchTable as table } from './fields.js'
import { punchTexts as texts } from './texts.js'

/** Most punches in one call, and in one transaction. */
export const MAX_PUNCHES = 50

const FIRST_YEAR = 2000
const LAST_YEAR = 2089

/** Moment whose distance from any other one, in seconds, fits into a column of integers. */
export const moment = (what: string) =>
  z
    .date({ error: texts.timeInvalid(what) })
    .refine((at) => at.getUTCFullYear() >= FIRST_YEAR && at.getUTCFullYear() <= LAST_YEAR, {
      error: texts.timeRange(what),
    })

const uuid = (what: string) =>
  idText(what)
    .refine((id) => isId(id), { error: inputTexts.wrong(what) })
    .transform((id) => id.toLowerCase())

const maybeUuid = (what: string) =>
  z
    .union([z.literal('').transform(() => null), uuid(what)])
    .nullish()
    .transform((id) => id ?? null)

const degrees = (what: string, most: number) =>
  z
    .union([z.string(), z.number()], { error: texts.degrees(what) })
    .refine((value) => /^-?\d{1,3}(\.\d{1,20})?$/.test(String(value)) && Math.abs(Number(value)) <= most, {
      error: texts.degrees(what),
    })
    .nullish()
    .transform((value) => (value == null ? null : String(value)))

const MAX_ACCURACY = 1_000_000

const punchSchema = z.object({
  id: uuid(texts.id),
  kind: z.enum(PunchKind, { error: inputTexts.wrong(table.kind.label) }),
  at: moment(texts.at),
  cardNo: optionalText(table.cardNo.label, table.cardNo.length).transform((no) => (no ? textForm(no) : null)),
  truckCode: optionalText(table.truckCode.label, table.truckCode.length).transform((no) => (no ? plateForm(no) : null)),
  projectInfoId: maybeUuid(table.projectId.label),
  soilType: optionalText(table.soilType.label, table.soilType.length).transform((name) => name ?? null),
  tpMode: z
    .enum(TpMode, { error: inputTexts.wrong(table.tpMode.label) })
    .nullish()
    .transform((mode) => mode ?? null),
  garbageId: maybeUuid(table.dumpSiteId.label),
  weightTons: measure(table.weightTons.label)
    .nullish()
    .transform((tons) => tons ?? null),
  lng: degrees(table.lng.label, 180),
  lat: degrees(table.lat.label, 90),
  accuracy: z
    .int({ error: texts.accuracyInvalid })
    .min(0, { error: texts.accuracyInvalid })
    .max(MAX_ACCURACY, { error: texts.accuracyInvalid })
    .nullish()
    .transform((metres) => metres ?? null),
  pictureId: maybeUuid(texts.picture),
})

export const batchSchema = z.object({
  punches: listOf(punchSchema, texts.punches, MAX_PUNCHES),
  sentAt: moment(texts.sentAt),
})

/** Checked punch of a batch. */
export type GivenPunch = z.output<typeof punchSchema>

const NO_LENGTH = 36

export const settlingSchema = z
  .object({
    as: z.enum(PunchSettling, { error: inputTexts.wrong(table.settledAs.label) }),
    waybillId: maybeUuid(waybill.id.label),
    waybillNo: optionalText(waybill.no.label, NO_LENGTH).transform((no) => no ?? null),
    reason: optionalText(table.settleReason.label, table.settleReason.length).transform((text) => text ?? null),
  })
  .superRefine(({ as, waybillId, waybillNo, reason }, context) => {
    if (as === PunchSettling.ATTACH && waybillId === null && waybillNo === null)
      context.addIssue({ code: 'custom', path: ['waybillId'], message: texts.waybillNeeded })
    if (as === PunchSettling.DROP && reason === null)
      context.addIssue({ code: 'custom', path: ['reason'], message: texts.reasonNeeded })
  })
export type Settling = z.output<typeof settlingSchema>

export const settledSchema = z.object({ id: idText(texts.id), version: versionOf.nullish() })
