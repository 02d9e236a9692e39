import type { Option } from '../form/options'
import { addDays } from '../format/date'
import { texts } from '../texts'
import type { Draft, SearchField } from './types'

/** Filter in force, with its text. */
export interface Chip {
  name: string
  label: string
  value: string
}

/** Text of a range; 最早 and 最新 stand for open ends. */
export function rangeText(from: string | undefined, to: string | undefined): string {
  return from && from === to ? from : texts.rangeText(from ?? texts.earliest, to ?? texts.latest)
}

/** Text of whole days of work, such as "票日 2026-11-01 至 2026-11-02"; null for other ranges. */
function workDays(field: SearchField, value: Draft[string]): string | null {
  if (field.type !== 'times' || !field.workDay || typeof value !== 'object' || Array.isArray(value)) return null
  const { from, to } = value
  const { clock, name } = field.workDay
  if (from?.slice(11) !== clock || to?.slice(11) !== clock) return null
  return `${name} ${rangeText(from.slice(0, 10), addDays(to.slice(0, 10), -1))}`
}

const NAMED = 3

/** Names of chosen options, or their number if there are many. */
const chosenText = (options: readonly Option[], values: readonly string[]): string =>
  values.length > NAMED
    ? texts.pastedCount(values.length)
    : values.map((value) => options.find((option) => option.value === value)?.label ?? texts.unknownChoice).join('、')

function valueText(field: SearchField, value: Draft[string]): string {
  if (field.type === 'choices' && Array.isArray(value)) return chosenText(field.options, value)
  const days = workDays(field, value)
  if (days) return days
  if (Array.isArray(value)) return value.length > 1 ? texts.pastedCount(value.length) : (value[0] ?? '')
  if (typeof value === 'object') return rangeText(value.from, value.to)
  if (field.type === 'flag') return value ? (field.yes ?? texts.yes) : (field.no ?? texts.no)
  if (field.type !== 'choice') return String(value ?? '')
  return field.options.find((option) => option.value === value)?.label ?? texts.unknownChoice
}

/** Filters in force that a search form has fields for, in its order. */
export function chipsOf(fields: readonly SearchField[], values: object): Chip[] {
  const given = new Map<string, Draft[string]>(Object.entries(values))
  return fields.flatMap((field) => {
    const value = given.get(field.name)
    return value === undefined ? [] : [{ name: field.name, label: field.label, value: valueText(field, value) }]
  })
}
