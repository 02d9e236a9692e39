import type {
  AccountKind,
  CardKind,
  CardStatus,
  CardType,
  PaperKind,
  PayeeContractState,
  ReceiptStatus,
  SettlementStatus,
} from './enums.js'

/** Chinese names of codes: in the schema, in refusals, and where documents and spreadsheets print them. */
export const cardStatusLabels: Record<`${CardStatus}`, string> = {
  NOT_ACTIVATED: '未激活',
  ACTIVATED: '已激活',
  SETTLED: '已结算',
  VOIDED: '已作废',
}
export const receiptStatusLabels: Record<`${ReceiptStatus}`, string> = {
  OPEN: '未结算',
  SETTLED: '已结算',
  VOIDED: '已作废',
}
export const settlementStatusLabels: Record<`${SettlementStatus}`, string> = {
  PENDING: '待审核',
  APPROVED: '已审核',
  PAID: '已付款',
  REJECTED: '已驳回',
  SUPERSEDED: '已合并或拆分',
}
export const payeeContractStateLabels: Record<`${PayeeContractState}`, string> = {
  UNSIGNED: '未签约',
  VALID: '有效',
  ENDING: '即将到期',
  EXPIRED: '已到期',
}
export const accountKindLabels: Record<`${AccountKind}`, string> = {
  CARD: '银行卡',
  WRONG_CARD: '卡号校验不符',
  ACCOUNT: '其他账号',
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
export const cardTypeName = '购票类型'
export const cardTypeLabels: Record<`${CardType}`, string> = {
  PURCHASE: '购票',
  REFUND: '退票',
  CARRY_OVER: '月末转月初',
}
export const cardKindLabels: Record<`${CardKind}`, string> = { CAPTAIN: '主卡', SUB: '子卡' }
/** How their numbers begin. */
export const [SETTLEMENT_PREFIX, RECEIPT_PREFIX] = ['JS', 'HZ']
/** A receipt that is open while a settlement has some of its cards. */
export const partlySettled = '部分结算'
export const sheetTitles = {
  cards: '结算卡台账',
  receipts: '历史回执单',
  settlements: '结算单',
  scans: '扫卡列表',
} as const
