import type { Caller } from './caller'

/** The verbs of the chain through GraphQL, for stories that need a state before the call they are about. */
export const fields = {
  card: `id cardNo kind cardType status waybillCount waybillsCount settleAbleCount updateWaybillsCount ids giveCardUserId
    giveCardDatetime giveCardNo settleAmount unsettledAmount settledAmount paidAmount allowedActions
    payee { id payeeName bindingBankNo bindingBankName status }`,
  receipt: `id giveCardNo status giveCardUserId cardCount giveCardCnt settleAbleCount updateWaybillsCount isSettle settleCardNo ids
    voidReason createBy allowedActions notSelectableReason
    lines { settleCardNo cardType projectName giveCardCnt status settleAbleCount updateWaybillsCount }`,
  settlement: `id settleNo status projectId projectName agentName settleName settleCnt settleAmt paidAmt lackingPayeeCount remark reason
    version allowedActions auditTime payee { id }`,
  excluded: 'id no cardNo truckCode reason message',
}

export const documents = {
  scannedCards: `{ scannedCards { ${fields.card} } }`,
  card: `query ($cardNo: String!) { card(cardNo: $cardNo) { ${fields.card} } }`,
  receipt: `query ($no: String!) { receipt(giveCardNo: $no) { ${fields.receipt} } }`,
  settlement: `query ($id: ID!) { settlement(id: $id) { ${fields.settlement} } }`,
  scan: `mutation ($cardNos: [String!]!, $key: String) {
    scanCards(cardNos: $cardNos, idempotencyKey: $key) { message refused { cardNo code message } cards { ${fields.card} } }
  }`,
  removeScanned: `mutation ($cardNos: [String!]!) { removeScannedCards(cardNos: $cardNos) { ${fields.card} } }`,
  give: `mutation ($input: [CardGiverInput!]!, $key: String) {
    setCardGivers(input: $input, idempotencyKey: $key) { ${fields.card} }
  }`,
  handIn: `mutation ($cardNos: [String!]!, $key: String) {
    generateReceipts(input: { settleCardNos: $cardNos }, idempotencyKey: $key) { ${fields.receipt} }
  }`,
  voidReceipt: `mutation ($id: ID!, $reason: String, $key: String) {
    voidReceipt(id: $id, reason: $reason, idempotencyKey: $key) { ${fields.receipt} }
  }`,
  preview: `mutation ($input: SettlementSourceInput!) {
    previewSettlements(input: $input) {
      settleCnt settleAmt excludedCount lackingPayeeIds excluded { ${fields.excluded} } bySource { source count amount }
      groups { projectId projectName agentName settleCnt settleAmt }
    }
  }`,
  settle: `mutation ($input: SettlementSourceInput!, $key: String) {
    generateSettlements(input: $input, idempotencyKey: $key) {
      message excludedCount lackingPayeeIds excluded { ${fields.excluded} } settlements { ${fields.settlement} }
    }
  }`,
  setPayees: `mutation ($input: [SetPayeeInput!]!, $key: String) {
    setPayees(input: $input, idempotencyKey: $key) { id ok msg }
  }`,
  setPrices: `mutation ($input: [WaybillPriceInput!]!, $samePrice: Boolean, $key: String) {
    setWaybillPrices(input: $input, samePrice: $samePrice, idempotencyKey: $key) { id ok msg }
  }`,
  approve: `mutation ($id: ID!, $key: String) { approveSettlement(id: $id, idempotencyKey: $key) { ${fields.settlement} } }`,
  reject: `mutation ($id: ID!, $reason: String! = "单价有误", $key: String) {
    rejectSettlement(id: $id, reason: $reason, idempotencyKey: $key) { ${fields.settlement} }
  }`,
  delete: 'mutation ($id: ID!, $key: String) { deleteSettlement(id: $id, idempotencyKey: $key) { id type } }',
  update: `mutation ($id: ID!, $version: Int!, $remark: String) {
    updateSettlement(id: $id, version: $version, remark: $remark) { ${fields.settlement} }
  }`,
}

export interface CardAnswer {
  id: string
  cardNo: string
  status: string
  waybillCount: number
  waybillsCount: number
  settleAbleCount: number
  updateWaybillsCount: number
  ids: string[]
  giveCardUserId: string | null
  giveCardDatetime: string | null
  giveCardNo: string | null
  settleAmount: string | null
  unsettledAmount: string
  settledAmount: string
  paidAmount: string
  allowedActions: string[]
  payee: { id: string; payeeName: string; bindingBankNo: string; bindingBankName: string; status: boolean } | null
}

export interface ReceiptAnswer {
  id: string
  giveCardNo: string
  status: string
  giveCardUserId: string
  cardCount: number
  giveCardCnt: number
  settleAbleCount: number
  updateWaybillsCount: number
  isSettle: boolean
  settleCardNo: string
  ids: string[]
  voidReason: string | null
  allowedActions: string[]
  notSelectableReason: string | null
  lines: { settleCardNo: string; projectName: string; giveCardCnt: number; status: string }[]
}

export interface SettlementAnswer {
  id: string
  settleNo: string
  status: string
  projectId: string
  agentName: string
  settleName: string
  settleCnt: number
  settleAmt: string
  lackingPayeeCount: number
  remark: string | null
  reason: string | null
  version: number
  allowedActions: string[]
  auditTime: string | null
  payee: { id: string } | null
}

