import {
  type GraphQLFieldConfigArgumentMap,
  type GraphQLFieldResolver,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql'
import { type FieldError, invalidInput } from '../errors.js'

/** Length of an id, which is a uuid. */
const ID_LENGTH = 36
/** Longest id in arguments: up to here the narrower rule of the field answers first. */
const WRITTEN_ID_LENGTH = 64
/** Longest text that lists are searched by. */
export const SEARCH_LENGTH = 200
/** Longest text in arguments: up to here the narrower rule of the field answers first. */
const WRITTEN_LENGTH = 2000
/** Rows of one batch. */
export const MAX_ITEMS = 20_000
/** Longest text without a rule of its own, such as one within a JSON value. */
export const MAX_TEXT = 10_000

const longer = new Map<string, number>()

/**
 * Says that an input of GraphQL, such as `UploadInput.content`, or an argument, such as `upload.content`, takes longer
 * texts than others; or shorter ones, where it is a filter within what is written.
 */
export const takesUpTo = (input: string, length: number): void => void longer.set(input, length)

/** Longest text that the arguments of these fields may have, in characters. */
export const longestText = (fields: Iterable<string>): number =>
  Math.max(MAX_TEXT, ...[...fields].map((name) => longestBelow.get(name) ?? 0))

/** Longest text anywhere in the arguments of a field, by the field's name. */
const longestBelow = new Map<string, number>()

type Path = readonly (string | number)[]
type Check = (value: unknown, path: Path, wrong: FieldError[]) => void

const MAX_TOLD = 10

/**
 * Makes every field refuse arguments that are too long, in one place, so that no field can forget it: a text to search
 * by has 200 characters, any other 2,000 unless `takesUpTo` allows more, an id 36 (64 where the field's own rule
 * answers first), a list 20,000 items.
 */
export function limitArguments(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      if (field.args.length === 0 || !field.resolve) continue
      const args = Object.fromEntries(field.args.map((arg) => [arg.name, arg]))
      field.resolve = withinLengths(args, field.resolve, { writes: type === schema.getMutationType(), of: field.name })
      const longest = field.args.map((arg) => longer.get(`${field.name}.${arg.name}`) ?? longestOf(arg.type, new Set()))
      longestBelow.set(field.name, Math.max(0, ...longest))
    }
  }
}

interface Of {
  writes?: boolean
  of?: string
}

/** Resolver that runs only if the arguments are not too long. */
export function withinLengths<Source, Context, Args extends object>(
  args: GraphQLFieldConfigArgumentMap,
  resolve: GraphQLFieldResolver<Source, Context, Args>,
  field: Of = {},
): GraphQLFieldResolver<Source, Context, Args> {
  const refuse = lengthsOf(args, field)
  if (!refuse) return resolve
  return (source, given, context, info) => {
    refuse(given)
    return resolve(source, given, context, info)
  }
}

/** Refusal of arguments that are too long; undefined for a field whose arguments have no length. */
export function lengthsOf(
  args: GraphQLFieldConfigArgumentMap,
  { writes = false, of = '' }: Of = {},
): ((given: object) => void) | undefined {
  const checks = Object.entries(args).flatMap(([name, { type }]) => {
    const check = checkOf(type, longer.get(`${of}.${name}`) ?? (writes ? WRITTEN_LENGTH : SEARCH_LENGTH))
    return check ? [{ name, check }] : []
  })
  if (checks.length === 0) return undefined
  return (given) => {
    const wrong: FieldError[] = []
    const values = given as Record<string, unknown>
    for (const { name, check } of checks) check(values[name], [name], wrong)
    if (wrong.length > 0) throw invalidInput(wrong)
  }
}

export const tooLong = (path: Path, length: number): FieldError => ({
  field: path.join('.'),
  message: `${path.join('.')}长度不能超过${length}个字符`,
})
export const tooMany = (path: Path): FieldError => ({
  field: path.join('.'),
  message: `${path.join('.')}一次最多${MAX_ITEMS}条`,
})

const textCheck =
  (length: number): Check =>
  (value, path, wrong) => {
    if (typeof value === 'string' && value.length > length && wrong.length < MAX_TOLD) wrong.push(tooLong(path, length))
  }

const idLengthOf = (length: number): number => (length === WRITTEN_LENGTH ? WRITTEN_ID_LENGTH : ID_LENGTH)

const checks = new WeakMap<object, Map<number, Check | undefined>>()

/** Check of a value of this type; undefined where nothing has a length. */
function checkOf(inputType: GraphQLInputType, length: number, idLength = idLengthOf(length)): Check | undefined {
  const type = getNullableType(inputType)
  if (isListType(type)) {
    const check = checkOf(type.ofType, length)
    return (value, path, wrong) => {
      if (!Array.isArray(value)) return
      if (value.length > MAX_ITEMS) wrong.push(tooMany(path))
      else if (check) for (const [index, item] of value.entries()) check(item, [...path, index], wrong)
    }
  }
  if (!isInputObjectType(type)) {
    if (type.name === 'ID') return textCheck(idLength)
    return type.name === 'String' ? textCheck(length) : undefined
  }
  const byLength = checks.get(type) ?? new Map<number, Check | undefined>()
  checks.set(type, byLength)
  if (byLength.has(length)) return byLength.get(length)
  const members: { name: string; check: Check }[] = []
  const check: Check = (value, path, wrong) => {
    if (typeof value !== 'object' || value === null) return
    const values = value as Record<string, unknown>
    for (const member of members) {
      const given = values[member.name]
      if (given !== undefined) member.check(given, [...path, member.name], wrong)
    }
  }
  // The check is registered before its members are read, since an input type may contain itself.
  byLength.set(length, check)
  for (const { name, type: fieldType } of Object.values(type.getFields())) {
    const taken = longer.get(`${type.name}.${name}`)
    const own = checkOf(fieldType, taken ?? length, taken)
    if (own) members.push({ name, check: own })
  }
  return check
}

function longestOf(inputType: GraphQLInputType, seen: Set<string>): number {
  const type = getNullableType(inputType)
  if (isListType(type)) return longestOf(type.ofType, seen)
  if (!isInputObjectType(type) || seen.has(type.name)) return 0
  seen.add(type.name)
  const fields = Object.values(type.getFields())
  return Math.max(0, ...fields.map((field) => longer.get(`${type.name}.${field.name}`) ?? longestOf(field.type, seen)))
}

/** Most characters of a value that is no text. */
const SIGNS = 64
/** Bytes of a character in UTF-8, at most for Chinese. */
const BYTES = 3
/** Quotes, colon, comma. */
const AROUND = 6

/** Most bytes of JSON of a value of this type, by the lengths above alone. */
export function mostBytes(inputType: GraphQLInputType, seen: ReadonlySet<string> = new Set(), taken?: number): number {
  const type = getNullableType(inputType)
  if (isListType(type)) return MAX_ITEMS * mostBytes(type.ofType, seen, taken)
  if (!isInputObjectType(type)) {
    if (type.name === 'JSON') return BYTES * MAX_TEXT
    return AROUND + (type.name === 'String' ? BYTES * (taken ?? WRITTEN_LENGTH) : SIGNS)
  }
  if (seen.has(type.name)) return 0
  const within = new Set([...seen, type.name])
  const sizes = Object.values(type.getFields()).map(
    (field) => field.name.length + AROUND + mostBytes(field.type, within, longer.get(`${type.name}.${field.name}`)),
  )
  return type.isOneOf ? Math.max(...sizes) : sizes.reduce((sum, size) => sum + size, 0)
}
