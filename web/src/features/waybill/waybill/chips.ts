import { addDays } from '../../../ui/format/date'
import { type Chip, rangeText } from '../../../ui/search-form/chips'
import { type Filters, type TimeRange, writeClock } from './list'
import { texts } from './texts'

const DAY_START = 'T06:00:00+08:00'

/** Whole ticket days are told as days: they run from 06:00 to 06:00 (001 §9). */
function timeChip({ from, to }: TimeRange): Chip {
  const name = 'goTime'
  if (from?.endsWith(DAY_START) && to?.endsWith(DAY_START)) {
    const [first, last] = [from.slice(0, 10), addDays(to.slice(0, 10), -1)]
    if (first <= last) return { name, label: texts.ticketDay, value: rangeText(first, last) }
  }
  const value = rangeText(from && writeClock(from), to && writeClock(to))
  return { name, label: texts.fields.goDatetime, value }
}

/** What a link has set and the form does not ask for. */
export function linkedChips({ cardNo, ids, goTime }: Filters): Chip[] {
  return [
    ...(cardNo ? [{ name: 'cardNo', label: texts.fields.cardNo, value: cardNo }] : []),
    ...(goTime ? [timeChip(goTime)] : []),
    ...(ids ? [{ name: 'ids', label: texts.title, value: texts.several(ids.length) }] : []),
  ]
}
