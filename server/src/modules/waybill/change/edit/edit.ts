import type { Tx } from '../../../../kernel/command/command.js'
import { DomainError } from '../../../../kernel/errors.js'
import { addMoney, type Money, ZERO } from '../../../../kernel/money/money.js'
import { idKey } from '../../../../kernel/values/id.js'
import { wantsFourEyes } from '../../../company/index.js'
import { insertReviews, type NewReview } from '../../review/review.queries.js'
import { tellReviewers } from '../../review/telling.js'
import { waybillTexts as texts } from '../../texts.js'
import type { Patch, WaybillValues } from '../../waybill/fields.js'
import type { CardAccounts, Locked } from '../accounts.js'
import type { Reference } from '../creation/references.queries.js'
import { diffOf, type FieldDiff, valuesOf } from '../history/diff.js'
import { retiredOf } from '../retired.js'
import { type Appraised, appraise, type CommitHead, commit, type Plan } from './commit.js'
import { type Asked, bearsMoney, judge, type Known, reachesAccounts, type Split, split } from './judge.js'
import { lockRecords, type WaybillRecord } from './record.queries.js'
import { staleness } from './staleness.js'

/**
 * Error for a waybill whose card or settlement changed before it was locked. Its code 40001 makes the command start
 * over and lock in the right order.
 */
class Overtaken extends Error {
  readonly code = '40001'

  constructor() {
    super('a waybill was moved by somebody else')
  }
}

export interface Edit extends Asked {
  id: string
  /** Version that the caller saw; without it changes by others go unnoticed. */
  version?: number | null | undefined
  /** Reason against the edit that is known beforehand. */
  refusal?: DomainError
  /** Values that the waybill must have at present, and the refusal if it has others. */
  expected?: { values: Patch; refusal: DomainError }
}

export interface EditHead extends CommitHead {
  /** Treatment of changes that need a reviewer: they become a request, or are refused. */
  reviewed?: 'ask' | 'refuse'
}

export interface EditOutcome {
  id: string
  refusal: DomainError | null
  /** Changes made at once, and changes in a request. */
  applied: readonly FieldDiff[]
  reviewed: readonly FieldDiff[]
}

export interface EditResult {
  outcomes: EditOutcome[]
  changeSetId: string | null
  /** Amounts of the changed waybills in their cards' accounts, before and after. */
  amountBefore: Money
  amountAfter: Money
}

/** Locks cards and settlements, then the waybills; starts over when a waybill has got others meanwhile. */
export async function lockAll(
  tx: Tx,
  accounts: CardAccounts,
  ids: readonly string[],
  withCards: { cardIds: readonly string[] } | null,
): Promise<{ records: Map<string, WaybillRecord>; locked: Locked }> {
  const locked = await accounts.lock(tx, ids, withCards)
  const records = await lockRecords(tx, ids)
  for (const { cardId, settlementId } of records) {
    if (settlementId && !locked.settlementIds.has(settlementId)) throw new Overtaken()
    if (withCards && cardId && !locked.cards.has(cardId)) throw new Overtaken()
  }
  return { records: new Map(records.map((record) => [record.id, record])), locked }
}

/**
 * Edits waybills, each with its own result: changes of money become a request, unless the actor may review and the
 * company does not want two people. The number of statements does not grow with the rows.
 */
export async function edit(
  tx: Tx,
  accounts: CardAccounts,
  head: EditHead,
  edits: readonly Edit[],
): Promise<EditResult> {
  const ids = edits.map(({ id }) => id)
  const retired = await retiredOf(
    tx,
    edits.flatMap(({ patch, card, truck }) => [patch, captainIdOf(card), captainIdOf(truck)]),
  )
  const money = edits.some(({ patch }) => reachesAccounts(Object.keys(patch)))
  const cardIds = edits.flatMap(({ patch }) => patch.cardId ?? [])
  const { records, locked } = await lockAll(tx, accounts, ids, money ? { cardIds } : null)
  const stale = await staleness(tx, edits, records)
  const audits = tx.actor.can('chain:companywaybill:audit') && !(await wantsFourEyes(tx))
  const outcomes: EditOutcome[] = []
  const [direct, reviewed]: [Plan[], Plan[]] = [[], []]
  for (const one of edits) {
    const record = records.get(idKey(one.id))
    const decided = record
      ? (stale.get(record.id) ?? decide(tx, one, record, { ...locked, retired, audits }, head))
      : missing()
    if (!record || decided instanceof DomainError) {
      outcomes.push({ id: one.id, refusal: decided instanceof DomainError ? decided : null, applied: [], reviewed: [] })
      continue
    }
    const { after, ...parts } = decided
    outcomes.push({ id: one.id, refusal: null, applied: parts.direct, reviewed: parts.reviewed })
    if (parts.direct.length + parts.reviewed.length > 0) direct.push(planOf(record, parts))
    if (parts.reviewed.length > 0) reviewed.push({ record, after, diffs: parts.reviewed })
  }
  return finish(tx, accounts, head, { outcomes, direct, reviewed })
}

