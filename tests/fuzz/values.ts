import fc from 'fast-check'
import { BROKEN, malformed, odd } from '../guards/graphql-wrong-values'

/** JSON in a request that JSON.stringify would write differently. */
export class Raw {
  constructor(readonly text: string) {}
}

const RAW = [
  '1e309',
  '-1e309',
  '1e-400',
  '-0',
  '1.0',
  '00.10',
  '123456789012345678901234567890',
  'NaN',
  '"\\ud800"',
  '"\\u0000"',
  '{"id":1,"id":{}}',
  '{"__proto__":{"id":"x"}}',
  '{"constructor":null,"toString":1}',
  '"\\u202e\\u2067"',
]
const MORE_TEXTS = [
  '2026-02-30',
  '00.10',
  '１２．５',
  '٣٤',
  '+1',
  '1e309',
  '\u202e\u2066甲',
  '\ufeff',
  '\u200b',
  'a,b',
  '{}',
  '[]',
]
const ANY = [...MORE_TEXTS, ...BROKEN, null, ...Object.values(odd).flat(), ...Object.values(malformed).flat()]
const LENGTHS = [37, 65, 201, 2001, 10_001, 70_000, 300_000]
const DEEPEST = 40

/** Faults, each made at one place of an otherwise right call. */
export const KINDS = [
  'any',
  'fitting',
  'json',
  'raw',
  'deep',
  'long',
  'gone',
  'twice',
  'unknown',
  'listed',
  'own',
  'theirs',
  'otherKind',
] as const
export interface Twist {
  kind: (typeof KINDS)[number]
  place: number
  at: number
  json: unknown
}

const index = fc.noBias(fc.nat({ max: 1_000_000 }))

export const twist: fc.Arbitrary<Twist> = fc.record({
  kind: fc.constantFrom(...KINDS),
  place: index,
  at: index,
  json: fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }),
})

const one = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % Math.max(items.length, 1)]

const KEY = /id$/i
const formOf = (text: string, name: string): string => {
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return 'DateTime'
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return 'Date'
  if (/^-?\d+(\.\d+)?$/.test(text)) return 'Decimal'
  return KEY.test(name) ? 'ID' : 'String'
}
const typeOf = (value: unknown, name: string): string => {
  if (typeof value === 'string') return formOf(value, name)
  return typeof value === 'boolean' ? 'Boolean' : 'Int'
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Raw)

function deep(levels: number, asList: boolean): unknown {
  let value: unknown = 1
  for (let level = 0; level < levels; level++) value = asList ? [value] : { and: value }
  return value
}

function twiceIn(value: unknown): unknown {
  const [first] = isObject(value) ? Object.entries(value) : []
  if (!first) return [value, value]
  const member = `${JSON.stringify(first[0])}:${jsonOf(first[1])}`
  return new Raw(`${jsonOf(value).slice(0, -1)},${member}}`)
}

/** Ids of companies, for arguments that take one. */
export interface Named {
  /** Another value of the same kind: of the caller's company, of the other company, or of another kind. */
  like(value: unknown, which: 'own' | 'theirs' | 'otherKind', at: number): unknown
}

const changes: Record<Twist['kind'], (value: unknown, name: string, twist: Twist, named: Named) => unknown> = {
  any: (_, __, { at }) => one(ANY, at),
  fitting: (value, name, { at }) => one(odd[typeOf(value, name)] ?? ANY, at),
  json: (_, __, { json }) => json,
  raw: (_, __, { at }) => new Raw(one(RAW, at) ?? ''),
  deep: (_, __, { at }) => deep(1 + (at % DEEPEST), at % 2 === 0),
  long: (_, __, { at }) => (at % 2 === 0 ? 'x' : '土').repeat(one(LENGTHS, at >> 1) ?? 1),
  gone: () => undefined,
  twice: (value) => twiceIn(value),
  unknown: (value) => (isObject(value) ? { ...value, noSuchMember: value } : { value }),
  listed: (value, _, { at }) => Array.from({ length: at % 4 }, () => value),
  own: (value, _, { at }, named) => named.like(value, 'own', at),
  theirs: (value, _, { at }, named) => named.like(value, 'theirs', at),
  otherKind: (value, _, { at }, named) => named.like(value, 'otherKind', at),
}

type Path = (string | number)[]

function placesOf(value: unknown, path: Path = []): Path[] {
  if (!isObject(value) && !Array.isArray(value)) return [path]
  const within = Object.entries(value).flatMap(([key, member]) => placesOf(member, [...path, key]))
  return path.length === 0 ? within : [path, ...within]
}

function changedAt(value: unknown, [first, ...rest]: Path, change: (old: unknown) => unknown): unknown {
  if (first === undefined) return change(value)
  if (Array.isArray(value))
    return value.map((item, at) => (at === Number(first) ? changedAt(item, rest, change) : item))
  if (!isObject(value)) return value
  return { ...value, [first]: changedAt(value[first], rest, change) }
}

/** Value changed by each of these faults, one after the other. */
export function twisted(value: unknown, twists: readonly Twist[], named: Named): unknown {
  return twists.reduce((so, own) => {
    const path = one(placesOf(so), own.place)
    if (!path) return so
    const name = String(path.findLast((key) => Number.isNaN(Number(key))) ?? '')
    return changedAt(so, path, (old) => changes[own.kind](old, name, own, named))
  }, value)
}

const OPEN = '\ue000'
const MARKED = new RegExp(`"${OPEN}(\\d+)${OPEN}"`, 'g')

/** JSON text of a value, with raw parts unchanged. */
export function jsonOf(value: unknown): string {
  const raw: string[] = []
  const text = JSON.stringify(value, (_, member: unknown) =>
    member instanceof Raw ? `${OPEN}${raw.push(member.text) - 1}${OPEN}` : member,
  )
  return (text ?? 'null').replace(MARKED, (_, at: string) => raw[Number(at)] ?? '')
}
