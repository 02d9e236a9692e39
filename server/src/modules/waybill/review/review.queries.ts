import type { Actor } from '../../../kernel/command/actor.js'
import { type Approved, approvedColumns, NOT_APPROVED } from '../../../kernel/command/approval.js'
import type { Tx } from '../../../kernel/command/command.js'
import { columnsOf, pick, sheetOf } from '../../../kernel/fields.js'
import { flagged, holds, isIdOf } from '../../../kernel/list/filters.js'
import { conditionsOf } from '../../../kernel/list/found.js'
import { summedOf } from '../../../kernel/list/left-out.js'
import { type ListSpec, readOne, readWhere } from '../../../kernel/list/list.js'
import { told } from '../../../kernel/list/sheet.js'
import type { Em } from '../../../kernel/sql/database.js'
import { all, anyId, inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import type { DbTime } from '../../../kernel/values/clock.js'
import { isId, newId } from '../../../kernel/values/id.js'
import { settingsOf } from '../../company/index.js'
import { isCaptain, reach } from '../../identity/index.js'
import type { FieldDiff } from '../change/history/diff.js'
import { shownDiffs } from '../change/history/diff.js'
import { labelOf, told as toldValue } from '../change/history/labels.js'
import type { ReviewStatus } from '../enums.js'
import { waybillTexts as texts } from '../texts.js'
import { reviewTable } from './fields.js'
import type { WaybillReview } from './review.entity.js'
import { reviewMachine } from './review.machine.js'
import type { ReviewFilter, ReviewSortField, ReviewView } from './review.view.js'

/** Condition that a request is about the actor's company, or about a captain's own waybills. */
const withinReach = (actor: Actor): Sql =>
  isCaptain(actor)
    ? sql`exists (select from waybill w where w.company_id = r.company_id and w.id = r.waybill_id and ${reach(actor, 'w')})`
    : sql`r.company_id = ${actor.companyId}`

const ofWaybill = (conditions: Sql[]): Sql[] =>
  conditions.map(
    (condition) => sql`exists (select from waybill w
      where w.company_id = r.company_id and w.id = r.waybill_id and ${condition})`,
  )

const conditions = conditionsOf('r', reviewTable, {
  truckCode: (text) => all(ofWaybill(holds(sql`w.truck_code`, text, 'plate'))),
})

export const reviewList: ListSpec<ReviewFilter, ReviewSortField> = {
  from: sql`waybill_review r`,
  alias: 'r',
  fields: reviewTable,
  joins: {
    waybill: sql`join waybill w on w.company_id = r.company_id and w.id = r.waybill_id`,
    settings: settingsOf.join(sql`r.company_id`),
  },
  columns: {
    ...columnsOf('r', reviewTable),
    companyAuthId: sql`r.company_id`,
    waybillNo: { sql: sql`w.no`, join: 'waybill' },
    projectName: { sql: sql`w.project_name`, join: 'waybill' },
    truckCode: { sql: sql`w.truck_code`, join: 'waybill' },
    cardNo: { sql: sql`w.card_no`, join: 'waybill' },
    goDatetime: { sql: sql`w.go_datetime`, join: 'waybill' },
    asked: sql`r.changes`,
    appliedBy: sql`r.applied_by`,
    fourEyes: { sql: settingsOf.fourEyes, join: 'settings' },
  },
  needs: { changes: ['asked'], allowedActions: ['status', 'appliedBy', 'fourEyes'] },
  always: ['id', 'companyAuthId'],
  sorts: { APPLY_TIME: sql`r.applied_at` },
  defaultSort: { field: 'APPLY_TIME' as ReviewSortField, direction: 'DESC' },
  tieBreak: sql`r.id`,
  scope: withinReach,
  where: (filter, actor) => [
    ...ofWaybill(holds(sql`w.no`, filter.no)),
    ...ofWaybill(isIdOf(sql`w.project_id`, filter.projectInfoId, filter.projectId)),
    ...flagged(sql`r.applied_by = ${actor.userId}`, filter.own),
    ...conditions(filter),
  ],
  summary: summedOf('r', pick(reviewTable, 'amountBefore', 'amountAfter')),
}

export const findReview = async (
  em: Em,
  actor: Actor,
  id: string,
  fields?: ReadonlySet<string>,
): Promise<ReviewView | undefined> =>
  isId(id) ? readOne<ReviewView>(em, actor, reviewList, sql`r.id = ${id}`, fields) : undefined

export const findReviews = (em: Em, actor: Actor, ids: readonly string[]): Promise<ReviewView[]> =>
  readWhere<ReviewView>(em, actor, reviewList, inUuids(sql`r.id`, ids))

/** Open request of each of these waybills, for the loader. */
export const openReviews = (em: Em, actor: Actor, waybillIds: readonly string[]): Promise<ReviewView[]> =>
  readWhere<ReviewView>(em, actor, reviewList, sql`r.status = 'PENDING' and ${inUuids(sql`r.waybill_id`, waybillIds)}`)

/** Request as verbs read it. */
export type StoredReview = Pick<RowOf<typeof WaybillReview>, 'id' | 'waybillId' | 'status' | 'changes' | 'appliedBy'>

const stored = ({ em, actor }: Tx, ids: readonly string[]) =>
  em
    .getKysely()
    .selectFrom('waybill_review')
    .select(['id', 'waybill_id as waybillId', 'status', 'changes', 'applied_by as appliedBy'])
    .where('company_id', '=', actor.companyId)
    .where('id', '=', anyId(ids))

/** Requests by their id or by the waybill for which they are open, without locks. */
export function reviewsNamed(tx: Tx, ids: readonly string[]): Promise<StoredReview[]> {
  return rows(tx.em, stored(tx, ids))
}

export async function openReviewIds(tx: Tx, waybillIds: readonly string[]): Promise<string[]> {
  const found = await rows<{ id: string }>(
    tx.em,
    sql`select r.id from waybill_review r
        where r.company_id = ${tx.actor.companyId} and ${inUuids(sql`r.waybill_id`, waybillIds)} and r.status = 'PENDING'`,
  )
  return found.map((row) => row.id)
}

/** Locks requests in the order of their ids; lock their waybills first. */
export function lockReviews(tx: Tx, ids: readonly string[]): Promise<StoredReview[]> {
  return rows(tx.em, stored(tx, ids).orderBy('id').forUpdate())
}

export interface NewReview {
  waybillId: string
  changes: readonly FieldDiff[]
  amountBefore: string
  amountAfter: string
  reason: string | null
}

/** Writes requests; returns their ids in order. The database refuses a second open request of a waybill. */
export async function insertReviews(tx: Tx, reviews: readonly NewReview[]): Promise<string[]> {
  if (reviews.length === 0) return []
  const { companyId, userId, name } = tx.actor
  const made = reviews.map((review) => ({ ...review, id: newId() }))
  await rows(
    tx.em,
    sql`insert into waybill_review (company_id, id, waybill_id, changes, amount_before, amount_after, reason, applied_by, apply_name, applied_at)
        select ${companyId}, t.id, t."waybillId", t.changes, t."amountBefore", t."amountAfter", t.reason, ${userId}, ${name}, ${tx.now}
        from json_to_recordset(${JSON.stringify(made)}::json) as t(id uuid, "waybillId" uuid, changes jsonb, "amountBefore" numeric,
          "amountAfter" numeric, reason text)`,
  )
  return made.map(({ id }) => id)
}

/** Writes a decision about requests, with its person. */
export async function writeDecision(
  tx: Tx,
  ids: readonly string[],
  { status, decision, ...approved }: Approved & { status: ReviewStatus; decision: string | null },
): Promise<void> {
  if (ids.length === 0) return
  await rows(
    tx.em,
    tx.em
      .getKysely()
      .updateTable('waybill_review')
      .set((review) => ({
        status,
        decided_by: tx.actor.userId,
        decide_name: tx.actor.name,
        decided_at: tx.now,
        decision,
        ...approvedColumns(approved),
        version: review('version', '+', 1),
      }))
      .where('company_id', '=', tx.actor.companyId)
      .where('id', '=', anyId(ids)),
  )
}

/** Reopens requests that were cancelled at a moment, together with their waybill; returns whether there were any. */
export async function restoreCancelled(tx: Tx, waybillId: string, at: DbTime): Promise<boolean> {
  const restored = await rows(
    tx.em,
    tx.em
      .getKysely()
      .updateTable('waybill_review')
      .set((review) => ({
        status: reviewMachine.moves.restore.to,
        decided_by: null,
        decide_name: null,
        decided_at: null,
        decision: null,
        ...approvedColumns(NOT_APPROVED),
        version: review('version', '+', 1),
      }))
      .where('company_id', '=', tx.actor.companyId)
      .where('waybill_id', '=', waybillId)
      .where('status', '=', reviewMachine.moves.cancel.to)
      .where('decided_at', '=', at)
      .returning('id'),
  )
  return restored.length > 0
}

/** Every requested change, one after the other. */
const changesOf = ({ asked }: ReviewView): string =>
  shownDiffs(asked)
    .map(({ field, before, after }) => texts.change(labelOf(field), toldValue(field, before), toldValue(field, after)))
    .join('；')

/** Requests for changes in a spreadsheet: the columns of their list page. */
export const reviewSheet = sheetOf<ReviewView>('WaybillReview', reviewTable, {
  title: texts.reviews,
  permission: 'chain:companywaybill:get',
  spec: reviewList,
  fields: { changes: told(changesOf) },
})
