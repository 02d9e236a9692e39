import type { Measure, StatsSpec } from '../../../kernel/list/stats.js'
import { sql } from '../../../kernel/sql/sql.js'
import type { Figures } from '../../figures.js'
import { anomalyList } from '../anomaly/anomaly.queries.js'
import type { AnomalyFilter } from '../anomaly/anomaly.view.js'
import type { AnomalyState } from '../enums.js'
import { AnomalyStatPage, AnomalyStatView, groupedBy, measuredIn } from './anomaly-stats.view.js'
import { groupTable, measureTable } from './fields.js'

type By = (typeof groupedBy)[keyof typeof groupedBy]
type Name = (typeof measuredIn)[keyof typeof measuredIn]

const at = sql`a.created_at`
const join = 'waybill'
const fields = { ...groupTable, ...measureTable }

const inState = (state: `${AnomalyState}`): Measure => ({
  of: sql`count(*) filter (where a.state = ${sql.raw(`'${state}'`)})::int`,
})
const measures: Record<Name, Measure> = {
  counted: { of: sql`count(*)::int` },
  openCount: inState('OPEN'),
  confirmedCount: inState('CONFIRMED'),
  clearedCount: inState('CLEARED'),
  goneCount: inState('GONE'),
}

const stats: StatsSpec<AnomalyFilter, By, Name> = {
  list: anomalyList,
  fields,
  at: sql`a.go_datetime`,
  dimensions: {
    rule: { column: 'rule' },
    state: { column: 'state' },
    blocking: { column: 'blocking' },
    projectInfoId: { column: 'projectInfoId' },
    garbageId: { column: 'garbageId' },
    captainId: { of: sql`w.captain_id`, join },
    driverId: { of: sql`w.driver_id`, join },
    truckCode: { column: 'truckCode' },
    goSoilType: { column: 'goSoilType' },
    handledBy: { column: 'handledBy' },
    reason: { column: 'reason' },
    day: { step: 'day' },
    month: { step: 'month' },
    year: { step: 'year' },
    foundDay: { step: 'day', at },
    foundMonth: { step: 'month', at },
    foundYear: { step: 'year', at },
  },
  measures: () => measures,
}

/** Figures over anomalies. */
export const anomalyFigures: Figures<AnomalyFilter, By, Name> = {
  field: 'anomalyStats',
  name: 'Anomaly',
  what: '异常',
  permission: 'chain:companywaybill:get',
  fields,
  dimensions: groupedBy,
  measures: measuredIn,
  View: AnomalyStatView,
  Page: AnomalyStatPage,
  spec: () => stats,
  // Anomalies of the largest company, with the waybill of each.
  reads: 20_000,
  rows: { name: 'anomalies', reads: 1000 },
}
