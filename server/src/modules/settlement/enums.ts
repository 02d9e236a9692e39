import { describeEnum } from '../../kernel/graphql.js'
import { stateTexts } from '../../kernel/values/texts.js'

/** State of a card; only the REST presenters know numbers for these values. */
export enum CardStatus {
  NOT_ACTIVATED = 'NOT_ACTIVATED',
  ACTIVATED = 'ACTIVATED',
  SETTLED = 'SETTLED',
  VOIDED = 'VOIDED',
}
/** Chinese names of codes: in the schema, in refusals, and where documents and spreadsheets print them. */
export const cardStatusLabels: Record<`${CardStatus}`, string> = {
  NOT_ACTIVATED: '未激活',
  ACTIVATED: '已激活',
  SETTLED: '已结算',
  VOIDED: stateTexts.voided,
}
describeEnum('CardStatus', CardStatus, '结算卡状态', cardStatusLabels)

export enum CardKind {
  CAPTAIN = 'CAPTAIN',
  SUB = 'SUB',
}
/** Short names on cards and in messages; the schema has longer ones. */
export const cardKindLabels: Record<`${CardKind}`, string> = { CAPTAIN: '主卡', SUB: '子卡' }
describeEnum('CardKind', CardKind, '结算卡种类', {
  CAPTAIN: '车队长主卡',
  SUB: '子卡',
})

export enum CardType {
  PURCHASE = 'PURCHASE',
  REFUND = 'REFUND',
  CARRY_OVER = 'CARRY_OVER',
}
export const cardTypeName = '购票类型'
export const cardTypeLabels: Record<`${CardType}`, string> = {
  PURCHASE: '购票',
  REFUND: '退票',
  CARRY_OVER: '月末转月初',
}
describeEnum('CardType', CardType, cardTypeName, cardTypeLabels)

export enum ReceiptStatus {
  OPEN = 'OPEN',
  SETTLED = 'SETTLED',
  VOIDED = 'VOIDED',
}
export const receiptStatusLabels: Record<`${ReceiptStatus}`, string> = {
  OPEN: '未结算',
  SETTLED: '已结算',
  VOIDED: stateTexts.voided,
}
describeEnum('ReceiptStatus', ReceiptStatus, '交卡回执单状态', receiptStatusLabels)

export enum SettlementStatus {
  PENDING = 'PENDING',
  APPROVED = 'APPROVED',
  PAID = 'PAID',
  REJECTED = 'REJECTED',
  SUPERSEDED = 'SUPERSEDED',
}
export const settlementStatusLabels: Record<`${SettlementStatus}`, string> = {
  PENDING: stateTexts.pending,
  APPROVED: stateTexts.approved,
  PAID: '已付款',
  REJECTED: stateTexts.rejected,
  SUPERSEDED: '已合并或拆分',
}
describeEnum('SettlementStatus', SettlementStatus, '结算单状态', settlementStatusLabels)

/** State of the contract with a payee today. */
export enum PayeeContractState {
  UNSIGNED = 'UNSIGNED',
  VALID = 'VALID',
  ENDING = 'ENDING',
  EXPIRED = 'EXPIRED',
}
export const payeeContractStateLabels: Record<`${PayeeContractState}`, string> = {
  UNSIGNED: '未签约',
  VALID: '有效',
  ENDING: '即将到期',
  EXPIRED: '已到期',
}
describeEnum('PayeeContractState', PayeeContractState, '收款人合同的状态', payeeContractStateLabels)

/** Kind of an account number: a card has a check digit, the account of a firm has none. */
export enum AccountKind {
  CARD = 'CARD',
  WRONG_CARD = 'WRONG_CARD',
  ACCOUNT = 'ACCOUNT',
}
export const accountKindLabels: Record<`${AccountKind}`, string> = {
  CARD: '银行卡',
  WRONG_CARD: '卡号校验不符',
  ACCOUNT: '其他账号',
}
describeEnum('AccountKind', AccountKind, '收款账号的种类', accountKindLabels)

export enum PaperKind {
  RECEIPT = 'RECEIPT',
  WEIGH_NOTE = 'WEIGH_NOTE',
  INVOICE = 'INVOICE',
  CONTRACT = 'CONTRACT',
  SITE_CONFIRMATION = 'SITE_CONFIRMATION',
  OTHER = 'OTHER',
}
export const paperKindName = '结算资料种类'
export const paperKindLabels: Record<`${PaperKind}`, string> = {
  RECEIPT: '已签回执单',
  WEIGH_NOTE: '磅单',
  INVOICE: '发票',
  CONTRACT: '合同',
  SITE_CONFIRMATION: '工地确认单',
  OTHER: '其他',
}
describeEnum('PaperKind', PaperKind, paperKindName, paperKindLabels)
