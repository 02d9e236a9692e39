import { publish } from '../../kernel/sql/publish.js'
import { Card } from './card/card.entity.js'
import { SettlementLine } from './line/line.entity.js'
import { Payee } from './payee/payee.entity.js'
import { Receipt, ReceiptLine } from './receipt/receipt.entity.js'
import { Settlement } from './settlement/settlement.entity.js'

/** What other domains may read of the tables here. */
export const publishedBySettlement = [
  publish(Card, '结算卡：卡号和车队长', ['companyId', 'id', 'cardNo', 'captainId']),
  publish(Payee, '收款人：名称、账户和是否签约', [
    'companyId',
    'id',
    'name',
    'carrierName',
    'bankNo',
    'bankName',
    'contractSigned',
  ]),
  publish(Receipt, '交卡单：单号和状态', ['companyId', 'id', 'giveCardNo', 'status', 'captainId', 'captainIds']),
  publish(ReceiptLine, '交卡单的结算卡', ['companyId', 'receiptId', 'cardId', 'status']),
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
] as const
