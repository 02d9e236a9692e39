import { type Fields, sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import { type SheetField, told } from '../../../kernel/list/sheet.js'
import { priceTexts } from '../texts.js'
import { termTable } from './fields.js'
import { membersText } from './members.js'
import type { ForMembers } from './reviewed.view.js'

/** The columns of these fields, and those for whom they are. */
export function reviewedColumns(fields: Fields): {
  fields: Record<string, SheetField<ForMembers>>
  titles: Record<string, string>
} {
  const captainAndDrivers = told((row: ForMembers) => membersText(row.captainAndDrivers, priceTexts.allDrivers))
  const own: [string, SheetField<ForMembers>][] = Object.entries(sheetFieldsOf(fields))
  const behind = own.findIndex(([name]) => name === 'directPayPrice') + 1
  return {
    fields: Object.fromEntries(own.toSpliced(behind, 0, ['captainAndDrivers', captainAndDrivers])),
    titles: { ...sheetTitlesOf(fields), captainAndDrivers: termTable.captainAndDrivers.label },
  }
}
