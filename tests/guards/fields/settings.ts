import type { GuardedField } from '../graphql-fields'

/** The fields of what a company decides for itself. */
export const fields: Record<string, GuardedField> = {
  'Query.companySettings': {
    access: 'signed-in',
    selection: '{ payeeCheck fourEyes version updateBy allowedActions history { label before after createBy } }',
  },
  'Mutation.updateCompanySettings': {
    access: 'sys:companysettings:edit',
    selection: '{ payeeCheck fourEyes }',
    examples: () => [{ input: { payeeCheck: true, fourEyes: false, version: 9 } }],
  },
}
