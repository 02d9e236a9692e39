import type { ReactNode } from 'react'
import { stateTones } from '../gql/stateTones'
import { formatDateTime, formatMinute } from '../ui/format/date'
import type { Money as Amount, Quantity as Measure } from '../ui/format/decimal'
import { Count, Money, Quantity } from '../ui/format/Numbers'
import { StatusBadge } from '../ui/format/StatusBadge'
import type { Tone } from '../ui/format/tones'
import type { Field } from './fields'
import { texts } from './texts'

const tones: Readonly<Record<string, Readonly<Record<string, Tone>>>> = stateTones
/** Text in tabular figures: numbers of phones, of cards and the like. */
export const figures = (text: string | null | undefined): ReactNode => text && <span className="tf-number">{text}</span>

const withoutIdleZeros = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)

/** Code in words, as a badge if its enum has tones. */
export function CodeBadge({ field, value }: { field: Pick<Field, 'code' | 'codes'>; value: string }) {
  const label = field.codes?.[value] ?? value
  const tone = tones[field.code ?? '']?.[value]
  return tone ? <StatusBadge tone={tone}>{label}</StatusBadge> : label
}

/** Value in lists, by the kind of its field; times to the minute. Nothing for an unknown value. */
export function cellOf(field: Field, value: unknown): ReactNode {
  if (value === null || value === undefined) return null
  switch (field.kind) {
    case 'money':
      return <Money value={value as Amount} />
    case 'quantity':
      return <Quantity value={value as Measure} />
    case 'count':
      return <Count value={value as number} />
    case 'percent':
      return figures(texts.percent(withoutIdleZeros(String(value))))
    case 'time':
      return figures(formatMinute(String(value)))
    case 'day':
      return figures(String(value))
    case 'flag':
      return value ? texts.yes : texts.no
    case 'code':
      return <CodeBadge field={field} value={String(value)} />
    default:
      return String(value)
  }
}

/** Number or code that heads a row. */
export const numberOf = (field: Field, value: unknown): ReactNode =>
  field.kind === 'code' ? cellOf(field, value) : figures(String(value ?? ''))

/** Value in a detail, where times are shown to the second. */
export const factOf = (field: Field, value: unknown): ReactNode =>
  field.kind === 'time' && value ? figures(formatDateTime(String(value))) : cellOf(field, value)
