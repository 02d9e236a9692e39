import {
  type DocumentNode,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLScalarType,
  type GraphQLSchema,
  getNullableType,
  isEnumType,
  isListType,
  isRequiredInputField,
  isScalarType,
} from 'graphql'
import type { FieldError } from '../../kernel/errors.js'
import { declaredVariables, type Variables } from './variables.js'

type Path = readonly (string | number)[]

/**
 * Makes the function that finds a value which graphql-jit takes wrongly or refuses without its place: a list for an
 * input type without required fields, not one member of an input that takes one, a missing or unknown member, a value
 * that is not of its scalar or enum.
 */
export function misfitFinder(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
): (variables: Variables) => FieldError | undefined {
  const declared = declaredVariables(schema, document, operationName)
  return (variables) => firstOf(declared, ({ name, type }) => misfitIn(type, variables[name], [name]))
}

function misfitIn(inputType: GraphQLInputType, value: unknown, path: Path): FieldError | undefined {
  const type = getNullableType(inputType)
  if (value === undefined || value === null) return undefined
  if (isListType(type)) {
    if (!Array.isArray(value)) return misfitIn(type.ofType, value, path)
    return firstOf(value.entries(), ([at, item]) => misfitIn(type.ofType, item, [...path, at]))
  }
  if (isScalarType(type)) return malformed(type, value, path)
  if (isEnumType(type)) return typeof value === 'string' && type.getValue(value) ? undefined : wrong(path, '没有这个值')
  if (Array.isArray(value)) return wrong(path, '应为对象，不是列表')
  if (typeof value !== 'object') return wrong(path, '应为对象')
  const [fields, given] = [type.getFields(), new Map<string, unknown>(Object.entries(value))]
  if (type.isOneOf && (given.size !== 1 || given.values().next().value === null)) return wrong(path, '须填且只填一项')
  const isMissing = (name: string): boolean => (given.get(name) ?? null) === null
  const misfit = firstOf(given, ([name, item]) => {
    const field = fields[name]
    return field ? misfitIn(field.type, item, [...path, name]) : wrong([...path, name.slice(0, MAX_NAME)], '没有这一项')
  })
  const missing = Object.values(fields).find((field) => isRequiredInputField(field) && isMissing(field.name))
  return misfit ?? (missing && wrong([...path, missing.name], '必填'))
}

/** Longest unknown name that a refusal repeats. */
const MAX_NAME = 64

/** Forms of the scalars of GraphQL itself, whose own refusals are in English. */
const forms: Readonly<Record<string, string>> = {
  String: '应为文字',
  ID: '应为编号',
  Int: '应为整数',
  Float: '应为数字',
  Boolean: '应为 true 或 false',
}

/** Reason for which a scalar does not take a value. */
function malformed(type: GraphQLScalarType, value: unknown, path: Path): FieldError | undefined {
  try {
    type.parseValue(value)
    return undefined
  } catch (error) {
    if (error instanceof GraphQLError) return wrong(path, forms[type.name] ?? '格式有误')
    if (error instanceof TypeError) return wrong(path, error.message)
    throw error
  }
}

const wrong = (path: Path, message: string): FieldError => ({
  field: path.join('.'),
  message: `${path.join('.')}：${message}`,
})

function firstOf<Item, Found>(items: Iterable<Item>, find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}
