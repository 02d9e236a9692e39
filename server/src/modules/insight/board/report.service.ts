import type { Actor } from '../../../kernel/command/actor.js'
import { DomainError, invalidInput } from '../../../kernel/errors.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { inTransaction } from '../../../kernel/sql/transaction.js'
import { withinCompany } from '../../../kernel/sql/wall.js'
import { type Clock, dayOf, parseDay, plainTime } from '../../../kernel/values/clock.js'
import { renderBoardPdf } from '../../../platform/pdf/pdf.js'
import { holdersOf, tell } from '../../message/index.js'
import { weekOf } from '../phase/steps.js'
import { boardOf } from './board.js'
import { isDigging } from './board.queries.js'
import type { Board } from './board.view.js'
import { boardDocument } from './document.js'
import { keptProject } from './kept.js'
import * as queries from './report.queries.js'
import { boardTexts as texts } from './texts.js'

const MOST_WEEKS = 104

/** Weekly report of the board: its figures are stored on Monday, and the document is drawn from them on request. */
export class BoardReportService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly companyIds: (em: Em) => Promise<string[]>,
  ) {}

  /**
   * Stores this week's report of every company with a running phase, and tells people who may see charts. Returns the
   * number of messages.
   */
  async keepAll(signal?: AbortSignal): Promise<number> {
    const em = this.database.em.fork()
    let told = 0
    for (const companyId of await this.companyIds(em)) {
      signal?.throwIfAborted()
      told += await withinCompany(companyId, () => this.keep(companyId))
    }
    return told
  }

  /** Weeks with a stored report, last first. Needs chain:bi:get. */
  weeks(actor: Actor): Promise<string[]> {
    actor.assert('chain:bi:get')
    return queries.keptWeeks(this.database.em.fork(), actor.companyId, MOST_WEEKS)
  }

  /** 项目周报.pdf of a stored week, or of now. Needs chain:bi:get. */
  async pdf(actor: Actor, week?: string): Promise<{ name: string; content: Buffer }> {
    actor.assert('chain:bi:get')
    const em = this.database.em.fork()
    const now = this.clock.now()
    const { companyId } = actor
    const board = week ? await this.kept(em, companyId, week) : await boardOf(em, companyId, dayOf(now))
    if (board.projects.length === 0) throw new DomainError('NOT_FOUND', { what: texts.report })
    const of = { companyName: await queries.companyName(em, companyId), week: week ?? weekOf(board.day) }
    const madeAt = week ? null : plainTime(now)
    return {
      name: texts.fileOf(of.week),
      content: await renderBoardPdf([boardDocument(board, { ...of, madeAt })]),
    }
  }

  private async keep(companyId: string): Promise<number> {
    const now = this.clock.now()
    const day = dayOf(now)
    const week = weekOf(day)
    const em = this.database.em.fork()
    if (!(await isDigging(em, companyId, day)) || (await queries.isKept(em, companyId, week))) return 0
    const board = await boardOf(em, companyId, day)
    return inTransaction(this.database, async (own) => {
      if ((await queries.keepReport(own, companyId, week, board)) === 0) return 0
      const to = holdersOf('chain:bi:get')
      return tell(
        { em: own, now, actor: { userId: null, companyId } },
        { kind: 'BOARD_REPORT', to, params: { week }, event: week },
      )
    })
  }

  private async kept(em: Em, companyId: string, week: string): Promise<Pick<Board, 'day' | 'projects'>> {
    if (parseDay(week) === undefined || weekOf(week) !== week)
      throw invalidInput([{ field: 'week', message: texts.week }])
    const rows = await queries.keptProjects(em, companyId, week)
    return { day: rows[0]?.day ?? week, projects: rows.map(({ figures }) => keptProject(figures)) }
  }
}
