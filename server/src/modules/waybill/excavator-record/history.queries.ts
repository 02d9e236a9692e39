import type { Actor } from '../../../kernel/command/actor.js'
import type { Json } from '../../../kernel/command/command.js'
import type { Em } from '../../../kernel/sql/database.js'
import { inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import { withinReach } from './excavator-record.queries.js'
import type { ExcavatorRecordChange } from './excavator-record.view.js'

/** Change in its stored form. */
export type FoundChange = Omit<ExcavatorRecordChange, 'label' | 'before' | 'after'> & {
  entityId: string
  before: Json
  after: Json
}

/** Most changes of a record that are shown: one that moved back and forth often must not make its drawer endless. */
const SHOWN = 200

/** Changes of records, the last one first. */
export const changesOfRecords = (em: Em, actor: Actor, ids: readonly string[]): Promise<FoundChange[]> =>
  rows(
    em,
    sql`select x.* from excavator_record r cross join lateral (
          select c.id, c.entity_id as "entityId", c.field, c.before, c.after, c.reason, c.create_by as "createBy", c.created_at as "createTime"
          from field_change c where c.company_id = r.company_id and c.entity = 'excavatorRecord' and c.entity_id = r.id
          order by c.created_at desc, c.id desc limit ${SHOWN}) x
        where ${withinReach(actor)} and ${inUuids(sql`r.id`, ids)}
        order by x."createTime" desc, x.id desc`,
  )

/** Present names of projects. */
export async function namesOfProjects(
  em: Em,
  { companyId }: Actor,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const known = ids.filter(isId)
  if (known.length === 0) return new Map()
  const found = await rows<{ id: string; name: string }>(
    em,
    sql`select j.id, j.name from published_project j where j.company_id = ${companyId} and ${inUuids(sql`j.id`, known)}`,
  )
  return new Map(found.map(({ id, name }) => [id, name]))
}