const captainIdOf = (owner: Reference | undefined): Patch => (owner?.captainId ? { captainId: owner.captainId } : {})
const missing = (): DomainError => new DomainError('NOT_FOUND', { what: texts.waybill })

/**
 * Changes of an edit that are made at once, changes that become a request, and the waybill after both; or the reason
 * against the whole edit.
 */
function decide(
  { now }: Tx,
  one: Edit,
  record: WaybillRecord,
  { audits, ...known }: Known & { audits: boolean },
  { reviewed }: EditHead,
): (Split & { after: WaybillValues }) | DomainError {
  if (one.refusal) return one.refusal
  if (one.expected && diffOf(record, one.expected.values).length > 0) return one.expected.refusal
  const judged = judge(record, one, known, now)
  if (judged instanceof DomainError) return judged
  const parts = split(record, judged.diffs, audits)
  if (parts instanceof DomainError) return parts
  if (reviewed === 'refuse' && parts.reviewed.length > 0)
    return new DomainError('CHANGE_NOT_UNDOABLE', { reason: texts.needsAudit })
  return { ...parts, after: judged.after }
}

function planOf(record: WaybillRecord, { direct, reviewed }: Split): Plan {
  return {
    record,
    after: { ...record, ...valuesOf(direct) },
    diffs: direct,
    // Whether a change would need another person if the company wanted two.
    ...(record.status === 'UNLOADED' && bearsMoney(direct) ? { fourEyesOff: true } : {}),
    ...(reviewed.length > 0 ? { pendingReview: true } : {}),
  }
}

interface Planned {
  outcomes: EditOutcome[]
  direct: Plan[]
  reviewed: Plan[]
}

/** Refuses amounts that no document could carry, then writes the rest. */
async function finish(
  tx: Tx,
  accounts: CardAccounts,
  head: CommitHead,
  { outcomes, direct, reviewed }: Planned,
): Promise<EditResult> {
  const refused = new Map<string, DomainError>()
  const good = (appraised: readonly (Appraised | DomainError)[], plans: readonly Plan[]): Appraised[] =>
    appraised.flatMap((one, at) => {
      const id = plans[at]?.record.id ?? ''
      if (one instanceof DomainError) refused.set(id, one)
      return one instanceof DomainError ? [] : [one]
    })
  const requests = good(await appraise(tx, accounts, reviewed), reviewed)
  const changes = good(await appraise(tx, accounts, direct), direct).filter(({ record }) => !refused.has(record.id))
  const changeSetId = await commit(tx, accounts, head, changes)
  const asked = requests.filter(({ record }) => !refused.has(record.id))
  const reviewIds = await insertReviews(
    tx,
    asked.map((plan) => reviewOf(plan, head.reason)),
  )
  await tellReviewers(
    tx,
    asked.map(({ record: { no, projectId } }, at) => ({ id: reviewIds[at] ?? '', no, projectId })),
  )
  return {
    outcomes: outcomes.map((outcome) => {
      const refusal = outcome.refusal ?? refused.get(idKey(outcome.id)) ?? null
      return refusal ? { id: outcome.id, refusal, applied: [], reviewed: [] } : outcome
    }),
    changeSetId,
    amountBefore: addMoney(ZERO, ...changes.map(({ record }) => record.accountedAmount)),
    amountAfter: addMoney(ZERO, ...changes.map(({ accounted }) => accounted)),
  }
}

const reviewOf = ({ record, diffs, accounted }: Appraised, reason: string | null): NewReview => ({
  waybillId: record.id,
  changes: diffs,
  amountBefore: record.accountedAmount,
  amountAfter: accounted,
  reason,
})
