import { newId } from '@tufang/server/kernel/values/id'
import { uniqueMobile } from '@tufang/tests/unique'
import type { GuardedField } from '../graphql-fields'

const TOKENS = '{ accessToken }'

const code = () => [{ code: '000000' }]

/** Fields of the sign-in by a code or a password. */
export const fields: Record<string, GuardedField> = {
  'Mutation.drawCaptcha': { access: 'public', selection: '{ captchaId image }' },
  'Mutation.sendCode': {
    access: 'public',
    selection: '',
    examples: () => [
      {
        mobile: uniqueMobile(),
        type: 'SIGN_IN',
        roleType: 'COMPANY',
        deviceId: newId(),
        captchaId: newId(),
        captchaCode: 'A7KX',
      },
    ],
  },
  'Mutation.checkCode': {
    access: 'public',
    selection: '',
    examples: () => [{ mobile: uniqueMobile(), code: '000000', deviceId: newId() }],
  },
  'Mutation.signIn': {
    access: 'public',
    selection: TOKENS,
    examples: ({ companyId }) => [
      { input: { phone: uniqueMobile(), code: '000000', roleType: 'COMPANY', companyAuthId: companyId } },
    ],
  },
  'Mutation.signInByPassword': {
    access: 'public',
    selection: TOKENS,
    examples: ({ companyId }) => [
      {
        input: {
          phone: uniqueMobile(),
          password: 'Ying#5678',
          roleType: 'COMPANY',
          companyAuthId: companyId,
          deviceId: newId(),
          captchaId: newId(),
          captchaCode: 'A7KX',
        },
      },
    ],
  },
  'Mutation.checkPassword': {
    access: 'public',
    selection: '',
    examples: () => [{ input: { phone: uniqueMobile(), password: 'Ying#5678', deviceId: newId() } }],
  },
  'Query.secondFactor': { access: 'signed-in', selection: '{ enabledTime recoveryCodesLeft demandedBy }' },
  'Mutation.beginSecondFactor': { access: 'signed-in', selection: '{ secret }', examples: code },
  'Mutation.turnOnSecondFactor': { access: 'signed-in', selection: '', examples: code },
  'Mutation.passSecondFactor': {
    access: 'signed-in',
    selection: '{ enabledTime recoveryCodesLeft demandedBy }',
    examples: code,
  },
  'Mutation.renewRecoveryCodes': { access: 'signed-in', selection: '', examples: code },
  'Mutation.turnOffSecondFactor': {
    access: 'signed-in',
    selection: '{ enabledTime recoveryCodesLeft demandedBy }',
    examples: code,
  },
  'Mutation.resetSecondFactor': {
    access: 'sys:user:password',
    selection: '{ userId user { id name } }',
    examples: () => [{ userId: newId() }],
  },
}
