import type { Actor } from '../../../kernel/command/actor.js'
import type { FieldChange } from '../../../kernel/command/audit.entity.js'
import type { Tx } from '../../../kernel/command/command.js'
import type { Money } from '../../../kernel/money/money.js'
import type { Em } from '../../../kernel/sql/database.js'
import { firstRow, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import type { PayDocCheck } from '../enums.js'
import type { CompanySettingsView } from './company-settings.view.js'
import type { Setting } from './fields.js'

/** Name of settings in the history; they are columns of the company. */
export const ENTITY = 'company'
const SHOWN = 50

/** Settings of a company. */
export type Settings = Pick<CompanySettingsView, Setting>
export type ShiftStarts = Pick<Settings, 'dayStart' | 'nightStart'>

/** Settings, and the person who has asked to switch four eyes off or to raise the amount. */
export interface StoredSettings extends CompanySettingsView {
  wantedById: string | null
}

/**
 * Time or name of a waiting request: to raise the amount if `raised`, else to switch four eyes off. A company has one
 * request at a time.
 */
const wantedIf = (raised: boolean, column: 'at' | 'name') =>
  sql`case when (c.four_eyes_payment_wanted is not null) = ${raised} then ${sql.ref(`c.four_eyes_off_${column}`)} end`

/** Settings of a company; their version counts the changes. */
export function findSettings(em: Em, { companyId }: Actor): Promise<StoredSettings | undefined> {
  return firstRow(
    em,
    sql`select c.id, c.payee_check as "payeeCheck", c.four_eyes as "fourEyes",
          c.four_eyes_payment as "fourEyesPayment", c.pay_doc_check as "payDocCheck", c.pre_dated as "preDated",
          c.refuse_expired_trucks as "refuseExpiredTrucks",
          to_char(c.day_shift_start, 'HH24:MI') as "dayStart", to_char(c.night_shift_start, 'HH24:MI') as "nightStart", c.four_eyes_off_by as "wantedById",
          ${wantedIf(false, 'name')} as "fourEyesOffBy", ${wantedIf(false, 'at')} as "fourEyesOffTime",
          c.four_eyes_payment_wanted as "fourEyesPaymentWanted", ${wantedIf(true, 'name')} as "fourEyesPaymentWantedBy",
          ${wantedIf(true, 'at')} as "fourEyesPaymentWantedTime", h.version, l.create_by as "updateBy",
          l.created_at as "updateTime"
        from company c
        cross join lateral (select count(*)::int as version from field_change f
          where f.company_id = ${companyId} and f.entity = ${ENTITY} and f.entity_id = c.id) h
        left join lateral (select f.create_by, f.created_at from field_change f
          where f.company_id = ${companyId} and f.entity = ${ENTITY} and f.entity_id = c.id
          order by f.created_at desc, f.id desc limit 1) l on true
        where c.id = ${companyId}`,
  )
}

/** Settings of a company, locked for a change. */
export async function lockSettings(tx: Tx): Promise<StoredSettings | undefined> {
  // Settings are read by a statement of their own: the one that waits for the lock would still count the changes from
  // before.
  await lockCompany(tx)
  return findSettings(tx.em, tx.actor)
}

/** Locks the company, so that verbs run one at a time: they count rows before they add one. */
export async function lockCompany({ em, actor }: Tx): Promise<void> {
  await rows(em, em.getKysely().selectFrom('company').select('id').where('id', '=', actor.companyId).forNoKeyUpdate())
}

export async function hasFourEyes(em: Em, { companyId }: Actor): Promise<boolean> {
  const own = em.getKysely().selectFrom('company').where('id', '=', companyId)
  return (await firstRow(em, own.select('four_eyes as on')))?.on ?? false
}

/** Amount above which a payment needs a second person; null where the company wants none. */
export async function findPaymentLimit(em: Em, { companyId }: Actor): Promise<Money | null> {
  const own = em.getKysely().selectFrom('company').where('id', '=', companyId)
  const found = await firstRow(em, own.select(['four_eyes as on', 'four_eyes_payment as limit']))
  return found?.on ? found.limit : null
}

export async function findPayDocCheck(em: Em, { companyId }: Actor): Promise<`${PayDocCheck}` | undefined> {
  const own = em.getKysely().selectFrom('company').where('id', '=', companyId)
  return (await firstRow(em, own.select('pay_doc_check as check')))?.check
}

export async function findPreDated(em: Em, { companyId }: Actor): Promise<boolean> {
  const own = em.getKysely().selectFrom('company').where('id', '=', companyId)
  return (await firstRow(em, own.select('pre_dated as on')))?.on ?? false
}

/** Whether the platform has authenticated the actor's company. */
export async function hasAuthentication(em: Em, { companyId }: Actor): Promise<boolean> {
  const own = em.getKysely().selectFrom('company').where('id', '=', companyId)
  return (await firstRow(em, own.select('authenticated_at as at')))?.at != null
}

/** Starts of shifts for new projects, as HH:mm. */
export async function findShiftStarts(em: Em, { companyId }: Actor): Promise<ShiftStarts> {
  const found = await firstRow<ShiftStarts>(
    em,
    sql`select to_char(c.day_shift_start, 'HH24:MI') as "dayStart", to_char(c.night_shift_start, 'HH24:MI') as "nightStart"
        from company c where c.id = ${companyId}`,
  )
  return found ?? { dayStart: '', nightStart: '' }
}

/**
 * Effect of a change on the waiting request: it stays, is dropped, or is replaced by the actor's own, for an amount or
 * for switching four eyes off.
 */
export type Wish = 'KEPT' | 'NONE' | { raiseTo: Money | null }

/** Writes the settings of a company, and the request that waits for a second person. */
export async function writeSettings(
  { em, actor, now }: Tx,
  { payeeCheck, fourEyes, fourEyesPayment, payDocCheck, preDated, refuseExpiredTrucks, dayStart, nightStart }: Settings,
  wish: Wish,
): Promise<void> {
  const own = typeof wish === 'object'
  const settings = {
    payee_check: payeeCheck,
    four_eyes: fourEyes,
    four_eyes_payment: fourEyesPayment,
    pay_doc_check: payDocCheck,
    pre_dated: preDated,
    refuse_expired_trucks: refuseExpiredTrucks,
    day_shift_start: dayStart,
    night_shift_start: nightStart,
    ...(wish !== 'KEPT' && {
      four_eyes_off_by: own ? actor.userId : null,
      four_eyes_off_name: own ? actor.name : null,
      four_eyes_off_at: own ? now : null,
      four_eyes_payment_wanted: own ? wish.raiseTo : null,
    }),
  }
  await rows(em, em.getKysely().updateTable('company').set(settings).where('id', '=', actor.companyId))
}

export interface ChangeRow extends Pick<RowOf<typeof FieldChange>, 'id' | 'field' | 'createBy'> {
  before: boolean | string
  after: boolean | string
  createTime: string
}

/** The latest changes, the last one first. */
export function changesOfSettings(em: Em, { companyId }: Actor): Promise<ChangeRow[]> {
  return rows(
    em,
    em
      .getKysely()
      .selectFrom('field_change')
      .select(['id', 'field', 'before', 'after', 'create_by as createBy', 'created_at as createTime'])
      .where('company_id', '=', companyId)
      .where('entity', '=', ENTITY)
      .where('entity_id', '=', companyId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(SHOWN)
      // Values of settings are flags, amounts, codes or times of day.
      .$narrowType<{ before: boolean | string; after: boolean | string }>(),
  )
}

/**
 * Ids of all companies, for jobs that process them one by one: their rows may lie on different nodes (docs/adr/0030).
 */
export const companyIds = async (em: Em): Promise<string[]> =>
  (await rows<{ id: string }>(em, sql`select id from company order by id`)).map(({ id }) => id)

/** Settings of a company for lists that show them beside their rows. */
export const settingsOf = {
  join: (company: Sql): Sql => sql`join published_company k on k.id = ${company}`,
  fourEyes: sql`k.four_eyes`,
  /** Largest amount of a payment that needs no second person. */
  fourEyesPayment: sql`k.four_eyes_payment`,
  /** Whether the platform has authenticated the company. */
  authenticated: sql`(k.authenticated_at is not null)`,
}
