import { z } from 'zod'
import type { Field } from '../../../kernel/fields.js'
import { checkAddresses } from '../../../kernel/values/addresses.js'
import { optionalTextOf, requiredTextOf } from '../../../kernel/values/field-checks.js'
import { birthOf, isIdNumber, sexOf } from '../../../kernel/values/id-number.js'
import { asMobile, MOBILE } from '../../../kernel/values/mobile.js'
import { AuthenticationStep } from '../enums.js'
import { keptNo } from '../registration/registration.schema.js'
import { registrationTexts } from '../registration/texts.js'
import { FOREVER, plainDay } from './days.js'
import { authenticationTable as table } from './fields.js'
import { authenticationTexts as texts } from './texts.js'

const day = (field: Field & { length: number }) =>
  optionalTextOf({ ...field, length: 20 })
    .transform((text) => text && plainDay(text))
    .refine((text) => text !== null, { error: texts.dayWrong(field.label) })
    .transform((text) => text || undefined)

const end = (field: Field & { length: number }) =>
  optionalTextOf({ ...field, length: 20 })
    .transform((text) => (text === FOREVER ? text : text && plainDay(text)))
    .refine((text) => text !== null, { error: texts.endWrong(field.label) })
    .transform((text) => text || undefined)

/** Picture that was uploaded here; the file service checks its owner. */
const picture = (field: Field & { length: number }, missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing })
    .max(field.length, { error: registrationTexts.notLink(field.label) })
    .superRefine(checkAddresses(field.label, 'address', registrationTexts.notLink(field.label)))

const inCapitals = (text: string) => text.toUpperCase()

/** Papers of a company and its legal person, complete and free of contradictions, as they are sent for review. */
export const authenticationSchema = z
  .object({
    companyName: requiredTextOf(table.companyName),
    companyNo: requiredTextOf(table.companyNo).transform(keptNo),
    companyType: optionalTextOf(table.companyType),
    companyRepre: requiredTextOf(table.companyRepre),
    companyAddress: optionalTextOf(table.companyAddress),
    companyFound: day(table.companyFound),
    companyUrl: picture(table.companyUrl, texts.licenceMissing),
    idName: requiredTextOf(table.idName),
    idNo: requiredTextOf(table.idNo)
      .transform(inCapitals)
      .refine(isIdNumber, { error: registrationTexts.idNoWrong, abort: true }),
    idSex: optionalTextOf(table.idSex).refine((text) => text === undefined || text === '男' || text === '女', {
      error: texts.sexWrong,
    }),
    idNation: optionalTextOf(table.idNation),
    idBirth: day(table.idBirth),
    idAddress: optionalTextOf(table.idAddress),
    idAuthority: optionalTextOf(table.idAuthority),
    idStartDate: day(table.idStartDate),
    idEndDate: end(table.idEndDate),
    idCardNegativeUrl: picture(table.idCardNegativeUrl, texts.portraitMissing),
    idCardPositiveUrl: picture(table.idCardPositiveUrl, texts.emblemMissing),
    mobile: asMobile(
      optionalTextOf(table.mobile).refine((text) => text === undefined || MOBILE.test(text), {
        error: registrationTexts.contactPhoneWrong,
      }),
    ),
  })
  .superRefine(({ idNo, idBirth, idSex, idStartDate, idEndDate }, context) => {
    const wrong = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
    if (idBirth && idBirth !== birthOf(idNo)) wrong('idBirth', texts.birthDiffers)
    if (idSex && idSex !== sexOf(idNo)) wrong('idSex', texts.sexDiffers)
    if (idStartDate && idEndDate && idEndDate !== FOREVER && idEndDate <= idStartDate)
      wrong('idEndDate', texts.endsBeforeStart)
  })
  .transform((form) => ({ ...form, idBirth: birthOf(form.idNo), idSex: sexOf(form.idNo) }))

export type Authentication = z.output<typeof authenticationSchema>

const kept = Object.fromEntries(
  Object.entries(table).map(([name, field]) => [
    name,
    optionalTextOf({ ...field, length: Math.max(field.length, 20) }),
  ]),
)

/** Draft of a form: texts are checked for their length alone. */
export const draftSchema = z.object({
  step: z.literal(Object.values(AuthenticationStep), { error: texts.stepWrong }),
  unsure: z
    .array(z.enum(Object.keys(table), { error: texts.unsureWrong }), { error: texts.unsureWrong })
    .max(Object.keys(table).length, { error: texts.unsureWrong })
    .nullish()
    .transform((names) => names ?? []),
  form: z.object(kept).transform((form) => JSON.parse(JSON.stringify(form)) as Record<string, string>),
})
