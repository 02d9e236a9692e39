import type { Page } from 'playwright-core'
import { read, utils, type WorkBook, write } from 'xlsx'
import { saved } from './saved'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Row by the columns of a template, without their asterisks. */
export type SheetRow = Record<string, string | number | undefined>

/** Template as downloaded from an import page. */
export async function template(page: Page): Promise<{ name: string; book: WorkBook }> {
  const file = await saved(page, () => page.getByRole('button', { name: '下载模板' }).click())
  return { name: file.name, book: read(file.content) }
}

/** Template with these rows below its headings. */
export function filled(book: WorkBook, rows: readonly SheetRow[]): Buffer {
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {}
  const [heads = []] = utils.sheet_to_json<string[]>(sheet, { header: 1 })
  const cells = rows.map((row) => heads.map((head) => row[head.replace('*', '')] ?? null))
  // Rows follow the examples, which imports skip.
  utils.sheet_add_aoa(sheet, cells, { origin: 'A3' })
  return write(book, { type: 'buffer', bookType: 'xlsx' })
}

/** Chooses a workbook for upload. */
export const chooseSheet = (page: Page, name: string, buffer: Buffer): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: XLSX, buffer })
