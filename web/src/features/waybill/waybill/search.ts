import { waybillFilter } from '../../../gql/fields/waybill.generated'
import type { WaybillFilter, WaybillSortField } from '../../../gql/types.generated'
import { searchOf, withParams } from '../../../kit/search'
import { enumOptions, namedOptions } from '../../../ui/form/options'
import { capitals, narrow, param } from '../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../ui/list/useListState'
import type { Chip } from '../../../ui/search-form/chips'
import type { SearchGroup } from '../../../ui/search-form/groups'
import type { SearchField } from '../../../ui/search-form/types'
import { phaseTrips, tripsText } from '../../insight/phase-trips'
import { anomalyTexts, RULES } from '../anomaly'
import { fields, MODES, SHIFTS, STATUSES } from './rows'
import { texts } from './texts'

interface Project {
  id: string
  name: string
}

/** Filter of a ticket day D, from D 06:00:00 to the next day's. */
const ticketDay = { name: texts.ticketDay, clock: '06:00:00' }

const asked = searchOf<WaybillFilter, readonly Project[]>()(
  waybillFilter,
  {
    no: { typed: narrow },
    goDatetime: { hint: texts.calendarDay, workDay: ticketDay },
    projectInfoId: {
      label: fields.projectName.label,
      choices: (projects) => namedOptions(projects ?? []),
    },
    projectName: true,
    truckCode: { label: texts.truck, typed: capitals },
    captainName: true,
    driverName: true,
    nos: { label: texts.nos, typed: narrow },
    truckCodes: { label: texts.trucks, typed: capitals },
    cardNos: { label: texts.cardNos, typed: capitals },
    giveCardNo: { typed: capitals },
    settleNo: { typed: capitals },
    captainMobile: true,
    machineCode: true,
    ticketNo: true,
    garbageName: true,
    goSoilType: true,
    tpMode: { only: MODES },
    status: { only: STATUSES },
    inDatetime: { exact: true },
    completeDatetime: { exact: true },
    inShiftType: { only: SHIFTS },
    isTicket: true,
    settled: true,
    settleable: { label: fields.settleable.label },
    pendingReview: true,
    lackingPayee: { label: texts.lackingPayee },
    unpriced: { label: texts.unpriced },
    hasAnomaly: { label: texts.hasAnomaly },
    anomaly: { label: texts.anomalyRule, choices: () => enumOptions(RULES, anomalyTexts.rules) },
  },
  { projectInfoId: 'projectId' },
)

/** Filters of links alone, which appear as chips. */
const linked = {
  /** Reason for which the list was opened: a parameter's name (statements=cardNo&cardNo=…) or the number of a card. */
  statements: param.text(),
  cardNo: param.text(capitals),
  ids: param.texts(),
  /** Site with the name `garbageName`, which may also be part of another site's name. */
  garbageId: param.text(),
  /** Driver with the name `driverName`. */
  driverId: param.text(),
  /** Excavator with the code `machineCode`, which may also be part of another's code. */
  machine: param.text(),
  /** Trips that a chart counts, or leaves out for a reason. */
  phase: phaseTrips,
  /** Whether void ones are left out. */
  live: param.flag(),
}

const CARD_NO = /^[A-Z][0-9]{1,14}$/

/** Card for which a link opened the list. */
const linkedCard = ({ statements, cardNo }: FilterValues<typeof linked>) =>
  cardNo ?? (statements && CARD_NO.test(statements) ? statements : undefined)

const search = withParams(asked, linked, (filters, found) => {
  const { ids, garbageId, driverId, machine, phase, live } = filters
  return {
    ...found,
    ids,
    garbageId,
    driverId,
    phase,
    garbageName: garbageId ? undefined : found.garbageName,
    driverName: driverId ? undefined : found.driverName,
    cardNo: linkedCard(filters),
    equal: machine ? { machineCode: machine } : undefined,
    status: found.status ?? (live ? STATUSES.filter((one) => one !== 'VOID') : undefined),
  }
})

export const config = {
  filters: search.filters,
  sort: [{ field: 'GO_DATETIME', direction: 'DESC' }] satisfies SortItem<WaybillSortField>[],
  beside: ['info', 'waybill', 'edit', 'create', 'review', 'track'],
}

export type Filters = FilterValues<typeof config.filters>

/** List's filters as input of the API. */
export const { toFilter } = search

/**
 * Searches that captains lack: flags are the company's business, and a captain, who works for several, types a
 * project's name.
 */
const OF_COMPANIES = ['projectId', 'hasAnomaly', 'anomaly']
const OF_CAPTAINS = ['projectName']

export const searchFields = (projects: readonly Project[] | null): SearchField[] =>
  search.fields(projects ?? []).filter(({ name }) => !(projects ? OF_CAPTAINS : OF_COMPANIES).includes(name))

/** Groups of searches: daily ones first, the others by subject. */
export const searchGroups: readonly SearchGroup[] = [
  {
    title: texts.searches.usual,
    fields: ['goDatetime', 'projectId', 'projectName', 'truckCode', 'no', 'nos', 'status', 'anomaly'],
  },
  { title: texts.searches.numbers, fields: ['truckCodes', 'cardNos', 'giveCardNo', 'settleNo', 'ticketNo'] },
  { title: texts.groups.people, fields: ['captainName', 'captainMobile', 'driverName', 'machineCode'] },
  {
    title: texts.searches.haul,
    fields: ['garbageName', 'goSoilType', 'tpMode', 'inShiftType', 'inDatetime', 'completeDatetime', 'isTicket'],
  },
  {
    title: texts.searches.settling,
    fields: ['settled', 'settleable', 'pendingReview', 'lackingPayee', 'unpriced', 'hasAnomaly'],
  },
]

/** Filters that stay in a new search: those outside of the form, and the site while its name stays. */
export function keptFilters(before: Filters, asked: Filters): Filters {
  const { statements, cardNo, ids, machine, phase, live } = before
  const garbageId = asked.garbageName === before.garbageName ? before.garbageId : undefined
  const driverId = asked.driverName === before.driverName ? before.driverId : undefined
  return { statements, cardNo, ids, machine, phase, live, garbageId, driverId }
}

/** Chips for a link's filters outside of the form. */
export function linkedChips(filters: Filters): Chip[] {
  const cardNo = linkedCard(filters)
  const { ids, garbageId, garbageName, driverId, driverName, machine, phase, live } = filters
  return [
    ...(cardNo ? [{ name: 'cardNo', label: fields.cardNo.label, value: cardNo }] : []),
    ...(ids ? [{ name: 'ids', label: texts.title, value: texts.several(ids.length) }] : []),
    ...(garbageId && !garbageName ? [{ name: 'garbageId', label: fields.names.label, value: garbageId }] : []),
    ...(driverId && !driverName ? [{ name: 'driverId', label: fields.driverName.label, value: driverId }] : []),
    ...(machine ? [{ name: 'machine', label: fields.machineCode.label, value: machine }] : []),
    ...(phase ? [{ name: 'phase', label: texts.phaseChart, value: tripsText(phase) }] : []),
    ...(live ? [{ name: 'live', label: fields.status.label, value: texts.live }] : []),
  ]
}

/** Filters without one of them. A card, site or driver of a link goes together with the filter of its name. */
export function without(name: string, { statements, garbageId, driverId, ...filters }: Filters): Filters {
  return {
    ...filters,
    statements: name === 'cardNo' ? undefined : statements,
    garbageId: name === 'garbageName' ? undefined : garbageId,
    driverId: name === 'driverName' ? undefined : driverId,
    [name]: undefined,
  }
}
