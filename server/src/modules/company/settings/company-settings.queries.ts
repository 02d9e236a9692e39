import type { Actor } from '../../../kernel/command/actor.js'
import type { FieldChange } from '../../../kernel/command/audit.entity.js'
import type { Tx } from '../../../kernel/command/command.js'
import { firstRow, rows, sql } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import type { Em } from '../../../platform/database/database.js'
import type { CompanySettingsView } from './company-settings.view.js'
import type { Setting } from './fields.js'

/** What changes are kept under: the settings are columns of the company. */
export const ENTITY = 'company'
const SHOWN = 50

/** How a company is set; the version is how often it was changed. */
export function findSettings(em: Em, { companyId }: Actor): Promise<CompanySettingsView | undefined> {
  return firstRow(
    em,
    sql`select c.id, c.payee_check as "payeeCheck", c.four_eyes as "fourEyes", h.version, l.create_by as "updateBy",
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

/** The same, for one change after the other. */
export async function lockSettings(tx: Tx): Promise<CompanySettingsView | undefined> {
  // A statement of its own: the one that waits for the lock would still count the changes as they were before.
  await lockCompany(tx)
  return findSettings(tx.em, tx.actor)
}

/** Lets what a company does once at a time wait for one another: rows are counted before one is added. */
export async function lockCompany({ em, actor }: Tx): Promise<void> {
  await rows(em, em.getKysely().selectFrom('company').select('id').where('id', '=', actor.companyId).forNoKeyUpdate())
}

export async function hasFourEyes(em: Em, { companyId }: Actor): Promise<boolean> {
  const own = em.getKysely().selectFrom('company').where('id', '=', companyId)
  return (await firstRow(em, own.select('four_eyes as on')))?.on ?? false
}

export async function writeSettings(
  { em, actor }: Tx,
  { payeeCheck, fourEyes }: Record<Setting, boolean>,
): Promise<void> {
  const settings = { payee_check: payeeCheck, four_eyes: fourEyes }
  await rows(em, em.getKysely().updateTable('company').set(settings).where('id', '=', actor.companyId))
}

export interface ChangeRow extends Pick<RowOf<typeof FieldChange>, 'id' | 'field' | 'createBy'> {
  before: boolean
  after: boolean
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
      // Settings are on or off.
      .$narrowType<{ before: boolean; after: boolean }>(),
  )
}
