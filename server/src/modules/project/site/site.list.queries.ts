import { columnsOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import type { ListSpec } from '../../../kernel/list/spec.js'
import { sql } from '../../../kernel/sql/sql.js'
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
