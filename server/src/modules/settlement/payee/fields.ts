import type { Code, Field } from '../../../kernel/fields.js'
import { basedataTable, closedOfBaseData } from '../../basedata/index.js'
import { waybillTable } from '../../waybill/index.js'
import { AccountKind, accountKindLabels, PayeeContractState, payeeContractStateLabels } from '../enums.js'

const contractStates = {
  values: PayeeContractState,
  labels: payeeContractStateLabels,
} as const satisfies Code<string>
const accountKinds = { values: AccountKind, labels: accountKindLabels } as const satisfies Code<string>

/** Id of the row. */
export const ownId = { label: '编号', kind: 'id' } as const satisfies Field

/** Fields of a payee that REST documents, under their documented names. */
export const payeeTable = {
  id: ownId,
  payeeId: { label: '收款人编号', kind: 'id' },
  payeeName: { label: waybillTable.payeeName.label, kind: 'text', length: 10 },
  carrierName: { label: waybillTable.carrierName.label, kind: 'text' },
  mobile: { label: '手机号', kind: 'text', nullable: true },
  bindingBankNo: { label: '收款账号', kind: 'text', length: 20 },
  bindingBankName: { label: '开户行', kind: 'text', length: 30 },
  status: { label: '是否已签约', kind: 'flag', rest: [] },
  contractTo: { label: '合同有效期止', kind: 'day', nullable: true, rest: [], note: '，yyyy-MM-dd；不限的为空' },
  contractState: { label: '合同状态', kind: 'code', code: contractStates, column: null, rest: [] },
  accountNote: {
    label: '账号提醒',
    kind: 'text',
    nullable: true,
    column: null,
    rest: [],
    note: '：卡号校验位不符的，由谁核对、为何仍用；没有的为空',
  },
} as const satisfies Record<string, Field>

const {
  payeeName,
  carrierName,
  mobile,
  bindingBankNo,
  bindingBankName,
  status,
  contractTo,
  contractState,
  accountNote,
} = payeeTable
/** Field from other payees, which the queries join. */
const joined = { kind: 'text', nullable: true, column: null } as const

/** The one table of a payee's fields. */
export const basePayeeTable = {
  id: ownId,
  payeeId: { ...payeeTable.payeeId, column: 'id' },
  payeeName: { ...payeeName, column: 'name', found: 'part', reading: 'reading' },
  carrierName: { ...carrierName, length: 50, found: 'part' },
  mobile: { ...mobile, length: 11, found: 'part' },
  bindingBankNo: { ...bindingBankNo, column: 'bank_no', found: 'part' },
  bindingBankName: { ...bindingBankName, column: 'bank_name', found: 'part' },
  accountKind: {
    label: '账号校验',
    kind: 'code',
    code: accountKinds,
    nullable: true,
    found: 'any',
    note: '；还没有校验的为空',
    ...closedOfBaseData,
  },
  accountNote,
  accountById: {
    label: '收款账号录入人编号',
    kind: 'id',
    nullable: true,
    column: 'account_by',
    note: '；录入早于记录的为空',
    ...closedOfBaseData,
  },
  status: { ...status, column: 'contract_signed', found: 'is' },
  contractState: { ...contractState, found: 'any' },
  contractFrom: { label: '合同有效期起', kind: 'day', nullable: true, note: contractTo.note, ...closedOfBaseData },
  contractTo,
  contractUrl: {
    label: '合同文件',
    kind: 'text',
    holds: 'file',
    nullable: true,
    length: 500,
    note: '，图片或PDF的地址',
    ...closedOfBaseData,
  },
  signBy: { label: '签约登记人', kind: 'text', nullable: true, column: 'signed_by_name', ...closedOfBaseData },
  signTime: { label: '签约登记时间', kind: 'time', nullable: true, column: 'signed_at', ...closedOfBaseData },
  mergedIntoId: { label: '并入的收款人编号', kind: 'id', nullable: true, column: 'merged_into' },
  mergedIntoName: { label: '已并入', ...joined },
  mergedNames: { label: '并入的重复收款人', ...joined, note: '，顿号分隔' },
  ...basedataTable,
} as const satisfies Record<string, Field>
