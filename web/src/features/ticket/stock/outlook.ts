import { dayFromToday } from '../../../ui/format/date'
import { formatCount } from '../../../ui/format/decimal'
import type { TicketStockRowFragment } from './stock.generated'
import { texts } from './texts'

export type Stock = TicketStockRowFragment

const told = (day: string): string =>
  day.slice(0, 4) === dayFromToday(0).slice(0, 4) ? texts.day(day) : texts.otherYear(day)

/** When the tickets run out, as a range of days. */
export function outlookOf({ remaining, runsOutFrom, runsOutTo }: Stock): string {
  if (remaining <= 0) return texts.gone
  if (!runsOutFrom) return texts.notUsed
  return runsOutTo ? texts.range(told(runsOutFrom), told(runsOutTo)) : texts.onlyFrom(told(runsOutFrom))
}

/** At what pace they are used; nothing where none is known. */
export function paceOf({ paceLow, paceHigh, workingDays }: Stock): string | null {
  if (paceLow === null || paceHigh === null) return null
  return texts.pace(formatCount(paceLow), formatCount(paceHigh), formatCount(workingDays))
}
