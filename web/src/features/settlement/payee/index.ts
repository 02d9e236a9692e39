export { PayeeCombobox } from './PayeeCombobox'
export { PayeeDialog } from './PayeeDialog'
export type { Payee } from './usePayeeSearch'
