import type { GuardedField } from '../graphql-fields'

const EDIT = 'chain:garbagecustomersales:edit'

/** The papers of settlements. */
export const fields: Record<string, GuardedField> = {
  'Query.paperNeeds': { access: 'chain:garbagecustomersales:get', selection: '' },
  'Query.readPaper': {
    access: EDIT,
    selection: '{ settlementId settleNo kind }',
    examples: ({ paperId }) => [{ fileUrl: `/files/${paperId}` }],
  },
  'Mutation.setPaperNeeds': {
    access: 'sys:companysettings:edit',
    selection: '',
    examples: () => [{ kinds: ['RECEIPT'], dryRun: true }],
  },
  'Mutation.addSettlementPapers': {
    access: EDIT,
    selection: '{ fileUrl settlementId settleNo ok msg }',
    examples: ({ otherSettlementId: settlementId, paperUrl: fileUrl }) => [
      { input: [{ settlementId, kind: 'CONTRACT', fileUrl, fileName: '合同.pdf' }], dryRun: true },
    ],
  },
  'Mutation.removeSettlementPaper': {
    access: EDIT,
    selection: '{ id type settlementId settlement { id settleNo } }',
    examples: ({ paperId: id }) => [{ id, dryRun: true }],
  },
}
