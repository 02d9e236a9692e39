import { DomainError } from '../../../kernel/errors.js'
import { describeEnum } from '../../../kernel/graphql.js'
import { columnsOf, type Sheet } from '../../../kernel/list/sheet.js'
import type { Domain } from '../../domain.js'
import { exportTexts as texts } from '../texts.js'

export type Sheets = Readonly<Record<string, Sheet>>

/** The names of all sheets: an enum of the API, which `offerSheets` fills from the faces of the domains. */
export const ExportList: Record<string, string> = {}

export const labelOf = ({ label, title }: Sheet): string => label ?? title

/** The sheet of a name; ROWS_REFUSED for one that was there when a task was started, and is no more. */
export function sheetNamed(sheets: Sheets, name: string): Sheet {
  const sheet = Object.hasOwn(sheets, name) ? sheets[name] : undefined
  if (!sheet) throw new DomainError('ROWS_REFUSED', { message: texts.noSheet(name) })
  return sheet
}

/** What all domains let export, by its name in the API. */
export function sheetsOf(domains: readonly Pick<Domain, 'name' | 'sheets'>[]): Sheets {
  const all: Record<string, Sheet> = {}
  for (const { name: domain, sheets = {} } of domains) {
    for (const [name, sheet] of Object.entries(sheets)) {
      if (Object.hasOwn(all, name)) throw new Error(`${domain} offers a second sheet ${name}`)
      // Refuses a column without a title, at the start and not when it is asked for.
      columnsOf(sheet)
      all[name] = sheet
    }
  }
  return all
}

/** Makes what the domains let export names of the API: once, when the list of domains is read. */
export function offerSheets(domains: readonly Pick<Domain, 'name' | 'sheets'>[]): Sheets {
  const sheets = sheetsOf(domains)
  for (const name of Object.keys(sheets)) ExportList[name] = name
  const labels = Object.fromEntries(Object.entries(sheets).map(([name, sheet]) => [name, labelOf(sheet)]))
  describeEnum('ExportList', ExportList, texts.lists, labels)
  return sheets
}
