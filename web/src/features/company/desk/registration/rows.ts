import type { RegistrationFieldsFragment, RegistrationRowFragment } from './registration.generated'

/** Registration in lists, without anything of the identity card. */
export type Row = RegistrationRowFragment
/** Registration with everything in its papers. */
export type Registration = RegistrationFieldsFragment

export const mayDecide = ({ allowedActions }: Pick<Row, 'allowedActions'>): boolean =>
  allowedActions.includes('approve')
