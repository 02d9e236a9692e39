import { newId } from '@tufang/server/kernel/values/id'
import type { GuardedField } from '../graphql-fields'

const STARTED = '{ authorizeUrl proof }'
/** State in a provider's form, without an authorization behind it. */
const STATE = '0123456789abcdef'.repeat(4)

/** The fields of accounts elsewhere, with which people come in. */
export const fields: Record<string, GuardedField> = {
  'Query.thirdPartyProviders': { access: 'public', selection: '{ provider name }' },
  'Query.thirdPartyAccounts': { access: 'signed-in', selection: '{ id provider accountName createTime }' },
  'Mutation.startThirdPartyBind': {
    access: 'signed-in',
    selection: STARTED,
    examples: () => [{ provider: 'OIDC' }],
  },
  'Mutation.bindThirdParty': {
    access: 'signed-in',
    selection: '{ id provider accountName }',
    examples: () => [{ state: STATE, code: 'code' }],
  },
  'Mutation.unbindThirdParty': { access: 'signed-in', selection: '{ id type }', examples: () => [{ id: newId() }] },
  'Mutation.startThirdPartySignIn': {
    access: 'public',
    selection: STARTED,
    examples: () => [{ provider: 'WECOM', roleType: 'COMPANY' }],
  },
  'Mutation.signInByThirdParty': {
    access: 'public',
    selection: '{ accessToken }',
    examples: () => [{ input: { state: STATE, code: 'code', proof: 'proof', deviceId: newId() } }],
  },
}
