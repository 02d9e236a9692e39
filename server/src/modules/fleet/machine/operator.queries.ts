import type { Tx } from '../../../kernel/command/command.js'
import { inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import { admitOperators, dismissOperators } from '../../identity/index.js'

interface Operator {
  name: string
  mobile: string
}

/** Operators of machines whose phones are known. */
export const operatorsOf = ({ em, actor }: Tx, ids: readonly string[]): Promise<Operator[]> =>
  rows(
    em,
    sql`select distinct on (m.operator_mobile) coalesce(m.operator_name, m.operator_mobile) as name, m.operator_mobile as mobile
        from machine m where m.company_id = ${actor.companyId} and ${inUuids(sql`m.id`, ids)} and m.operator_mobile is not null
        order by m.operator_mobile, m.code`,
  )

/** Lets the operators of machines sign in by their phones; a former operator without a machine leaves the company. */
export async function bindOperators(tx: Tx, ids: readonly string[], before: readonly Operator[]): Promise<void> {
  const now = await operatorsOf(tx, ids)
  await admitOperators(tx, now)
  const kept = new Set(now.map(({ mobile }) => mobile))
  await dismissOperators(
    tx,
    before.flatMap(({ mobile }) => (kept.has(mobile) ? [] : [mobile])),
  )
}
