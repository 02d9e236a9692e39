import { newId } from '@tufang/server/kernel/values/id'
import { uniqueMobile } from '@tufang/tests/unique'
import type { GuardedField } from '../graphql-fields'

const PASSWORDS = { newpassword1: 'Ying#5678', newpassword2: 'Ying#5678' }

/** Fields of a person's own data: profile, password, phone, devices, tokens, lock. */
export const fields: Record<string, GuardedField> = {
  'Query.profile': { access: 'signed-in', selection: '{ id name mobile email positionName organName hasPassword }' },
  'Query.myPermissions': { access: 'signed-in', selection: '{ key label roles }' },
  'Query.mySessions': {
    access: 'signed-in',
    selection: '{ id device remoteAddr companyAuthName current allowedActions }',
  },
  'Query.accessTokens': { access: 'signed-in', selection: '{ id name tail permissions valid allowedActions }' },
  'Mutation.updateProfile': {
    access: 'signed-in',
    selection: '{ id name }',
    examples: () => [{ input: { name: '王五', email: 'wang@example.com', avatar: '' } }],
  },
  // No person of the tests has a password, so that a present one is never right.
  'Mutation.changePassword': {
    access: 'signed-in',
    selection: '{ ended }',
    examples: () => [{ input: { password: 'Abcd#0000', ...PASSWORDS } }],
  },
  'Mutation.resetPassword': {
    access: 'sys:user:password',
    selection: '{ userId user { id name } }',
    examples: () => [{ input: { userId: newId(), ...PASSWORDS } }],
  },
  'Mutation.changePhone': {
    access: 'signed-in',
    selection: '',
    examples: () => [
      { type: 'BIND', phone: uniqueMobile(), code: '000000' },
      { type: 'UNBIND', phone: uniqueMobile(), code: '000000' },
    ],
  },
  'Mutation.endSession': { access: 'signed-in', selection: '{ id type }', examples: () => [{ id: newId() }] },
  'Mutation.endOtherSessions': { access: 'signed-in', selection: '{ ended }' },
  // Tokens for writing do not exist.
  'Mutation.createAccessToken': {
    access: 'signed-in',
    selection: '{ accessToken { id name } }',
    examples: () => [{ input: { name: '报表', permissions: ['chain:companywaybill:edit'], days: 30 } }],
  },
  'Mutation.revokeAccessToken': { access: 'signed-in', selection: '{ id valid }', examples: () => [{ id: newId() }] },
  'Mutation.updateLockSetting': {
    access: 'signed-in',
    selection: '{ hasPassword idleMinutes }',
    examples: () => [{ input: { password: 'lock', idleMinutes: 15 } }],
  },
}
