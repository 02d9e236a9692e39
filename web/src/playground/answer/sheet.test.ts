import { inflateRawSync } from 'node:zlib'
import { buildSchema } from 'graphql'
import { expect, it } from 'vitest'
import { csvOf, isExactNumber } from '../../ui/format/spreadsheet'
import { choicesOf, drawingOf, firstDrawn } from './drawing'
import { headingsOf, sheetOf } from './headings'
import { tablesOf, withRatios } from './tables'
import { xlsxOf } from './xlsx'

const schema = buildSchema(`
  scalar Decimal
  enum State {
    """已付款"""
    PAID
  }
  type Payee {
    """收款人"""
    name: String!
    """开户行，如工商银行"""
    bank: String
  }
  type Row {
    """状态"""
    state: State
    """金额（元）：已付的"""
    amt: Decimal!
    """手机号"""
    mobile: String
    """收款人"""
    payee: Payee
    """是否逾期"""
    late: Boolean
    """张数"""
    count: Int!
  }
  type Page {
    records: [Row!]!
    total: Int!
  }
  type Query {
    rows: Page!
  }
`)
const query = `query { list: rows { total records { state amt ...More } } }
  fragment More on Row { mobile late count payee { name bank } }`
const answer = {
  data: {
    list: {
      total: 2,
      records: [
        {
          state: 'PAID',
          amt: '12345678901234.56',
          mobile: '13800000001',
          late: true,
          count: 4,
          payee: { name: '=1+1', bank: 'A' },
        },
        { state: null, amt: '-0.50', mobile: null, late: false, count: 0, payee: null },
      ],
    },
  },
}
const [table] = tablesOf(answer)
if (!table) throw new Error('no table')
const headings = headingsOf(schema, query)
const sheet = sheetOf(table, headings)

it('heads columns by their Chinese names, and cells by those of codes', () => {
  expect(sheet.heads).toEqual(['状态', '金额（元）', '手机号', '是否逾期', '张数', '收款人', '收款人 · 开户行'])
  expect(sheet.lines).toEqual([
    ['已付款', '12345678901234.56', '13800000001', '是', '4', '=1+1', 'A'],
    ['', '-0.50', '', '否', '0', '', ''],
  ])
  expect(sheet.numeric).toEqual([false, true, false, false, true, false, false])
  expect(headingsOf(schema, 'query {')).toEqual({})
})

it('keeps formulas from being worked out, and digits from being lost, in lines', () => {
  expect(csvOf([sheet.heads, ...sheet.lines])).toBe(
    '\uFEFF状态,金额（元）,手机号,是否逾期,张数,收款人,收款人 · 开户行\r\n' +
      "已付款,12345678901234.56,13800000001,是,4,'=1+1,A\r\n,-0.50,,否,0,,\r\n",
  )
  expect(['1.50', '-3', '0.10', '123456789012345'].every(isExactNumber)).toBe(true)
  expect(['1234567890123456', '007', 'x', ''].some(isExactNumber)).toBe(false)
})

/** Parts of an archive by their names, unpacked without the library that wrote them. */
function partsOf(archive: ArrayBuffer): Map<string, string> {
  const [bytes, view] = [new Uint8Array(archive), new DataView(archive)]
  const textOf = (part: Uint8Array) => new TextDecoder().decode(part)
  const end = archive.byteLength - 22
  const found = new Map<string, string>()
  for (let at = view.getUint32(end + 16, true); at < end; ) {
    const [name, extra, note] = [28, 30, 32].map((field) => view.getUint16(at + field, true)) as [
      number,
      number,
      number,
    ]
    const local = view.getUint32(at + 42, true)
    const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    const packed = bytes.subarray(from, from + view.getUint32(at + 20, true))
    const content = view.getUint16(at + 10, true) === 0 ? packed : inflateRawSync(packed)
    found.set(textOf(bytes.subarray(at + 46, at + 46 + name)), textOf(content))
    at += 46 + name + extra + note
  }
  return found
}

/** Cells of a workbook's sheet by address, each with its value, and whether its format makes it a text. */
function cellsIn(parts: ReadonlyMap<string, string>) {
  const texts = [...(parts.get('xl/sharedStrings.xml') ?? '').matchAll(/<si><t[^>]*>([^<]*)<\/t><\/si>/g)]
  const formats = /<cellXfs.*<\/cellXfs>/.exec(parts.get('xl/styles.xml') ?? '')?.[0].match(/numFmtId="\d+"/g) ?? []
  const cells = (parts.get('xl/worksheets/sheet1.xml') ?? '').matchAll(
    /<c r="(\w+)"(?: s="(\d)")?(?: t="(\w)")?>(.*?)<\/c>/g,
  )
  return Object.fromEntries(
    [...cells].map(([, at, style = '0', type = 'n', inner = '']) => {
      const value = /^<v>([^<]*)<\/v>$/.exec(inner)?.[1] ?? inner
      const format = formats[Number(style)]
      return [at, { type, value: type === 's' ? texts[Number(value)]?.[1] : value, isText: format === 'numFmtId="49"' }]
    }),
  )
}

