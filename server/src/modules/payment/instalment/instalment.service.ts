import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { type ListRequest, type Page, readList } from '../../../kernel/list/list.js'
import { groupedMoney } from '../../../kernel/money/money.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { inTransaction } from '../../../kernel/sql/transaction.js'
import { withinCompany } from '../../../kernel/sql/wall.js'
import { type Clock, dayOf } from '../../../kernel/values/clock.js'
import { validate } from '../../../kernel/values/validate.js'
import { holdersOf, tell } from '../../message/index.js'
import { paymentTexts as texts } from '../texts.js'
import { dueDays, dueUpTo, instalmentList } from './instalment.list.queries.js'
import type {
  DueDay,
  InstalmentFilter,
  InstalmentSortField,
  InstalmentSummary,
  InstalmentView,
} from './instalment.view.js'

const MAX_DAYS = 100
/** Days before the due date on which people are reminded. */
const AHEAD = 3
const DAY_MS = 24 * 60 * 60 * 1000

const day = z.iso.date({ error: texts.dateInvalid })
const spanSchema = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < MAX_DAYS * DAY_MS, {
    path: ['to'],
    error: texts.spanTooLong(MAX_DAYS),
  })

/** Instalments of payment plans with the paid part of each (docs/behaviour/payment.md). */
export class InstalmentService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly companyIds: (em: Em) => Promise<string[]>,
  ) {}

  /** Page of instalments of plans in force, by default in the order of their days. */
  list(
    actor: Actor,
    request: ListRequest<InstalmentFilter, InstalmentSortField>,
  ): Promise<Page<InstalmentView, InstalmentSummary>> {
    actor.assert('chain:companypayment:get')
    return readList<InstalmentView, InstalmentSummary, InstalmentFilter, InstalmentSortField>(
      this.database.em.fork(),
      actor,
      instalmentList,
      request,
    )
  }

  /** Instalments due on each day of a span of at most 100 days. */
  days(actor: Actor, given: { from: string; to: string }): Promise<DueDay[]> {
    actor.assert('chain:companypayment:get')
    return dueDays(this.database.em.fork(), actor, validate(spanSchema, given))
  }

  /**
   * Reminds payers once a day of instalments that are late or due within three days; returns the number of messages.
   */
  async remind(signal?: AbortSignal): Promise<number> {
    let told = 0
    for (const companyId of await this.companyIds(this.database.em.fork())) {
      signal?.throwIfAborted()
      told += await withinCompany(companyId, () => this.remindIn(companyId))
    }
    return told
  }

  private async remindIn(companyId: string): Promise<number> {
    const now = this.clock.now()
    const [today, until] = [dayOf(now), dayOf(new Date(now.getTime() + AHEAD * DAY_MS))]
    const { count, amount, overdue } = await dueUpTo(this.database.em.fork(), companyId, until)
    if (count === 0) return 0
    const params = { days: AHEAD, count, amount: groupedMoney(amount), overdue }
    const to = holdersOf('chain:companypayment:add')
    return inTransaction(this.database, (em) =>
      tell({ em, now, actor: { userId: null, companyId } }, { kind: 'PLAN_DUE', to, params, event: today }),
    )
  }
}
