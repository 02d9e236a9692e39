import type { GuardedField } from '../graphql-fields'

const SEE = 'chain:card:get'
const EDIT = 'chain:card:edit'
const changed = '{ message refused { cardNo code message } cards { id cardNo captainName } }'

/** Cards made in series, and given to captains. */
export const fields: Record<string, GuardedField> = {
  'Query.cardBatches': {
    access: SEE,
    selection: '{ total records { id batchNo firstNo boundCount } summary { cardCount } }',
    examples: () => [
      {
        filter: { prefix: 'K', kind: 'CAPTAIN' },
        sort: [{ field: 'BATCH_NO', direction: 'ASC' }],
        page: { current: 1, size: 20 },
      },
    ],
  },
  'Query.cardBatch': {
    access: SEE,
    selection:
      '{ id batchNo prefix firstNo lastNo cardCount boundCount activatedCount kind cardType createBy createTime }',
    examples: ({ cardBatchId: id }) => [{ id }],
  },
  'Query.cardSeries': { access: SEE, selection: '{ prefix digits nextNo }' },
  'Query.cardHistory': { access: SEE, selection: '{ label before after }', examples: ({ cardId: id }) => [{ id }] },
  // New records have other ids and numbers each time.
  'Mutation.createCards': {
    access: 'chain:card:add',
    selection: '{ prefix cardCount }',
    examples: () => [{ input: { prefix: 'V', digits: 5, count: 2, kind: 'SUB', cardType: 'REFUND' }, dryRun: true }],
  },
  'Mutation.bindCards': {
    access: EDIT,
    selection: changed,
    examples: ({ looseCardNo, captainId, cardNo }) => [
      { input: { cardNos: [looseCardNo], captainId, parentCardNo: cardNo, activate: false }, dryRun: true },
    ],
  },
  'Mutation.moveCards': {
    access: EDIT,
    selection: changed,
    examples: ({ idleCardNo, captainId }) => [{ input: { cardNos: [idleCardNo], captainId }, dryRun: true }],
  },
  'Mutation.reportCardLost': {
    access: EDIT,
    selection: '{ cardNo status lostReason }',
    examples: ({ idleCardNo: cardNo }) => [{ cardNo, reason: '遗失', dryRun: true }],
  },
  'Mutation.reportCardFound': {
    access: EDIT,
    selection: '{ cardNo status lostReason }',
    examples: ({ lostCardNo: cardNo }) => [{ cardNo, dryRun: true }],
  },
  'Mutation.replaceCard': {
    access: EDIT,
    selection: '{ message movedCount lost { cardNo status } replacement { cardNo captainName } }',
    examples: ({ lostCardNo: cardNo, spareCardNo: replacementNo }) => [{ cardNo, replacementNo, dryRun: true }],
  },
  'Mutation.setCardTypes': {
    access: EDIT,
    selection: changed,
    examples: ({ idleCardNo }) => [{ input: { cardNos: [idleCardNo], cardType: 'CARRY_OVER' }, dryRun: true }],
  },
}
