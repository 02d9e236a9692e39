import { z } from 'zod'
import { describe, type Field } from '../../../kernel/fields.js'
import { checkAddresses } from '../../../kernel/values/addresses.js'
import { isCreditCode } from '../../../kernel/values/credit-code.js'
import { textForm } from '../../../kernel/values/forms.js'
import { isIdNumber } from '../../../kernel/values/id-number.js'
import { asMobile, MOBILE } from '../../../kernel/values/mobile.js'
import { requiredText } from '../../../kernel/values/validate.js'
import { CompanyType } from '../enums.js'
import { formTable as form } from './fields.js'
import { registrationTexts as texts } from './texts.js'

/**
 * Number of a company in the stored form, without differences of width, case and blanks, so that it belongs to one
 * company only.
 */
export const keptNo = (companyNo: string): string => textForm(companyNo)

/**
 * Warnings about a company number. Old numbers and those of other registers have no check character, so none is
 * refused.
 */
export const warningsOf = ({ companyNo }: { companyNo: string | null }): string[] =>
  companyNo === null || isCreditCode(companyNo) ? [] : [texts.creditCodeOff]

type Text = Field & { length: number }

/** Text that must be filled in; `tooLong` replaces the usual message about its length. */
const filled = ({ label, length }: Text, tooLong = texts.tooLong(length)) =>
  z
    .string({ error: (issue) => (issue.input == null ? texts.missing(label) : texts.notText(label)) })
    .min(1, { error: texts.missing(label) })
    .regex(/\S/, { error: texts.blank })
    .trim()
    .max(length, { error: tooLong })

const optional = ({ label, length }: Text) =>
  z
    .string({ error: texts.notText(label) })
    .trim()
    .max(length, { error: texts.tooLong(length) })
    .nullish()
    .transform((text) => text || undefined)

/** Address of a picture as an upload returned it: on this server or at another known place, never a script. */
const link = (field: Text) =>
  optional(field).superRefine(checkAddresses(field.label, 'address', texts.notLink(field.label)))

/** Id number with its last letter as a capital: written small it is the same person. */
const inCapitals = (text: string | undefined) => text?.toUpperCase()

/** Registration form without the type of company, which each transport writes in its own way. */
export const registrationFields = {
  companyName: filled(form.companyName).describe(describe(form.companyName)),
  companyNo: optional(form.companyNo)
    .transform((text) => text && keptNo(text))
    .describe(`${describe(form.companyNo)}；校验位不符时照收，并在 warnings 中提醒`),
  registerAddress: optional(form.registerAddress).describe(describe(form.registerAddress)),
  companyUrl: link(form.companyUrl).describe(describe(form.companyUrl)),
  idCardPositiveUrl: link(form.idCardPositiveUrl).describe(describe(form.idCardPositiveUrl)),
  idCardNegativeUrl: link(form.idCardNegativeUrl).describe(describe(form.idCardNegativeUrl)),
  idNo: optional(form.idNo)
    .transform(inCapitals)
    .refine((text) => text === undefined || isIdNumber(text), { error: texts.idNoWrong })
    .describe(describe(form.idNo)),
  contactName: filled(form.contactName).describe(describe(form.contactName)),
  contactPhone: asMobile(
    filled(form.contactPhone, texts.contactPhoneWrong).regex(MOBILE, { error: texts.contactPhoneWrong }),
  ).describe(describe(form.contactPhone)),
  code: requiredText(texts.code, 64).describe('发到管理员手机的短信验证码'),
}

export const registrationSchema = z.object({
  companyType: z.enum(CompanyType, { error: texts.companyTypeInvalid }),
  ...registrationFields,
})

export type RegistrationForm = z.output<typeof registrationSchema>
