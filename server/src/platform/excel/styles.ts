import type { CellKind } from '../../kernel/list/sheet.js'

/** Cell formats, by their place in the style sheet. */
export const QUOTED_STYLE = 1
const HEAD_STYLE = 2
const HEAD_OF_NUMBERS_STYLE = 3

const FORMATS: Record<CellKind, number> = { text: 49, money: 4, quantity: 164, count: 3, datetime: 165 }
const KINDS: CellKind[] = ['text', 'money', 'quantity', 'count', 'datetime']
const FIRST_BODY_STYLE = 4

export function headStyleOf(kind: CellKind): number {
  return kind === 'text' || kind === 'datetime' ? HEAD_STYLE : HEAD_OF_NUMBERS_STYLE
}

export function styleOf(kind: CellKind, bold: boolean): number {
  return FIRST_BODY_STYLE + KINDS.indexOf(kind) * 2 + (bold ? 1 : 0)
}

/** xl/styles.xml. Formats 3, 4 and 49 are Excel's own #,##0 and #,##0.00 and text. */
export function styleSheet(): string {
  const font = (bold: boolean) =>
    `<font>${bold ? '<b/>' : ''}<sz val="11"/><color rgb="FF1C2128"/><name val="等线"/><family val="2"/></font>`
  const formats = [
    format(0, 0),
    '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/>',
    head('left'),
    head('right'),
    ...KINDS.flatMap((kind) => [body(kind, 0), body(kind, 1)]),
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    '<numFmts count="2"><numFmt numFmtId="164" formatCode="#,##0.000"/>',
    '<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts>',
    `<fonts count="2">${font(false)}${font(true)}</fonts>`,
    '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>',
    '<fill><patternFill patternType="solid"><fgColor rgb="FFF0F3F7"/></patternFill></fill></fills>',
    '<borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border>',
    '<border><left/><right/><top/><bottom style="thin"><color rgb="FFC4CBD4"/></bottom><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${formats.length}">${formats.join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
    '</styleSheet>',
  ].join('')
}

/** Times are numbers to Excel, but are aligned to the left like texts, as their headings are. */
const body = (kind: CellKind, font: number): string =>
  kind === 'datetime'
    ? format(FORMATS[kind], font).replace('/>', ' applyAlignment="1"><alignment horizontal="left"/></xf>')
    : format(FORMATS[kind], font)

function format(number: number, font: number): string {
  return `<xf numFmtId="${number}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`
}

function head(horizontal: 'left' | 'right'): string {
  return (
    '<xf numFmtId="49" fontId="1" fillId="2" borderId="1" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" ' +
    `applyBorder="1" applyAlignment="1"><alignment horizontal="${horizontal}" vertical="center"/></xf>`
  )
}
