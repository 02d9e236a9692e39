import type { RowsRead } from '../../kernel/reads.js'
import type { WrittenObject } from '../domain.js'
import { type Edge, edgesOf, type ListEdge, pageOfMany, pagesOf, writtenBeside } from '../edge.js'
import { captainEdge } from '../fleet/index.js'
import { companyEdge, userEdge } from '../identity/index.js'
import { projectEdge } from '../project/index.js'
import { WaybillStatView, WaybillView, waybillEdge, waybillsEdge, waybillsOf } from '../waybill/index.js'
import { cardList, cardsOfReceipts, subCards } from './card/card.queries.js'
import { CardFilter, CardPage, CardSort, CardView } from './card/card.view.js'
import { cardTable } from './card/fields.js'
import { DocumentCompleteness } from './document/completeness.view.js'
import { SettlementGeneration, SettlementPreview, SettlementPreviewGroup } from './generation/generation.view.js'
import { LineResult } from './line/line.result.js'
import { PaperReadingView, SettlementPaperDeletion, SettlementPaperResult } from './paper/paper.view.js'
import { payeeTable } from './payee/fields.js'
import { PayeeGroup } from './payee/group.view.js'
import { PayeeView } from './payee/payee.view.js'
import { ReceiptFilter, ReceiptPage, ReceiptSort, ReceiptView } from './receipt/receipt.view.js'
import { receiptsOfCards } from './receipt/receipt-part.sql.js'
import { ReceiptStatView } from './receipt-stats/receipt-stats.view.js'
import { settlementTable } from './settlement/fields.js'
import { seesThem } from './settlement/loaders.js'
import { settlementList } from './settlement/settlement.queries.js'
import { SettlementFilter, SettlementPage, SettlementSort, SettlementView } from './settlement/settlement.view.js'
import { settlementsOfReceipts } from './settlement/settlement-part.sql.js'
import { SettlementStatView } from './settlement-stats/settlement-stats.view.js'

/** Current settlement beside its id; null for a member who may not read settlements. */
export const settlementEdge: Edge = {
  name: 'settlement',
  to: () => SettlementView,
  by: 'settlementId',
  loader: 'settlement',
  label: '结算单；不可查看结算单的人看不到',
}

/** Payee beside his id, as he is now; null for people who may not look at payees. */
export const payeeEdge: Edge = {
  name: 'payee',
  to: () => PayeeView,
  by: 'payeeId',
  loader: 'ownPayee',
  label: `${payeeTable.payeeName.label}；不可查看基础资料的人看不到`,
}

/** Card beside its number; null for people who may not look at cards. */
const cardEdge: Edge = {
  name: 'card',
  to: () => CardView,
  by: 'cardId',
  loader: 'card',
  label: '结算卡；不可查看结算卡的人看不到',
}

const parentEdge: Edge = {
  name: 'parent',
  to: () => CardView,
  by: 'parentId',
  loader: 'card',
  label: '主卡；不是子卡的为空',
}
const cardsEdge: ListEdge = { Page: CardPage, Filter: CardFilter, Sort: CardSort, loader: 'cardPages' }
export const receiptsEdge: ListEdge = {
  Page: ReceiptPage,
  Filter: ReceiptFilter,
  Sort: ReceiptSort,
  loader: 'receiptPages',
}
export const settlementsEdge: ListEdge = {
  Page: SettlementPage,
  Filter: SettlementFilter,
  Sort: SettlementSort,
  loader: 'settlementPages',
}
/** Rows that the sums of a card read: every waybill on it. */
const sumsOfTrips: RowsRead = (_, asked) => (asked.has('summary') ? 20_000 : 0)

const waybills = { name: 'waybills', to: waybillsEdge }

