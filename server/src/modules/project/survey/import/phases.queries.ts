import type { Tx } from '../../../../kernel/command/command.js'
import { rows, sql } from '../../../../kernel/sql/sql.js'

/** A phase as sheets name it. */
export interface NamedPhase {
  id: string
  name: string
  projectName: string
}

/** The phases of the projects that whoever asks may see. */
export const namedPhases = ({ em, actor }: Pick<Tx, 'em' | 'actor'>): Promise<NamedPhase[]> =>
  rows(
    em,
    sql`select h.id, h.name, p.name as "projectName" from project p
        join project_phase h on h.company_id = p.company_id and h.project_id = p.id
        where p.company_id = ${actor.companyId} order by p.name, h.from_day, h.id`,
  )
