import { z } from 'zod'
import { MOBILE } from '../../../kernel/values/mobile.js'
import { requiredText } from '../../../kernel/values/validate.js'
import { CompanyType } from './enums.js'
import { registrationTexts as texts } from './texts.js'

const MAX_LINK = 500
const MAX_PHONE = 20

const filled = (what: string, missing: string) =>
  z
    .string({ error: (issue) => (issue.input == null ? missing : texts.notText(what)) })
    .min(1, { error: missing })
    .regex(/\S/, { error: texts.blank })
    .trim()

const optional = (what: string, max: number) =>
  z
    .string({ error: texts.notText(what) })
    .trim()
    .max(max, { error: texts.tooLong(max) })
    .nullish()
    .transform((text) => text || undefined)

/** What an upload answered: an address on this or another server, never a script. */
const link = (what: string) =>
  optional(what, MAX_LINK).refine((text) => text === undefined || /^(https?:\/\/|\/(?!\/))\S+$/.test(text), {
    error: texts.notLink(what),
  })

/** The registration form (000 §3, §5) without what is registered; each transport writes that its own way. */
export const registrationFields = {
  companyName: filled(texts.companyName, texts.companyNameMissing)
    .max(20, { error: texts.tooLong(20) })
    .describe(texts.companyName),
  // Credit codes are in capitals; written otherwise it is still the same company.
  companyNo: optional(texts.companyNo, 50)
    .transform((text) => text?.toUpperCase())
    .describe(texts.companyNo),
  registerAddress: optional(texts.registerAddress, 100).describe(texts.registerAddress),
  companyUrl: link(texts.companyUrl).describe(`${texts.companyUrl}的图片链接`),
  idCardPositiveUrl: link(texts.idCardPositiveUrl).describe(`${texts.idCardPositiveUrl}的图片链接`),
  idCardNegativeUrl: link(texts.idCardNegativeUrl).describe(`${texts.idCardNegativeUrl}的图片链接`),
  idNo: optional(texts.idNo, 50).describe(texts.idNo),
  contactName: filled(texts.contactName, texts.contactNameMissing)
    .max(10, { error: texts.tooLong(10) })
    .describe(texts.contactName),
  contactPhone: filled(texts.contactPhone, texts.contactPhoneMissing)
    .regex(MOBILE, { error: texts.contactPhoneWrong })
    .max(MAX_PHONE, { error: texts.contactPhoneWrong })
    .describe(texts.contactPhone),
  code: requiredText(texts.code, 64).describe('发到管理员手机的短信验证码'),
}

export const registrationSchema = z.object({
  companyType: z.enum(CompanyType, { error: texts.companyTypeInvalid }),
  ...registrationFields,
})

export type RegistrationForm = z.output<typeof registrationSchema>
