import type { GuardedField } from '../graphql-fields'

/** What is done to settle waybills beyond the verbs on lines. */
export const fields: Record<string, GuardedField> = {
  'Mutation.settleWaybills': {
    access: 'chain:garbagecustomersales:add',
    selection: '{ id ok msg no settleNoAfter amountAfter }',
    examples: ({ waybillId }) => [{ waybillIds: [waybillId], dryRun: true }],
  },
  'Mutation.voidWaybills': {
    access: 'chain:companywaybill:del',
    selection: '{ id ok msg }',
    examples: ({ waybillId }) => [{ waybillIds: [waybillId], reason: '重复录入', dryRun: true }],
  },
}