/** Pages below cards, receipts and settlements. */
const pagesBelow: object[] = [
  ...pagesOf(
    CardView,
    { ...waybills, below: waybillsOf.card, label: '卡上的运单，同运单列表；不可查看运单的人看不到' },
    {
      name: 'receipts',
      to: receiptsEdge,
      below: receiptsOfCards,
      label: '交过此卡的回执单，同回执单列表，已作废的也在内',
    },
  ),
  ...pagesOf(CardView, {
    name: 'subCards',
    to: cardsEdge,
    below: subCards,
    label: '本卡的子卡，同结算卡列表',
    reads: sumsOfTrips,
  }),
  ...pagesOf(
    ReceiptView,
    {
      ...waybills,
      below: waybillsOf.receipt,
      label: '回执单的运单，同运单列表；不可查看运单的人看不到',
      // All waybills on its cards are read.
      reads: 2000,
    },
    {
      name: 'cards',
      to: cardsEdge,
      below: cardsOfReceipts,
      label: '回执单上的结算卡，同结算卡列表；交卡时的情况见回执单上的卡',
      reads: sumsOfTrips,
    },
    {
      name: 'settlements',
      to: settlementsEdge,
      below: settlementsOfReceipts,
      label: '依据此回执单的结算单，同结算单列表；已驳回、已合并的不在内',
    },
  ),
  ...pagesOf(PayeeView, {
    ...waybills,
    below: waybillsOf.payee,
    label: '以此为收款人的运单，同运单列表；不可查看运单的人看不到',
    // Waybills of a payee are read and then sorted, since no index has them in order.
    reads: 20_000,
  }),
  ...pagesOf(SettlementView, {
    ...waybills,
    below: waybillsOf.settlement,
    label: '结算单的运单，同运单列表；已驳回的仍列出当时的；不可查看运单的人看不到',
  }),
]

/** Waybills beside a list of their ids, which may be as long as a settlement. */
const namedWaybills = (name: string, by: string, label: string): Edge => ({
  ...waybillEdge,
  name,
  by,
  label: `${label}，按所属编号的次序分页；不可查看运单的人看不到`,
})
const lackingPayee = namedWaybills('lackingPayeeWaybills', 'lackingPayeeIds', '还没有收款人的运单')
/** Cards and settlements beside the rows of lists that PostgreSQL writes. */
export const settlementObjects: readonly WrittenObject[] = [
  writtenBeside(cardEdge, 'Card', { list: cardList, fields: cardTable, may: seesThem }),
  writtenBeside(settlementEdge, 'Settlement', { list: settlementList, fields: settlementTable, may: seesThem }),
]

/** Edges to settlements, cards, and records that name a settlement. */
export const settlementEdges = (): object[] => [
  ...edgesOf(SettlementView, projectEdge, {
    ...settlementEdge,
    name: 'successor',
    by: 'successorId',
    label: '合并或拆分到：取代它的结算单',
  }),
  // The domain of waybills knows only the ids of settlements.
  ...edgesOf(WaybillView, settlementEdge, payeeEdge, cardEdge),
  ...edgesOf(WaybillStatView, payeeEdge),
  ...edgesOf(SettlementStatView, projectEdge, payeeEdge, captainEdge),
  ...edgesOf(ReceiptStatView, captainEdge),
  ...edgesOf(CardView, companyEdge, captainEdge, parentEdge),
  ...pagesBelow,
  ...edgesOf(PayeeGroup, settlementEdge),
  ...edgesOf(PayeeView, userEdge('accountBy', 'accountById', '收款账号录入人')),
  ...pageOfMany(PayeeGroup, namedWaybills('waybills', 'waybillIds', '运单')),
  ...pageOfMany(SettlementGeneration, lackingPayee),
  ...pageOfMany(SettlementPreview, lackingPayee),
  ...edgesOf(LineResult, settlementEdge),
  ...edgesOf(DocumentCompleteness, { ...settlementEdge, by: 'companySettleId' }),
  ...edgesOf(SettlementPaperResult, settlementEdge),
  ...edgesOf(SettlementPaperDeletion, settlementEdge),
  ...edgesOf(PaperReadingView, settlementEdge),
  ...edgesOf(SettlementPreviewGroup, projectEdge),
]
