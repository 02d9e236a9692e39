import { type Field, pick } from '../../../kernel/fields.js'
import { leftOutTable } from '../../../kernel/list/left-out.js'
import { unitFieldsOf } from '../../../kernel/list/stats.types.js'
import { waybillTable } from '../../waybill/index.js'
import { receiptTable } from '../receipt/fields.js'

const nullable = { nullable: true } as const
const [given, made] = [unitFieldsOf(receiptTable.giveCardDatetime), unitFieldsOf(receiptTable.createTime)]

/** Fields by which receipts are told apart; each is there where the figures are asked by it. */
export const groupTable = {
  status: { ...receiptTable.status, ...nullable },
  isSettle: { ...receiptTable.isSettle, ...nullable },
  captainId: { label: waybillTable.captainId.label, kind: 'id', ...nullable, note: '：各卡共同的' },
  giveCardUserId: { ...receiptTable.giveCardUserId, ...nullable },
  createBy: { ...receiptTable.createBy, ...nullable },
  day: given.day,
  month: given.month,
  year: given.year,
  createDay: made.day,
  createMonth: made.month,
  createYear: made.year,
} as const satisfies Record<string, Field>

/** Sums of a group: those of the list's own summary, and what of it is still open. */
export const measureTable = {
  ...leftOutTable,
  ...pick(receiptTable, 'cardCount', 'giveCardCnt', 'settleAbleCount', 'updateWaybillsCount'),
} as const satisfies Record<string, Field>
