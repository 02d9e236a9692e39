import { z } from 'zod'
import { apiOf, type Code, type Field, type Fields } from '../kernel/fields.js'
import type { JsonMember } from '../kernel/list/json-row.js'
import { codesOf } from './codes.js'
import { coded, flag, id, list, moment, number, rowOf, same, whole } from './rows.js'
import { count, decimal, decimalOrNull, text, textOrNull, time, timeOrNull, zeroOrOne } from './shapes.js'

export type Member = readonly [z.ZodType, JsonMember]

/** Numbers of a code with their labels; undefined for one whose values are texts. */
function numbersOf({ values, labels }: Code<string | number>): string | undefined {
  const named = Object.entries(values)
  if (named.some(([, value]) => typeof value === 'string')) return undefined
  return named.map(([name, number]) => `${number} ${labels[name]}`).join('，')
}

/** Documentation of a field, and its column. */
export function memberOf(name: string, field: Field): Member {
  const { kind, nullable, code } = field
  const column = apiOf(name, field) ?? name
  const meaning = `${field.label}${field.note ?? ''}`
  const numbers = code && numbersOf(code)
  if (numbers) {
    const shape = count(`${field.label}：${numbers}`)
    return [nullable ? shape.nullable() : shape, whole(column)]
  }
  if (kind === 'code') {
    const codes = codesOf(field)
    return [nullable ? codes.shape.nullable() : codes.shape, coded(column, codes)]
  }
  if (kind === 'id') return [nullable ? textOrNull(meaning) : text(meaning), id(column)]
  if (kind === 'ids' || kind === 'names') return [z.array(z.string()).describe(meaning), list(column)]
  if (kind === 'time') return [nullable ? timeOrNull(meaning) : time(meaning), moment(column)]
  if (kind === 'flag') return [nullable ? zeroOrOne(meaning).nullable() : zeroOrOne(meaning), flag(column)]
  if (kind === 'count') return [nullable ? count(meaning).nullable() : count(meaning), whole(column)]
  if (kind === 'text' || kind === 'day') return [nullable ? textOrNull(meaning) : text(meaning), same(column)]
  return [nullable ? decimalOrNull(meaning) : decimal(meaning), number(column)]
}

/** Members of an answer: each field under its documented names. */
export function membersOf(fields: Fields): [string, Member][] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const api = apiOf(name, field)
    const names = api === null ? [] : (field.rest ?? [api])
    return names.map((rest): [string, Member] => [rest, memberOf(name, field)])
  })
}

/** Members of which some are moved after another, where the documented order differs from that of the fields. */
export function movedBehind<Value>(
  members: readonly [string, Value][],
  places: Record<string, string>,
): [string, Value][] {
  const stay = members.filter(([name]) => places[name] === undefined)
  const placed = members.filter(([name]) => places[name] !== undefined)
  return stay.flatMap((member) => [member, ...placed.filter(([name]) => places[name] === member[0])])
}

/** Shape and row of an answer with exactly these fields. */
export const rowOfFields = (fields: Fields) => rowOf(Object.fromEntries(membersOf(fields)))
