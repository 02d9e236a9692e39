import type { Field } from '../../../kernel/fields.js'
import { measureLabels, spanLabels, sumPartLabels, TicketMeasure, TicketSpan, TicketSumPart } from '../enums.js'
import { driverTable, nullable, projectTable } from '../fields.js'

const { found: _, ...projectInfoId } = projectTable.projectInfoId
const { found: __, ...projectName } = projectTable.projectName
const { found: ___, ...driverId } = driverTable.driverId

/** The one table of the fields of a figure that a recount repaired. */
export const repairTable = {
  span: { label: '跨度', kind: 'code', code: { values: TicketSpan, labels: spanLabels } },
  since: { label: '票日', kind: 'day', note: '，yyyy-MM-dd；月和年为其首日' },
  part: { label: '分组', kind: 'code', code: { values: TicketSumPart, labels: sumPartLabels } },
  projectInfoId,
  projectName: { ...projectName, ...nullable },
  driverId,
  measure: { label: '数量', kind: 'code', code: { values: TicketMeasure, labels: measureLabels } },
  before: { label: '重新计算前', kind: 'count' },
  after: { label: '重新计算后', kind: 'count' },
} as const satisfies Record<string, Field>
