import type { GuardedField } from '../graphql-fields'

/** The fields of what a company decides for itself. */
export const fields: Record<string, GuardedField> = {
  'Query.companySettings': {
    access: 'signed-in',
    selection:
      '{ payeeCheck fourEyes fourEyesPayment payDocCheck preDated dayStart nightStart fourEyesOffBy fourEyesOffTime fourEyesPaymentWanted fourEyesPaymentWantedBy fourEyesPaymentWantedTime version updateBy allowedActions history { label before after createBy } }',
  },
  'Query.fourEyes': { access: 'signed-in', selection: '' },
  'Mutation.setFourEyes': {
    access: 'chain:company:setting',
    selection: '',
    examples: () => [{ enabled: false }],
  },
  'Mutation.updateCompanySettings': {
    access: 'sys:companysettings:edit',
    selection: '{ payeeCheck fourEyes fourEyesPayment payDocCheck preDated }',
    examples: () => [{ input: { payeeCheck: true, version: 9 } }],
  },
}
