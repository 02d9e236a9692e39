import type { Field } from '../../../kernel/fields.js'
import { waybillTable } from '../../waybill/index.js'
import {
  CardKind,
  CardStatus,
  CardType,
  cardKindLabels,
  cardStatusLabels,
  cardTypeLabels,
  cardTypeName,
} from '../enums.js'
import { cnt, partField } from '../line/fields.js'
import { ownId, payeeTable } from '../payee/fields.js'

const nullable = { nullable: true } as const
/** Field from another table, which the list's queries join. */
const joined = { column: null } as const

export const allWaybills = { label: '运单总数', kind: 'count' } as const satisfies Field

export const cardTypeField = {
  label: cardTypeName,
  kind: 'code',
  code: { values: CardType, labels: cardTypeLabels },
} as const satisfies Field

/** Numbers of a card's waybills that can be settled now, and that cannot yet. */
export const openCountFields = {
  settleAbleCount: { label: '可结算运单数', kind: 'count', ...joined, note: '：现在的' },
  updateWaybillsCount: {
    label: '修改待审核运单数',
    kind: 'count',
    ...joined,
    note: '：现在的，修改待审核，或有阻止结算的异常未处理',
  },
  ids: { label: '可结算运单的编号', kind: 'ids', ...joined },
} as const satisfies Record<string, Field>

/** Person who hands a card in, with the time. */
export const giverFields = {
  giveCardDatetime: { label: '交卡时间', kind: 'time', column: 'give_datetime' },
  giveCardUserId: { label: '交卡人', kind: 'text', column: 'giver', length: 20 },
} as const satisfies Record<string, Field>

/** Fields of a card, as lists, the scanning page and the ledger show them. */
export const cardTable = {
  id: ownId,
  companyAuthId: { label: '公司编号', kind: 'id', column: 'company_id' },
  cardNo: { label: '卡号', kind: 'text', length: 15, found: 'part', foundMany: true },
  kind: {
    label: '种类',
    kind: 'code',
    code: { values: CardKind, labels: cardKindLabels },
    note: '：主卡或子卡',
    found: 'is',
  },
  cardType: { ...cardTypeField, found: 'is' },
  status: {
    label: waybillTable.status.label,
    kind: 'code',
    code: { values: CardStatus, labels: cardStatusLabels },
    found: 'any',
  },
  bound: {
    label: '是否已绑定',
    kind: 'flag',
    ...joined,
    note: '车队长',
    sheet: [],
    found: 'is',
  },
  captainId: { label: '车队长编号', kind: 'id', ...nullable },
  captainName: { label: '车队长', kind: 'text', ...nullable, ...joined, found: 'part' },
  companyAuthName: { label: '公司', kind: 'text', ...joined, sheet: ['company'] },
  parentCardNo: { label: '主卡卡号', kind: 'text', ...nullable, ...joined },
  bindingDate: { label: '激活时间', kind: 'time', ...nullable, note: '，即绑定时间', found: 'range' },
  batchNo: { label: '制卡批次', kind: 'text', ...nullable, ...joined, found: 'part' },
  lost: { label: '是否已挂失', kind: 'flag', ...joined, sheet: [], found: 'is' },
  lostTime: { label: '挂失时间', kind: 'time', ...nullable, column: 'lost_at' },
  lostReason: { label: '挂失原因', kind: 'text', ...nullable },
  replacedByNo: { label: '补办的卡号', kind: 'text', ...nullable, ...joined },
  createTime: { label: '创建时间', kind: 'time', column: 'created_at' },
  subCardCount: { label: '子卡数', kind: 'count', ...joined },
  waybillCount: { ...cnt, ...joined, note: '：本卡的，不含已作废的' },
  totalWaybillCount: { ...allWaybills, ...joined, note: '：本卡及其子卡的' },
  waybillsCount: { ...allWaybills, ...joined, note: '：可结算加修改待审核' },
  ...openCountFields,
  giveCardDatetime: { ...giverFields.giveCardDatetime, ...nullable },
  giveCardUserId: { ...giverFields.giveCardUserId, ...nullable },
  payee: {
    label: payeeTable.payeeName.label,
    kind: 'text',
    ...nullable,
    ...joined,
    note: '：设置交卡人时指定的',
    api: null,
    sheet: ['payeeName'],
  },
  settleAmount: { label: '申请结算金额', kind: 'money', ...nullable, column: 'give_settle_amount' },
  giveCardNo: { label: '回执单号', kind: 'text', ...nullable, ...joined, note: '：未结算的' },
  unsettledAmount: { label: '未结算金额', kind: 'money', ...joined },
  settledAmount: { label: '已结算金额', kind: 'money', ...joined },
  paidAmount: { label: '已付款金额', kind: 'money', ...joined },
  part: partField,
} as const satisfies Record<string, Field>
