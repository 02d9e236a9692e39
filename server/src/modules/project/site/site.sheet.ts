import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import type { ListSheet } from '../../../kernel/list/sheet.js'
import { ownSiteTable } from './fields.js'
import { siteList } from './site.list.queries.js'

/** Dump sites in a spreadsheet. */
export const siteSheet: ListSheet = {
  title: ownSiteTable.name.label,
  permission: 'chain:basedata:get',
  spec: siteList,
  filterType: 'SiteFilter',
  sortType: 'SiteSort',
  fields: sheetFieldsOf(ownSiteTable),
  titles: sheetTitlesOf(ownSiteTable),
  units: { fenceRadius: '米' },
}
