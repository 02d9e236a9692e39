import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { type ListRequest, type Page, readList } from '../../../kernel/list/list.js'
import { groupedMoney } from '../../../kernel/money/money.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { inTransaction } from '../../../kernel/sql/transaction.js'
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
/** People are told so many days before something is due. */
const AHEAD = 3
const DAY_MS = 24 * 60 * 60 * 1000

const day = z.iso.date({ error: texts.dateInvalid })
const spanSchema = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < MAX_DAYS * DAY_MS, {
    path: ['to'],
    error: texts.spanTooLong(MAX_DAYS),
  })

/** What is due by payment plans, and what of it is paid (000 §7 payment plan). */
export class InstalmentService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly companyIds: (em: Em) => Promise<string[]>,
  ) {}

  /** A page of instalments of plans in force, what is due first before the others. */
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

  /** What is due on each day of a span of at most 100 days. */
  days(actor: Actor, given: { from: string; to: string }): Promise<DueDay[]> {
    actor.assert('chain:companypayment:get')
    return dueDays(this.database.em.fork(), actor, validate(spanSchema, given))
  }

  /** Tells those who pay, once a day, what of each company is due within three days or late. How many messages were sent. */
  async remind(signal?: AbortSignal): Promise<number> {
    const em = this.database.em.fork()
    const now = this.clock.now()
    const [today, until] = [dayOf(now), dayOf(new Date(now.getTime() + AHEAD * DAY_MS))]
    let told = 0
    for (const companyId of await this.companyIds(em)) {
      signal?.throwIfAborted()
      const { count, amount, overdue } = await dueUpTo(em, companyId, until)
      if (count === 0) continue
      const params = { days: AHEAD, count, amount: groupedMoney(amount), overdue }
      const to = holdersOf('chain:companypayment:add')
      told += await inTransaction(this.database, (own) =>
        tell({ em: own, now, actor: { userId: null, companyId } }, { kind: 'PLAN_DUE', to, params, event: today }),
      )
    }
    return told
  }
}
