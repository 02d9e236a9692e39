import type { Database, Em } from '@tufang/server/kernel/sql/database'
import { rows, sql } from '@tufang/server/kernel/sql/sql'
import { WALLED } from '@tufang/server/platform/database/wall'
import { testDatabase } from './database'

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Join Type'?: string
  'Index Cond'?: string
  Alias?: string
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

/** Plan of a statement, whatever its values. */
export const planOf = async (text: string): Promise<Step> => stepOf(await explained((await testDatabase()).em, text))

/**
 * By how many conditions at most it finds the rows of each table in an index, by the names that the statement has for
 * them; for whoever is walled in or is not.
 */
export async function indexedBy(
  { em }: Pick<Database, 'em'>,
  text: string,
  { walled }: { walled: boolean },
): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  const note = (node: PlanNode, around = ''): void => {
    const alias = node.Alias ?? around
    const conditions = node['Index Cond']?.split(' AND ').length ?? 0
    found.set(alias, Math.max(conditions, found.get(alias) ?? 0))
    for (const inner of node.Plans ?? []) note(inner, node['Node Type'].startsWith('Bitmap') ? alias : '')
  }
  note(await explained(em, text, walled))
  found.delete('')
  return found
}

/** Prepared, since the older versions explain no other way without values. */
async function explained(em: Em, text: string, walled = false): Promise<PlanNode> {
  const nulls = Array.from({ length: parametersOf(text) }, () => 'null')
  return em.fork().transactional(async (own) => {
    await rows(own, sql`set local plan_cache_mode = force_generic_plan`)
    if (walled) await rows(own, sql`set local role ${sql.ref(WALLED)}`)
    await rows(own, sql`prepare explained as ${sql.raw(text)}`)
    const [row] = await rows<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      own,
      sql`explain (costs off, format json) execute explained${sql.raw(nulls.length > 0 ? `(${nulls.join()})` : '')}`,
    )
    await rows(own, sql`deallocate explained`)
    if (!row) throw new Error('no plan')
    return row['QUERY PLAN'][0].Plan
  })
}

const parametersOf = (text: string): number =>
  Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, place]) => Number(place)))
