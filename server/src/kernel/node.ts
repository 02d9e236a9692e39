import type { GraphQLSchema } from 'graphql'
import { isInterfaceType } from 'graphql'
import { Field, ID, InterfaceType } from 'type-graphql'
import { type Fields, objectOf } from './fields.js'

/** Record that can be looked up by type and id; a GraphQL type implements it where a field returns it. */
@InterfaceType('Node', { description: '可按类型与编号取得的记录', autoRegisterImplementations: false })
export abstract class NodeView {
  @Field(() => ID, { description: '编号' })
  id!: string
}

/** A base class as `objectOf` makes it, of a type whose records are nodes. */
export const nodeOf = <const Table extends Fields>(fields: Table) => objectOf(fields, { implements: NodeView })

const types = new WeakMap<object, string>()

/** Adds to a row the name of its GraphQL type, for fields that may return several types. */
export function asNode<Row extends object>(row: Row | null, type: string): Row | null {
  if (row) types.set(row, type)
  return row
}

/** Makes the schema resolve the types of nodes synchronously: compiled operations do not wait for promises of types. */
export function resolveNodes(schema: GraphQLSchema): void {
  const node = schema.getType('Node')
  if (isInterfaceType(node)) node.resolveType = (row: object) => types.get(row)
}
