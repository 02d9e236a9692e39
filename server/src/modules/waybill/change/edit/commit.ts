import type { Tx } from '../../../../kernel/command/command.js'
import { type FieldChange, recordChanges } from '../../../../kernel/command/history.js'
import { DomainError } from '../../../../kernel/errors.js'
import { compareMoney, type Money, money, subtractMoney, ZERO } from '../../../../kernel/money/money.js'
import { keepPictures } from '../../../file/index.js'
import { isJudged } from '../../anomaly/judged.js'
import type { WaybillValues } from '../../waybill/fields.js'
import type { AccountMove, CardAccounts } from '../accounts.js'
import type { FieldDiff } from '../history/diff.js'
import { whyAmountRefused } from '../rules.js'
import { makesAmount } from './judge.js'
import {
  type ChangeSetHead,
  insertChangeSet,
  type WaybillRecord,
  type WrittenField,
  type WrittenRow,
  writeRecords,
} from './record.queries.js'

/** Addresses of pictures that a change writes. */
const changedPictures = (diffs: readonly FieldDiff[]): string[] =>
  diffs.flatMap(({ field, after }) =>
    (field === 'inPicture' || field === 'goPicture') && typeof after === 'string' ? [after] : [],
  )

/** Change planned for one locked waybill. */
export interface Plan {
  record: WaybillRecord
  after: WaybillValues
  diffs: readonly FieldDiff[]
  status?: WaybillRecord['status']
  pendingReview?: boolean
  /** Whether four eyes were off when a change was approved that needs an approval. */
  fourEyesOff?: boolean
  /** Reason for this waybill, if it differs from the common one. */
  reason?: string | null
}

export interface Appraised extends Plan {
  /** Amount for the waybill in its card's account after the change. */
  accounted: Money
}

/** Future amount of each waybill, or the reason why no document can hold it. Prices are read once for all. */
export async function appraise(
  tx: Tx,
  accounts: Pick<CardAccounts, 'worth'>,
  plans: readonly Plan[],
): Promise<(Appraised | DomainError)[]> {
  const asked = plans.filter((plan) => needsWorth(plan))
  const worths =
    asked.length > 0
      ? await accounts.worth(
          tx,
          asked.map((plan) => plan.after),
        )
      : []
  const worthOf = new Map(asked.map((plan, at) => [plan.record.id, worths[at] ?? null]))
  return plans.map((plan) => {
    const { record, after } = plan
    const worth = worthOf.get(record.id)
    const refusal = worth === undefined ? null : whyAmountRefused(record.no, worth, after.payTaxes)
    return refusal ?? { ...plan, accounted: accountedOf(plan, worth) }
  })
}

const statusOf = ({ status, record }: Plan): WaybillRecord['status'] => status ?? record.status
const arrives = (plan: Plan): boolean => plan.record.status !== 'UNLOADED' && statusOf(plan) === 'UNLOADED'
const needsWorth = (plan: Plan): boolean =>
  statusOf(plan) !== 'VOID' &&
  (arrives(plan) || makesAmount(plan.diffs) || plan.diffs.some(({ field }) => field === 'payTaxes'))

/** Only an unloaded waybill counts in an account; an edit of other fields never changes its price. */
function accountedOf(plan: Plan, worth: Money | null | undefined): Money {
  if (statusOf(plan) !== 'UNLOADED') return ZERO
  return arrives(plan) || makesAmount(plan.diffs) ? money(worth ?? ZERO) : plan.record.accountedAmount
}

export interface CommitHead extends ChangeSetHead {
  undoesId?: string | null
}

/**
 * Writes waybills, the accounts of their cards and the history, with a statement for each; returns the id of the change
 * set, which can be undone.
 */
export async function commit(
  tx: Tx,
  accounts: CardAccounts,
  head: CommitHead,
  plans: readonly Appraised[],
): Promise<string | null> {
  if (plans.length === 0) return null
  const undoable = plans.some(({ diffs }) => diffs.length > 0)
  const changeSetId = undoable ? await insertChangeSet(tx, headOf(head, plans), plans.length) : null
  await write(tx, plans)
  await keepPictures(
    tx,
    plans.flatMap(({ diffs }) => changedPictures(diffs)),
  )
  await accounts.post(tx, plans.flatMap(movesOf))
  await recordChanges(
    tx,
    plans.flatMap((plan) => historyOf(plan, head.reason)),
    changeSetId,
  )
  const left = plans.filter(leavesCard).flatMap(({ record }) => record.cardId ?? [])
  if (left.length > 0) await accounts.settleEmptied(tx, [...new Set(left)])
  const judged = plans.filter((plan) => plan.status !== undefined || plan.diffs.some(({ field }) => isJudged(field)))
  await accounts.changed(
    tx,
    judged.map(({ record }) => record.id),
  )
  return changeSetId
}

/** Stored form of a change as a whole. */
function headOf({ undoesId = null, ...head }: CommitHead, plans: readonly Plan[]) {
  const approvals = plans.flatMap(({ fourEyesOff }) => fourEyesOff ?? [])
  return { ...head, undoesId, fourEyesOff: approvals.length === 0 ? null : approvals.includes(true) }
}

const leavesCard = (plan: Plan): boolean =>
  plan.record.cardId !== null && (statusOf(plan) === 'VOID' || plan.after.cardId !== plan.record.cardId)

async function write(tx: Tx, plans: readonly Appraised[]): Promise<void> {
  const fields: WrittenField[] = [...new Set(plans.flatMap(({ diffs }) => diffs.map(({ field }) => field)))]
  if (plans.some(({ status }) => status)) fields.push('status')
  if (plans.some(({ pendingReview }) => pendingReview !== undefined)) fields.push('pendingReview')
  if (plans.some(({ record, accounted }) => compareMoney(record.accountedAmount, accounted) !== 0))
    fields.push('accountedAmount')
  await writeRecords(
    tx,
    fields,
    plans.map((plan): WrittenRow => {
      const { record, after, accounted } = plan
      const state = { status: statusOf(plan), pendingReview: pendingOf(plan), accountedAmount: accounted }
      const row: Record<string, unknown> = { ...after, ...state }
      return { id: record.id, ...Object.fromEntries(fields.map((field) => [field, row[field]])) }
    }),
  )
}

const pendingOf = ({ pendingReview, record }: Plan): boolean => pendingReview ?? record.pendingReview

/** Bookings on cards: one for a change on one card, two for a change of cards. */
function movesOf(plan: Appraised): AccountMove[] {
  const { record, after, accounted } = plan
  const from = record.status === 'UNLOADED' ? record.cardId : null
  const to = statusOf(plan) === 'UNLOADED' ? after.cardId : null
  if (from !== null && from === to) {
    return [{ cardId: from, waybillCount: 0, amount: subtractMoney(accounted, record.accountedAmount) }]
  }
  return [
    ...(from === null ? [] : [{ cardId: from, waybillCount: -1, amount: subtractMoney(ZERO, record.accountedAmount) }]),
    ...(to === null ? [] : [{ cardId: to, waybillCount: 1, amount: accounted }]),
  ]
}

function historyOf(plan: Appraised, reasonOfAll: string | null): FieldChange[] {
  const { record, diffs } = plan
  const reason = plan.reason === undefined ? reasonOfAll : plan.reason
  const common = { entity: 'waybill', entityId: record.id, reason, rowVersion: record.version + 1 }
  return [
    ...diffs.map((diff) => ({ ...common, ...diff })),
    { ...common, field: 'status', before: record.status, after: statusOf(plan) },
    { ...common, field: 'pendingReview', before: record.pendingReview, after: pendingOf(plan) },
  ]
}
