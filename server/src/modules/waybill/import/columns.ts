import type { ImportColumn } from '../../import/index.js'
import { importedAs, type waybillFields } from '../waybill/fields.js'
import { importTexts as texts } from './texts.js'

export type ColumnKind =
  | 'text'
  | 'number'
  | 'name'
  | 'plate'
  | 'cardNo'
  | 'mode'
  | 'unit'
  | 'status'
  | 'shift'
  | 'flag'
  | 'amount'
  | 'signedAmount'
  | 'quantity'
  | 'time'

export interface Column extends ImportColumn {
  kind: ColumnKind
}

/** Columns of a sheet of waybills, in the order of the template; their labels are those of the fields. */
const fields = {
  no: {
    kind: 'number',
    example: '',
    hint: texts.hints.no,
    synonyms: [
      '第三方运单号',
      '第三方单号',
      '第三方编号',
      '运单编号',
      '单号',
      '三方单号',
      '三方运单号',
      '外部单号',
      '平台单号',
      '电子联单号',
      '联单号',
    ],
  },
  projectName: {
    kind: 'name',
    required: true,
    example: '',
    hint: texts.hints.name,
    synonyms: ['项目名称', '工程名称', '工程', '工地', '工地名称', '出土工地'],
  },
  truckCode: {
    kind: 'plate',
    required: true,
    example: '粤B12345',
    hint: texts.hints.truckCode,
    synonyms: ['车牌', '车号', '车牌号码', '装车车牌', '车辆号牌', '车辆', '车辆牌照'],
  },
  goDatetime: {
    kind: 'time',
    required: true,
    example: '2026-01-02 03:04:05',
    hint: texts.hints.time,
    synonyms: ['出场日期', '出场日期时间', '离场时间', '出土时间', '发车时间', '出场打卡时间', '运输时间'],
  },
  tpMode: {
    kind: 'mode',
    required: true,
    example: '货运',
    hint: texts.hints.mode,
    synonyms: ['模式', '运输方式', '运输类型'],
  },
  goSoilType: {
    kind: 'name',
    required: true,
    example: '',
    hint: texts.hints.name,
    synonyms: ['土质', '土质类型', '渣土类型', '土类', '货物名称'],
  },
  garbageName: {
    kind: 'name',
    example: '',
    hint: texts.hints.garbageName,
    synonyms: ['泥尾', '弃土场', '消纳场', '消纳场名称', '渣土场名称', '卸点', '卸土点', '受纳场', '卸货地点'],
  },
  weightType: {
    kind: 'unit',
    example: '车',
    hint: texts.hints.unit,
    synonyms: ['单位', '数量单位', '计价单位'],
  },
  weightTons: {
    kind: 'quantity',
    example: '1',
    hint: texts.hints.quantity,
    synonyms: ['方量', '方数', '立方', '立方数', '吨数', '吨位', '净重', '重量', '运量', '车数'],
  },
  captainName: {
    kind: 'name',
    example: '',
    hint: texts.hints.captainName,
    synonyms: ['队长', '车队负责人', '车队长姓名'],
  },
  driverName: {
    kind: 'name',
    example: '',
    hint: texts.hints.driverName,
    synonyms: ['驾驶员', '司机姓名', '驾驶员姓名'],
  },
  cardNo: {
    kind: 'cardNo',
    example: '',
    hint: texts.hints.cardNo,
    synonyms: ['卡号', '结算卡', '电子结算卡号'],
  },
  status: {
    kind: 'status',
    example: '已卸车',
    hint: texts.hints.status,
    synonyms: ['运单状态'],
  },
  inDatetime: {
    kind: 'time',
    example: '2026-01-02 02:54:05',
    hint: texts.hints.time,
    synonyms: ['进场时间', '入场时间', '装土时间', '装车打卡时间'],
  },
  completeDatetime: {
    kind: 'time',
    example: '2026-01-02 03:54:05',
    hint: texts.hints.time,
    synonyms: ['卸车时间', '卸货时间', '卸土时间', '到达时间', '消纳时间', '卸车打卡时间'],
  },
  inShiftType: {
    kind: 'shift',
    example: '夜班',
    hint: texts.hints.shift,
    synonyms: ['装车班次', '班别'],
  },
  inSoilType: {
    kind: 'text',
    example: '',
    hint: '',
    synonyms: ['进场土质'],
  },
  load: {
    kind: 'quantity',
    example: '',
    hint: texts.hints.load,
    synonyms: ['载重', '装载吨数'],
  },
  goTruckCode: {
    kind: 'plate',
    example: '',
    hint: texts.hints.goTruckCode,
    synonyms: ['出场车牌号'],
  },
  goVehicleType: {
    kind: 'text',
    example: '',
    hint: '',
    synonyms: ['车型'],
  },
  fleetName: {
    kind: 'text',
    example: '',
    hint: '',
    synonyms: ['车队', '运输公司', '运输企业'],
  },
  machineCode: {
    kind: 'number',
    example: '',
    hint: '',
    synonyms: ['挖机', '挖机号'],
  },
  inStaffName: { kind: 'text', example: '', hint: '', synonyms: ['装车人员'] },
  goStaffName: { kind: 'text', example: '', hint: '', synonyms: ['出场人员', '放行员'] },
  agentName: { kind: 'text', example: '', hint: '', synonyms: ['代理'] },
  isTicket: {
    kind: 'flag',
    example: '否',
    hint: texts.hints.flag,
    synonyms: ['用票', '是否有票'],
  },
  ticketNo: { kind: 'text', example: '', hint: '', synonyms: ['票号码', '消纳票号', '渣土票号'] },
  settlePrice: {
    kind: 'amount',
    example: '',
    hint: texts.hints.settlePrice,
    synonyms: ['单价', '运费单价', '价格'],
  },
  exAmt: {
    kind: 'signedAmount',
    example: '',
    hint: texts.hints.amount,
    synonyms: ['补贴', '附加费'],
  },
  adjustAmt: {
    kind: 'signedAmount',
    example: '',
    hint: texts.hints.amount,
    synonyms: ['扣款调整', '调整'],
  },
  payTaxes: { kind: 'amount', example: '', hint: texts.hints.amount, synonyms: ['税金'] },
  remark: { kind: 'text', example: '', hint: '', synonyms: ['说明', '备注说明'] },
} as const satisfies Partial<Record<keyof typeof waybillFields, Omit<Column, 'title'>>>

export type ColumnKey = keyof typeof fields
export const columnKeys = Object.keys(fields) as ColumnKey[]

const titled = (key: ColumnKey): Column => ({ title: importedAs(key), ...fields[key] })
export const columns = Object.fromEntries(columnKeys.map((key) => [key, titled(key)])) as Record<ColumnKey, Column>
export const columnOf = (key: ColumnKey): Column => columns[key]

/** Number in the template's example row; a row with it is never imported. */
export const EXAMPLE_NO = '示例'
