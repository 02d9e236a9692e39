import {
  type DocumentNode,
  type GraphQLEnumType,
  type GraphQLInputType,
  type GraphQLScalarType,
  type GraphQLSchema,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql'
import type { FieldError } from '../../kernel/errors.js'
import { declaredVariables, type Variables } from './variables.js'

type Path = readonly (string | number)[]

/**
 * Makes the function that finds a variable which graphql-jit takes wrongly or refuses without its place: a list for an
 * input type without required fields, a malformed date, time or amount, and an unknown name of an enum.
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
  if (isScalarType(type)) return isSpecifiedScalarType(type) ? undefined : malformed(type, value, path)
  if (isEnumType(type))
    return typeof value === 'string' && type.getValue(value) ? undefined : wrong(path, unknown(type))
  if (!isInputObjectType(type) || typeof value !== 'object') return undefined
  if (Array.isArray(value)) return wrong(path, '应为对象，不是列表')
  const fields = type.getFields()
  return firstOf(Object.entries(value), ([name, item]) => {
    const field = fields[name]
    return field && misfitIn(field.type, item, [...path, name])
  })
}

/** Refusal without the names that there are: strangers are not told the schema. */
const unknown = ({ name }: GraphQLEnumType): string => `不是 ${name} 的取值`

/** Reason for which a scalar of ours does not take a value. */
function malformed(type: GraphQLScalarType, value: unknown, path: Path): FieldError | undefined {
  try {
    type.parseValue(value)
    return undefined
  } catch (error) {
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
