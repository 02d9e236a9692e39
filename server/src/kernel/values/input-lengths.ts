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

/** Ids are uuids; one that is shorter and no uuid names no row. */
const ID_LENGTH = 36
/** An id within what is written: the field's own rule is narrower, and speaks first up to here. */
const WRITTEN_ID_LENGTH = 64
/** What lists are searched by. */
const SEARCH_LENGTH = 200
/** What is written: the field's own rule is narrower, and speaks first up to here. */
const WRITTEN_LENGTH = 2000
/** Rows of one batch. */
export const MAX_ITEMS = 20_000
/** A text whose field says nothing, such as one within a JSON value. */
export const MAX_TEXT = 10_000

const longer = new Map<string, number>()

/** Says that an input of GraphQL, such as `UploadInput.content`, takes longer texts than others. */
export const takesUpTo = (input: string, length: number): void => void longer.set(input, length)

/** How long a text may be in the arguments of these fields, in characters. */
export const longestText = (fields: Iterable<string>): number =>
  Math.max(MAX_TEXT, ...[...fields].map((name) => longestBelow.get(name) ?? 0))

/** By the name of a field with arguments: the longest text that stands anywhere in them. */
const longestBelow = new Map<string, number>()

type Path = readonly (string | number)[]
type Check = (value: unknown, path: Path, wrong: FieldError[]) => void

const MAX_TOLD = 10

/**
 * Has every field refuse arguments that are too long, in one place, so that none can forget it: a text that searches has 200
 * characters, any other 2,000 unless `takesUpTo` says otherwise, an id 36 (64 where the field's own rule speaks first), a list 20,000 items.
 */
export function limitArguments(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      if (field.args.length === 0 || !field.resolve) continue
      const args = Object.fromEntries(field.args.map((arg) => [arg.name, arg]))
      field.resolve = withinLengths(args, field.resolve, type === schema.getMutationType())
      longestBelow.set(field.name, Math.max(0, ...field.args.map((arg) => longestOf(arg.type, new Set()))))
    }
  }
}

/** A resolver that is not reached by arguments that are too long. */
export function withinLengths<Source, Context, Args extends object>(
  args: GraphQLFieldConfigArgumentMap,
  resolve: GraphQLFieldResolver<Source, Context, Args>,
  writes = false,
): GraphQLFieldResolver<Source, Context, Args> {
  const checks = Object.entries(args).flatMap(([name, { type }]) => {
    const check = checkOf(type, writes ? WRITTEN_LENGTH : SEARCH_LENGTH)
    return check ? [{ name, check }] : []
  })
  if (checks.length === 0) return resolve
  return (source, given, context, info) => {
    const wrong: FieldError[] = []
    const values = given as Record<string, unknown>
    for (const { name, check } of checks) check(values[name], [name], wrong)
    if (wrong.length > 0) throw invalidInput(wrong)
    return resolve(source, given, context, info)
  }
}

/** The same for a value of an input type that came another way. */
export function assertLengths(type: GraphQLInputType, value: unknown, path: Path): void {
  const wrong: FieldError[] = []
  checkOf(type, SEARCH_LENGTH)?.(value, path, wrong)
  if (wrong.length > 0) throw invalidInput(wrong)
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

/** What checks a value of this type; undefined where nothing has a length. */
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
  // Already now: a type may hold itself.
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

/** Signs of what is no text, its longest form. */
const SIGNS = 64
/** UTF-8. */
const BYTES = 3
/** Quotes, colon, comma. */
const AROUND = 6

/** How many bytes of JSON a value of this type has at most, by the lengths above and nothing else. */
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
  return sizes.reduce((sum, size) => sum + size, 0)
}
