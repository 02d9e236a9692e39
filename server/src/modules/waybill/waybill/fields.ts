import { type Code, columnNameOf, type Field, labelsOf, type ShownOf, type ValuesOf } from '../../../kernel/fields.js'
import { haulTable, unitField } from '../../project/index.js'
import {
  AnomalyRule,
  anomalyLabels,
  PriceSource,
  priceSourceLabels,
  ShiftType,
  shiftLabel,
  shiftLabels,
  WaybillStatus,
  waybillStatusLabels,
} from '../enums.js'
import type { SealedFrom, WaybillFieldSpec } from './field-spec.js'

export { ownId } from '../../project/index.js'

/** Field that decides the waybill's amount, or the account that gets it. */
const money = { sealedFrom: 'PENDING', bearsMoney: true } as const
const amount = { ...money, makesAmount: true } as const
/** Fact that an approval covers, without effect on the amount. */
const fact = { sealedFrom: 'APPROVED' } as const
/** Proof that may still be added until the settlement is paid. */
const proof = { sealedFrom: 'PAID' } as const
const prepaid = { sealedFrom: 'PENDING' } as const

const codes = {
  status: { values: WaybillStatus, labels: waybillStatusLabels },
  shift: { values: ShiftType, labels: shiftLabels },
  source: { values: PriceSource, labels: priceSourceLabels },
  rule: { values: AnomalyRule, labels: anomalyLabels },
} as const satisfies Record<string, Code<string>>

const nullable = { nullable: true } as const
/** Addresses of pictures of a trip. */
const pictures = { kind: 'text', holds: 'addresses', ...proof, ...nullable, length: 2000, note: '，逗号分隔' } as const
/** Field without a column of its own, which the list's queries define. */
const joined = { column: null } as const
/** Field for the pages alone. */
const pagesOnly = { rest: [], sheet: [] } as const
/** Field with a second name in documents. */
const projectNames = { rest: ['projectInfoName', 'projectName'], sheet: ['projectName', 'projectInfoName'] } as const

/** Plate of a truck, at whatever time of the trip. */
export const plate = { label: '车牌', kind: 'text', form: 'plate' } as const satisfies Field

/**
 * Fields of a waybill, in the order in which documents and refusals have them. Names go with their ids (`truckId` with
 * `truckCode`); pages show the names only.
 */