it('writes workbooks of exact numbers and of texts that stay texts', () => {
  const parts = partsOf(xlsxOf('各月 / 付款', sheet))
  const cells = cellsIn(parts)
  expect(Object.keys(cells).join(' ')).toBe('A1 B1 C1 D1 E1 F1 G1 A2 B2 C2 D2 E2 F2 G2 B3 D3 E3')
  expect(cells.B1).toEqual({ type: 's', value: '金额（元）', isText: false })
  expect(cells.B2).toEqual({ type: 's', value: '12345678901234.56', isText: false })
  expect(cells.B3).toEqual({ type: 'n', value: '-0.5', isText: false })
  expect(cells.C2).toEqual({ type: 's', value: '13800000001', isText: false })
  expect(cells.E2).toEqual({ type: 'n', value: '4', isText: false })
  expect(cells.F2).toEqual({ type: 's', value: '=1+1', isText: true })
  expect([...parts.values()].join('')).not.toContain('<f>')
})

it('keeps fifteen digits, odd characters and the spaces of texts', () => {
  const numbers = ['123456789012345', '-0.000000000000123', '0.123456789012345', '99999999999999.9', '-0.00']
  const odd = ['a_x0041_b', ' <&> ', '\ud800x', 'a\r\nb', '-1+2', '@x', '＝1', 'x'.repeat(40_000)]
  const wide = { heads: [...numbers, ...odd].map((_, at) => `${at}`), lines: [[...numbers, ...odd]] }
  const cells = cellsIn(partsOf(xlsxOf('x', { ...wide, numeric: wide.heads.map(() => true) })))
  const line = [...'ABCDEFGHIJKLM'].map((column) => cells[`${column}2`])
  expect(line.slice(0, 5).map((cell) => [cell?.type, Number(cell?.value)])).toEqual(
    numbers.map((text) => ['n', Number(text) + 0]),
  )
  expect(line.slice(5).map((cell) => [cell?.value, cell?.isText])).toEqual([
    ['a_x005F_x0041_b', false],
    [' &lt;&amp;&gt; ', false],
    ['\ufffdx', false],
    ['a\nb', false],
    ['-1+2', true],
    ['@x', true],
    ['＝1', true],
    ['x'.repeat(32_767), false],
  ])
})

it('names sheets as spreadsheets accept', () => {
  const nameIn = (title: string) =>
    /<sheet name="([^"]*)"/.exec(partsOf(xlsxOf(title, sheet)).get('xl/workbook.xml') ?? '')?.[1]
  const titles = ['各月 / 付款', "'[a]:*?'", 'history', '', '运'.repeat(40), `${'a'.repeat(30)}\ud83d\ude9b`]
  expect(titles.map(nameIn)).toEqual([
    ...['各月   付款', 'a', 'history ', 'Sheet1', '运'.repeat(31), `${'a'.repeat(30)}\ufffd`],
  ])
})

it('divides columns where both have a figure', () => {
  const divided = withRatios(table, [
    { label: '每张', of: 'amt', per: 'count' },
    { label: '没有', of: 'amt', per: 'weight' },
  ])
  expect(divided.columns.at(-1)).toBe('每张')
  expect(divided.lines.map((line) => line.每张)).toEqual(['3086419725308.64', null])
})

it('draws a measure over one dimension, and over two side by side', () => {
  const records = [
    { month: '01', project: { name: '前海' }, trips: 2 },
    { month: '01', project: { name: '妈湾' }, trips: 3 },
    { month: '02', project: { name: '前海' }, trips: 4 },
    { month: '01', project: null, trips: 1 },
  ]
  const [trips] = tablesOf({ data: { stats: { records } } })
  if (!trips) throw new Error('no table')
  const choices = choicesOf(sheetOf(trips, {}).numeric, { ...trips, columns: ['month', 'project.name', 'trips'] })
  expect(firstDrawn({ measure: 'amt', by: ['month'] }, choices)?.measure).not.toBe('amt')
  const one = drawingOf(trips, {}, { measure: 'trips', by: ['month'] })
  expect(one.points.map(({ label, values }) => [label, values])).toEqual([
    ['01', [6]],
    ['02', [4]],
  ])
  const two = drawingOf(trips, {}, { measure: 'trips', by: ['month', 'project.name'] })
  expect(two.series.map(({ name, kind }) => [name, kind])).toEqual([
    ['前海', 'count'],
    ['妈湾', 'count'],
    ['（空）', 'count'],
  ])
  expect(two.points.map(({ values }) => values)).toEqual([
    [2, 3, 1],
    [4, null, null],
  ])
})

it('draws what is left over of many series together', () => {
  const records = Array.from({ length: 10 }, (_, at) => ({ month: '01', truck: `T${at}`, amt: '0.10' }))
  const [amounts] = tablesOf({ data: { stats: { records } } })
  if (!amounts) throw new Error('no table')
  const { series, points } = drawingOf(amounts, {}, { measure: 'amt', by: ['month', 'truck'] })
  expect(series.map(({ name }) => name)).toEqual(['T0', 'T1', 'T2', 'T3', 'T4', 'T5', 'T6', '其他'])
  expect(points[0]?.values.at(-1)).toBe('0.30')
})
