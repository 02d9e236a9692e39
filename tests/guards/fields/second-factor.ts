import { newId } from '@tufang/server/kernel/values/id'
import type { GuardedField } from '../graphql-fields'

const code = () => [{ code: '000000' }]

/** The fields of the second factor. */
export const fields: Record<string, GuardedField> = {
  'Query.secondFactor': { access: 'signed-in', selection: '{ enabledTime recoveryCodesLeft demandedBy }' },
  'Mutation.beginSecondFactor': { access: 'signed-in', selection: '{ secret }', examples: code },
  'Mutation.turnOnSecondFactor': { access: 'signed-in', selection: '', examples: code },
  'Mutation.passSecondFactor': { access: 'signed-in', selection: '', examples: code },
  'Mutation.renewRecoveryCodes': { access: 'signed-in', selection: '', examples: code },
  'Mutation.turnOffSecondFactor': { access: 'signed-in', selection: '', examples: code },
  'Mutation.resetSecondFactor': {
    access: 'sys:user:password',
    selection: '',
    examples: () => [{ userId: newId() }],
  },
}