export const waybillTable = {
  id: { label: '运单编号', kind: 'id', sheet: ['id'] },
  no: { label: '运单号', kind: 'text' },
  status: { label: '状态', kind: 'code', code: codes.status },
  pendingReview: { label: '修改待审核', kind: 'flag', rest: ['isUpdate'], sheet: [] },
  companyAuthId: { label: '公司编号', kind: 'id', column: 'company_id', sheet: ['companyAuthId'] },
  projectId: {
    ...haulTable.projectInfoId,
    ...amount,
    api: 'projectInfoId',
    formerly: 'projectId',
    shownBy: 'projectName',
    needed: true,
  },
  projectName: { ...haulTable.projectName, ...money, ...projectNames, follows: 'projectId' },
  cardId: { label: '结算卡编号', kind: 'id', ...money, ...nullable, api: null, follows: 'cardNo', shownBy: 'cardNo' },
  cardNo: {
    label: '结算卡号',
    kind: 'text',
    ...money,
    ...nullable,
    length: 15,
    inputNote: '；须为已激活的卡，车队长随卡',
  },
  giveCardNo: { label: '回执单号', kind: 'text', ...nullable, ...joined },
  truckId: { label: '车辆编号', kind: 'id', ...money, api: null, follows: 'truckCode', shownBy: 'truckCode' },
  truckCode: {
    label: '装车车牌',
    kind: 'text',
    form: 'plate',
    ...money,
    length: 20,
    needed: true,
    importedAs: '车牌号',
  },
  captainId: {
    label: '车队长编号',
    kind: 'id',
    ...amount,
    shownBy: 'captainName',
    inputNote: '；不填则随结算卡，无卡则随车辆',
  },
  captainName: { label: '车队长', kind: 'text', ...money, follows: 'captainId' },
  captainMobile: {
    label: '车队联系电话',
    kind: 'text',
    ...money,
    ...nullable,
    follows: 'captainId',
    ofCaptain: 'mobile',
    searched: true,
  },
  driverId: { label: '司机编号', kind: 'id', ...amount, ...nullable, shownBy: 'driverName' },
  driverName: { label: '司机', kind: 'text', ...money, ...nullable, follows: 'driverId' },
  dumpSiteId: {
    ...haulTable.garbageId,
    ...amount,
    api: 'garbageId',
    shownBy: 'garbageName',
    inputNote: '；货运必填，其他运输模式不填',
  },
  garbageName: {
    ...haulTable.garbageName,
    ...money,
    follows: 'dumpSiteId',
    rest: ['garbageName', 'names'],
    sheet: ['names'],
  },
  tpMode: { ...haulTable.tpMode, ...amount, needed: true },
  inSoilType: { label: '装车土质', kind: 'text', ...fact, ...nullable, length: 40 },
  goSoilType: { label: '出场土质', kind: 'text', ...amount, length: 40, needed: true },
  weightType: { ...unitField, ...amount, needed: true },
  weightTons: { label: '数量', kind: 'quantity', countedIn: 'weightType', ...amount, needed: true },
  load: { label: '装载量', kind: 'quantity', ...fact, ...nullable },
  inDatetime: { label: '装车时间', kind: 'time', ...fact, ...nullable },
  goDatetime: { label: '出场时间', kind: 'time', ...amount, needed: true },
  completeDatetime: { label: '完成时间', kind: 'time', ...fact, ...nullable },
  inShiftType: { label: shiftLabel, kind: 'code', code: codes.shift, ...fact, ...nullable },
  goTruckCode: { label: '出场车牌', kind: 'text', form: 'plate', ...fact, ...nullable, length: 20 },
  machineCode: { label: '挖机编号', kind: 'text', ...fact, ...nullable, length: 40, searched: true },
  inStaffName: { label: '装车员', kind: 'text', ...fact, ...nullable, length: 40, searched: true },
  goStaffName: { label: '出场员', kind: 'text', ...fact, ...nullable, length: 40 },
  inName: { label: '装车地点', kind: 'text', ...fact, ...nullable, length: 40 },
  goName: { label: '出场口', kind: 'text', ...fact, ...nullable, length: 40 },
  agentName: { label: '代理人', kind: 'text', ...fact, ...nullable, length: 40 },
  inPicture: { label: '装车照片', ...pictures },
  goPicture: { label: '出场照片', ...pictures },
  isTicket: { label: '是否用票', kind: 'flag', ...fact },
  ticketNo: { label: '票号', kind: 'text', ...fact, ...nullable, length: 30, searched: true },
  fleetName: { label: '车队名称', kind: 'text', ...fact, ...nullable, length: 40 },
  goVehicleType: { label: '车辆类型', kind: 'text', ...fact, ...nullable, length: 40 },
  settlePrice: { label: '结算单价', kind: 'money', ...amount, ...nullable, inputNote: '；空则按项目单价' },
  priceSource: {
    label: '单价来源',
    kind: 'code',
    code: codes.source,
    ...money,
    ...nullable,
    follows: 'settlePrice',
    shownBy: 'settlePrice',
  },
  priceTypedBy: { label: '人工填写该单价的人', kind: 'text', ...nullable, ...joined, ...pagesOnly },
  priceRef: { label: '结算时所取的直付价或项目单价的编号', kind: 'id', ...nullable, ...joined, ...pagesOnly },
  expectedPrice: {
    label: '预计单价',
    kind: 'money',
    ...nullable,
    ...joined,
    rest: [],
    note: '：现在结算会取的单价；已结算的为结算单价',
  },
  expectedPriceSource: { label: '预计单价来源', kind: 'code', code: codes.source, ...nullable, ...joined, rest: [] },
  expectedPriceRef: {
    label: '预计单价所取的直付价或项目单价的编号',
    kind: 'id',
    ...nullable,
    ...joined,
    ...pagesOnly,
    note: '；已结算的见 priceRef',
  },
  accountedAmt: {
    label: '核算金额',
    kind: 'money',
    column: 'accounted_amount',
    rest: [],
    sheet: [],
    note: '：记入卡片台账的，卡的未结算与已结算金额由其相加；未卸车或已作废的为0',
  },
  exAmt: { label: '额外金额', kind: 'money', ...amount, signed: true },
  adjustAmt: { label: '调整金额', kind: 'money', ...amount, signed: true, inputNote: '，可为负' },
  receivable: { label: '应收', kind: 'money', ...nullable },
  payTaxes: { label: '税费', kind: 'money', ...money },
  inPreparePrice: { label: '装车预付价', kind: 'money', ...prepaid, ...nullable },
  garbagePreparePrice: { label: '渣土场预付价', kind: 'money', ...prepaid, ...nullable },
  actual: { label: '实收', kind: 'money', ...nullable },
  actuallyPaid: { label: '已付', kind: 'money' },
  payeeId: { label: '收款人编号', kind: 'id', ...nullable },
  payeeName: { label: '收款人', kind: 'text', ...nullable, ...joined, rest: [] },
  carrierName: { label: '承运人', kind: 'text', ...nullable },
  settlementId: { label: '结算单编号', kind: 'id', ...nullable, rest: ['settleId'] },
  settleNo: { label: '结算单号', kind: 'text', ...nullable, ...joined },
  priceRejectReason: {
    label: '单价驳回原因',
    kind: 'text',
    ...nullable,
    ...joined,
    rest: [],
    note: '；没有被驳回则为空',
  },
  priceRejectBy: {
    label: '驳回单价的人',
    kind: 'text',
    ...nullable,
    ...joined,
    ...pagesOnly,
    note: '；没有被驳回则为空',
  },
  remark: { label: '备注', kind: 'text', sealedFrom: 'NEVER', ...nullable, length: 200 },
  version: { label: '版本', kind: 'count', note: '，修改时带回', sheet: [] },
  createTime: { label: '建单时间', kind: 'time', column: 'created_at' },
} as const satisfies Record<string, WaybillFieldSpec>

