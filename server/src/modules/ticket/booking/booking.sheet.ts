import { type Fields, sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import type { ListSheet } from '../../../kernel/list/sheet.js'
import type { ListSpec } from '../../../kernel/list/spec.js'

/** A list of tickets in a spreadsheet, under the name that its GraphQL types begin with. */
export const ticketSheet = (
  name: string,
  title: string,
  { spec, table }: { spec: ListSpec<never, string>; table: Fields },
): ListSheet => ({
  title,
  permission: 'chain:companyticket:get',
  spec,
  filterType: `${name}Filter`,
  sortType: `${name}Sort`,
  fields: sheetFieldsOf(table),
  titles: sheetTitlesOf(table),
  units: { quantity: '张' },
})
