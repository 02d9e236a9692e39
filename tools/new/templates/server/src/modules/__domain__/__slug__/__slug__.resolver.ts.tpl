import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { Asked } from '../../../kernel/command/asked.js'
import { DeletedRecord, deletionOf } from '../../../kernel/command/deletion.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { {{Type}}Input } from './{{slug}}.inputs.js'
import { {{one}}Actions, type {{Type}}Service } from './{{slug}}.service.js'
import { {{Type}}Change, {{Type}}Filter, {{Type}}Page, {{Type}}Sort, {{Type}}View } from './{{slug}}.view.js'

@Resolver(() => {{Type}}View)
export class {{Type}}Resolver {
  constructor(private readonly {{many}}: {{Type}}Service) {}

  @Query(() => {{Type}}Page, { name: '{{many}}', description: '{{label}}列表，默认按名称升序' })
  list(
    @Ctx() { actor }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => {{Type}}Filter, { nullable: true }) filter?: {{Type}}Filter,
    @Arg('sort', () => [{{Type}}Sort], { nullable: true }) sort?: {{Type}}Sort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<{{Type}}Page> {
    const [fields, counted] = [requestedFields(info, 'records'), countsWanted(requestedFields(info))]
    return this.{{many}}.list(actor, { filter, sort, page, fields, counted })
  }

  @Query(() => {{Type}}View, { name: '{{one}}', nullable: true, description: '取一个{{label}}' })
  async find(
    @Ctx() { actor }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): Promise<{{Type}}View | null> {
    return (await this.{{many}}.find(actor, id, requestedFields(info))) ?? null
  }

  @Mutation(() => {{Type}}View, { description: '新增{{label}}' })
  create{{Type}}(
    @Ctx() { actor }: RequestContext,
    @Arg('input', () => {{Type}}Input) input: {{Type}}Input,
    @Args() asked: Asked,
  ): Promise<{{Type}}View> {
    return this.{{many}}.create(actor, input, asked)
  }

  @Mutation(() => {{Type}}View, { description: '修改{{label}}；版本不是最新的会被拒绝' })
  update{{Type}}(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('input', () => {{Type}}Input) input: {{Type}}Input,
    @Args() asked: Asked,
  ): Promise<{{Type}}View> {
    return this.{{many}}.update(actor, { id, version }, input, asked)
  }

  @Mutation(() => DeletedRecord, { description: '删除{{label}}' })
  async delete{{Type}}(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID) id: string,
    @Args() asked: Asked,
  ): Promise<DeletedRecord> {
    await this.{{many}}.delete(actor, id, asked)
    return deletionOf('{{Type}}', id)
  }

  @FieldResolver(() => [{{Type}}Change], { description: '最近的修改，最后的在前' })
  history(@Ctx() { actor }: RequestContext, @Root() { id }: {{Type}}View): Promise<{{Type}}Change[]> {
    return this.{{many}}.history(actor, id)
  }

  @FieldResolver(() => [String], { description: '当前用户可做的操作：update 修改、delete 删除' })
  allowedActions(@Ctx() { actor }: RequestContext): string[] {
    return {{one}}Actions(actor)
  }
}
