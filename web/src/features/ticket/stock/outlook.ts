import { formatCount } from '../../../ui/format/decimal'
import type { TicketStockRowFragment } from './stock.generated'
import { texts } from './texts'

export type Stock = TicketStockRowFragment

/** When the tickets run out: between two days, or about one where the slowest pace may never use them up; `say` makes a sentence of it. */
export function outlookOf(stock: Stock, say = (days: string) => days): string {
  const { remaining, runsOutFrom: from, runsOutLikely: likely, runsOutTo: to } = stock
  if (remaining <= 0) return texts.gone
  if (!from) return texts.notUsed
  return say(to && to !== from ? texts.between(from, to) : texts.about(likely ?? from))
}

/** At what pace they are used; nothing where none is known. */
export function paceOf({ paceLow, paceHigh, workingDays }: Stock): string | null {
  if (paceLow === null || paceHigh === null) return null
  return texts.pace(formatCount(paceLow), formatCount(paceHigh), formatCount(workingDays))
}
