import { pick } from '../../../kernel/fields.js'
import { registrationTable } from '../registration/fields.js'

/** Fields of a registration in lists of the desk: none of an identity card. */
export const reviewTable = pick(
  registrationTable,
  ...(['id', 'companyType', 'companyName', 'companyNo', 'contactName', 'contactPhone', 'status', 'reason'] as const),
  ...(['companyAuthId', 'submissions', 'createTime', 'submittedAt', 'decidedAt', 'decidedByName', 'version'] as const),
)
