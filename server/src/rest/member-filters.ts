import { z } from 'zod'
import type { Equal } from '../kernel/list/equal.js'
import type { JsonMember } from '../kernel/list/json-row.js'
import { readDecimal } from '../kernel/values/decimal.js'
import { inputTexts } from '../kernel/values/texts.js'
import { optionalText } from '../kernel/values/validate.js'
import { flag, idFilter, instant } from './fields.js'
import type { Row } from './rows.js'

type Column = Extract<JsonMember, { column: string }>
type EqualParam = z.ZodType<Equal | undefined>
export type MemberParams = Record<string, EqualParam>

/**
 * Parameters that filter a list by exact values of its rows' members. Lists within a row have none, nor members that
 * the route filters in another way.
 */
export function memberFilters({ shape, row }: Row, ownWays: object): MemberParams {
  const params = [...row].flatMap(([name, member]): [string, EqualParam][] => {
    if (name in ownWays || 'always' in member || member.of === 'list') return []
    const what = shape.shape[name]?.description ?? name
    return [[name, paramOf(member, what).describe(`${what}，精确`)]]
  })
  return Object.fromEntries(params)
}

/** Conditions on members; undefined when a caller gives none. */
export function equalsIn(params: object, members: MemberParams): Equal[] | undefined {
  const values = new Map<string, unknown>(Object.entries(params))
  // Parameters with these names are conditions.
  const asked = Object.keys(members).flatMap((name) => (values.get(name) as Equal | undefined) ?? [])
  return asked.length > 0 ? asked : undefined
}

function paramOf({ column, look, of }: Column, what: string): EqualParam {
  const name = what.replace(/[，；（].*$/, '')
  if (look === 'plainTime')
    return instant(name)
      .optional()
      .transform(whenGiven((second) => ({ column, second })))
  if (look === 'number' || of === 'count') return numeric(name).transform(whenGiven((number) => ({ column, number })))
  if (look === 'flag')
    return flag(name)
      .optional()
      .transform(whenGiven((value) => ({ column, flag: value })))
  if (typeof look === 'object') return oneOf(look.codes, name).transform(whenGiven((names) => ({ column, names })))
  const made = TEXTS[of === 'id' || of === 'joined' ? of : 'text']
  const given = of === 'id' ? idFilter(name) : shownText(name)
  return given.transform(whenGiven((text) => made(column, text)))
}

/** Longest value of a member: lists of pictures and joined names are long. */
const MAX_SHOWN = 2000
const shownText = (what: string) => optionalText(what, MAX_SHOWN).describe(what)

const TEXTS = {
  id: (column: string, id: string): Equal => ({ column, id }),
  text: (column: string, text: string): Equal => ({ column, text }),
  joined: (column: string, joined: string): Equal => ({ column, joined }),
}

const whenGiven =
  <Value>(made: (value: Value) => Equal) =>
  (value: Value | undefined): Equal | undefined =>
    value === undefined ? undefined : made(value)

/** Parameter for the company of rows that only show its name, for people of several companies. */
export const ofCompany: MemberParams = {
  companyAuthId: idFilter('公司编号')
    .transform(whenGiven((id) => ({ column: 'companyAuthId', id })))
    .describe('公司编号，精确'),
}

const asText = (value: unknown) => (typeof value === 'number' ? String(value) : value)

const MOST_DIGITS = 20
const NUMBER = /^[+-]?\d+(\.\d+)?$/

/** Number read from text by the usual rules; the documentation shows plain digits. */
const numeric = (what: string) =>
  z.preprocess(
    (value) => {
      const text = asText(value)
      return typeof text === 'string' ? (readDecimal(text).value ?? text) : text
    },
    z
      .string({ error: inputTexts.notNumber(what) })
      .max(MOST_DIGITS, { error: `${what}过长` })
      .regex(NUMBER, { error: inputTexts.notNumber(what) })
      .optional(),
  )

/** Names of a code that REST shows as a number. */
const oneOf = (codes: Readonly<Record<string, number>>, what: string) =>
  z.preprocess(
    asText,
    z
      .enum([...new Set(Object.values(codes))].map(String), { error: inputTexts.wrong(what) })
      .transform((number) => Object.keys(codes).filter((name) => String(codes[name]) === number))
      .optional(),
  )
