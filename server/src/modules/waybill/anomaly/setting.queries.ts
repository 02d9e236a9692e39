import type { Tx } from '../../../kernel/command/command.js'
import { firstRow, rows, sql } from '../../../kernel/sql/sql.js'
import { newId } from '../../../kernel/values/id.js'
import type { Em } from '../../../platform/database/database.js'
import type { AnomalyRule } from '../enums.js'
import type { StoredSetting } from './settings.js'

/** A setting with who set it last, and when. */
export interface SettingRow extends StoredSetting {
  id: string
  version: number
  updatedName: string
  updatedAt: string
}

const columns = sql`r.id, r.rule, r.enabled, r.blocking, r.limits, r.version, r.updated_name as "updatedName", r.updated_at as "updatedAt"`

export const findSettings = (em: Em, companyId: string): Promise<SettingRow[]> =>
  rows(em, sql`select ${columns} from anomaly_rule r where r.company_id = ${companyId}`)

/** Lets one change of a company's rules after the other; a rule that was never set has no row to lock. */
export async function lockSetting({ em, actor }: Tx, rule: `${AnomalyRule}`): Promise<SettingRow | undefined> {
  await rows(em, sql`select pg_advisory_xact_lock(hashtextextended(${`anomaly-rule:${actor.companyId}:${rule}`}, 0))`)
  return firstRow<SettingRow>(
    em,
    sql`select ${columns} from anomaly_rule r where r.company_id = ${actor.companyId} and r.rule = ${rule} for update`,
  )
}

/** Keeps a setting; answers its id. */
export async function keepSetting({ em, actor, now }: Tx, setting: StoredSetting): Promise<string> {
  const { rule, enabled, blocking, limits } = setting
  const row = await firstRow<{ id: string }>(
    em,
    sql`insert into anomaly_rule as r (company_id, id, rule, enabled, blocking, limits, updated_name, created_at, updated_at)
        values (${actor.companyId}, ${newId()}, ${rule}, ${enabled}, ${blocking}, ${JSON.stringify(limits)}::jsonb, ${actor.name}, ${now}, ${now})
        on conflict (company_id, rule) do update set enabled = excluded.enabled, blocking = excluded.blocking, limits = excluded.limits,
          updated_name = excluded.updated_name, updated_at = excluded.updated_at, version = r.version + 1
        returning r.id`,
  )
  return row?.id ?? ''
}
