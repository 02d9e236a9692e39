import type { WaybillFilter, WaybillSortField } from '../../../gql/types.generated'
import { type DayRange, toDateTimeRange } from '../../../ui/format/date'
import { type Param, param } from '../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../ui/list/useListState'

/** Two instants with their seconds, from inclusive, to exclusive: what a link from a statistic asks for. */
export interface TimeRange {
  from?: string
  to?: string
}

const CLOCK = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})$/

/** "2026-11-01 06:00:00", as Chinese back offices write an instant, in ISO 8601; undefined for anything else. */
export function readClock(text: string | null | undefined): string | undefined {
  const [, day, clock] = CLOCK.exec(text?.trim() ?? '') ?? []
  if (!day) return undefined
  const iso = `${day}T${clock}+08:00`
  return Number.isNaN(Date.parse(iso)) ? undefined : iso
}

export const writeClock = (iso: string) => iso.slice(0, 19).replace('T', ' ')

/** In the URL: "2026-11-01 06:00:00~2026-11-02 06:00:00". */
const times: Param<TimeRange> = {
  read: (text) => {
    const [from, to] = text?.split('~').map(readClock) ?? []
    return from || to ? { from, to } : undefined
  },
  write: (value) =>
    value?.from || value?.to
      ? `${value.from ? writeClock(value.from) : ''}~${value.to ? writeClock(value.to) : ''}`
      : null,
}

export const MODES = ['RELEASE', 'FREIGHT', 'INTERNAL', 'BACKFILL'] as const
export const STATUSES = ['LOADED', 'IN_TRANSIT', 'UNLOADED', 'VOID'] as const
export const SHIFTS = ['DAY', 'NIGHT'] as const

/** Filters that links set and the form does not ask for; they show as chips. */
const linked = {
  /** Names the parameter that the list was opened for: statements=cardNo&cardNo=… */
  statements: param.text(),
  cardNo: param.text(),
  ids: param.texts(),
  goTime: times,
}

const asked = {
  no: param.text(),
  nos: param.texts(),
  goDatetime: param.days(),
  inDatetime: param.days(),
  projectId: param.text(),
  projectName: param.text(),
  truckCode: param.text(),
  captainName: param.text(),
  driverName: param.text(),
  cardNos: param.texts(),
  giveCardNo: param.text(),
  settleNo: param.text(),
  garbageName: param.text(),
  goSoilType: param.text(),
  tpMode: param.choice(MODES),
  status: param.choice(STATUSES),
  inShiftType: param.choice(SHIFTS),
  isTicket: param.flag(),
  settled: param.flag(),
  settleable: param.flag(),
  pendingReview: param.flag(),
  lackingPayee: param.flag(),
  unpriced: param.flag(),
}

export const config = {
  filters: { ...asked, ...linked },
  sort: [{ field: 'GO_DATETIME', direction: 'DESC' }] satisfies SortItem<WaybillSortField>[],
}

export type Filters = FilterValues<typeof config.filters>

/** The filters that stay when the form is searched: those it does not ask for, and not against what it now asks for. */
export function keptFilters({ statements, cardNo, ids, goTime }: Filters, days: DayRange | undefined): Filters {
  return { statements, cardNo, ids, goTime: days ? undefined : goTime }
}

/** The list's filters as the API takes them; a calendar day in the form wins over a link's exact time. */
export function toFilter({ statements: _, goTime, ...filters }: Filters): WaybillFilter {
  const { goDatetime, inDatetime, tpMode, status, ...same } = filters
  return {
    ...same,
    goDatetime: toDateTimeRange(goDatetime) ?? goTime,
    inDatetime: toDateTimeRange(inDatetime),
    tpMode: tpMode && [tpMode],
    status: status && [status],
  }
}
