import { CFB, utils, write } from 'xlsx'

/** The parts of an archive as SheetJS reads it. */
interface Archive {
  FullPaths: string[]
  FileIndex: { content?: Uint8Array }[]
}

/** Parts of a workbook with one sheet except the sheet and its styles: path in the file → content. Made by SheetJS. */
export function workbookFrame(sheetName: string): Map<string, Buffer> {
  const workbook = utils.book_new()
  utils.book_append_sheet(workbook, utils.aoa_to_sheet([[]]), validName(sheetName))
  const archive: Archive = CFB.read(write(workbook, { type: 'buffer', bookType: 'xlsx' }), { type: 'buffer' })
  const parts = new Map<string, Buffer>()
  archive.FullPaths.forEach((path, index) => {
    const content = archive.FileIndex[index]?.content
    const name = path.replace('Root Entry/', '')
    if (content && /\.(xml|rels)$/.test(name)) parts.set(name, Buffer.from(content))
  })
  return parts
}

/** Name of a sheet: Excel allows 31 characters, and none of these. */
function validName(name: string): string {
  return (
    name
      .toWellFormed()
      .replaceAll(/[\\/?*[\]:\p{Cc}]/gu, ' ')
      .replaceAll(/^'|'$/g, ' ')
      .trim()
      .slice(0, 31)
      .toWellFormed() || 'Sheet1'
  )
}
