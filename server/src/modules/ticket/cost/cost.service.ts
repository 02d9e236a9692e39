import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { type ListRequest, type Page, readList } from '../../../kernel/list/list.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { validate } from '../../../kernel/values/validate.js'
import type { Database, Em } from '../../../platform/database/database.js'
import { inTransaction } from '../../../platform/database/transaction.js'
import { costList } from './cost.list.queries.js'
import { staleCosts } from './cost.queries.js'
import type { TicketMonthCostFilter, TicketMonthCostSummary, TicketMonthCostView } from './cost.view.js'
import { optionalMonth } from './month.schema.js'
import { recost } from './recost.js'

const months = z.object({ monthFrom: optionalMonth('开始月份'), monthTo: optionalMonth('结束月份') })

/** The filter, its months checked. INVALID_INPUT names the one that is none. */
export const checkedCosts = (filter: TicketMonthCostFilter | null | undefined): TicketMonthCostFilter => ({
  ...filter,
  ...validate(months, filter ?? {}, 'filter'),
})

/** What tickets cost, by place and month (docs/adr/0032). */
export class TicketCostService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly companyIds: (em: Em) => Promise<string[]>,
  ) {}

  /** A page of months, the last one first. */
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

  /** Reckons anew what has changed since it was costed: trips come, change and go without a word. Gives back of how many places. */
  async refresh(signal?: AbortSignal): Promise<number> {
    const em = this.database.em.fork()
    let places = 0
    for (const companyId of await this.companyIds(em)) {
      for (const { month, ...place } of await staleCosts(em, companyId)) {
        signal?.throwIfAborted()
        const now = this.clock.now()
        await inTransaction(this.database, (own) => recost({ em: own, actor: { companyId }, now }, place, month))
        places += 1
      }
    }
    return places
  }
}
