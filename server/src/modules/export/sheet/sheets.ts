import { DomainError } from '../../../kernel/errors.js'
import { describeEnum } from '../../../kernel/graphql.js'
import { columnsOf, type Sheet } from '../../../kernel/list/sheet.js'
import type { Domain } from '../../domain.js'
import { exportTexts as texts } from '../texts.js'

export type Sheets = Readonly<Record<string, Sheet>>

/** Names of all sheets: an enum of GraphQL, which `nameSheets` fills from the faces of the domains. */
export const ExportList: Record<string, string> = {}

export const labelOf = ({ label, title }: Sheet): string => label ?? title

/** Sheet by name; ROWS_REFUSED for one that existed when a task was started and no longer does. */
export function sheetNamed(sheets: Sheets, name: string): Sheet {
  const sheet = Object.hasOwn(sheets, name) ? sheets[name] : undefined
  if (!sheet) throw new DomainError('ROWS_REFUSED', { message: texts.noSheet(name) })
  return sheet
}

/** Sheets of all domains, by their names in the API. */
export function sheetsOf(domains: readonly Pick<Domain, 'name' | 'sheets'>[]): Sheets {
  const all: Record<string, Sheet> = {}
  for (const { name: domain, sheets = {} } of domains) {
    for (const [name, sheet] of Object.entries(sheets)) {
      if (Object.hasOwn(all, name)) throw new Error(`${domain} offers a second sheet ${name}`)
      // Columns of a sheet; throws at the start of the program for a column without a title.
      columnsOf(sheet)
      all[name] = sheet
    }
  }
  return all
}

/** Fills the enum with the names of the sheets, once, when the list of domains is read. */
export function nameSheets(sheets: Sheets): void {
  for (const name of Object.keys(sheets)) ExportList[name] = name
  const labels = Object.fromEntries(Object.entries(sheets).map(([name, sheet]) => [name, labelOf(sheet)]))
  describeEnum('ExportList', ExportList, texts.lists, labels)
}
