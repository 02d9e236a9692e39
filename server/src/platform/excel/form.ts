import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { refuseInTransaction } from '../../kernel/sql/transaction.js'
import { textCell } from './cell.js'
import { columnName } from './place.js'
import { headStyleOf, styleOf, styleSheet } from './styles.js'

/** A column that people fill in. */
export interface FormColumn {
  title: string
  /** Example in the first row below the headings. */
  example: string
  /** Choices of a column; Excel warns of any other value and accepts it. */
  choices: readonly string[]
}

/** Workbook with a sheet to fill in, one that explains it, and a hidden one with the choices. */
export interface Form {
  name: string
  columns: readonly FormColumn[]
  notes: { name: string; rows: readonly (readonly string[])[]; widths: readonly number[] }
  /** The name of the hidden sheet. */
  choices: string
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const WIDTH = 20
/** Number of rows that offer choices. */
const FILLED_ROWS = 20_001

/** Form as a .xlsx; all its cells are text, so that long numbers keep their digits. */
export async function writeForm(form: Form): Promise<Buffer> {
  refuseInTransaction('a written .xlsx file')
  const sheets = [
    { name: form.name, xml: formXml(form), hidden: false },
    { name: form.notes.name, xml: notesXml(form.notes), hidden: false },
    { name: form.choices, xml: choicesXml(form.columns), hidden: true },
  ]
  const zip = new ZipFile()
  const parts: [string, string][] = [
    ['[Content_Types].xml', contentTypes(sheets.length)],
    ['_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']])],
    ['xl/workbook.xml', bookXml(sheets)],
    [
      'xl/_rels/workbook.xml.rels',
      relations([
        ...sheets.map((_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`] as const),
        ['styles', 'styles.xml'],
      ]),
    ],
    ['xl/styles.xml', styleSheet()],
    ...sheets.map(({ xml }, at): [string, string] => [`xl/worksheets/sheet${at + 1}.xml`, xml]),
  ]
  for (const [path, content] of parts) zip.addBuffer(Buffer.from(content), path)
  zip.end()
  return buffer(zip.outputStream)
}

const body = styleOf('text', false)
const HEAD = headStyleOf('text')
const FROZEN =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'

function formXml({ columns, choices }: Form): string {
  const width = `<cols><col min="1" max="${columns.length}" width="${WIDTH}" style="${body}" customWidth="1"/></cols>`
  const rows = [columns.map(({ title }) => title), columns.map(({ example }) => example)]
  return sheetXml(FROZEN + width, rows, validations(columns, choices))
}

function notesXml({ rows, widths }: Form['notes']): string {
  const cols = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
  return sheetXml(`${FROZEN}<cols>${cols.join('')}</cols>`, rows, '')
}

/** Choices as columns, one below another in the order of the form. */
function choicesXml(columns: readonly FormColumn[]): string {
  const height = Math.max(0, ...columns.map(({ choices }) => choices.length))
  const rows = Array.from({ length: height }, (_, row) => columns.map(({ choices }) => choices[row] ?? ''))
  return sheetXml('', rows, '')
}

function sheetXml(before: string, rows: readonly (readonly string[])[], after: string): string {
  const told = rows.map((cells, at) => {
    const style = at === 0 && before !== '' ? HEAD : body
    const all = cells.map((text, column) =>
      text === '' ? '' : textCell(text, `${columnName(column)}${at + 1}`, style),
    )
    return `<row r="${at + 1}">${all.join('')}</row>`
  })
  return `${XML}<worksheet xmlns="${MAIN}">${before}<sheetData>${told.join('')}</sheetData>${after}</worksheet>`
}

function validations(columns: readonly FormColumn[], sheet: string): string {
  const rules = columns.flatMap(({ choices }, at) => {
    if (choices.length === 0) return []
    const column = columnName(at)
    return [
      `<dataValidation type="list" errorStyle="warning" allowBlank="1" showErrorMessage="1" sqref="${column}2:${column}${FILLED_ROWS}">` +
        `<formula1>'${sheet}'!$${column}$1:$${column}$${choices.length}</formula1></dataValidation>`,
    ]
  })
  return rules.length === 0 ? '' : `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`
}

const bookXml = (sheets: readonly { name: string; hidden: boolean }[]): string =>
  `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets
    .map(
      ({ name, hidden }, at) =>
        `<sheet name="${name}" sheetId="${at + 1}"${hidden ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
    )
    .join('')}</sheets></workbook>`

const relations = (all: readonly (readonly [string, string])[]): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${all
    .map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

const contentTypes = (sheets: number): string =>
  `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/>` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>` +
  Array.from(
    { length: sheets },
    (_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${TYPE}.worksheet+xml"/>`,
  ).join('') +
  '</Types>'
