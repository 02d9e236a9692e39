import type { Actor } from '../../../kernel/command/actor.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Equal } from '../../../kernel/list/equal.js'
import { type Counted, defaultPage, type PageRequest, pageSchema, type SortBy } from '../../../kernel/list/list.js'
import type { Database } from '../../../kernel/sql/database.js'
import { validate } from '../../../kernel/values/validate.js'
import { TicketPeriod } from '../enums.js'
import { correctedByProject, correctedOf, NONE } from './corrected.queries.js'
import { finerSlice, isWide, sliceOf } from './page.js'
import { projectTotalOf, statOf, totalOf, trendOf } from './rows.js'
import { showing, totalsOfRows } from './shown.js'
import { flowsByProject, placesOf, statRows } from './stat.queries.js'
import { meaningOf } from './stat.schema.js'
import type { TicketPlaces, TicketStatFilter, TicketStatPage, TicketStatView } from './stat.view.js'
import { isFine } from './sums.sql.js'
import { earlyOf, flowsByPeriod } from './trend.queries.js'
import type { TicketTrend } from './trend.view.js'
import { daysOfUnits, unitsOf } from './units.queries.js'

interface Asked {
  by: TicketPeriod
  filter?: TicketStatFilter | null | undefined
  sort?: SortBy[] | null | undefined
  page?: PageRequest | null | undefined
  counted?: Counted
  /** Whether rows contain the corrected part of their figures. */
  corrected?: boolean
  /** Shown values that rows must have; only these rows are returned and added up. */
  shows?: readonly Equal[]
  /** Most rows; more are refused. */
  most?: number
}

/** Most rows of an answer without pages. */
const MOST_ROWS = 5000

/** Statistics of tickets by ticket day or month, from kept sums (docs/adr/0032). */
export class TicketStatService {
  constructor(private readonly database: Database) {}

  /** Page of rows by project, time, site and soil, with the totals of all rows of the filter. */
  list(actor: Actor, { shows = [], ...asked }: Asked): Promise<TicketStatPage> {
    return shows.length > 0 ? this.showing(actor, asked, shows) : this.page(actor, asked)
  }

  private async showing(
    actor: Actor,
    { page, ...asked }: Omit<Asked, 'shows'>,
    shows: readonly Equal[],
  ): Promise<TicketStatPage> {
    const { current, size } = validate(pageSchema, page ?? defaultPage, 'page')
    const whole = { page: { current: 1, size: MOST_ROWS }, most: MOST_ROWS, corrected: true }
    const all = await this.page(actor, { ...asked, ...whole, counted: { total: true, summary: false } })
    const kept = all.records.filter(showing(shows))
    const records = kept.slice((current - 1) * size, current * size)
    const { total, projects } = totalsOfRows(actor, kept)
    const onPage = new Set(records.map(({ projectInfoId }) => projectInfoId))
    const summary = { total, projects: projects.filter(({ projectInfoId }) => onPage.has(projectInfoId)) }
    return { records, total: kept.length, summary }
  }

  private async page(
    actor: Actor,
    {
      by,
      filter,
      sort,
      page,
      counted = { total: true, summary: true },
      corrected = false,
      most = Number.POSITIVE_INFINITY,
    }: Omit<Asked, 'shows'>,
  ): Promise<TicketStatPage> {
    actor.assert('chain:companyticket:get')
    const { chosen, range } = meaningOf(filter ?? {})
    const em = this.database.em.fork()
    const direction = sort?.[0]?.direction ?? 'ASC'
    const [units, flows] = await Promise.all([
      unitsOf(em, actor, by, chosen, range),
      counted.summary ? flowsByProject(em, actor, chosen, range) : [],
    ])
    const total = units.reduce((sum, { count }) => sum + count, 0)
    if (total > most) throw new DomainError('TICKET_ROWS_TOO_MANY', { count: total, most })
    const months = sliceOf(units, validate(pageSchema, page ?? defaultPage, 'page'), direction)
    const inDays = months && by === TicketPeriod.DAY && !isFine(chosen) && isWide(months)
    const slice = inDays ? finerSlice(await daysOfUnits(em, actor, chosen, months.units), months) : months
    const found = slice ? await statRows(em, actor, by, chosen, slice) : []
    const [corrections, ofProjects] = await Promise.all([
      corrected ? correctedOf(em, actor, by, found) : [],
      corrected && counted.summary ? correctedByProject(em, actor, chosen, range) : null,
    ])
    const onPage = new Set(found.map(({ projectId }) => projectId))
    return {
      records: found.map((row, at) => statOf(actor, by, row, corrections[at] ?? null)),
      total,
      summary: {
        total: totalOf(actor, flows, ofProjects && [...ofProjects.values()]),
        projects: flows
          .filter(({ projectId }) => onPage.has(projectId))
          .map((project) => projectTotalOf(actor, project, ofProjects && (ofProjects.get(project.projectId) ?? NONE))),
      },
    }
  }

  /**
   * All rows in the form of documents: the rows of each project, then its total, and at last the grand total.
   * TICKET_ROWS_TOO_MANY beyond 5,000.
   */
  async all(actor: Actor, asked: Pick<Asked, 'by' | 'filter' | 'sort' | 'shows'>): Promise<TicketStatView[]> {
    const page = { current: 1, size: MOST_ROWS }
    const { records, summary } = await this.list(actor, { ...asked, page, corrected: true, most: MOST_ROWS })
    const projects = Map.groupBy(records, ({ projectInfoId }) => projectInfoId)
    const withTotals = summary.projects.flatMap((own) => [...(projects.get(own.projectInfoId) ?? []), own])
    return records.length === 0 ? [] : [...withTotals, summary.total]
  }

  /** Flows of tickets by day or month, over all projects, for the chart of a whole range. */
  async trend(actor: Actor, by: TicketPeriod, filter: TicketStatFilter): Promise<TicketTrend> {
    actor.assert('chain:companyticket:get')
    const { chosen, range } = meaningOf(filter)
    const em = this.database.em.fork()
    const [early, flows] = await Promise.all([
      earlyOf(em, actor, chosen, range.from),
      flowsByPeriod(em, actor, by, chosen, range),
    ])
    return trendOf(by, early, flows)
  }

  /** Choices of a filter. */
  places(actor: Actor): Promise<TicketPlaces> {
    actor.assert('chain:companyticket:get')
    return placesOf(this.database.em.fork(), actor)
  }
}
