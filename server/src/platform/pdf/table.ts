import { autoTable, type CellDef, type HookData, type RowInput, type Styles } from 'jspdf-autotable'
import { FONT_FAMILY } from './font/embed.js'
import { CONTENT_BOTTOM, CONTINUED_TOP, INK, MARGIN, PAGE_HEIGHT, RULE, SHADE, type Sheet } from './sheet.js'

export interface TableColumn {
  title: string
  /** Millimetres. */
  width: number
  align?: 'left' | 'center' | 'right'
}

export interface TableCell {
  text: string
  span?: number
  styles?: Partial<Styles>
}

export type TableRow = (string | TableCell)[]

export interface Table {
  columns: TableColumn[]
  /** Rows above the column titles, repeated with them on every page. */
  banner?: TableRow[]
  rows: TableRow[]
  /** Total rows at the end. */
  totals?: TableRow[]
  /** Height of a block after the table, which is kept on one page with the last rows. */
  closing?: number
}

const FOOTER_HEIGHT = PAGE_HEIGHT - CONTENT_BOTTOM
/** Rows that stay on the page of the closing block, so that no signed page lacks figures. */
const KEPT_ROWS = 3
/** Millimetres. */
const ROUNDING = 0.35
/** Height for a head and a first row; with less left on a page a table begins on the next. */
const LEAST_HEIGHT = 30

/** Style of total rows. */
export const SUM_STYLES: Partial<Styles> = { fontStyle: 'bold', fillColor: SHADE }

/** Draws a table: its head on every page, no row across two pages. Returns the y below it. */
export function drawTable(
  sheet: Sheet,
  y: number,
  { columns, banner = [], rows, totals = [], closing = 0 }: Table,
): number {
  const titles: TableRow = columns.map(({ title, align = 'left' }) => ({ text: title, styles: { halign: align } }))
  const titled = columns.some(({ title }) => title)
  const spell = (row: TableRow): RowInput =>
    row.map((cell): CellDef => {
      const { text, span = 1, styles = {} } = typeof cell === 'string' ? { text: cell } : cell
      return { content: sheet.spell(text), colSpan: span, styles }
    })
  if (y + LEAST_HEIGHT > CONTENT_BOTTOM) {
    sheet.doc.addPage()
    y = CONTINUED_TOP
  }
  let drawn = -1
  let bottom = y
  const keepClosing = ({ table, settings }: HookData) => {
    const later = table.body.slice(drawn + 2)
    if (closing === 0 || later.length >= KEPT_ROWS) return
    const rest = later.reduce((sum, row) => sum + row.height, later.length ? table.getFootHeight(table.columns) : 0)
    settings.margin.bottom = FOOTER_HEIGHT + closing + rest
  }
  autoTable(sheet.doc, {
    startY: y,
    margin: { left: MARGIN, right: MARGIN, top: CONTINUED_TOP, bottom: FOOTER_HEIGHT },
    theme: 'grid',
    head: (titled ? [...banner, titles] : banner).map(spell),
    body: rows.map(spell),
    foot: totals.map(spell),
    showHead: 'everyPage',
    showFoot: 'lastPage',
    rowPageBreak: 'avoid',
    styles: {
      font: FONT_FAMILY,
      fontStyle: 'normal',
      fontSize: 9,
      textColor: INK,
      lineColor: RULE,
      lineWidth: 0.15,
      cellPadding: { vertical: 1.4, horizontal: 1.8 },
      valign: 'middle',
      // Without this tolerance a cell exactly as wide as its text would wrap.
      overflow: (text, width) => [text].flat().flatMap((line) => sheet.fit(line, width + ROUNDING)),
    },
    headStyles: { ...SUM_STYLES, textColor: INK },
    footStyles: { ...SUM_STYLES, textColor: INK },
    columnStyles: Object.fromEntries(
      columns.map(({ width, align = 'left' }, index) => [index, { cellWidth: width, halign: align }]),
    ),
    willDrawPage: keepClosing,
    didDrawCell: (data) => {
      if (data.section !== 'body') return
      drawn = data.row.index
      keepClosing(data)
    },
    didDrawPage: ({ cursor }) => {
      bottom = cursor?.y ?? y
    },
  })
  return bottom
}
