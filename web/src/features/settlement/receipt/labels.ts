import type { CardType, ReceiptStatus } from '../../../gql/types.generated'
import type { Tone } from '../../../ui/format/StatusBadge'

/** What the codes of cards and receipts are called. */
export const cardTypeLabels: Record<CardType, string> = {
  PURCHASE: '购票',
  REFUND: '退票',
  CARRY_OVER: '月末转月初',
}

export const receiptStatuses: Record<ReceiptStatus, { label: string; tone: Tone }> = {
  OPEN: { label: '未结算', tone: 'waiting' },
  SETTLED: { label: '已结算', tone: 'good' },
  VOIDED: { label: '已作废', tone: 'bad' },
}

/** What a file is called when the server gives no name. */
export const fileNames = { pdf: '交卡回执单.pdf', excel: '交卡回执单.xlsx' }

/** Some of its cards are in a settlement, others are open. */
export const partlySettled = '部分结算'
