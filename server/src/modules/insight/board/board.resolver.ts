import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { DateScalar } from '../../../kernel/graphql.js'
import { Reads } from '../../../kernel/reads.js'
import { BoardService } from './board.service.js'
import { Board } from './board.view.js'
import { BoardReportService } from './report.service.js'

/** Kept sums of days, months and years: of the phases of a project, and of all projects with a running phase. */
const OF_PROJECT = 4000
const OF_ALL = 20_000

@Resolver()
export class BoardResolver {
  constructor(
    private readonly boards: BoardService,
    private readonly reports: BoardReportService,
  ) {}

  @Reads(({ projectInfoIds }) => (Array.isArray(projectInfoIds) ? OF_PROJECT * projectInfoIds.length : OF_ALL))
  @Query(() => Board, { description: '项目看板：各项目的计划、实际、已付、预计完成、异常和未来四周应付款' })
  board(
    @Ctx() { actor }: RequestContext,
    @Arg('projectInfoIds', () => [ID], { nullable: true, description: '项目编号，最多 200 个；不填为所有有分期的项目' })
    projectInfoIds?: string[],
  ): Promise<Board> {
    return this.boards.find(actor, projectInfoIds)
  }

  @Query(() => [DateScalar], { description: '存有项目周报的星期，以其周一表示，yyyy-MM-dd，最近的在前' })
  boardReports(@Ctx() { actor }: RequestContext): Promise<string[]> {
    return this.reports.weeks(actor)
  }
}
