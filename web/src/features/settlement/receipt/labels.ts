import type { CardType, ReceiptStatus } from '../../../gql/types.generated'

/** What the codes of cards and receipts are called. */
export const cardTypeLabels: Record<CardType, string> = {
  PURCHASE: '购票',
  REFUND: '退票',
  CARRY_OVER: '月末转月初',
}

export const receiptStatuses: Record<ReceiptStatus, string> = { OPEN: '未结算', SETTLED: '已结算', VOIDED: '已作废' }

/** What a file is called when the server gives no name. */
export const fileNames = { pdf: '交卡回执单.pdf', excel: '交卡回执单.xlsx' }

/** Some of its cards are in a settlement, others are open. */
export const partlySettled = '部分结算'

/** Explanations of the numbers of trips: that of the paper stands still, the others are of now. */
export const countHelp = {
  giveCardCnt: '交卡时卡上未结算的运单，含修改待审核的，之后不变',
  settleAbleCount: '其中现在可以结算的，已结算的不计',
  updateWaybillsCount: '其中修改待审核，或有阻止结算的异常未处理的',
}
