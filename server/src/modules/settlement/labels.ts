import type { CardKind, CardType } from './enums.js'

/** Chinese names of codes where documents and spreadsheets print them. */
export const cardTypeLabels: Record<`${CardType}`, string> = {
  PURCHASE: '购票',
  REFUND: '退票',
  CARRY_OVER: '月末转月初',
}
export const cardKindLabels: Record<`${CardKind}`, string> = { CAPTAIN: '主卡', SUB: '子卡' }
/** A receipt that is open while a settlement has some of its cards. */
export const partlySettled = '部分结算'
export const sheetTitles = { cards: '结算卡台账', receipts: '历史回执单', settlements: '结算单' } as const
