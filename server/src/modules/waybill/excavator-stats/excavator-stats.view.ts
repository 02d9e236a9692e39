import { ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { pageOf } from '../../../kernel/list/page.types.js'
import { groupTable, measureTable } from './fields.js'

@ObjectType('ExcavatorStat', { description: '一组挖机工时的合计；所按的维度相同的为一组，没有按其统计的维度为空' })
export class ExcavatorStatView extends objectOf({ ...groupTable, ...measureTable }) {}

@ObjectType({ description: '全部各组的合计' })
class ExcavatorStatSummary extends objectOf(measureTable) {}

@ObjectType({ description: '挖机工时统计分页；total 为组数' })
export class ExcavatorStatPage extends pageOf('本页的各组', ExcavatorStatView, ExcavatorStatSummary) {}

/** Field in which a group says what it is by a dimension. */
export const groupedBy = {
  PROJECT: 'projectInfoId',
  MACHINE: 'machineId',
  MACHINE_CODE: 'machineCode',
  OPERATOR: 'staffName',
  LEDGER: 'ledgerType',
  STATUS: 'auditStatus',
  SHIFT: 'inShiftType',
  WORK: 'inType',
  UNIT: 'unitWork',
  ADDRESS: 'address',
  SUBMITTER: 'submitBy',
  AUDITOR: 'auditBy',
  DAY: 'day',
  MONTH: 'month',
  YEAR: 'year',
  AUDIT_OWN: 'auditOwn',
  FOUR_EYES_OFF: 'fourEyesOff',
} as const satisfies Record<string, keyof typeof groupTable>

/** Field in which a group tells a measure. */
export const measuredIn = {
  COUNTED: 'counted',
  WORK_TIME: 'workTime',
  AMOUNT: 'amount',
  TRUCKS: 'trucks',
  CUBIC: 'cubic',
  UNPRICED: 'unpriced',
  PHASE_COST: 'phaseCost',
} as const satisfies Record<string, keyof typeof measureTable>
