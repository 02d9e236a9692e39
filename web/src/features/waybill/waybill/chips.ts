import { addDays, type DayRange } from '../../../ui/format/date'
import type { SearchField } from '../../../ui/search-form/types'
import { type Filters, type TimeRange, writeClock } from './list'
import { texts } from './texts'

export interface Chip {
  name: string
  label: string
  value: string
}

const DAY_START = 'T06:00:00+08:00'

const daysText = ({ from, to }: DayRange) =>
  from === to ? (from ?? '') : texts.range(from ?? texts.earliest, to ?? texts.latest)

/** Whole ticket days are told as days: they run from 06:00 to 06:00 (001 §9). */
function timeChip({ from, to }: TimeRange): Chip {
  if (from?.endsWith(DAY_START) && to?.endsWith(DAY_START)) {
    const [first, last] = [from.slice(0, 10), addDays(to.slice(0, 10), -1)]
    if (first <= last) return { name: 'goTime', label: texts.ticketDay, value: daysText({ from: first, to: last }) }
  }
  const [start, end] = [from ? writeClock(from) : texts.earliest, to ? writeClock(to) : texts.latest]
  return { name: 'goTime', label: texts.fields.goDatetime, value: texts.range(start, end) }
}

function valueText(field: SearchField, value: Filters[keyof Filters]): string {
  if (Array.isArray(value)) return value.length > 1 ? texts.several(value.length) : (value[0] ?? '')
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'object') return daysText(value)
  if (field.type !== 'choice') return value ?? ''
  return field.options.find((known) => known.value === value)?.label ?? texts.unknown
}

/** The filters in force in words: those that only links set, then those of the form in its order. */
export function chipsOf(filters: Filters, fields: readonly SearchField[]): Chip[] {
  const { cardNo, ids, goTime } = filters
  const values = new Map(Object.entries(filters))
  return [
    ...(cardNo ? [{ name: 'cardNo', label: texts.fields.cardNo, value: cardNo }] : []),
    ...(goTime ? [timeChip(goTime)] : []),
    ...(ids ? [{ name: 'ids', label: texts.title, value: texts.several(ids.length) }] : []),
    ...fields.flatMap((field) => {
      const value = values.get(field.name)
      return value === undefined ? [] : [{ name: field.name, label: field.label, value: valueText(field, value) }]
    }),
  ]
}
