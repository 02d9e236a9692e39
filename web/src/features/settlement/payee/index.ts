export { AccountFields } from './account/AccountFields'
export { PayeeCombobox } from './PayeeCombobox'
export { type PaidFor, PayeeDialog } from './PayeeDialog'
export type { Payee } from './usePayeeSearch'
