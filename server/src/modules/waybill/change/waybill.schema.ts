import { z } from 'zod'
import { apiOf } from '../../../kernel/fields.js'
import { checkAddresses } from '../../../kernel/values/addresses.js'
import { idText, requiredText } from '../../../kernel/values/validate.js'
import { WaybillStatus } from '../enums.js'
import { waybillTexts as texts } from '../texts.js'
import {
  calledOf,
  type InputField,
  type InputShape,
  inputNames,
  isNeeded,
  type NeededField,
  waybillFields,
} from '../waybill/fields.js'
import * as rule from './field.schema.js'

const REASON = 200

const { length: NO_LENGTH = 36 } = waybillFields.no

/** Rule for a present value. */
function ruleOf(name: InputField): z.ZodType {
  const { kind, code, length = 0, signed } = waybillFields[name]
  const called = calledOf(name)
  if (kind === 'id') return idText(called)
  if (kind === 'code') return rule.code({ ...code?.values }, called)
  if (kind === 'money') return signed ? rule.signedYuan(called) : rule.yuan(called)
  if (kind === 'quantity') return rule.amountOfSoil(called)
  if (kind === 'time') return rule.moment(called)
  if (kind === 'flag') return z.boolean({ error: texts.flagInvalid(called) })
  return requiredText(called, length)
}

/** Rule for a value that may be left out, and emptied where the field may be empty. */
function changeOf(name: InputField): z.ZodType {
  const { kind, nullable, length = 0, form, holds } = waybillFields[name]
  if (!nullable) return rule.kept(ruleOf(name))
  if (form === 'plate') return rule.clearedPlate(calledOf(name), length)
  if (name === 'cardNo') return rule.clearedNumber(calledOf(name), length)
  if (holds) return rule.clearedText(calledOf(name), length).superRefine(checkAddresses(calledOf(name), holds))
  if (kind === 'text') return rule.clearedText(calledOf(name), length)
  return kind === 'id' ? rule.clearedId(calledOf(name)) : rule.cleared(ruleOf(name))
}

type Changes = { [Api in keyof InputShape<InputField>]: z.ZodOptional<z.ZodType<InputShape<InputField>[Api]>> }
type Needs = { [Api in keyof InputShape<NeededField>]: z.ZodType<InputShape<NeededField>[Api]> }

// Required fields come first, since the message is that of the first fault.
const needed = inputNames.filter(isNeeded)
const ordered = [...needed, ...inputNames.filter((name) => !isNeeded(name))]
const shapeOf = (names: readonly InputField[], schemaOf: (name: InputField) => z.ZodType): Record<string, z.ZodType> =>
  Object.fromEntries(names.map((name) => [apiOf(name, waybillFields[name]), schemaOf(name)]))
// Types of the two lines below are stated, since the compiler cannot derive them from the table.
const changes = shapeOf(ordered, changeOf) as Changes
const needs = shapeOf(needed, ruleOf) as Needs

export const patchSchema = z.object(changes)

const NEW_STATUS = [WaybillStatus.LOADED, WaybillStatus.IN_TRANSIT, WaybillStatus.UNLOADED] as const

export const draftSchema = z.object({
  no: rule.clearedText(texts.fields.no, NO_LENGTH),
  status: z.enum(NEW_STATUS, { error: texts.codeInvalid(texts.fields.status) }).default(WaybillStatus.UNLOADED),
  ...changes,
  ...needs,
})

/** Checked input of a waybill. */
export type PatchInput = z.output<typeof patchSchema>
export type DraftInput = z.output<typeof draftSchema>

export const reasonText = z
  .string({ error: `${texts.reason}须为文本` })
  .trim()
  .max(REASON, { error: `${texts.reason}长度不能超过${REASON}个字符` })
  .nullish()
  .transform((text) => text || null)
export const neededReason = requiredText(texts.reason, REASON)
export const versionOf = z.int({ error: texts.versionMissing })
