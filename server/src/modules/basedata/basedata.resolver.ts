import type { GraphQLResolveInfo } from 'graphql'
import {
  Arg,
  Args,
  type ClassType,
  Ctx,
  FieldResolver,
  ID,
  Info,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql'
import { apiTexts } from '../../kernel/api-texts.js'
import { type Closed, closedTo } from '../../kernel/closed.js'
import { actionType } from '../../kernel/command/action-type.js'
import type { Actor } from '../../kernel/command/actor.js'
import { Asked } from '../../kernel/command/asked.js'
import { DeletedRecord, deletionOf } from '../../kernel/command/deletion.js'
import type { RequestContext } from '../../kernel/context.js'
import { optional, requestedFields } from '../../kernel/graphql.js'
import { countsWanted, type Page, type SortBy } from '../../kernel/list/list.js'
import { PageInput, pageArg } from '../../kernel/list/page.types.js'
import { ReadsTogether } from '../../kernel/reads.js'
import { type BaseDataService, basedataActions } from './basedata.service.js'
import { BaseDataChange, BaseDataUse } from './basedata.view.js'
import { type BaseData, permissionsOf } from './definition.js'
import { closedOfBaseData } from './fields.js'

interface Types<View extends object, Filter extends object, Key extends string, Input extends object> {
  View: ClassType<View>
  Page: ClassType<Page<View, unknown>>
  Filter: ClassType<Filter>
  Sort: ClassType<SortBy<Key>>
  Input: ClassType<Input>
}

/** Names in GraphQL, such as truck, trucks and Truck. */
interface Names {
  one: string
  many: string
  type: string
  /** GraphQL type of the rows, where verbs have another name. */
  row?: string
}

/** Rows that are looked through for the uses of a record: waybills, prices and papers, all of them. */
const NAMING = 1_000_000

/** Reader of lists by the ids of their rows; rows without an entry have an empty list. */
const listsOf =
  <Value>(read: (actor: Actor, ids: readonly string[]) => Promise<ReadonlyMap<string, Value[]>>) =>
  async (actor: Actor, ids: readonly string[]): Promise<(id: string) => Value[]> => {
    const found = await read(actor, ids)
    return (id) => found.get(id) ?? []
  }

/** Queries and mutations of one kind of base data, named after it: `trucks`, `truck`, `createTruck` … */
export function basedataResolver<
  View extends { id: string; enabled: boolean },
  Summary,
  Filter extends object,
  Key extends string,
  Input extends object,
>(
  { what, permissions }: Pick<BaseData<Input>, 'what' | 'permissions'>,
  service: BaseDataService<View, Summary, Filter, Key, Input>,
  types: Types<View, Filter, Key, Input>,
  { one, many, type, row: rowType = type }: Names,
  /** Further verbs of the kind, with their names. */
  also?: {
    verbs: Readonly<Record<string, string>>
    allowed(actor: Actor, row: View): string[]
    withheld?(row: View): readonly string[]
  },
): object {
  const closed: Closed = { ...closedOfBaseData.closed, permission: permissionsOf({ permissions }).get }
  const Action = actionType(type, { update: '修改', retire: '停用', restore: '启用', delete: '删除', ...also?.verbs })

  const readUses = listsOf((actor, ids) => service.usesOf(actor, ids))
  const readChanges = listsOf((actor, ids) => service.histories(actor, ids))

  @Resolver(() => types.View)
  class BaseDataResolver {
    @Query(() => types.Page, { name: many, description: `${what}列表` })
    list(
      @Ctx() context: RequestContext,
      @Info() info: GraphQLResolveInfo,
      @Arg('filter', () => types.Filter, { nullable: true }) filter?: Filter,
      @Arg('sort', () => [types.Sort], { nullable: true }) sort?: SortBy<Key>[],
      @Arg('page', () => PageInput, pageArg) page?: PageInput,
    ): Promise<Page<View, unknown>> {
      const [fields, counted] = [requestedFields(info, 'records'), countsWanted(requestedFields(info))]
      return service.list(context.actor, { filter, sort, page, fields, counted })
    }

    @Query(() => types.View, { name: one, nullable: true, description: `取一个${what}` })
    async find(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string): Promise<View | null> {
      return (await service.find(context.actor, id)) ?? null
    }

    @Mutation(() => types.View, { name: `create${type}`, description: `新增${what}` })
    create(
      @Ctx() context: RequestContext,
      @Arg('input', () => types.Input) input: Input,
      @Args() asked: Asked,
    ): Promise<View> {
      return service.create(context.actor, input, asked)
    }

    @Mutation(() => types.View, { name: `update${type}`, description: `修改${what}；版本不是最新的会被拒绝` })
    update(
      @Ctx() context: RequestContext,
      @Arg('id', () => ID) id: string,
      @Arg('version', () => Int) version: number,
      @Arg('input', () => types.Input) input: Input,
      @Args() asked: Asked,
    ): Promise<View> {
      return service.update(context.actor, { id, version }, input, asked)
    }

    @Mutation(() => types.View, { name: `retire${type}`, description: `停用${what}：不再可选，已有的记录不变` })
    retire(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string, @Args() asked: Asked): Promise<View> {
      return service.setEnabled(context.actor, id, false, asked)
    }

    @Mutation(() => types.View, { name: `restore${type}`, description: `重新启用${what}` })
    restore(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string, @Args() asked: Asked): Promise<View> {
      return service.setEnabled(context.actor, id, true, asked)
    }

    @Mutation(() => DeletedRecord, { name: `delete${type}`, description: `删除${what}；已被使用的会被拒绝` })
    async delete(
      @Ctx() context: RequestContext,
      @Arg('id', () => ID) id: string,
      @Args() asked: Asked,
    ): Promise<DeletedRecord> {
      await service.delete(context.actor, id, asked)
      return deletionOf(rowType, id)
    }

    @ReadsTogether(NAMING)
    @closedTo(closed)
    @FieldResolver(() => [BaseDataUse], optional(`在何处使用，没有使用的可以删除；${closed.note}`))
    uses(@Ctx() { actor, loaders }: RequestContext, @Root() { id }: View): Promise<BaseDataUse[]> {
      return loaders.usesOfBaseData(readUses).load({ actor, id })
    }

    @closedTo(closed)
    @FieldResolver(() => [BaseDataChange], optional(`最近的修改，最后的在前；${closed.note}`))
    history(@Ctx() { actor, loaders }: RequestContext, @Root() { id }: View): Promise<BaseDataChange[]> {
      return loaders.changesOfBaseData(readChanges).load({ actor, id })
    }

    @FieldResolver(() => [Action], { description: apiTexts.actions })
    allowedActions(@Ctx() { actor }: RequestContext, @Root() row: View): string[] {
      const withheld = also?.withheld?.(row) ?? []
      const actions = basedataActions(actor, row, permissionsOf({ permissions })).filter(
        (one) => !withheld.includes(one),
      )
      return [...actions, ...(also?.allowed(actor, row) ?? [])]
    }
  }
  return new BaseDataResolver()
}
