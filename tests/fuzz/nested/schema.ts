import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@tufang/tests/imports'
import {
  buildSchema,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isLeafType,
  isObjectType,
} from 'graphql'
import { isNeeded } from './values'

export type Field = GraphQLField<unknown, unknown>

export const schema = buildSchema(readFileSync(path.join(root, 'schema.graphql'), 'utf8'))

const ofQuery = Object.values(schema.getQueryType()?.getFields() ?? {})

/** Type of the records of a page; undefined for other types. */
export function recordsOf(type: GraphQLOutputType): GraphQLObjectType | undefined {
  const page = getNamedType(type)
  const records = isObjectType(page) ? page.getFields().records : undefined
  const row = records && getNamedType(records.type)
  return isObjectType(row) ? row : undefined
}

/** Lists of the operation itself, by the types of their pages. */
export const lists = new Map(
  ofQuery
    .filter(({ type, args }) => recordsOf(type) && !args.some(isNeeded))
    .map((field) => [getNamedType(field.type).name, field] as const),
)

/** Figures, which are asked by what rows have in common. */
export const figures = ofQuery.filter(({ type, args }) => recordsOf(type) && args.some(({ name }) => name === 'by'))

/** Values of a type that need nothing to be asked. */
export const leavesOf = (type: GraphQLObjectType): Field[] =>
  Object.values(type.getFields()).filter(
    ({ type: own, args, deprecationReason }) =>
      isLeafType(getNamedType(own)) && args.length === 0 && !deprecationReason,
  )

/** Objects, lists and pages below a type. */
export const stepsOf = (type: GraphQLObjectType): Field[] =>
  Object.values(type.getFields()).filter(
    ({ type: own, args, deprecationReason }) =>
      isObjectType(getNamedType(own)) && !args.some(isNeeded) && !deprecationReason,
  )

const codes = schema.getType('NodeType')

/** Types whose records `node` finds, with their codes. */
export const nodes = (isEnumType(codes) ? codes.getValues() : []).map(({ name: code }) => ({
  code,
  type: code
    .split('_')
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join(''),
}))

/** Whether a value is worked out for each row, for which the program may read something more. */
export const isWorkedOut = ({ astNode }: Field): boolean =>
  astNode?.directives?.some(({ name }) => name.value === 'cost') ?? false