export interface ExcludedAnswer {
  id: string
  no: string
  reason: string
  message: string
}

export interface GenerationAnswer {
  message: string
  excludedCount: number
  lackingPayeeIds: string[]
  excluded: ExcludedAnswer[]
  settlements: SettlementAnswer[]
}

export interface PreviewAnswer {
  settleCnt: number
  settleAmt: string
  excludedCount: number
  lackingPayeeIds: string[]
  excluded: ExcludedAnswer[]
  bySource: { source: string; count: number; amount: string }[]
  groups: { projectId: string; projectName: string; agentName: string; settleCnt: number; settleAmt: string }[]
}

export interface ScanAnswer {
  message: string
  refused: { cardNo: string; code: string; message: string }[]
  cards: CardAnswer[]
}

export interface RowAnswer {
  id: string
  ok: boolean
  msg: string | null
}

type Numbered = { cardNo: string }
export type Source =
  | { receipts: { giveCardNo: string; settleCardNo?: string }[] }
  | { cardNos: string[] }
  | { waybillIds: string[] }

const numbersOf = (cards: Numbered[]): string[] => cards.map(({ cardNo }) => cardNo)

export const scan = async (clerk: Caller, ...cards: Numbered[]): Promise<ScanAnswer> =>
  (await clerk.ask<{ scanCards: ScanAnswer }>(documents.scan, { cardNos: numbersOf(cards) })).scanCards

export const scanned = async (clerk: Caller): Promise<CardAnswer[]> =>
  (await clerk.ask<{ scannedCards: CardAnswer[] }>(documents.scannedCards)).scannedCards

/** Sets one giver on cards. */
export async function give(clerk: Caller, giver: string, ...cards: Numbered[]): Promise<CardAnswer[]> {
  const input = cards.map(({ cardNo }) => ({ settleCardNo: cardNo, giveCardUserId: giver }))
  return (await clerk.ask<{ setCardGivers: CardAnswer[] }>(documents.give, { input })).setCardGivers
}

/** Makes the receipts of cards that have a giver. */
export const handIn = async (clerk: Caller, ...cards: Numbered[]): Promise<ReceiptAnswer[]> =>
  (await clerk.ask<{ generateReceipts: ReceiptAnswer[] }>(documents.handIn, { cardNos: numbersOf(cards) }))
    .generateReceipts

/** Gives cards and hands them in: one receipt. */
export async function handedIn(clerk: Caller, giver: string, ...cards: Numbered[]): Promise<ReceiptAnswer> {
  await give(clerk, giver, ...cards)
  return only(await handIn(clerk, ...cards))
}

export const preview = async (clerk: Caller, input: Source): Promise<PreviewAnswer> =>
  (await clerk.ask<{ previewSettlements: PreviewAnswer }>(documents.preview, { input })).previewSettlements

export const settle = async (clerk: Caller, input: Source): Promise<GenerationAnswer> =>
  (await clerk.ask<{ generateSettlements: GenerationAnswer }>(documents.settle, { input })).generateSettlements

export const reject = async (clerk: Caller, { id }: { id: string }): Promise<SettlementAnswer> =>
  (await clerk.ask<{ rejectSettlement: SettlementAnswer }>(documents.reject, { id })).rejectSettlement

export const approve = async (clerk: Caller, { id }: { id: string }): Promise<SettlementAnswer> =>
  (await clerk.ask<{ approveSettlement: SettlementAnswer }>(documents.approve, { id })).approveSettlement

export async function setPayees(clerk: Caller, payee: { id: string }, waybillIds: string[]): Promise<RowAnswer[]> {
  const input = waybillIds.map((id) => ({ id, payeeId: payee.id }))
  return (await clerk.ask<{ setPayees: RowAnswer[] }>(documents.setPayees, { input })).setPayees
}

export const setPrices = async (clerk: Caller, input: { id: string; settlePrice: string }[]): Promise<RowAnswer[]> =>
  (await clerk.ask<{ setWaybillPrices: RowAnswer[] }>(documents.setPrices, { input })).setWaybillPrices

export const cardOf = async (clerk: Caller, { cardNo }: Numbered): Promise<CardAnswer> =>
  present((await clerk.ask<{ card: CardAnswer | null }>(documents.card, { cardNo })).card)

export const receiptOf = async (clerk: Caller, { giveCardNo }: { giveCardNo: string }): Promise<ReceiptAnswer> =>
  present((await clerk.ask<{ receipt: ReceiptAnswer | null }>(documents.receipt, { no: giveCardNo })).receipt)

export const settlementOf = async (clerk: Caller, { id }: { id: string }): Promise<SettlementAnswer> =>
  present((await clerk.ask<{ settlement: SettlementAnswer | null }>(documents.settlement, { id })).settlement)

function present<Found>(found: Found | null): Found {
  if (found === null) throw new Error('not found')
  return found
}

/** The single member of a list. */
export function only<Item>(list: readonly Item[]): Item {
  const [item] = list
  if (item === undefined || list.length !== 1) throw new Error(`expected one item, not ${list.length}`)
  return item
}
