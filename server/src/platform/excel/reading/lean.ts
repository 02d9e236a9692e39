import { CFB } from 'xlsx'
import type { Part } from './directory.js'
import type { ReadLimits } from './limits.js'
import { FileRefused } from './refusal.js'
import { contentOf } from './unpack.js'

const TYPES = '[Content_Types].xml'
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Parts that are kept, with their kind; every other part of the file is never unpacked. */
const kept: [RegExp, string | null][] = [
  [/^xl\/worksheets\/[^/]+\.xml$/, 'worksheet'],
  [/^xl\/workbook\.xml$/, 'sheet.main'],
  [/^xl\/styles\.xml$/, 'styles'],
  [/^xl\/sharedStrings\.xml$/, 'sharedStrings'],
  [/^(_rels\/\.rels|xl\/_rels\/workbook\.xml\.rels)$/, null],
]

interface Utils {
  cfb_new(options: { root: string }): object
  cfb_add(archive: object, path: string, content: Buffer): void
}

/**
 * Workbook with only the parts that hold values: the frame, the texts, and the rows and merged ranges of each sheet.
 * Other parts of a file (pictures, links, comments, ranges that name the whole sheet) are never unpacked.
 */
export function leanWorkbook(file: Buffer, parts: readonly Part[], limits: ReadLimits): Buffer {
  const utils: Utils = CFB.utils
  const archive = utils.cfb_new({ root: 'R' })
  const types: string[] = []
  for (const part of parts) {
    const [, type] = kept.find(([pattern]) => pattern.test(part.name)) ?? []
    if (type === undefined) continue
    const content = contentOf(file, part)
    refuseEntities(content)
    utils.cfb_add(archive, `/${part.name}`, type === 'worksheet' ? rowsOnly(content, limits) : content)
    if (type) types.push(`<Override PartName="/${part.name}" ContentType="${SPREADSHEET}.${type}+xml"/>`)
  }
  utils.cfb_add(archive, `/${TYPES}`, Buffer.from(contentTypes(types)))
  return CFB.write(archive, { type: 'buffer', fileType: 'zip', compression: false })
}

const contentTypes = (types: readonly string[]): string =>
  `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${types.join('')}</Types>`

/** Refuses a DOCTYPE: workbooks need none, and it allows attacks on readers of XML. */
function refuseEntities(content: Buffer): void {
  if (content.includes('<!DOCTYPE') || content.includes('<!ENTITY')) throw new FileRefused('ENTITIES')
}

const HEAD = '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">'

function rowsOnly(content: Buffer, limits: ReadLimits): Buffer {
  const xml = content.toString('latin1')
  const from = xml.search(/<(?:\w+:)?sheetData[\s>]/)
  if (from < 0) return Buffer.from(`${HEAD}<sheetData/></worksheet>`)
  const end = /<\/(?:\w+:)?sheetData\s*>/.exec(xml.slice(from))
  if (!end) throw new FileRefused('DAMAGED')
  const rows = xml.slice(from, from + end.index + end[0].length)
  const sheetRows = countOf(rows, /<(?:\w+:)?row[\s/>]/g)
  if (sheetRows > limits.sheetRows) throw new FileRefused('TOO_MANY_SHEET_ROWS', sheetRows)
  const cells = countOf(rows, /<(?:\w+:)?c[\s/>]/g)
  if (cells > limits.cells) throw new FileRefused('TOO_MANY_CELLS', cells)
  return Buffer.from(`${HEAD}${rows}${mergesIn(xml.slice(from + end.index), limits)}</worksheet>`, 'latin1')
}

const MERGE = /<(?:\w+:)?mergeCell\s[^>]*?ref=["']([A-Z]{1,3}\d{1,7}:[A-Z]{1,3}\d{1,7})["']/g

/** Merged ranges, which follow the rows of a sheet; everything else there is ignored. */
function mergesIn(behind: string, { merges }: ReadLimits): string {
  const refs = [...behind.matchAll(MERGE)].map(([, ref]) => `<mergeCell ref="${ref}"/>`)
  if (refs.length > merges) throw new FileRefused('TOO_MANY_MERGES', refs.length)
  return refs.length > 0 ? `<mergeCells count="${refs.length}">${refs.join('')}</mergeCells>` : ''
}

function countOf(text: string, pattern: RegExp): number {
  let count = 0
  while (pattern.test(text)) count++
  return count
}
