import { approvedTable, type Field } from '../../../kernel/fields.js'
import { ExclusionReason, exclusionLabels, waybillTable } from '../../waybill/index.js'
import { cardTable } from '../card/fields.js'
import { SettlementStatus, settlementStatusLabels } from '../enums.js'
import { cnt, lineTable, partField, reasonField } from '../line/fields.js'
import { ownId, payeeTable } from '../payee/fields.js'

const nullable = { nullable: true } as const
/** Field from another table, which the list's queries join. */
const joined = { column: null } as const

/** Fields of a settlement, in the order of its spreadsheet. */
export const settlementTable = {
  id: ownId,
  settleNo: { label: '结算单号', kind: 'text', found: 'part', foundMany: true },
  status: {
    label: cardTable.status.label,
    kind: 'code',
    code: { values: SettlementStatus, labels: settlementStatusLabels },
    found: 'any',
  },
  projectId: {
    label: waybillTable.projectId.label,
    kind: 'id',
    found: 'is',
    api: 'projectInfoId',
    formerly: 'projectId',
    rest: ['projectInfoId', 'projectId'],
  },
  projectName: { label: waybillTable.projectName.label, kind: 'text', found: 'part' },
  agentName: { label: '申请人', kind: 'text', note: '，即交卡人', found: 'part' },
  settleName: { label: '核算人', kind: 'text', found: 'part' },
  settleCnt: cnt,
  settleAmt: { label: '结算金额', kind: 'money' },
  paidAmt: { label: '已付金额', kind: 'money', ...nullable, note: '；仅含本人部分而付了一部分的，不能分清，为空' },
  pledgedAmt: {
    label: '付款单金额',
    kind: 'money',
    ...nullable,
    note: '：已付和待付的，未付的付款单也计入；仅含本人部分的为空',
  },
  invoicedAmt: {
    label: '已开票金额',
    kind: 'money',
    ...nullable,
    note: '：发票认领的运单的核算金额；仅含本人部分的为空',
  },
  leftAmt: {
    label: '待付金额',
    kind: 'money',
    ...nullable,
    ...joined,
    note: '：应付（核算金额减代扣税费）中还没有付款单的；仅含本人部分的为空',
  },
  payee: {
    label: payeeTable.payeeName.label,
    kind: 'text',
    ...nullable,
    ...joined,
    note: '：所有运单共同的',
    api: null,
    sheet: ['payee'],
  },
  lackingPayeeCount: { label: '缺收款人', kind: 'count', ...joined, note: '：还没有收款人的运单数' },
  rejectedPriceCount: {
    label: '单价被驳回的运单数',
    kind: 'count',
    ...joined,
    note: '；有则不能审核通过',
    rest: [],
  },
  successorId: {
    label: '合并或拆分到的结算单编号',
    kind: 'id',
    ...nullable,
  },
  createTime: { label: '生成时间', kind: 'time', column: 'created_at', found: 'range' },
  auditTime: { label: '审核时间', kind: 'time', ...nullable, column: 'audited_at' },
  auditOwn: { label: '本人审核', kind: 'flag', note: '：审核人是否经手过金额、收款人、单价或运单', rest: [] },
  ...approvedTable,
  companyAuthName: cardTable.companyAuthName,
  part: partField,
  remark: { label: '备注', kind: 'text', ...nullable, length: 200 },
  reason: { label: '驳回原因', kind: 'text', ...nullable },
  version: { label: '版本', kind: 'count', note: '，修改时带回', sheet: [] },
} as const satisfies Record<string, Field>

/** Sums over settlements, beside those of their own fields. */
export const settlementSumTable = {
  paidAmt: { label: settlementTable.paidAmt.label, kind: 'money' },
  unpaidAmt: { label: '未付金额', kind: 'money', note: '：结算金额减已付' },
} as const satisfies Record<string, Field>

/** A waybill that stays out, and why. */
export const excludedTable = {
  id: waybillTable.id,
  no: lineTable.no,
  cardNo: { ...cardTable.cardNo, nullable: true },
  truckCode: lineTable.truckCode,
  reason: {
    label: `${reasonField.label}代码`,
    kind: 'code',
    code: { values: ExclusionReason, labels: exclusionLabels },
  },
  message: { label: reasonField.label, kind: 'text' },
} as const satisfies Record<string, Field>

/** Count and amount of waybills by the source of their price. */
export const sourceTable = {
  source: lineTable.priceSource,
  count: settlementTable.settleCnt,
  amount: { label: '金额', kind: 'money' },
} as const satisfies Record<string, Field>
