import { looseForm } from '../format/loose'
import { texts } from '../texts'
import type { Draft, SearchField } from './types'

/** Filter that a typed text may be meant for. */
export interface Guess {
  name: string
  value: NonNullable<Draft[string]>
  /** Text of the proposal, such as 车牌：粤B123. */
  text: string
}

/** Kind of a text, or of the values of a filter. */
type Shape = 'number' | 'plate' | 'card' | 'name' | 'other'
type Matches = (name: string, typed: string) => boolean

/** Kinds of values by the name of the filter; giveCardNo is the number of a receipt. */
const SHAPES: readonly (readonly [RegExp, Shape])[] = [
  [/^giveCard/, 'number'],
  [/card/i, 'card'],
  [/truck|plate/i, 'plate'],
  [/(^no|No|Sn)s?$|phone|mobile/i, 'number'],
  // Filters for persons end in By, such as createBy.
  [/(name|By)$/i, 'name'],
]
const shapeOf = ({ name }: SearchField): Shape => SHAPES.find(([pattern]) => pattern.test(name))?.[1] ?? 'other'

/**
 * A card is a letter with a long number, a number two letters with digits, and a plate a Chinese character or a letter
 * with a few more.
 */
const LOOKS: readonly (readonly [RegExp, Shape])[] = [
  [/^[a-z]\d{7,}$/i, 'card'],
  [/^([a-z]{2}\d*|\d+)$/i, 'number'],
  [/^(\p{Script=Han}[a-z]|[a-z])[a-z\d]*\p{Script=Han}?$/iu, 'plate'],
  [/\p{Script=Han}/u, 'name'],
]
const lookOf = (text: string): Shape => LOOKS.find(([pattern]) => pattern.test(looseForm(text)))?.[1] ?? 'other'

/** Order of proposals for a text of each kind. */
const ORDER: Record<Shape, readonly Shape[]> = {
  card: ['card', 'number', 'plate', 'name', 'other'],
  number: ['number', 'plate', 'card', 'name', 'other'],
  plate: ['plate', 'card', 'number', 'name', 'other'],
  name: ['name', 'other', 'plate', 'number', 'card'],
  other: ['number', 'name', 'plate', 'card', 'other'],
}

/** The field 批量车牌 accepts a single plate as well. */
const labelOf = ({ label }: SearchField) => label.replace(/^批量/, '')

const BETWEEN = /[\s,，、;；]+/
const MOST = 10
const MOST_OPTIONS = 4

/** Options whose names match. */
function optionsCalled(field: SearchField, typed: string, matches: Matches): Guess[] {
  if (field.type !== 'choice' && field.type !== 'choices') return []
  return field.options
    .filter(({ label }) => matches(label, typed))
    .slice(0, MOST_OPTIONS)
    .map(({ value, label }) => ({
      name: field.name,
      value: field.type === 'choices' ? [value] : value,
      text: texts.filterText(field.label, label),
    }))
}

/** Several numbers at once are proposed to filters that accept many. */
const pasted = (fields: readonly SearchField[], many: readonly string[]): Guess[] =>
  fields
    .filter(({ type }) => type === 'texts')
    .map(({ name, label }) => ({
      name,
      value: [...many],
      text: texts.filterText(label, texts.pastedCount(many.length)),
    }))

/** Filters that a text may be meant for, the most likely first. */
export function guessesOf(fields: readonly SearchField[], typed: string, matches: Matches): Guess[] {
  const text = typed.trim()
  if (!text) return []
  const parts = text.split(BETWEEN).filter(Boolean)
  const looks = parts.map(lookOf)
  const many = parts.length > 1 && looks.every((look) => look !== 'name') ? pasted(fields, parts) : []
  const look = looks[0] ?? 'other'
  const order = ORDER[look]
  const single = fields.filter(({ type }) => type === 'text')
  const takers = [
    ...single,
    ...fields.filter((field) => field.type === 'texts' && !single.some((one) => shapeOf(one) === shapeOf(field))),
  ]
  const asText = takers
    .map((field, at) => ({ field, rank: order.indexOf(shapeOf(field)) * 100 + at }))
    .sort((one, other) => one.rank - other.rank)
    .map(
      ({ field }): Guess => ({
        name: field.name,
        value: field.type === 'texts' ? [text] : text,
        text: texts.filterText(labelOf(field), text),
      }),
    )
  const called = fields.flatMap((field) => optionsCalled(field, text, matches))
  // Two matching characters of a stored name are taken as meant.
  const byName =
    look === 'name' && text.length > 1 ? [...called, ...asText] : [...asText.slice(0, 2), ...called, ...asText.slice(2)]
  return [...many, ...byName].slice(0, MOST)
}

const EXAMPLES: readonly Shape[] = ['number', 'plate', 'card', 'name']

/**
 * Examples for the search box, from the first filter of each kind: 运单号、车牌、结算卡号、车队长. Where no filter takes text, those
 * with names are the examples: 项目、渣土场.
 */
export function typeable(fields: readonly SearchField[]): string {
  const takers = fields.filter(({ type }) => type === 'text' || type === 'texts')
  const named = EXAMPLES.map((shape) => takers.find((field) => shapeOf(field) === shape))
  const chosen = fields.filter(({ type }) => type === 'choice' || type === 'choices').slice(0, EXAMPLES.length)
  return (takers.length ? named : chosen).flatMap((field) => (field ? [labelOf(field)] : [])).join('、')
}
