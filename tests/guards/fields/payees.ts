import type { GuardedField } from '../graphql-fields'

/** The fields of payees by what givers handed in. */
export const fields: Record<string, GuardedField> = {
  'Query.payeeGroups': {
    access: 'chain:garbagecustomersales:get',
    selection: '{ settleNo giveCardUserId waybillIds payee { payeeName } proposed { payeeName } }',
    examples: ({ settlementId, waybillId }) => [{ settlementIds: [settlementId], waybillIds: [waybillId] }],
  },
  'Mutation.setGroupPayees': {
    access: 'chain:garbagecustomersales:edit',
    selection: '{ id }',
    examples: ({ waybillId, payeeId }) => [
      { input: { groups: [{ waybillIds: [waybillId], payeeId }], reason: '选错人' } },
    ],
  },
}
