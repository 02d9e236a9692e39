import type { GraphQLResolveInfo } from 'graphql'
import { type ClassType, Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { optional } from '../../../kernel/graphql.js'
import { needsId } from '../../../kernel/list/statements.js'
import { asNode, NodeView } from '../../../kernel/node.js'
import { loaderOf } from '../../edge.js'
import type { NodeType } from '../enums.js'
import { nodeKinds } from './kinds.js'

/** Record beside an id that may be of several types. */
export interface NodeEdge<Row extends object> {
  name: string
  /** Field with the id; a null id gives a null record. */
  by: keyof Row & string
  /** Type of the record that a row names; nothing where records of its type are not found by their ids. */
  typeOf(row: Row): `${NodeType}` | null | undefined
  label: string
}

/**
 * Resolvers of records beside ids of several types: one statement for all rows of an answer that name records of one
 * type, and null for callers who may not look at the record by itself.
 */
export const nodeEdgesOf = <Row extends object>(type: ClassType<Row>, ...edges: readonly NodeEdge<Row>[]): object[] =>
  edges.map((edge) => beside(type, edge))

function beside<Row extends object>(type: ClassType<Row>, { name, by, typeOf, label }: NodeEdge<Row>): object {
  needsId(name, by)
  @Resolver(() => type)
  class NodeBeside {
    @FieldResolver(() => NodeView, optional(label))
    async [name](
      @Ctx() { actor, loaders }: RequestContext,
      @Info() info: GraphQLResolveInfo,
      @Root() row: Row,
    ): Promise<object | null> {
      const [of, id]: [`${NodeType}` | null | undefined, unknown] = [typeOf(row), row[by]]
      if (!of || typeof id !== 'string') return null
      const { type, loader } = nodeKinds[of]
      return asNode(await loaderOf(loaders, loader, info).load({ actor, id }), type)
    }
  }
  return new NodeBeside()
}
