import type { Actor } from '../../../kernel/command/actor.js'
import { columnsOf, sheetOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import type { ListSpec } from '../../../kernel/list/spec.js'
import type { Em } from '../../../kernel/sql/database.js'
import { inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import { mergedColumns } from '../../basedata/index.js'
import { ownSiteTable } from './fields.js'
import { type SiteFilter, SiteSortField } from './site.view.js'

const columns = {
  ...columnsOf('d', ownSiteTable),
  ...mergedColumns('d', 'dump_site'),
  lng: sql`d.lng::text`,
  lat: sql`d.lat::text`,
  garbageTypeName: {
    sql: sql`coalesce(o.item_name, y.item_name)`,
    join: 'type',
  },
}

/** Dump sites by their codes. */
export const siteList: ListSpec<SiteFilter, SiteSortField> = {
  from: sql`dump_site d`,
  alias: 'd',
  joins: {
    type: sql`left join dictionary_item o on o.company_id = d.company_id and o.dictionary = 'garbage_type' and o.item_value = d.garbage_type
      left join platform_dictionary_item y on y.dictionary = 'garbage_type' and y.item_value = d.garbage_type`,
  },
  columns,
  fields: ownSiteTable,
  needs: { allowedActions: ['enabled', 'mergedIntoId'] },
  always: ['id'],
  sorts: sortsOf(SiteSortField, columns, ownSiteTable),
  defaultSort: { field: SiteSortField.CODE, direction: 'ASC' },
  tieBreak: sql`d.id`,
  scope: (actor) => sql`d.company_id = ${actor.companyId}`,
  where: conditionsOf('d', ownSiteTable),
  summary: { enabledCount: sql`count(*) filter (where d.enabled)::int` },
}

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
export const siteSheet = sheetOf('Site', ownSiteTable, {
  title: ownSiteTable.name.label,
  permission: 'chain:basedata:get',
  spec: siteList,
  units: { fenceRadius: '米' },
})
