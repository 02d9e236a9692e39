import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { type ListRequest, type Page, readList } from '../../../kernel/list/list.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { inTransaction } from '../../../kernel/sql/transaction.js'
import { withinCompany } from '../../../kernel/sql/wall.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { validate } from '../../../kernel/values/validate.js'
import type { TicketPeriod } from '../enums.js'
import { periodText } from '../stat/rows.js'
import { meaningOf } from '../stat/stat.schema.js'
import type { TicketStatFilter } from '../stat/stat.view.js'
import { costList } from './cost.list.queries.js'
import { staleCosts } from './cost.queries.js'
import type { TicketMonthCostFilter, TicketMonthCostSummary, TicketMonthCostView } from './cost.view.js'
import { optionalMonth } from './month.schema.js'
import { recost } from './recost.js'
import { costsByPeriod } from './trend.queries.js'
import type { TicketCostTrend } from './trend.view.js'

const months = z.object({ monthFrom: optionalMonth('开始月份'), monthTo: optionalMonth('结束月份') })

/** Filter with checked months; INVALID_INPUT names a wrong one. */
export const checkedCosts = (filter: TicketMonthCostFilter | null | undefined): TicketMonthCostFilter => ({
  ...filter,
  ...validate(months, filter ?? {}, 'filter'),
})

/** Costs of tickets by place and month (docs/adr/0032). */
export class TicketCostService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly companyIds: (em: Em) => Promise<string[]>,
  ) {}

  /** Page of months, last one first. */
  list(
    actor: Actor,
    { filter, ...request }: ListRequest<TicketMonthCostFilter, 'MONTH'>,
  ): Promise<Page<TicketMonthCostView, TicketMonthCostSummary>> {
    actor.assert('chain:companyticket:get')
    const checked = { ...request, filter: checkedCosts(filter) }
    return readList<TicketMonthCostView, TicketMonthCostSummary, TicketMonthCostFilter, 'MONTH'>(
      this.database.em.fork(),
      actor,
      costList,
      checked,
    )
  }

  /** Cost of used tickets by day or month, over all projects. */
  async trend(actor: Actor, by: TicketPeriod, filter: TicketStatFilter): Promise<TicketCostTrend> {
    actor.assert('chain:companyticket:get')
    const { chosen, range } = meaningOf(filter)
    const costs = await costsByPeriod(this.database.em.fork(), actor, by, chosen, range)
    return {
      points: costs.map(({ since, cost, total, unpriced }) => ({
        period: periodText(by, since),
        useCost: cost,
        totalCost: total,
        unpricedTickets: unpriced,
      })),
      unpricedTickets: costs.reduce((sum, { unpriced }) => sum + unpriced, 0),
    }
  }

  /** Computes outdated costs again, since trips change without a booking; returns the number of places. */
  async refresh(signal?: AbortSignal): Promise<number> {
    let places = 0
    for (const companyId of await this.companyIds(this.database.em.fork()))
      places += await withinCompany(companyId, () => this.refreshOf(companyId, signal))
    return places
  }

  /** Computes outdated costs of a company again; returns the number of places. */
  async refreshOf(companyId: string, signal?: AbortSignal): Promise<number> {
    const stale = await staleCosts(this.database.em.fork(), companyId)
    for (const { month, ...place } of stale) {
      signal?.throwIfAborted()
      const now = this.clock.now()
      await inTransaction(this.database, (em) => recost({ em, actor: { companyId }, now }, place, month))
    }
    return stale.length
  }
}
