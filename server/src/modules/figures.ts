import type { GraphQLResolveInfo } from 'graphql'
import { Arg, type ClassType, Ctx, FieldResolver, Info, Query, Resolver, Root } from 'type-graphql'
import type { Actor } from '../kernel/command/actor.js'
import type { Permission } from '../kernel/command/permissions.js'
import type { RequestContext } from '../kernel/context.js'
import { requestedFields } from '../kernel/graphql.js'
import { groupKey, rowsBelowGroups } from '../kernel/list/group-rows.js'
import type { PageRequest, SortBy } from '../kernel/list/list.js'
import { PageInput, pageArg } from '../kernel/list/page.types.js'
import { readStats, type StatsPage, type StatsSpec, statsSeenBy } from '../kernel/list/stats.js'
import { type StatFields, type StatHavingAsked, type StatSortAsked, statTypesOf } from '../kernel/list/stats.types.js'
import { Reads, ReadsTogether, type RowsRead } from '../kernel/reads.js'
import type { Database, Em } from '../kernel/sql/database.js'
import { type ListEdge, pagesAsked } from './edge.js'

/** Figures of a list: sums of its rows by any of its dimensions, and the rows that make each (docs/how-to.md). */
export interface Figures<Filter, By extends string, Name extends string> extends StatFields<By, Name> {
  /** Field of Query. */
  field: string
  /** Permission of the list. */
  permission: Permission
  /** Type of a group, and of a page of groups. */
  View: ClassType
  Page: ClassType<object>
  spec(actor: Actor): StatsSpec<Filter, By, Name>
  /** Rows that adding up looks through. */
  reads: RowsRead
  /** Rows of a group: the list's name within it, and how many are looked through for a group. */
  rows: { name: string; reads: RowsRead }
}
type AnyFigures = Figures<never, string, string>

/** Groups that are asked for, as the API gives them. */
interface Asked {
  by: readonly string[]
  filter?: object | null | undefined
  having?: readonly StatHavingAsked[] | null | undefined
  sort?: readonly StatSortAsked[] | null | undefined
  page?: PageRequest | null | undefined
}

/** Fields that are asked of the groups, and of all of them together. */
interface Shown {
  records: ReadonlySet<string>
  summary: ReadonlySet<string>
}

/** Question that a group is part of the answer to. */
interface Question {
  by: readonly string[]
  filter: object | null
}
const QUESTION = Symbol('question')
interface Group {
  [QUESTION]: Question
}

/** Figures over the rows of a list, as the list itself adds them up. */
export class FiguresService {
  private readonly reader: Em

  constructor(
    database: Database,
    private readonly figures: AnyFigures,
  ) {
    this.reader = database.em.fork()
  }

  /** Groups with the measures that are asked for: those that nobody sees are not added up. */
  async groups(
    actor: Actor,
    { by: asked, filter = null, having, sort, page }: Asked,
    shown: Shown,
  ): Promise<StatsPage> {
    actor.assert(this.figures.permission)
    const { dimensions, measures } = this.figures
    const by = asked.flatMap((code) => dimensions[code] ?? [])
    const names = Object.values(measures)
    const sorted = (sort ?? []).flatMap(({ field }) => measures[field] ?? [])
    const found = await readStats(this.reader, actor, this.figures.spec(actor), {
      by,
      measures: names.filter((name) => shown.records.has(name) || sorted.includes(name)),
      summed: names.filter((name) => shown.summary.has(name)),
      filter: filter as never,
      having: (having ?? []).flatMap(({ measure, min = null, max = null }) =>
        [measures[measure] ?? []].flat().map((name) => ({ measure: name, min, max })),
      ),
      sort: (sort ?? []).flatMap(({ field, direction }) =>
        [measures[field] ?? dimensions[field] ?? []].flat().map((name) => ({ field: name, direction })),
      ),
      page: page ?? null,
    })
    for (const group of found.records) Object.assign(group, { [QUESTION]: { by, filter } satisfies Question })
    return found
  }
}

/** Resolvers of figures: their field of Query, and the rows of each group as the list has them. */
export const figuresResolvers = (figures: AnyFigures, service: FiguresService, to: ListEdge): object[] => [
  questionOf(figures, service, to),
  rowsOf(figures, to),
]

function questionOf(figures: AnyFigures, service: FiguresService, { Filter }: ListEdge): object {
  const { field, what, Page, reads } = figures
  const { Dimension, Having, Sort } = statTypesOf(figures)
  @Resolver()
  class Asking {
    @Reads(reads)
    @Query(() => Page, {
      description: `${what}统计：按所选维度分组合计，与${what}列表同一范围、同一口径；默认按维度升序`,
    })
    [field](
      @Ctx() { actor }: RequestContext,
      @Info() info: GraphQLResolveInfo,
      @Arg('by', () => [Dimension], { description: '维度，1 到 4 个' }) by: string[],
      @Arg('filter', () => Filter, { nullable: true, description: `与${what}列表相同` }) filter?: object,
      @Arg('having', () => [Having], { nullable: true, description: '只要这些数字都在范围内的组' })
      having?: StatHavingAsked[],
      @Arg('sort', () => [Sort], { nullable: true, description: '排序：所按的维度或所查的数字' })
      sort?: StatSortAsked[],
      @Arg('page', () => PageInput, pageArg) page?: PageRequest,
    ): Promise<StatsPage> {
      const shown = { records: requestedFields(info, 'records'), summary: requestedFields(info, 'summary') }
      return service.groups(actor, { by, filter, having, sort, page }, shown)
    }
  }
  return new Asking()
}

/** The rows of all groups of an answer are one statement. */
function rowsOf(figures: AnyFigures, to: ListEdge): object {
  const { what, View, rows } = figures
  @Resolver(() => View)
  class RowsOfGroup {
    @ReadsTogether(rows.reads)
    @FieldResolver(() => to.Page, {
      nullable: true,
      description: `构成本组的${what}，同${what}列表：查询条件与本组的各维度都相符的`,
    })
    [rows.name](
      @Ctx() { actor, loaders }: RequestContext,
      @Info() info: GraphQLResolveInfo,
      @Root() group: object,
      @Arg('sort', () => [to.Sort], { nullable: true }) sort?: SortBy[],
      @Arg('page', () => PageInput, pageArg) page?: PageRequest,
    ): Promise<object | null> {
      const { by, filter } = (group as Group)[QUESTION]
      const below = rowsBelowGroups(statsSeenBy(figures.spec(actor), actor), by)
      const key = groupKey(group as Readonly<Record<string, unknown>>, by)
      return pagesAsked(loaders, to, info, { below, filter, sort, page }).load({ actor, id: key })
    }
  }
  return new RowsOfGroup()
}
