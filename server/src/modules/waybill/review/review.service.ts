import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand } from '../../../kernel/command/command.js'
import type { RowResult } from '../../../kernel/command/row-result.js'
import { DomainError } from '../../../kernel/errors.js'
import { type ListRequest, type Page, readList } from '../../../kernel/list/list.js'
import type { Database } from '../../../kernel/sql/database.js'
import { idText, listOf, validate } from '../../../kernel/values/validate.js'
import type { CardAccounts } from '../change/accounts.js'
import { neededReason, reasonText } from '../change/waybill.schema.js'
import { waybillTexts as texts } from '../texts.js'
import { type Decision, decideReviews, type Verdict } from './review.decide.js'
import { reviewMachine } from './review.machine.js'
import * as queries from './review.queries.js'
import type { ReviewFilter, ReviewSortField, ReviewSummary, ReviewView } from './review.view.js'

const MAX_ROWS = 1000
const idsSchema = listOf(idText(texts.review), texts.review, MAX_ROWS)

export interface DecisionRequest {
  /** Reason; required for a rejection. */
  reason?: string | null | undefined
  idempotencyKey?: string | null | undefined
}

/** Requests for changes of money, which a reviewer decides (docs/behaviour/waybill.md). */
export class ReviewService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
    private readonly accounts: CardAccounts,
  ) {}

  list(actor: Actor, request: ListRequest<ReviewFilter, ReviewSortField>): Promise<Page<ReviewView, ReviewSummary>> {
    actor.assert('chain:companywaybill:get')
    return readList(this.database.em.fork(), actor, queries.reviewList, request)
  }

  find(actor: Actor, id: string, fields?: ReadonlySet<string>): Promise<ReviewView | undefined> {
    actor.assert('chain:companywaybill:get')
    return queries.findReview(this.database.em.fork(), actor, id, fields)
  }

  /** Id of a waybill's open request; NOT_FOUND without one. */
  async openOf(actor: Actor, waybillId: string): Promise<string> {
    actor.assert('chain:companywaybill:get')
    const [open] = await queries.openReviews(this.database.em.fork(), actor, [waybillId])
    if (!open) throw new DomainError('NOT_FOUND', { what: texts.review })
    return open.id
  }

  /**
   * Decides a request. An approval makes its changes: STALE with the differences if the waybill has changed since. A
   * rejection leaves the waybill unchanged; only the applicant can withdraw.
   */
  async decide(actor: Actor, decision: Decision, id: string, request: DecisionRequest = {}): Promise<ReviewView> {
    actor.assert(reviewMachine.needs(decision))
    const ids = [validate(idText(texts.review), id, 'id')]
    await this.verb(actor, decision, ids, request, (verdicts) => {
      for (const { refusal } of verdicts) if (refusal) throw refusal
      return true
    })
    const [view] = await queries.findReviews(this.database.em.fork(), actor, ids)
    if (!view) throw new DomainError('NOT_FOUND', { what: texts.review })
    return view
  }

  /** Decides many requests, each with its own result. */
  decideMany(
    actor: Actor,
    decision: Decision,
    ids: readonly string[],
    request: DecisionRequest = {},
  ): Promise<RowResult[]> {
    actor.assert(reviewMachine.needs(decision))
    const wanted = [...new Set(validate(idsSchema, ids, 'ids'))]
    return this.verb(actor, decision, wanted, request, (verdicts) =>
      verdicts.map(({ id, refusal }) => ({ id, ok: refusal === null, msg: refusal?.message ?? null })),
    )
  }

  private verb<Answer>(
    actor: Actor,
    decision: Decision,
    ids: readonly string[],
    request: DecisionRequest,
    answer: (verdicts: Verdict[]) => Answer,
  ): Promise<Answer> {
    const reason = validate(decision === 'reject' ? neededReason : reasonText, request.reason, 'reason')
    const head = { name: `waybillReview.${decision}`, title: texts[decision], reason }
    const options = { ...head, input: { ids, reason }, idempotencyKey: request.idempotencyKey }
    return this.run(actor, options, async (tx) => answer(await decideReviews(tx, this.accounts, decision, ids, head)))
  }
}

/** Verbs that the actor may use on a request. */
export function reviewActions(actor: Actor, review: Pick<ReviewView, 'status' | 'appliedBy' | 'fourEyes'>): string[] {
  const { status, appliedBy, fourEyes } = review
  return reviewMachine.actions(status, actor, { own: appliedBy === actor.userId, fourEyes })
}
