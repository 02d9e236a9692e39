import type { Field } from '../../../kernel/fields.js'
import { leftOutTable } from '../../../kernel/list/left-out.js'
import { haulTable } from '../../project/index.js'
import { waybillTable } from '../waybill/fields.js'

const nullable = { nullable: true } as const
const text = { kind: 'text', ...nullable } as const

/** Fields by which waybills are told apart; each is there where the figures are asked by it. */
export const groupTable = {
  companyAuthId: { ...waybillTable.companyAuthId, ...nullable, note: '；车队长在各公司的' },
  projectInfoId: { ...haulTable.projectInfoId, ...nullable },
  day: { label: '出场日期', kind: 'day', ...nullable, note: '，yyyy-MM-dd，北京时间' },
  month: { label: '出场月份', ...text, note: '，yyyy-MM，北京时间' },
  year: { label: '出场年份', ...text, note: '，yyyy，北京时间' },
  inShiftType: waybillTable.inShiftType,
  status: { ...waybillTable.status, ...nullable },
  settled: { label: '已在结算单上', kind: 'flag', ...nullable },
  settlementStatus: { label: '结算单状态', ...text },
  priceSource: waybillTable.priceSource,
  tpMode: { ...haulTable.tpMode, ...nullable },
  goSoilType: { ...waybillTable.goSoilType, ...nullable },
  weightType: { ...waybillTable.weightType, ...nullable },
  isTicket: { ...waybillTable.isTicket, ...nullable },
  garbageId: haulTable.garbageId,
  captainId: { ...waybillTable.captainId, ...nullable },
  driverId: waybillTable.driverId,
  truckCode: { ...waybillTable.truckCode, ...nullable },
  machineCode: waybillTable.machineCode,
  payeeId: waybillTable.payeeId,
} as const satisfies Record<string, Field>

/** Sums over all waybills of a list. */
export const sumTable = {
  weightTons: { label: '吨数', kind: 'quantity' },
  cubic: { label: '方数', kind: 'quantity' },
  receivable: { label: waybillTable.receivable.label, kind: 'money' },
  accountedAmt: {
    ...waybillTable.accountedAmt,
    note: '：记入卡片台账的，与首页的可结算金额同一口径',
  },
} as const satisfies Record<string, Field>

const asCharts = '与分期图表和项目看板同一口径；没有按分期查询的为空'

/** Sums in the measures of the charts of a phase, and of the board. */
const phaseSumTable = {
  phaseCubic: { label: '分期口径的方量', kind: 'quantity', ...nullable, note: `（方）：${asCharts}` },
  phaseCost: { label: '分期口径的成本', kind: 'money', ...nullable, note: `：${asCharts}` },
  phaseDumpCost: { label: '分期口径的消纳费用', kind: 'money', ...nullable, note: `：${asCharts}` },
  phasePaidAmt: { label: '分期口径的已付金额', kind: 'money', ...nullable, note: `：${asCharts}` },
  phasePartAmt: {
    label: '所查的一部分成本',
    kind: 'money',
    ...nullable,
    note: '：没有按成本的一部分查询的为空',
  },
} as const satisfies Record<string, Field>

/** Sums of a group: those of the list's own summary, and what only the waybills can tell. */
export const measureTable = {
  trips: { label: '趟数', kind: 'count', note: '，计入合计的' },
  leftOut: leftOutTable.leftOut,
  ...sumTable,
  expectedAmt: { label: '预计应收', kind: 'money', note: '：已定价的为应收，未定价的按现在的单价' },
  actual: { label: waybillTable.actual.label, kind: 'money' },
  actuallyPaid: waybillTable.actuallyPaid,
  unpriced: { label: '未定价的趟数', kind: 'count' },
  ...phaseSumTable,
} as const satisfies Record<string, Field>
