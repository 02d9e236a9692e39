import { z } from 'zod'
import { requiredTextOf } from '../../../kernel/values/field-checks.js'
import { asMobile, MOBILE } from '../../../kernel/values/mobile.js'
import { idText, listOf } from '../../../kernel/values/validate.js'
import { registrationTexts } from '../registration/texts.js'
import { RescueLoss, rescueTable as table } from './fields.js'
import { lacksPhone } from './judging.js'
import { rescueTexts as texts } from './texts.js'

const MAX_ID = 36
const MAX_PROOFS = 6
const MAX_LINK = 500

const mobileText = asMobile(
  z
    .string({ error: registrationTexts.contactPhoneWrong })
    .trim()
    .refine((text) => text === '' || MOBILE.test(text), { error: registrationTexts.contactPhoneWrong })
    .nullish()
    .transform((text) => text || null),
)

/** Input of an application for a rescue. */
export const openSchema = z
  .object({
    companyAuthId: idText(table.companyAuthId.label),
    memberId: idText(texts.administrator),
    loss: z.enum(RescueLoss, { error: texts.lossWrong }),
    newMobile: mobileText,
    reason: requiredTextOf(table.reason),
    proofUrls: listOf(
      z.string().max(MAX_LINK, { error: `${texts.proof}长度不能超过${MAX_LINK}个字符` }),
      texts.proof,
      MAX_PROOFS,
    ).refine((links) => new Set(links).size === links.length, { error: texts.proofTwice }),
  })
  .superRefine(({ loss, newMobile }, context) => {
    const message = lacksPhone(loss) ? texts.mobileMissing : texts.mobileNeedless
    if (lacksPhone(loss) === (newMobile === null)) context.addIssue({ code: 'custom', path: ['newMobile'], message })
  })

/** Decision of the desk about a rescue, with the version that the person saw. */
export const decisionSchema = z.object({
  id: z.string().max(MAX_ID),
  version: z.int().nullish(),
  idempotencyKey: z.string().nullish(),
})
export const refusalSchema = decisionSchema.extend({ reason: requiredTextOf(table.endReason) })
