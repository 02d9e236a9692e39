import type pg from 'pg'
import type { Sent } from './queries'

interface PlanNode {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

/** Rows of tables that PostgreSQL looked through for statements that read, each run once more with its values. */
export async function examinedIn(client: pg.Client, sent: readonly Sent[]): Promise<number> {
  let rows = 0
  for (const { text, values } of sent.filter((one) => /^\s*(select|with)\b/i.test(one.text))) {
    const explained = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (analyze, timing off, format json) ${text}`,
      [...values],
    )
    rows += explained.rows.reduce((sum, row) => sum + scanned(row['QUERY PLAN'][0].Plan), 0)
  }
  return Math.round(rows)
}

/** Steps that look at a table; the work of other steps shows in the number of their rows. */
function scanned(node: PlanNode): number {
  const found =
    node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  const own = node['Relation Name'] === undefined ? 0 : node['Actual Loops'] * found
  return (node.Plans ?? []).reduce((sum, below) => sum + scanned(below), own)
}
