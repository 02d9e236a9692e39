import { enumOptions, namedOptions } from '../../../ui/form/options'
import type { SearchField } from '../../../ui/search-form/types'
import { anomalyTexts, RULES } from '../anomaly'
import { MODES, SHIFTS, STATUSES } from './list'
import { searchedFields } from './plain'
import { texts } from './texts'

const { fields: names } = texts

/** The ticket day D runs from D 06:00:00 to the next day's (001 §9). */
const ticketDay = { name: texts.ticketDay, clock: '06:00:00' }

/** How a company watches over its trips is not its captains' business. */
const anomalies: SearchField[] = [
  { name: 'hasAnomaly', label: texts.hasAnomaly, type: 'flag' },
  { name: 'anomaly', label: texts.anomalyRule, type: 'choice', options: enumOptions(RULES, anomalyTexts.rules) },
]

interface Project {
  id: string
  name: string
}

/** What the list can be searched by; a captain, who works for several companies, types a project's name. */
export function searchFields(projects: readonly Project[] | null): SearchField[] {
  const project: SearchField = projects
    ? {
        name: 'projectId',
        label: names.projectName,
        type: 'choice',
        options: namedOptions(projects),
      }
    : { name: 'projectName', label: names.projectName, type: 'text' }
  return [
    { name: 'no', label: names.no, type: 'text' },
    { name: 'goDatetime', label: names.goDatetime, type: 'times', hint: texts.calendarDay, workDay: ticketDay },
    project,
    { name: 'truckCode', label: texts.truck, type: 'text' },
    { name: 'captainName', label: names.captainName, type: 'text' },
    { name: 'driverName', label: names.driverName, type: 'text' },
    { name: 'nos', label: texts.nos, type: 'texts' },
    { name: 'truckCodes', label: texts.trucks, type: 'texts' },
    { name: 'cardNos', label: texts.cardNos, type: 'texts' },
    { name: 'giveCardNo', label: names.giveCardNo, type: 'text' },
    { name: 'settleNo', label: names.settleNo, type: 'text' },
    ...searchedFields.map((id): SearchField => ({ name: id, label: names[id], type: 'text' })),
    { name: 'garbageName', label: names.names, type: 'text' },
    { name: 'goSoilType', label: names.goSoilType, type: 'text' },
    { name: 'tpMode', label: names.tpMode, type: 'choice', options: enumOptions(MODES, texts.modes) },
    { name: 'status', label: names.status, type: 'choice', options: enumOptions(STATUSES, texts.statuses) },
    { name: 'inDatetime', label: names.inDatetime, type: 'times' },
    { name: 'completeDatetime', label: names.completeDatetime, type: 'times' },
    { name: 'inShiftType', label: names.inShiftType, type: 'choice', options: enumOptions(SHIFTS, texts.shifts) },
    { name: 'isTicket', label: names.isTicket, type: 'flag' },
    { name: 'settled', label: texts.settled, type: 'flag' },
    { name: 'settleable', label: names.settleable, type: 'flag' },
    { name: 'pendingReview', label: names.pendingReview, type: 'flag' },
    { name: 'lackingPayee', label: texts.lackingPayee, type: 'flag' },
    { name: 'unpriced', label: texts.unpriced, type: 'flag' },
    ...(projects ? anomalies : []),
  ]
}
