import { columnName } from '@tufang/server/platform/excel/place'
import { type CellObject, read, type WorkSheet } from 'xlsx'
import { type ZipPart, zip } from './zip'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Cell: text, number, nothing, or the XML within `<c>` (`{ xml: '<f>A1</f><v>2</v>', type: 'str' }`). */
export type TestCell = string | number | boolean | null | { xml: string; type?: string; style?: number }

interface SheetPlan {
  name: string
  rows?: TestCell[][]
  /** Content of the worksheet in place of rows. */
  xml?: string
  hidden?: boolean
}

interface Plan {
  sheets: SheetPlan[]
  date1904?: boolean
  /** Number formats; a cell's style 1 is the first of them. */
  formats?: string[]
  /** More parts, or other content for parts that are there. */
  parts?: ZipPart[]
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A workbook as Excel would write it, with whatever cells a test wants. */
export function workbook(rows: TestCell[][], plan: Omit<Plan, 'sheets'> = {}): Buffer {
  return workbookOf({ sheets: [{ name: '运单', rows }], ...plan })
}

export function workbookOf({ sheets, date1904 = false, formats = [], parts = [] }: Plan): Buffer {
  const own: ZipPart[] = [
    { name: '[Content_Types].xml', content: contentTypes(sheets.length) },
    { name: '_rels/.rels', content: relations([['officeDocument', 'xl/workbook.xml']]) },
    { name: 'xl/workbook.xml', content: bookXml(sheets, date1904) },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations([
        ...sheets.map((_, at): [string, string] => ['worksheet', `worksheets/sheet${at + 1}.xml`]),
        ['styles', 'styles.xml'],
      ]),
    },
    { name: 'xl/styles.xml', content: stylesXml(formats) },
    ...sheets.map(({ rows = [], xml }, at) => ({
      name: `xl/worksheets/sheet${at + 1}.xml`,
      content: xml ?? sheetXml(rows.map(rowXml).join('')),
    })),
  ]
  const replaced = new Map([...own, ...parts].map((part) => [part.name, part]))
  return zip([...replaced.values()])
}

/** Worksheet with these rows in XML, and further elements behind them. */
export const sheetXml = (rows: string, after = ''): string =>
  `${XML}<worksheet xmlns="${MAIN}" xmlns:r="${RELATION}"><sheetData>${rows}</sheetData>${after}</worksheet>`

function rowXml(cells: TestCell[], at: number): string {
  const told = cells.map((cell, column) => cellXml(cell, `${columnName(column)}${at + 1}`))
  return `<row r="${at + 1}">${told.join('')}</row>`
}

function cellXml(cell: TestCell, at: string): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${Number(cell)}</v></c>`
  if (typeof cell === 'string') {
    return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  }
  const type = cell.type ? ` t="${cell.type}"` : ''
  const style = cell.style ? ` s="${cell.style}"` : ''
  return `<c r="${at}"${type}${style}>${cell.xml}</c>`
}

const contentTypes = (sheets: number): string =>
  `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/>` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET}.styles+xml"/>` +
  `<Override PartName="/xl/sharedStrings.xml" ContentType="${SPREADSHEET}.sharedStrings+xml"/>` +
  Array.from(
    { length: sheets },
    (_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${SPREADSHEET}.worksheet+xml"/>`,
  ).join('') +
  '</Types>'

const relations = (all: [string, string][]): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${all
    .map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${RELATION}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

const bookXml = (sheets: SheetPlan[], date1904: boolean): string =>
  `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATION}"><workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets>${sheets
    .map(
      ({ name, hidden }, at) =>
        `<sheet name="${escaped(name)}" sheetId="${at + 1}"${hidden ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
    )
    .join('')}</sheets></workbook>`

const stylesXml = (formats: string[]): string =>
  `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="${formats.length}">${formats
    .map((code, at) => `<numFmt numFmtId="${at + 164}" formatCode="${escaped(code)}"/>`)
    .join(
      '',
    )}</numFmts><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders>` +
  `<cellXfs count="${formats.length + 1}"><xf numFmtId="0"/>${formats
    .map((_, at) => `<xf numFmtId="${at + 164}" applyNumberFormat="1"/>`)
    .join('')}</cellXfs></styleSheet>`

/** A shared text that cells of type "s" refer to. */
export const sharedTexts = (...texts: string[]): ZipPart => ({
  name: 'xl/sharedStrings.xml',
  content: `${XML}<sst xmlns="${MAIN}">${texts.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
})

/** Sheet written by the program: times as shown, all other values as stored. */
export function sheetIn(content: Buffer, at = 0): WorkSheet {
  const book = read(content, { type: 'buffer', cellNF: true })
  const sheet = book.Sheets[book.SheetNames[at] ?? '']
  if (!sheet) throw new Error('a workbook without this sheet')
  for (const [place, cell] of Object.entries<CellObject>(sheet)) {
    if (!place.startsWith('!') && cell.t === 'n' && String(cell.z).includes('yy'))
      Object.assign(cell, { t: 's', v: cell.w, z: '@' })
  }
  return sheet
}
