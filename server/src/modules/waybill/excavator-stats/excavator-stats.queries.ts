import { sumsWhere } from '../../../kernel/list/left-out.js'
import type { Measure, StatsSpec } from '../../../kernel/list/stats.js'
import { sql } from '../../../kernel/sql/sql.js'
import type { Figures } from '../../figures.js'
import { excavatorRecordList } from '../excavator-record/excavator-record.queries.js'
import type { ExcavatorRecordFilter } from '../excavator-record/excavator-record.view.js'
import { costOfWork } from '../excavator-record/phase-work.sql.js'
import { ExcavatorStatPage, ExcavatorStatView, groupedBy, measuredIn } from './excavator-stats.view.js'
import { groupTable, measureTable } from './fields.js'

type By = (typeof groupedBy)[keyof typeof groupedBy]
type Name = (typeof measuredIn)[keyof typeof measuredIn]

const fields = { ...groupTable, ...measureTable }

const { count, money } = sumsWhere(sql`true`)
const measures: Record<Exclude<Name, 'phaseCost'>, Measure> = {
  counted: { of: sql`count(*)::int` },
  workTime: { of: count(sql`r.work_time`) },
  amount: { of: money(sql`r.amount`) },
  trucks: { of: sumsWhere(sql`r.unit_work = 'TRUCK'`).quantity(sql`r.schedule_work`) },
  cubic: { of: sumsWhere(sql`r.unit_work = 'CUBIC'`).quantity(sql`r.schedule_work`) },
  unpriced: { of: sql`count(*) filter (where r.audit_status = 'APPROVED' and r.amount is null)::int` },
}

const stats: StatsSpec<ExcavatorRecordFilter, By, Name> = {
  list: excavatorRecordList,
  fields,
  at: sql`r.start_datetime`,
  dimensions: {
    projectInfoId: { column: 'projectInfoId' },
    machineId: { column: 'machineId' },
    machineCode: { column: 'machineCode' },
    staffName: { column: 'staffName' },
    ledgerType: { column: 'ledgerType' },
    auditStatus: { column: 'auditStatus' },
    inShiftType: { column: 'inShiftType' },
    inType: { column: 'inType' },
    unitWork: { column: 'unitWork' },
    address: { column: 'address' },
    submitBy: { column: 'submitBy' },
    auditBy: { column: 'auditBy' },
    day: { step: 'day' },
    month: { step: 'month' },
    year: { step: 'year' },
    auditOwn: { column: 'auditOwn' },
    fourEyesOff: { column: 'fourEyesOff' },
  },
  measures: ({ phase }) => ({
    ...measures,
    phaseCost: { of: phase ? money(costOfWork) : sql`null::numeric` },
  }),
}

/** Figures over the work of excavators. */
export const excavatorFigures: Figures<ExcavatorRecordFilter, By, Name> = {
  field: 'excavatorStats',
  name: 'Excavator',
  what: '挖机工时',
  permission: 'chain:companywaybill:get',
  fields,
  dimensions: groupedBy,
  measures: measuredIn,
  View: ExcavatorStatView,
  Page: ExcavatorStatPage,
  spec: () => stats,
  // Records of the largest company.
  reads: 20_000,
  rows: { name: 'excavatorRecords', reads: 250 },
}
