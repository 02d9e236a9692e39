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

/** NOT_FOUND for what the company does not have of what a form names: dump site, soil, project, driver. */
export async function refuseUnknown({ em, actor }: Tx, named: Named): Promise<void> {
  const { projectInfoId = null, garbageId, soilType, driverId = null } = named
  const id = (value: string | null): string | null => (value !== null && isId(value) ? value : null)
  const known = await firstRow<{ site: boolean; soil: boolean; project: boolean; driver: boolean }>(
    em,
    sql`select
          exists (select from published_dump_site d where d.company_id = ${actor.companyId} and d.id = ${id(garbageId)}) as site,
          exists (select from published_soil_type s where s.company_id = ${actor.companyId} and s.name = ${soilType}) as soil,
          exists (select from published_project p where p.company_id = ${actor.companyId} and p.id = ${id(projectInfoId)}) as project,
          exists (select from published_driver r where r.company_id = ${actor.companyId} and r.id = ${id(driverId)}) as driver`,
  )
  const missing = [
    ...(known?.site ? [] : [placeTable.garbageName.label]),
    ...(known?.soil ? [] : [placeTable.soilType.label]),
    ...(projectInfoId === null || known?.project ? [] : [projectTable.projectName.label]),
    ...(driverId === null || known?.driver ? [] : [driverTable.driverName.label]),
  ]
  const [what] = missing
  if (what !== undefined) throw new DomainError('NOT_FOUND', { what })
}
