import { texts } from './texts'
import type { UserRowFragment } from './user.generated'

export type User = UserRowFragment
/** What can be done with somebody, by its name at the API. */
export type Verb = 'edit' | 'disable' | 'enable' | 'delete' | 'password' | 'secondFactor' | 'invite' | 'withdraw'
export type Handlers = Record<Verb | 'view', (user: User) => void>

export const verbLabels: Record<Verb, string> = {
  edit: texts.edit,
  disable: texts.disable,
  enable: texts.enable,
  delete: texts.delete,
  password: texts.password,
  secondFactor: texts.secondFactor,
  invite: texts.resend,
  withdraw: texts.withdraw,
}

/** What stands beside a person by where he stands, the first of them for every day. */
export const verbsOf = ({ state }: Pick<User, 'state'>): [often: readonly Verb[], seldom: readonly Verb[]] =>
  state === 'INVITED'
    ? [['edit', 'invite', 'withdraw'], []]
    : [
        ['edit', state === 'ACTIVE' ? 'disable' : 'enable'],
        ['password', 'secondFactor', 'delete'],
      ]

/** Why something cannot be done with somebody; null where it can. */
export const reasonAgainst = (verb: Verb | 'give', { refusedActions }: Pick<User, 'refusedActions'>): string | null =>
  refusedActions.find(({ action }) => action === verb)?.reason ?? null
