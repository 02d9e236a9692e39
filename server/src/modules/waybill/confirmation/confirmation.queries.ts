import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import type { Em } from '../../../kernel/sql/database.js'
import { firstRow, inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import { isId, newId } from '../../../kernel/values/id.js'
import { inCompanies, isCaptain, reach } from '../../identity/index.js'
import { TripSide, type WaybillStatus, type WeightUnit } from '../enums.js'
import { lockWaybills } from '../waybill/waybill.queries.js'
import type { TripConfirmation } from './confirmation.entity.js'
import type { ConfirmationView } from './confirmation.view.js'

type Row = RowOf<typeof TripConfirmation>

/** Trip as a word about it finds it. */
export interface ConfirmedTrip {
  id: string
  no: string
  status: `${WaybillStatus}`
  settlementId: string | null
  unit: `${WeightUnit}`
}

/** Locks a trip of the company; undefined for one of another. */
export async function lockTrip(tx: Tx, id: string): Promise<ConfirmedTrip | undefined> {
  const [trip] = await lockWaybills<ConfirmedTrip>(tx, {
    columns: sql`w.id, w.no, w.status, w.settlement_id as "settlementId", w.weight_unit as unit`,
    where: inUuids(sql`w.id`, [id]),
  })
  return trip
}

export type StandingWord = Pick<Row, 'id' | 'verdict' | 'weightTons' | 'reason' | 'picture' | 'userId'>

/** Standing word of a side about a locked trip. */
export const standingWord = (
  { em, actor }: Tx,
  { waybillId, side }: Pick<NewWord, 'waybillId' | 'side'>,
): Promise<StandingWord | undefined> =>
  firstRow(
    em,
    em
      .getKysely()
      .selectFrom('trip_confirmation')
      .select(['id', 'verdict', 'weight_tons as weightTons', 'reason', 'picture', 'user_id as userId'])
      .where('company_id', '=', actor.companyId)
      .where('waybill_id', '=', waybillId)
      .where('side', '=', side)
      .where('replaced_at', 'is', null),
  )

export type NewWord = Pick<Row, 'waybillId' | 'side' | 'verdict' | 'weightTons' | 'reason' | 'picture'>

/** Ends the standing word of a side; whether there was one. */
export const replaceWord = async (
  { em, actor, now }: Tx,
  { waybillId, side }: Pick<NewWord, 'waybillId' | 'side'>,
): Promise<boolean> =>
  (await firstRow(
    em,
    em
      .getKysely()
      .updateTable('trip_confirmation')
      .set((row) => ({ replaced_at: now, version: row('version', '+', 1) }))
      .where('company_id', '=', actor.companyId)
      .where('waybill_id', '=', waybillId)
      .where('side', '=', side)
      .where('replaced_at', 'is', null)
      .returning('id'),
  )) !== undefined

/** Writes a word, which replaces the standing one of its side. */
export async function insertWord(tx: Tx, word: NewWord): Promise<void> {
  const { em, actor, now } = tx
  await replaceWord(tx, word)
  await rows(
    em,
    em.getKysely().insertInto('trip_confirmation').values({
      company_id: actor.companyId,
      id: newId(),
      waybill_id: word.waybillId,
      side: word.side,
      verdict: word.verdict,
      weight_tons: word.weightTons,
      reason: word.reason,
      picture: word.picture,
      user_id: actor.userId,
      user_name: actor.name,
      created_at: now,
      replaced_at: null,
    }),
  )
}

/** Company of a trip that a captain reaches; undefined for any other trip. */
export async function companyOfTrip(em: Em, actor: Actor, id: string): Promise<string | undefined> {
  if (!isId(id)) return undefined
  const found = await firstRow<{ companyId: string }>(
    em,
    sql`select w.company_id as "companyId" from waybill w where ${reach(actor, 'w')} and ${inUuids(sql`w.id`, [id])}`,
  )
  return found?.companyId
}

/** Words `c` of a captain about his trips `w`. */
const ofCaptain = (actor: Actor): Sql =>
  sql`${inCompanies(actor, sql`c.company_id`)} and ${reach(actor, 'w')} and c.side = ${TripSide.CAPTAIN}`

/** Standing words of all sides about waybills; a captain sees his own alone. */
export const wordsAbout = (
  em: Em,
  actor: Actor,
  waybillIds: readonly string[],
): Promise<(ConfirmationView & { waybillId: string })[]> =>
  rows(
    em,
    sql`select c.id, c.waybill_id as "waybillId", c.side, c.verdict, c.weight_tons as "weightTons", w.weight_unit as "weightType",
          c.reason, c.picture, c.user_name as "createBy", c.created_at as "createTime"
        from trip_confirmation c join waybill w on w.company_id = c.company_id and w.id = c.waybill_id
        where ${isCaptain(actor) ? ofCaptain(actor) : sql`c.company_id = ${actor.companyId}`}
          and ${inUuids(sql`c.waybill_id`, waybillIds)} and c.replaced_at is null
        order by c.waybill_id, c.side`,
  )
