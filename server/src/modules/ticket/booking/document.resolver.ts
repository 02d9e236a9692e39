import type { GraphQLResolveInfo } from 'graphql'
import { Arg, type ClassType, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { actionType, type Moving, movesOf } from '../../../kernel/command/action-type.js'
import type { Actor } from '../../../kernel/command/actor.js'
import { RefusedAction } from '../../../kernel/command/refused-action.js'
import type { RequestContext } from '../../../kernel/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted, type Page, type SortBy } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import type { DocumentService } from './document.service.js'

interface Types<View extends object, Filter extends object, Key extends string> {
  View: ClassType<View>
  Page: ClassType<Page<View, unknown>>
  Filter: ClassType<Filter>
  Sort: ClassType<SortBy<Key>>
}

/** Names of documents: for people, in GraphQL, such as ticketRefund, and of the order of their list. */
interface Names {
  what: string
  one: string
  order: string
}

/** Allowed moves of a document, and refused ones with the reason. */
interface Judged<View> {
  machine: Moving
  actions(actor: Actor, row: View): string[]
  refusedActions(actor: Actor, row: View): RefusedAction[]
}

/** Queries of documents that move tickets, named after them: `ticketRefunds`, `ticketRefund`. */
export function documentResolver<View extends object, Summary, Filter extends object, Key extends string>(
  service: DocumentService<View, Summary, Filter, Key>,
  types: Types<View, Filter, Key>,
  { what, one, order }: Names,
  judged: Judged<View>,
): object {
  const Action = actionType(one.charAt(0).toUpperCase() + one.slice(1), movesOf(judged.machine))

  @Resolver(() => types.View)
  class DocumentResolver {
    @Query(() => types.Page, { name: `${one}s`, description: `${what}列表，默认按${order}降序` })
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

    @Query(() => types.View, { name: one, nullable: true, description: `取一次${what}` })
    async find(
      @Ctx() context: RequestContext,
      @Info() info: GraphQLResolveInfo,
      @Arg('id', () => ID) id: string,
    ): Promise<View | null> {
      return (await service.find(context.actor, id, requestedFields(info))) ?? null
    }

    @FieldResolver(() => [Action], { description: apiTexts.actions })
    allowedActions(@Ctx() { actor }: RequestContext, @Root() row: View): string[] {
      return judged.actions(actor, row)
    }

    @FieldResolver(() => [RefusedAction], { description: apiTexts.refusedActions })
    refusedActions(@Ctx() { actor }: RequestContext, @Root() row: View): RefusedAction[] {
      return judged.refusedActions(actor, row)
    }
  }
  return new DocumentResolver()
}
