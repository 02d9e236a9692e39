import { rows, sql } from '@tufang/server/kernel/sql/sql'
import { testDatabase } from './database'

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Join Type'?: string
  Plans?: PlanNode[]
}

/** One step of a plan: what is done, with which table by which index, and what it is done to. */
type Step = [...(string | undefined)[], Step[]]

const stepOf = (node: PlanNode): Step => [
  node['Node Type'],
  node['Join Type'],
  node['Relation Name'],
  node['Index Name'],
  (node.Plans ?? []).map(stepOf),
]

/** How PostgreSQL answers a statement, whatever its values: prepared, since the older versions explain no other way without them. */
export async function planOf(text: string): Promise<Step> {
  const { em } = await testDatabase()
  const nulls = Array.from({ length: parametersOf(text) }, () => 'null')
  return em.fork().transactional(async (own) => {
    await rows(own, sql`set local plan_cache_mode = force_generic_plan`)
    await rows(own, sql`prepare explained as ${sql.raw(text)}`)
    const [row] = await rows<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      own,
      sql`explain (costs off, format json) execute explained${sql.raw(nulls.length > 0 ? `(${nulls.join()})` : '')}`,
    )
    await rows(own, sql`deallocate explained`)
    if (!row) throw new Error('no plan')
    return stepOf(row['QUERY PLAN'][0].Plan)
  })
}

const parametersOf = (text: string): number =>
  Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, place]) => Number(place)))
