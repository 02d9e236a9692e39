import { type Field, pick } from '../../../kernel/fields.js'
import { leftOutTable } from '../../../kernel/list/left-out.js'
import { unitFieldsOf } from '../../../kernel/list/stats.types.js'
import { anomalyTable } from '../anomaly/fields.js'
import { AnomalyState, anomalyStateLabels } from '../enums.js'
import { groupTable as waybillGroups } from '../stats/fields.js'

const nullable = { nullable: true } as const
const [gone, found] = [unitFieldsOf(anomalyTable.goDatetime), unitFieldsOf(anomalyTable.createTime)]

/** Fields by which anomalies are told apart; each is there where the figures are asked by it. */
export const groupTable = {
  rule: { ...anomalyTable.rule, ...nullable },
  state: { ...anomalyTable.state, ...nullable },
  blocking: { ...anomalyTable.blocking, ...nullable },
  ...pick(waybillGroups, 'projectInfoId', 'garbageId', 'captainId', 'driverId', 'truckCode', 'goSoilType'),
  handledBy: anomalyTable.handledBy,
  reason: anomalyTable.reason,
  day: gone.day,
  month: gone.month,
  year: gone.year,
  foundDay: found.day,
  foundMonth: found.month,
  foundYear: found.year,
} as const satisfies Record<string, Field>

const ofState = (state: AnomalyState) => ({ label: anomalyStateLabels[state], kind: 'count', note: '的条数' }) as const

/** Numbers of anomalies of a group: all of them, and those of each state. */
export const measureTable = {
  counted: leftOutTable.counted,
  openCount: ofState(AnomalyState.OPEN),
  confirmedCount: ofState(AnomalyState.CONFIRMED),
  clearedCount: ofState(AnomalyState.CLEARED),
  goneCount: ofState(AnomalyState.GONE),
} as const satisfies Record<string, Field>
