import type { RegistrationFieldsFragment, RegistrationRowFragment } from './registration.generated'

/** As lists show it: nothing of the identity card. */
export type Row = RegistrationRowFragment
/** With everything that its papers say. */
export type Registration = RegistrationFieldsFragment

export const mayDecide = ({ allowedActions }: Pick<Row, 'allowedActions'>): boolean =>
  allowedActions.includes('approve')
