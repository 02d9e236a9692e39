import type { Tx } from '../../kernel/command/command.js'
import { DomainError } from '../../kernel/errors.js'
import { firstRow, sql } from '../../kernel/sql/sql.js'
import { isId } from '../../kernel/values/id.js'
import { driverTable, placeTable, projectTable } from './fields.js'

interface Named {
  projectInfoId?: string | null | undefined
  garbageId: string
  soilType: string
  driverId?: string | null | undefined
}

/** Names of the site and project of a booking; null without a project. */
interface Names {
  garbageName: string
  projectName: string | null
}

/** Refuses a form with an unknown site, soil, project or driver: NOT_FOUND. */
export async function refuseUnknown({ em, actor }: Tx, named: Named): Promise<Names> {
  const { projectInfoId = null, garbageId, soilType, driverId = null } = named
  const id = (value: string | null): string | null => (value !== null && isId(value) ? value : null)
  const known = await firstRow<{ site: string | null; soil: boolean; project: string | null; driver: boolean }>(
    em,
    sql`select
          (select d.name from published_dump_site d where d.company_id = ${actor.companyId} and d.id = ${id(garbageId)}) as site,
          exists (select from published_soil_type s where s.company_id = ${actor.companyId} and s.name = ${soilType}) as soil,
          (select p.name from published_project p where p.company_id = ${actor.companyId} and p.id = ${id(projectInfoId)}) as project,
          exists (select from published_driver r where r.company_id = ${actor.companyId} and r.id = ${id(driverId)}) as driver`,
  )
  const missing = [
    ...(known?.site != null ? [] : [placeTable.garbageName.label]),
    ...(known?.soil ? [] : [placeTable.soilType.label]),
    ...(projectInfoId === null || known?.project != null ? [] : [projectTable.projectName.label]),
    ...(driverId === null || known?.driver ? [] : [driverTable.driverName.label]),
  ]
  const [what] = missing
  if (what !== undefined) throw new DomainError('NOT_FOUND', { what })
  return { garbageName: known?.site ?? '', projectName: known?.project ?? null }
}

/** Names of the site and project of a row. */
export async function namesOf(
  { em, actor }: Tx,
  { projectInfoId, garbageId }: { projectInfoId: string; garbageId: string },
): Promise<Names> {
  const names = await firstRow<Names>(
    em,
    sql`select d.name as "garbageName", p.name as "projectName" from published_dump_site d
        join published_project p on p.company_id = d.company_id and p.id = ${projectInfoId}
        where d.company_id = ${actor.companyId} and d.id = ${garbageId}`,
  )
  return names ?? { garbageName: '', projectName: null }
}
