import type { Actor } from '../../../kernel/command/actor.js'
import type { Em } from '../../../kernel/sql/database.js'
import { inUuids, rows, sql } from '../../../kernel/sql/sql.js'

/** Change of a phase's survey. */
export interface ChangeOfPhase {
  phaseId: string
  id: string
  /** Field of the survey, with its day. */
  field: string
  before: string | null
  after: string | null
  reason: string | null
  createBy: string
  createTime: string
}

const SHOWN = 100

/** Latest changes of the surveys of phases, last one first within a phase. */
export const changesOfPhases = (
  em: Em,
  { companyId }: Actor,
  entity: string,
  phaseIds: readonly string[],
): Promise<ChangeOfPhase[]> =>
  rows(
    em,
    sql`select k.* from (
          select entity_id as "phaseId", id, field, before #>> '{}' as before, after #>> '{}' as after, reason, create_by as "createBy",
            created_at as "createTime", row_number() over (partition by entity_id order by created_at desc, id desc) as place
          from field_change
          where company_id = ${companyId} and entity = ${entity} and ${inUuids(sql`entity_id`, phaseIds)}) k
        where k.place <= ${SHOWN} order by k."phaseId", k.place`,
  )
