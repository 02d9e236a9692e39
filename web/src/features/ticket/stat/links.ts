import { addDays, type DayRange } from '../../../ui/format/date'
import { ledgerUrl } from '../addresses'
import { START } from './list'
import { periodOf, type StatRow } from './rows'

/** Length of the text yyyy-MM. */
const MONTH = 7

const withInfo = (path: string, info: object) => `${path}?${new URLSearchParams({ info: JSON.stringify(info) })}`

/** Days of a month within a range; an open end gives the month's own. */
export function daysOfMonth(month: string, { from, to }: DayRange): Required<DayRange> {
  const first = `${month}-01`
  const last = addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1)
  return { from: from && from > first ? from : first, to: to && to < last ? to : last }
}

/**
 * Waybills that used a row's tickets on its ticket day: by the id of the site, whose name others may have, and without
 * void ones.
 */
function waybillsOf({ projectInfoId, garbageId, garbageName, soilType }: StatRow, day: string): string {
  return withInfo('/chain/business/companywaybill2', {
    projectInfoId,
    // A waybill without a site has no name to search for.
    ...(garbageId ? { garbageName, garbageId } : {}),
    goTicketSoilType: soilType,
    start: `${day} ${START}`,
    end: `${addDays(day, 1)} ${START}`,
    isTicket: 1,
    live: 1,
  })
}

/** Days of a row's month within the search. */
function daysOf({ projectInfoId, garbageId, soilType }: StatRow, month: string, searched: DayRange): string {
  const { from, to } = daysOfMonth(month, searched)
  return withInfo('/useTicketsDay/index', {
    projectInfoIds: [projectInfoId],
    ...(garbageId ? { garbageIds: [garbageId] } : {}),
    soilTypes: [soilType],
    startDate: from,
    endDate: to,
  })
}

/** Address of the rows behind used tickets: a day's waybills, or a month's days. */
export function usageUrl(row: StatRow, searched: DayRange): string {
  return row.dayDetailDate ? waybillsOf(row, row.dayDetailDate) : daysOf(row, row.monthDetailDate ?? '', searched)
}

/**
 * Address of the ledger's entries behind a figure, within its ticket days; null for tickets without a site, which have
 * none.
 */
export function entriesUrl(kind: 'COLLECT' | 'USE' | 'REFUND', row: StatRow, searched: DayRange): string | null {
  const { projectInfoId, garbageId, soilType, dayDetailDate: day } = row
  if (!projectInfoId || !garbageId || !soilType) return null
  const { from, to } = day ? { from: day, to: day } : daysOfMonth(periodOf(row), searched)
  return ledgerUrl({ projectInfoId, garbageId, soilType }, { kind, happenedAt: `${from}~${to}` })
}

/** Address of the days behind a point of the chart, with the other filters unchanged. */
export function trendUrl(filter: object, searched: DayRange, period: string): string {
  const { from, to } = period.length > MONTH ? { from: period, to: period } : daysOfMonth(period, searched)
  return withInfo('/useTicketsDay/index', { ...filter, startDate: from, endDate: to })
}
