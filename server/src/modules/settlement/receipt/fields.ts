import type { Field } from '../../../kernel/fields.js'
import { waybillTable } from '../../waybill/index.js'
import { allWaybills, cardTable, cardTypeField, giverFields, openCountFields } from '../card/fields.js'
import { ReceiptStatus, receiptStatusLabels } from '../enums.js'
import { partField } from '../line/fields.js'
import { ownId } from '../payee/fields.js'

const nullable = { nullable: true } as const
/** Field from another table, which the list's queries join. */
const joined = { column: null } as const

const status = {
  label: cardTable.status.label,
  kind: 'code',
  code: { values: ReceiptStatus, labels: receiptStatusLabels },
} as const satisfies Field
const waybillsThen = { ...allWaybills, note: '：交卡时的' } as const satisfies Field
const { settleAbleCount, updateWaybillsCount, ids } = openCountFields
const { giveCardDatetime, giveCardUserId } = giverFields

/** Fields of a receipt, in the order of its spreadsheet. */
export const receiptTable = {
  id: ownId,
  giveCardNo: { label: cardTable.giveCardNo.label, kind: 'text', length: 30, found: 'part', foundMany: true },
  status: { ...status, found: 'any' },
  companyAuthName: { label: '公司名称', kind: 'text', ...joined },
  settleCardNo: { label: cardTable.cardNo.label, kind: 'text', ...joined, note: '，逗号分隔', found: 'part' },
  cardCount: { label: '卡数', kind: 'count' },
  giveCardCnt: waybillsThen,
  settleAbleCount,
  updateWaybillsCount,
  giveCardDatetime: { ...giveCardDatetime, found: 'range' },
  giveCardUserId: { ...giveCardUserId, found: 'part' },
  isSettle: { label: '是否结算', kind: 'flag', ...joined, note: '：是否已生成结算单', found: 'is' },
  createBy: { label: '制单人', kind: 'text' },
  createTime: { label: '制单时间', kind: 'time', column: 'created_at' },
  voidReason: { label: '作废原因', kind: 'text', ...nullable },
  part: partField,
  ids,
} as const satisfies Record<string, Field>

/** Fields of one card of a receipt, in the documented order. */
export const receiptLineTable = {
  id: { ...ownId, rest: [] },
  cardType: cardTypeField,
  settleCardNo: { label: cardTable.cardNo.label, kind: 'text' },
  projectName: { label: waybillTable.projectName.label, kind: 'text' },
  giveCardCnt: waybillsThen,
  giveCardDatetime,
  status: { ...status, rest: [] },
  settleAbleCount: { ...settleAbleCount, rest: [] },
  updateWaybillsCount: { ...updateWaybillsCount, rest: [] },
} as const satisfies Record<string, Field>