/** Labels of the fields. */
export const waybillLabels = labelsOf(waybillTable)

type Table = typeof waybillTable
/** Fields of waybills for code that has the name in a variable. */
export const waybillFields: Readonly<Record<keyof Table, WaybillFieldSpec>> = { ...waybillTable }

type NamesOf<Has> = { [Name in keyof Table]: Table[Name] extends Has ? Name : never }[keyof Table]
export type WaybillField = NamesOf<{ sealedFrom: SealedFrom }>

/**
 * Changeable values of a waybill in the form of the database: money and quantities as exact text, times as text of the
 * database.
 */
export type WaybillValues = ValuesOf<Pick<Table, WaybillField>>
export type Patch = Partial<WaybillValues>

const allNames = Object.keys(waybillTable) as (keyof Table)[]
const isChangeable = (name: keyof Table): name is WaybillField => waybillFields[name].sealedFrom !== undefined

export const fieldNames: readonly WaybillField[] = allNames.filter(isChangeable)

export const isWaybillField = (name: string): name is WaybillField =>
  Object.hasOwn(waybillFields, name) && isChangeable(name as keyof Table)

/** Whether people see the field; the others follow a visible one. */
export const isShown = (field: WaybillField): boolean => waybillFields[field].shownBy === undefined

const byName: Readonly<Record<string, WaybillFieldSpec | undefined>> = waybillTable
/** Label of a field; for an id that of the visible name. */
export const calledOf = (name: keyof Table): string => {
  const { label, shownBy = name } = waybillFields[name]
  return byName[shownBy]?.label ?? label
}

/** Heading of a field in imported spreadsheets. */
export const importedAs = (name: keyof Table): string => waybillFields[name].importedAs ?? waybillFields[name].label

/** Fields of forms: all changeable ones that do not follow another field. */
export type InputField = Exclude<WaybillField, NamesOf<{ follows: string }>>
export const inputNames = fieldNames.filter((name): name is InputField => waybillFields[name].follows === undefined)
export type NeededField = Extract<InputField, NamesOf<{ needed: true }>>
export const isNeeded = (name: InputField): name is NeededField => waybillFields[name].needed === true
/** Values of a form under the names of the API. */
export type InputShape<Names extends InputField> = ShownOf<Pick<Table, Names>>

/** Fields that a waybill copies from its captain, with his columns. */
export const ofCaptain = allNames.flatMap((name) => {
  const { ofCaptain: his } = waybillFields[name]
  return his === undefined ? [] : [{ name, own: columnNameOf(name, waybillFields[name]), his }]
})

/** Fields that lists search by a text anywhere in them. */
export type SearchedField = NamesOf<{ searched: true }>
export const searchedNames = allNames.filter((name): name is SearchedField => waybillFields[name].searched === true)
