import { z } from 'zod'
import { registrationTable as fields } from '../../modules/company/registration/fields.js'
import { warningsOf } from '../../modules/company/registration/registration.schema.js'
import type { RegistrationView } from '../../modules/company/registration/registration.view.js'
import { companyType } from '../codes.js'
import { Answer } from '../envelope.js'
import { idShape, nameOf, text, textOrNull } from '../shapes.js'

export const registrationShape = z.object({
  id: idShape,
  companyType: companyType.shape,
  companyName: text(fields.companyName.label),
  status: nameOf(fields.status.code.labels),
  reason: textOrNull(fields.reason.label),
  companyAuthId: textOrNull(fields.companyAuthId.label),
  warnings: z.array(z.string()).describe('须再核对的，已照收'),
})

const registrationOf = (registration: RegistrationView): z.output<typeof registrationShape> => ({
  id: registration.id,
  companyType: companyType.numberOf(registration.companyType),
  companyName: registration.companyName,
  status: registration.status,
  reason: registration.reason,
  companyAuthId: registration.companyAuthId,
  warnings: warningsOf(registration),
})

/** Registration as older programs expect it: the result, and the readings to check again. */
export const registrationAnswer = (registration: RegistrationView, done: string): Answer =>
  new Answer(registrationOf(registration), [done, ...warningsOf(registration)].join('；'))
