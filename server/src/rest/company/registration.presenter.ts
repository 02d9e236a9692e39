import { z } from 'zod'
import type { RegistrationView } from '../../modules/company/registration/registration.view.js'
import { companyType } from '../codes.js'
import { text, textOrNull } from '../shapes.js'

export const registrationShape = z.object({
  id: z.string(),
  companyType: companyType.shape,
  companyName: text('公司名称'),
  status: text('PENDING 待审核，APPROVED 已通过，REJECTED 已驳回'),
  reason: textOrNull('驳回原因'),
  companyAuthId: textOrNull('通过后开通的公司'),
})

export const registrationOf = (registration: RegistrationView): z.output<typeof registrationShape> => ({
  id: registration.id,
  companyType: companyType.numberOf(registration.companyType),
  companyName: registration.companyName,
  status: registration.status,
  reason: registration.reason,
  companyAuthId: registration.companyAuthId,
})
