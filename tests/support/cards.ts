import type { Caller } from './caller'

const changed =
  'message cards { cardNo status captainName parentCardNo cardType bindingDate } refused { cardNo code message }'

const lost =
  'cardNo status captainName parentCardNo cardType lostTime lostReason replacedByNo bindingDate unsettledAmount settledAmount waybillCount allowedActions'

/** Making cards and giving them to captains. */
export const cardDocuments = {
  create: `mutation ($input: CreateCardsInput!, $dryRun: Boolean! = false, $key: String) {
    answer: createCards(input: $input, dryRun: $dryRun, idempotencyKey: $key) {
      id batchNo prefix firstNo lastNo cardCount boundCount activatedCount kind cardType createBy } }`,
  bind: `mutation ($input: BindCardsInput!, $dryRun: Boolean! = false) { answer: bindCards(input: $input, dryRun: $dryRun) { ${changed} } }`,
  move: `mutation ($input: MoveCardsInput!) { answer: moveCards(input: $input) { ${changed} } }`,
  setTypes: `mutation ($input: SetCardTypesInput!) { answer: setCardTypes(input: $input) { ${changed} } }`,
  lose: `mutation ($cardNo: String!, $reason: String! = "遗失", $dryRun: Boolean! = false, $key: String) {
    answer: reportCardLost(cardNo: $cardNo, reason: $reason, dryRun: $dryRun, idempotencyKey: $key) { ${lost} } }`,
  find: `mutation ($cardNo: String!) { answer: reportCardFound(cardNo: $cardNo) { ${lost} } }`,
  replace: `mutation ($cardNo: String!, $replacementNo: String!, $dryRun: Boolean! = false, $key: String) {
    answer: replaceCard(cardNo: $cardNo, replacementNo: $replacementNo, dryRun: $dryRun, idempotencyKey: $key) {
      message movedCount lost { ${lost} } replacement { ${lost} } } }`,
  history: 'query ($id: ID!) { answer: cardHistory(id: $id) { label before after reason createBy } }',
  batches: `query ($filter: CardBatchFilter, $sort: [CardBatchSort!]) { answer: cardBatches(filter: $filter, sort: $sort) {
    total summary { cardCount } records { batchNo firstNo lastNo boundCount activatedCount } } }`,
  series: '{ answer: cardSeries { prefix digits nextNo } }',
  cards: `query ($filter: CardFilter) { answer: cards(filter: $filter, sort: [{ field: CARD_NO }]) {
    total records { id cardNo status captainId captainName parentCardNo batchNo bound cardType allowedActions } } }`,
}

export interface MadeCards {
  id: string
  batchNo: string
  firstNo: string
  lastNo: string
  cardCount: number
}

/** Cards without holders, as `createCards` makes them. */
export const makeCards = async (caller: Caller, input: object): Promise<MadeCards> =>
  (
    await caller.ask<{ answer: MadeCards }>(cardDocuments.create, {
      input: { kind: 'CAPTAIN', cardType: 'PURCHASE', ...input },
    })
  ).answer

export interface ChangedCards {
  message: string
  cards: { cardNo: string; status: string; captainName: string | null; parentCardNo: string | null }[]
  refused: { cardNo: string; code: string; message: string }[]
}

export const changeCards = async (
  caller: Caller,
  verb: 'bind' | 'move' | 'setTypes',
  input: object,
): Promise<ChangedCards> => (await caller.ask<{ answer: ChangedCards }>(cardDocuments[verb], { input })).answer
