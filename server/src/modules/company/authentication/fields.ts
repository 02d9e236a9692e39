import type { Field } from '../../../kernel/fields.js'
import { formTable, papersTable } from '../registration/fields.js'

const { licenceType, ...papers } = papersTable
const open = { nullable: true } as const

/** What the wizard hands in, under the documented names (000 §3): what the papers say, and whose phone is told what comes of it. */
export const authenticationTable = {
  ...papers,
  companyName: { ...papers.companyName, ...open },
  companyType: licenceType,
  mobile: { ...formTable.contactPhone, ...open },
} as const satisfies Record<string, Field & { length: number }>

export type AuthenticationForm = { [Name in keyof typeof authenticationTable]?: string | null }
