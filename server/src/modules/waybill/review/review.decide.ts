import { type Approved, approvedAs, NOT_APPROVED } from '../../../kernel/command/approval.js'
import type { Tx } from '../../../kernel/command/command.js'
import { DomainError, staleEdit } from '../../../kernel/errors.js'
import { idKey } from '../../../kernel/values/id.js'
import { wantsFourEyes } from '../../company/index.js'
import type { CardAccounts } from '../change/accounts.js'
import { type Appraised, appraise, type CommitHead, commit, type Plan } from '../change/edit/commit.js'
import { lockAll } from '../change/edit/edit.js'
import { judge, type Known } from '../change/edit/judge.js'
import type { WaybillRecord } from '../change/edit/record.queries.js'
import { differencesOf, latestOf } from '../change/edit/staleness.js'
import { diffOf, type FieldDiff, valuesOf } from '../change/history/diff.js'
import { retiredOf } from '../change/retired.js'
import { waybillTexts as texts } from '../texts.js'
import type { Patch } from '../waybill/fields.js'
import { reviewMachine } from './review.machine.js'
import { lockReviews, reviewsNamed, type StoredReview, writeDecision } from './review.queries.js'
import { tellApplicants } from './telling.js'

export type Decision = 'approve' | 'reject' | 'withdraw'

export interface Verdict {
  id: string
  refusal: DomainError | null
}

/** Decides requests, each with its own result; an approved one is written like an edit by a reviewer. */
export async function decideReviews(
  tx: Tx,
  accounts: CardAccounts,
  decision: Decision,
  ids: readonly string[],
  head: CommitHead,
): Promise<Verdict[]> {
  const named = await reviewsNamed(tx, ids)
  const cardIds = named.flatMap(({ changes }) => String(afterOf(changes).cardId ?? '') || [])
  const wanted = decision === 'approve' ? named.map(({ changes }) => afterOf(changes)) : []
  const retired = await retiredOf(tx, wanted)
  const waybillIds = named.map(({ waybillId }) => waybillId)
  const { records, locked } = await lockAll(tx, accounts, waybillIds, decision === 'approve' ? { cardIds } : null)
  const reviews = new Map((await lockReviews(tx, ids)).map((review) => [review.id, review]))
  const fourEyes = decision === 'approve' && (await wantsFourEyes(tx))
  const refused = new Map<string, DomainError>()
  const plans = new Map<string, Plan>()
  for (const id of ids) {
    const review = reviews.get(idKey(id))
    const record = review && records.get(review.waybillId)
    const plan = record ? await planOf(tx, decision, review, record, { ...locked, retired, fourEyes }) : missing()
    if (plan instanceof DomainError) refused.set(id, plan)
    else plans.set(id, plan)
  }
  const good = await worthy(tx, accounts, plans, refused)
  await commit(tx, accounts, head, [...good.values()])
  const isOwn = (id: string) => reviews.get(idKey(id))?.appliedBy === tx.actor.userId
  const decided = { status: reviewMachine.moves[decision].to, decision: head.reason }
  for (const [own, some] of Map.groupBy(good.keys(), isOwn)) {
    const marks: Approved = decision === 'approve' ? approvedAs({ own, fourEyes }) : NOT_APPROVED
    await writeDecision(tx, some, { ...decided, ...marks })
  }
  if (decision !== 'withdraw') {
    const told = [...good].flatMap(([id, { record }]) => {
      const review = reviews.get(idKey(id))
      return review ? [{ id: review.id, appliedBy: review.appliedBy, no: record.no, projectId: record.projectId }] : []
    })
    await tellApplicants(tx, decision === 'approve', told)
  }
  return ids.map((id) => ({ id, refusal: refused.get(id) ?? null }))
}

const missing = (): DomainError => new DomainError('NOT_FOUND', { what: texts.review })
const afterOf = (changes: readonly FieldDiff[]): Patch => valuesOf(changes)
const beforeOf = (changes: readonly FieldDiff[]): Patch =>
  Object.fromEntries(changes.map(({ field, before }) => [field, before]))

async function planOf(
  tx: Tx,
  decision: Decision,
  review: StoredReview,
  record: WaybillRecord,
  { fourEyes, ...known }: Known & { fourEyes: boolean },
): Promise<Plan | DomainError> {
  const own = review.appliedBy === tx.actor.userId
  const refused = reviewMachine.refusal(review.status, decision, { own, fourEyes })
  if (refused) return refused
  if (decision !== 'approve') return { record, after: record, diffs: [], pendingReview: false }
  if (diffOf(record, beforeOf(review.changes)).length > 0) return overtaken(tx, review, record)
  const judged = judge(record, { patch: afterOf(review.changes) }, known, tx.now)
  return judged instanceof DomainError ? judged : { record, ...judged, pendingReview: false, fourEyesOff: !fourEyes }
}

/** Refusal of a request whose waybill has changed meanwhile. */
async function overtaken(tx: Tx, { changes }: StoredReview, record: WaybillRecord): Promise<DomainError> {
  const last = await latestOf(tx, record.id)
  return staleEdit(record.version, differencesOf({ patch: afterOf(changes) }, record, record.version, last))
}

/** Refuses amounts that no document can hold. */
async function worthy(
  tx: Tx,
  accounts: CardAccounts,
  plans: ReadonlyMap<string, Plan>,
  refused: Map<string, DomainError>,
): Promise<Map<string, Appraised>> {
  const appraised = await appraise(tx, accounts, [...plans.values()])
  const good = new Map<string, Appraised>()
  for (const [at, id] of [...plans.keys()].entries()) {
    const one = appraised[at]
    if (one instanceof DomainError) refused.set(id, one)
    else if (one) good.set(id, one)
  }
  return good
}
