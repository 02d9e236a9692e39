import type { Actor } from '../../../kernel/command/actor.js'
import { columnsOf, sheetOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import { readWhere } from '../../../kernel/list/list.js'
import type { ListSpec } from '../../../kernel/list/spec.js'
import type { Em } from '../../../kernel/sql/database.js'
import { inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import { mergedColumns } from '../../basedata/index.js'
import { isKnownSite } from '../project/project.queries.js'
import { dumpSiteTable } from './fields.js'
import { type DumpSiteFilter, DumpSiteSortField, type DumpSiteView } from './site.view.js'

const columns = {
  ...columnsOf('d', dumpSiteTable),
  ...mergedColumns('d', 'dump_site'),
  lng: sql`d.lng::text`,
  lat: sql`d.lat::text`,
  garbageTypeName: {
    sql: sql`coalesce(o.item_name, y.item_name)`,
    join: 'type',
  },
}

/** Dump sites by their codes. */
export const siteList: ListSpec<DumpSiteFilter, DumpSiteSortField> = {
  from: sql`dump_site d`,
  alias: 'd',
  joins: {
    type: sql`left join dictionary_item o on o.company_id = d.company_id and o.dictionary = 'garbage_type' and o.item_value = d.garbage_type
      left join platform_dictionary_item y on y.dictionary = 'garbage_type' and y.item_value = d.garbage_type`,
  },
  columns,
  fields: dumpSiteTable,
  needs: { allowedActions: ['enabled', 'mergedIntoId'], name: ['garbageName'] },
  always: ['id'],
  sorts: sortsOf(DumpSiteSortField, columns, dumpSiteTable),
  defaultSort: { field: DumpSiteSortField.CODE, direction: 'ASC' },
  tieBreak: sql`d.id`,
  scope: (actor) => sql`d.company_id = ${actor.companyId}`,
  where: conditionsOf('d', dumpSiteTable),
  summary: { enabledCount: sql`count(*) filter (where d.enabled)::int` },
}

const knownSites = { ...siteList, scope: isKnownSite }

/** Dump sites of these ids that the actor may know, retired ones included. */
export const dumpSitesByIds = (
  em: Em,
  actor: Actor,
  ids: readonly string[],
  fields: ReadonlySet<string>,
): Promise<DumpSiteView[]> => readWhere(em, actor, knownSites, inUuids(sql`d.id`, ids), fields)

/** Present types of dump sites: a site may keep one that is no longer offered. */
export async function typesOfSites(
  em: Em,
  { companyId }: Actor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const found = await rows<{ id: string; type: string | null }>(
    em,
    sql`select s.id, s.garbage_type as type from dump_site s where s.company_id = ${companyId} and ${inUuids(sql`s.id`, ids)}`,
  )
  return new Map(found.map(({ id, type }) => [id, type]))
}

/** Dump sites in a spreadsheet. */
export const siteSheet = sheetOf('DumpSite', dumpSiteTable, {
  title: dumpSiteTable.garbageName.label,
  permission: 'chain:basedata:get',
  spec: siteList,
  units: { fenceRadius: '米' },
})
