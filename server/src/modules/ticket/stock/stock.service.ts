import type { Actor } from '../../../kernel/command/actor.js'
import { defaultPage, type PageRequest, pageSchema } from '../../../kernel/list/list.js'
import { addMoney, ZERO } from '../../../kernel/money/money.js'
import type { Database } from '../../../kernel/sql/database.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { validate } from '../../../kernel/values/validate.js'
import { readCompanyStocks, readStocks, worthOfAll } from './board.js'
import { inOrder } from './order.js'
import type {
  TicketCompanyStockFilter,
  TicketCompanyStockPage,
  TicketStockFilter,
  TicketStockPage,
  TicketStockSort,
} from './stock.view.js'

interface Asked<Filter> {
  filter?: Filter | null | undefined
  page?: PageRequest | null | undefined
}

const total = <Row>(found: readonly Row[], of: (row: Row) => number): number =>
  found.reduce((sum, row) => sum + of(row), 0)

/** Stocks of tickets, their worth, and when they run out (docs/adr/0032). */
export class TicketStockService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Page of projects' stocks, short ones first and then by the day on which they run out, with the sums of all stocks
   * of the filter.
   */
  async list(
    actor: Actor,
    { filter, sort, page }: Asked<TicketStockFilter> & { sort?: TicketStockSort[] | null | undefined },
  ): Promise<TicketStockPage> {
    actor.assert('chain:companyticket:get')
    const slice = sliceOf(page)
    const found = await readStocks(this.reader(actor), filter ?? {})
    return {
      records: slice(inOrder(found, sort)),
      total: found.length,
      summary: {
        remaining: total(found, ({ remaining }) => remaining),
        usedToday: total(found, ({ usedToday }) => usedToday),
        shortCount: found.filter(({ remaining }) => remaining < 0).length,
        worth: worthOfAll(found),
      },
    }
  }

  /** Page of the company's stocks by site and soil, with the sums of all stocks of the filter. */
  async listCompany(actor: Actor, { filter, page }: Asked<TicketCompanyStockFilter>): Promise<TicketCompanyStockPage> {
    actor.assert('chain:companyticket:get')
    const slice = sliceOf(page)
    const found = await readCompanyStocks(this.reader(actor), filter ?? {})
    return {
      records: slice(found),
      total: found.length,
      summary: {
        quantity: total(found, ({ quantity }) => quantity),
        inProjects: total(found, ({ inProjects }) => inProjects),
        expiredQuantity: total(found, ({ expiredQuantity }) => expiredQuantity),
        expiredAmount: found.reduce((sum, { expiredAmount }) => addMoney(sum, expiredAmount), ZERO),
        worth: worthOfAll(found),
      },
    }
  }

  private readonly reader = (actor: Actor) => ({ em: this.database.em.fork(), actor, now: this.clock.now() })
}

function sliceOf(page: PageRequest | null | undefined) {
  const { current, size } = validate(pageSchema, page ?? defaultPage, 'page')
  return <Row>(found: readonly Row[]): Row[] => found.slice((current - 1) * size, current * size)
}
