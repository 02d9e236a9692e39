import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, ID, Info, Query, Resolver } from 'type-graphql'
import { z } from 'zod'
import type { RequestContext } from '../../../kernel/context.js'
import { asNode, NodeView } from '../../../kernel/node.js'
import { validate } from '../../../kernel/values/validate.js'
import { loaderOf } from '../../edge.js'
import { NodeType } from '../enums.js'
import { nodeKinds } from './kinds.js'

const MOST = 100
const idsSchema = z.array(z.string()).max(MOST, { error: `编号最多${MOST}个` })

/** Records by type and id, as the edges of other records show them (docs/adr/0049-nodes.md). */
@Resolver()
export class NodeResolver {
  @Query(() => NodeView, { nullable: true, description: '取一条记录；没有的或不可查看的为空' })
  async node(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('type', () => NodeType) type: NodeType,
    @Arg('id', () => ID) id: string,
  ): Promise<object | null> {
    return (await this.find(context, info, type, [id]))[0] ?? null
  }

  @Query(() => [NodeView], {
    nullable: 'items',
    description: '取一个类型的多条记录，最多 100 条，按所给编号的次序；没有的或不可查看的为空',
  })
  nodes(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('type', () => NodeType) type: NodeType,
    @Arg('ids', () => [ID]) ids: string[],
  ): Promise<(object | null)[]> {
    return this.find(context, info, type, validate(idsSchema, ids, 'ids'))
  }

  private find(
    { actor, loaders }: RequestContext,
    info: GraphQLResolveInfo,
    kind: NodeType,
    ids: readonly string[],
  ): Promise<(object | null)[]> {
    const { type, loader } = nodeKinds[kind]
    const one = loaderOf(loaders, loader, info)
    return Promise.all(ids.map(async (id) => asNode(await one.load({ actor, id }), type)))
  }
}
