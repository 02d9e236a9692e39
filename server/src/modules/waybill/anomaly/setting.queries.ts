import type { Tx } from '../../../kernel/command/command.js'
import type { Em } from '../../../kernel/sql/database.js'
import { firstRow, rows } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import { inTurn } from '../../../kernel/sql/turn.js'
import { newId } from '../../../kernel/values/id.js'
import type { AnomalyRule } from '../enums.js'
import type { AnomalyRuleSetting } from './anomaly.entity.js'
import type { StoredSetting } from './settings.js'

/** Setting with the person who changed it last, and the time. */
export type SettingRow = Omit<RowOf<typeof AnomalyRuleSetting>, 'companyId' | 'createdAt'>

const settingsOf = (em: Em, companyId: string) =>
  em
    .getKysely()
    .selectFrom('anomaly_rule')
    .select(['id', 'rule', 'enabled', 'blocking', 'limits', 'version'])
    .select(['updated_name as updatedName', 'updated_at as updatedAt'])
    .where('company_id', '=', companyId)

export const findSettings = (em: Em, companyId: string): Promise<SettingRow[]> => rows(em, settingsOf(em, companyId))

/** Lets changes of a company's rules run one at a time; a rule that was never set has no row to lock. */
export async function lockSetting({ em, actor }: Tx, rule: `${AnomalyRule}`): Promise<SettingRow | undefined> {
  await inTurn(em, 'anomaly-rule', actor.companyId, rule)
  return firstRow(em, settingsOf(em, actor.companyId).where('rule', '=', rule).forUpdate())
}

/** Stores a setting; returns its id. */
export async function keepSetting({ em, actor, now }: Tx, setting: StoredSetting): Promise<string> {
  const { rule, enabled, blocking, limits } = setting
  const set = { enabled, blocking, limits: JSON.stringify(limits), updated_name: actor.name, updated_at: now }
  const row = await firstRow(
    em,
    em
      .getKysely()
      .insertInto('anomaly_rule')
      .values({ company_id: actor.companyId, id: newId(), rule, ...set, created_at: now })
      .onConflict((same) =>
        same
          .columns(['company_id', 'rule'])
          .doUpdateSet((former) => ({ ...set, version: former('anomaly_rule.version', '+', 1) })),
      )
      .returning('id'),
  )
  return row?.id ?? ''
}
