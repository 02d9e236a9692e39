import type { Tx } from '../../../../kernel/command/command.js'
import { columnNameOf } from '../../../../kernel/fields.js'
import type { Money } from '../../../../kernel/money/money.js'
import type { Em } from '../../../../kernel/sql/database.js'
import { typeOf } from '../../../../kernel/sql/described.js'
import { isOneOf } from '../../../../kernel/sql/forms.js'
import { columnsOf, inUuids, rows, sql } from '../../../../kernel/sql/sql.js'
import type { RowOf } from '../../../../kernel/sql/tables.js'
import { newId } from '../../../../kernel/values/id.js'
import type { WaybillStatus } from '../../enums.js'
import { fieldNames, type WaybillField, type WaybillValues, waybillFields } from '../../waybill/fields.js'
import { Waybill } from '../../waybill/waybill.entity.js'
import type { ChangeSet } from '../batch/change-set.entity.js'

/** Locked waybill as verbs read it. */
export interface WaybillRecord
  extends WaybillValues,
    Pick<RowOf<typeof Waybill>, 'id' | 'no' | 'version' | 'pendingReview' | 'settlementId'> {
  status: `${WaybillStatus}`
  /** Amount for the waybill in its card's account. */
  accountedAmount: Money
  settlementStatus: string | null
  settleNo: string | null
}

const valueColumns = sql.join(
  fieldNames.map((field) => sql.raw(`w.${columnNameOf(field, waybillFields[field])} as "${field}"`)),
)

/** Locks waybills in the order of their ids; ids of other companies are left out. Lock cards and settlements first. */
export function lockRecords(tx: Tx, ids: readonly string[]): Promise<WaybillRecord[]> {
  return rows<WaybillRecord>(
    tx.em,
    sql`select w.id, w.no, w.status, w.version, w.pending_review as "pendingReview", w.accounted_amount as "accountedAmount",
          w.settlement_id as "settlementId", s.status as "settlementStatus", s.settle_no as "settleNo", ${valueColumns}
        from waybill w left join published_settlement s on s.company_id = w.company_id and s.id = w.settlement_id
        where w.company_id = ${tx.actor.companyId} and ${inUuids(sql`w.id`, ids)} order by w.id for update of w`,
  )
}

/** Columns that verbs write besides the fields. */
export type StateField = 'status' | 'pendingReview' | 'accountedAmount'
export type WrittenField = WaybillField | StateField
export type WrittenRow = { id: string } & Partial<WaybillValues> & Partial<Pick<WaybillRecord, StateField>>

/** Column of a field with its type, as the table declares it. */
function columnOf(em: Em, field: WrittenField | keyof NewRecord): { column: string; type: string } {
  const column = columnNameOf(field, field in waybillFields ? waybillFields[field as WaybillField] : {})
  return { column, type: typeOf(em, Waybill, column) }
}

/** Writes these fields of many waybills in one statement; every row has all of them. */
export async function writeRecords(
  tx: Tx,
  fields: readonly WrittenField[],
  written: readonly WrittenRow[],
): Promise<void> {
  if (written.length === 0) return
  const columns = fields.map((field) => ({ field, ...columnOf(tx.em, field) }))
  const set = sql.raw(columns.map(({ field, column }) => `${column} = t."${field}", `).join(''))
  const shape = sql.raw(columns.map(({ field, type }) => `, "${field}" ${type}`).join(''))
  await rows(
    tx.em,
    sql`update waybill w set ${set}version = w.version + 1, updated_at = ${tx.now}
        from json_to_recordset(${JSON.stringify(written)}::json) as t(id uuid${shape})
        where w.company_id = ${tx.actor.companyId} and w.id = t.id`,
  )
}

export type NewRecord = WaybillValues & Pick<WaybillRecord, 'id' | 'no' | 'status' | 'accountedAmount'>

const inserted = ['id', 'no', 'status', 'accountedAmount', ...fieldNames] as const

/** Inserts waybills in one statement; columns that none of them names get the table's defaults. */
export async function insertRecords(tx: Tx, records: readonly NewRecord[]): Promise<void> {
  const given = inserted
    .map((field) => ({ ...columnOf(tx.em, field), values: records.map((record) => record[field]) }))
    .filter(({ values }) => values.some((value) => value !== null))
  const columns = sql.raw(given.map(({ column }) => column).join(', '))
  await rows(
    tx.em,
    sql`insert into waybill (company_id, created_at, updated_at, ${columns})
        select ${tx.actor.companyId}, ${tx.now}::timestamptz, ${tx.now}::timestamptz, t.* from ${columnsOf(given)} as t`,
  )
}

/** Numbers that waybills of the company already have. */
export async function takenNumbers(tx: Tx, numbers: readonly string[]): Promise<Set<string>> {
  if (numbers.length === 0) return new Set()
  const found = await rows<{ form: string }>(
    tx.em,
    sql`select text_form(no) as form from waybill where company_id = ${tx.actor.companyId} and ${isOneOf(sql`no`, numbers)}`,
  )
  return new Set(found.map(({ form }) => form))
}

type Row = RowOf<typeof ChangeSet>
export type ChangeSetHead = Pick<Row, 'name' | 'title' | 'reason'>

/** Writes a change set, whose changes can be undone together. */
export async function insertChangeSet(
  tx: Tx,
  { name, title, reason, fourEyesOff, undoesId }: ChangeSetHead & Pick<Row, 'fourEyesOff' | 'undoesId'>,
  rowCount: number,
): Promise<string> {
  const { companyId, userId, name: by } = tx.actor
  const id = newId()
  await rows(
    tx.em,
    tx.em.getKysely().insertInto('change_set').values({
      company_id: companyId,
      id,
      name,
      title,
      reason,
      row_count: rowCount,
      four_eyes_off: fourEyesOff,
      undoes_id: undoesId,
      user_id: userId,
      create_by: by,
      created_at: tx.now,
    }),
  )
  return id
}

/** Trips of a card without a settlement, in the order of locks. */
export async function openOfCard(tx: Tx, cardId: string): Promise<string[]> {
  const found = await rows<{ id: string }>(
    tx.em,
    sql`select id from waybill
        where company_id = ${tx.actor.companyId} and card_id = ${cardId} and settlement_id is null and status <> 'VOID' order by id`,
  )
  return found.map(({ id }) => id)
}
