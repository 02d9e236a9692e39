import { ofLimit, type Seen } from '../../kernel/sql/limit.js'
import { publish } from '../../kernel/sql/publish.js'
import { Card } from './card/card.entity.js'
import { CardBatch, CardSeries } from './card-batch/batch.entity.js'
import { DocumentSeal } from './document/seal.entity.js'
import { CardLedgerEntry } from './ledger/ledger.entity.js'
import { SettlementLine } from './line/line.entity.js'
import { PaperNeed, SettlementPaper } from './paper/paper.entity.js'
import { Payee } from './payee/payee.entity.js'
import { Receipt, ReceiptLine } from './receipt/receipt.entity.js'
import { ScanEntry } from './scan/scan.entity.js'
import { Settlement } from './settlement/settlement.entity.js'

/** The tables that this domain owns. */
export const settlementEntities = [
  Payee,
  CardSeries,
  CardBatch,
  Card,
  ScanEntry,
  Receipt,
  ReceiptLine,
  Settlement,
  SettlementLine,
  CardLedgerEntry,
  DocumentSeal,
  PaperNeed,
  SettlementPaper,
] as const

/** Columns that other domains may read here. */
export const publishedBySettlement = [
  publish(Card, '结算卡：卡号、车队长和绑卡日期', ['companyId', 'id', 'cardNo', 'captainId', 'bindingDate']),
  publish(Payee, '收款人：名称、账户和是否签约', [
    'companyId',
    'id',
    'name',
    'carrierName',
    'bankNo',
    'bankName',
    'contractSigned',
  ]),
  publish(Receipt, '交卡单：单号、状态和开单的人', [
    'companyId',
    'id',
    'giveCardNo',
    'status',
    'captainId',
    'captainIds',
    'createdAt',
    'createBy',
  ]),
  publish(ReceiptLine, '交卡单的结算卡', ['companyId', 'receiptId', 'cardId', 'status', 'settleCardNo']),
  publish(Settlement, '结算单：单号、状态和金额', [
    'companyId',
    'id',
    'settleNo',
    'projectName',
    'agentName',
    'status',
    'captainId',
    'settleCnt',
    'settleAmt',
    'paidAmt',
    'deleted',
    'captainIds',
    'projectId',
    'pledgedAmt',
    'invoicedAmt',
    'settleName',
    'createdAt',
    'auditedAt',
    'auditedBy',
  ]),
  publish(SettlementLine, '结算单的运单：价格、收款人和金额', [
    'companyId',
    'settlementId',
    'waybillId',
    'cardId',
    'receiptId',
    'carrierName',
    'payeeId',
    'price',
    'priceSource',
    'priceRef',
    'priceRejectReason',
    'totalAmt',
    'live',
    'payTaxes',
    'pledgedAmt',
    'invoiced',
  ]),
  publish(SettlementPaper, '结算单的资料：种类和上传的人', [
    'companyId',
    'id',
    'settlementId',
    'kind',
    'createBy',
    'createdAt',
  ]),
  publish(DocumentSeal, '单据的打印时间', ['companyId', 'kind', 'subjectId', 'issuedAt']),
] as const

/** Waybills of a card, in projects that are seen or not seen. */
const trips = (card: string, seen: '= any' | '<> all', what = ''): string =>
  `(select ${what} from published_waybill own where own.company_id = $company and own.card_id = ${card} and own.project_id ${seen}($limit))`

/** Condition that a card is seen: it belongs to the projects of its waybills, and a card without any is seen by all. */
const seesCard = (card: string): string => `(exists ${trips(card, '= any')} or not exists ${trips(card, '<> all')})`
const isPart = (card: string): string => `exists ${trips(card, '<> all')}`
const ofPart = (card: string, value: string, whole: string): string =>
  `case when ${isPart(card)} then ${value} else ${whole} end`
const tripsOf = (card: string): string =>
  `(select count(*)::int from published_waybill own
    where own.company_id = $company and own.card_id = ${card} and own.project_id = any($limit) and own.status <> 'VOID')`

/** Lines of a receipt whose cards are seen. */
const cardsOf = (what: string): string =>
  `(select ${what} from receipt_line held where held.company_id = $company and held.receipt_id = t.id and ${seesCard('held.card_id')})`
const receiptIsPart = `exists (select from receipt_line held
  where held.company_id = $company and held.receipt_id = t.id and ${isPart('held.card_id')})`

const ofSettlement: Seen = {
  where: `exists (select from published_settlement own
    where own.company_id = $company and own.id = t.settlement_id and own.project_id = any($limit))`,
}

/**
 * Rows and columns within a member's project limit. A card or receipt may have waybills of several projects, and a
 * limited member sees his part: settled and paid amounts by settlement, the unsettled amount by waybill.
 */
export const settlementSeen: Record<string, Seen> = {
  card: {
    where: seesCard('t.id'),
    columns: {
      give_settle_amount: ofPart('t.id', 'null::numeric(11, 2)', 't.give_settle_amount'),
      part: isPart('t.id'),
    },
  },
  scan_entry: { where: seesCard('t.card_id') },
  receipt: {
    where: `exists (select from published_receipt_line held
      where held.company_id = $company and held.receipt_id = t.id and ${seesCard('held.card_id')})`,
    columns: {
      card_count: cardsOf('count(*)::int'),
      give_card_cnt: `case when ${receiptIsPart}
        then ${cardsOf(`coalesce(sum(${ofPart('held.card_id', tripsOf('held.card_id'), 'held.give_card_cnt')}), 0)::int`)}
        else t.give_card_cnt end`,
      void_reason: `case when ${receiptIsPart} then null else t.void_reason end`,
      part: receiptIsPart,
    },
  },
  receipt_line: {
    where: seesCard('t.card_id'),
    columns: {
      project_name: ofPart(
        't.card_id',
        `coalesce(${trips('t.card_id', '= any', `string_agg(distinct own.project_name, '、')`)}, '')`,
        't.project_name',
      ),
      give_card_cnt: ofPart('t.card_id', tripsOf('t.card_id'), 't.give_card_cnt'),
      give_settle_amount: ofPart('t.card_id', 'null::numeric(11, 2)', 't.give_settle_amount'),
    },
  },
  card_ledger_entry: {
    ...ofSettlement,
    rows: `select t.company_id, t.card_id, 0::numeric(16, 2) as unsettled_amount, t.settled_amount, t.paid_amount
      from card_ledger_entry t where t.company_id = $company and ${ofSettlement.where}
      union all select own.company_id, own.card_id, own.accounted_amount, 0, 0 from published_waybill own
      where own.company_id = $company and own.project_id = any($limit) and own.settlement_id is null and own.card_id is not null`,
  },
  settlement: ofLimit('project_id'),
  settlement_line: ofSettlement,
  settlement_paper: ofSettlement,
}
