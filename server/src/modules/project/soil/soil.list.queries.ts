import type { Actor } from '../../../kernel/command/actor.js'
import { columnsOf, sheetOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import { readWhere } from '../../../kernel/list/list.js'
import type { ListSpec } from '../../../kernel/list/spec.js'
import type { Em } from '../../../kernel/sql/database.js'
import { inUuids, sql } from '../../../kernel/sql/sql.js'
import { mergedColumns } from '../../basedata/index.js'
import { isKnownSoil } from '../project/project.queries.js'
import { soilTable } from './fields.js'
import { type SoilFilter, SoilSortField, type SoilView } from './soil.view.js'

const columns = { ...columnsOf('s', soilTable), ...mergedColumns('s', 'soil_type') }

/** Soils in the order in which forms offer them. */
export const soilList: ListSpec<SoilFilter, SoilSortField> = {
  from: sql`soil_type s`,
  alias: 's',
  columns,
  fields: soilTable,
  needs: { allowedActions: ['enabled', 'mergedIntoId'] },
  always: ['id'],
  sorts: sortsOf(SoilSortField, columns, soilTable),
  defaultSort: { field: SoilSortField.SORT, direction: 'ASC' },
  tieBreak: sql`s.name, s.id`,
  scope: (actor) => sql`s.company_id = ${actor.companyId}`,
  where: conditionsOf('s', soilTable),
  summary: { enabledCount: sql`count(*) filter (where s.enabled)::int` },
}

const knownSoils = { ...soilList, scope: isKnownSoil }

/** Soils of these ids that the actor may know, retired ones included. */
export const soilsByIds = (
  em: Em,
  actor: Actor,
  ids: readonly string[],
  fields: ReadonlySet<string>,
): Promise<SoilView[]> => readWhere<SoilView>(em, actor, knownSoils, inUuids(sql`s.id`, ids), fields)

/** Soils in a spreadsheet. */
export const soilSheet = sheetOf('Soil', soilTable, {
  title: soilTable.name.label,
  permission: 'chain:basedata:get',
  spec: soilList,
  units: { tonsPerCubic: '吨' },
})
