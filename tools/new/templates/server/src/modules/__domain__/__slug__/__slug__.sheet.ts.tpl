import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import type { ListSheet } from '../../../kernel/list/sheet.js'
import { {{one}}List } from './{{slug}}.queries.js'
import { {{one}}Table } from './fields.js'
import { {{one}}Texts as texts } from './texts.js'

/** {{Words}} in a spreadsheet. */
export const {{one}}Sheet: ListSheet = {
  title: texts.{{one}},
  permission: 'chain:{{key}}:get',
  spec: {{one}}List,
  filterType: '{{Type}}Filter',
  sortType: '{{Type}}Sort',
  fields: sheetFieldsOf({{one}}Table),
  titles: sheetTitlesOf({{one}}Table),
}
