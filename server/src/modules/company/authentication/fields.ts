import type { Field } from '../../../kernel/fields.js'
import { formTable, papersTable } from '../registration/fields.js'

const { licenceType, ...papers } = papersTable
const open = { nullable: true } as const

/**
 * Fields of the wizard under their documented names: the texts of the papers, and the phone that gets the decision
 * (docs/behaviour/company.md).
 */
export const authenticationTable = {
  ...papers,
  companyName: { ...papers.companyName, ...open },
  companyType: licenceType,
  mobile: { ...formTable.contactPhone, ...open },
} as const satisfies Record<string, Field & { length: number }>

export type AuthenticationForm = { [Name in keyof typeof authenticationTable]?: string | null }
