import type { GuardedField } from '../graphql-fields'

const row =
  '{ id payeeName status contractState contractFrom contractTo contractUrl accountKind signBy mergedNames allowedActions }'

/** The fields of payees beyond those of all base data. */
export const fields: Record<string, GuardedField> = {
  'Query.payeeGroups': {
    access: 'chain:garbagecustomersales:get',
    selection:
      '{ settleNo giveCardUserId waybillIds waybills(page: { size: 5 }) { id } payee { payeeName } proposed { payeeName } settlement { id } }',
    examples: ({ settlementId, waybillId }) => [{ settlementIds: [settlementId], waybillIds: [waybillId] }],
  },
  'Query.bankOfAccount': {
    access: 'signed-in',
    selection: '{ kind bindingBankName }',
    examples: () => [{ bindingBankNo: '6217000010001234567' }],
  },
  'Mutation.signPayee': {
    access: 'chain:payee:audit',
    selection: row,
    examples: ({ payeeId }) => [
      { id: payeeId, contract: { contractFrom: '2026-01-01', contractTo: '2099-12-31' }, dryRun: true },
    ],
  },
  'Mutation.unsignPayee': {
    access: 'chain:payee:audit',
    selection: row,
    examples: ({ payeeId }) => [{ id: payeeId, reason: '合同到期', dryRun: true }],
  },
  'Mutation.confirmPayeeAccount': {
    access: 'chain:payee:audit',
    selection: row,
    examples: ({ wrongPayeeId }) => [{ id: wrongPayeeId, reason: '已与本人通话核对', dryRun: true }],
  },
  'Mutation.mergePayees': {
    access: 'chain:payee:audit',
    selection: row,
    examples: ({ payeeId, otherPayeeId }) => [
      { input: { keepId: otherPayeeId, dropId: payeeId, reason: '重复录入' }, dryRun: true },
    ],
  },
  'Mutation.setGroupPayees': {
    access: 'chain:garbagecustomersales:edit',
    selection: '{ id }',
    examples: ({ waybillId, payeeId }) => [
      { input: { groups: [{ waybillIds: [waybillId], payeeId }], reason: '选错人' } },
    ],
  },
}
