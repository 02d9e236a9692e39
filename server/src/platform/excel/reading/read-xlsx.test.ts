import { type TestCell, workbook, workbookOf } from '@tufang/tests/workbook'
import { describe, expect, it } from 'vitest'
import { utils, write } from 'xlsx'
import { writeXlsx } from '../xlsx.js'
import { readLimits, readXlsx } from './read-xlsx.js'

const rowsOf = async (rows: TestCell[][], formats: string[] = []) => (await readXlsx(workbook(rows, { formats }))).rows

describe('a sheet', () => {
  it('is read with its values, and rows with nothing in them left out', async () => {
    const rows = await rowsOf([['车牌号', '数量'], [], ['粤B12345', 25.3], ['  ', null], [null, true]])
    expect(rows).toEqual([
      { line: 1, cells: ['车牌号', '数量'] },
      { line: 3, cells: ['粤B12345', 25.3] },
      { line: 5, cells: [null, true] },
    ])
  })

  it('is the first visible one', async () => {
    const file = workbookOf({
      sheets: [
        { name: '说明', rows: [['不要读']], hidden: true },
        { name: '甲', rows: [['读']] },
        { name: '乙', rows: [['不要读']] },
      ],
    })
    expect(await readXlsx(file)).toMatchObject({ name: '甲', date1904: false, rows: [{ line: 1, cells: ['读'] }] })
    expect(await readXlsx(file, readLimits, 1)).toMatchObject({ name: '乙', visible: 2 })
  })

  it('says of each cell of a merged range what it shows, in rows that have something', async () => {
    const cells = (xml: string) =>
      readXlsx(
        workbookOf({
          sheets: [
            {
              name: '甲',
              xml: `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${xml}</worksheet>`,
            },
          ],
        }),
      )
    const text = (place: string, told: string) => `<c r="${place}" t="inlineStr"><is><t>${told}</t></is></c>`
    const { rows } = await cells(
      `<sheetData><row r="1">${text('A1', '甲')}${text('B1', '一')}</row><row r="2">${text('B2', '二')}</row>
       <row r="3"/><row r="4">${text('A4', '旁')}${text('C4', '三')}</row></sheetData>
       <mergeCells count="2"><mergeCell ref="A1:A3"/><mergeCell ref="A4:B4"/></mergeCells>`,
    )
    const down = { odd: 'MERGED', range: 'A1:A3', down: true, beside: false, value: '甲' }
    const across = { odd: 'MERGED', range: 'A4:B4', down: false, value: '旁' }
    expect(rows).toEqual([
      { line: 1, cells: [down, '一'] },
      { line: 2, cells: [down, '二'] },
      { line: 4, cells: [{ ...across, beside: false }, { ...across, beside: true }, '三'] },
    ])
  })

  it('says whether its days begin in 1904', async () => {
    expect(await readXlsx(workbook([['a']], { date1904: true }))).toMatchObject({ date1904: true })
  })

  it('tells formulas and errors apart from values', async () => {
    const [row] = await rowsOf([
      [
        { xml: '<f>1+1</f><v>2</v>' },
        { xml: '<f t="shared" ref="B1:C1" si="0">A1</f><v>2</v>' },
        { xml: '<f t="shared" si="0"/><v>2</v>' },
        { xml: '<f t="array" ref="D1:E1">A1:B1</f><v>2</v>' },
        { xml: '<v>2</v>' },
        { xml: '<f>"x"</f><v>x</v>', type: 'str' },
        { xml: '<v>#N/A</v>', type: 'e' },
      ],
    ])
    const formula = { odd: 'FORMULA' }
    expect(row?.cells).toEqual([formula, formula, formula, formula, formula, formula, { odd: 'ERROR', text: '#N/A' }])
  })

  it('keeps leading noughts that a format shows, and no other format', async () => {
    const [row] = await rowsOf(
      [
        [
          { xml: '<v>123</v>', style: 1 },
          { xml: '<v>123.5</v>', style: 2 },
        ],
      ],
      ['000000', '0.00'],
    )
    expect(row?.cells).toEqual(['000123', 123.5])
  })

  it('takes an ISO date as the number of that moment, wherever the program runs', async () => {
    const [row] = await rowsOf([[{ xml: '<v>2026-01-02T03:04:05</v>', type: 'd' }]])
    expect(row?.cells[0]).toBeCloseTo(46024.127835648, 8)
  })

  it('is read as this program, SheetJS and namespaces with a prefix write it', async () => {
    const own = await writeXlsx({
      name: 'x',
      columns: [{ key: 'no', title: '号', kind: 'text' }],
      rows: [{ no: 'A1' }],
    })
    expect((await readXlsx(own)).rows.map(({ cells }) => cells)).toEqual([['号'], ['A1']])
    const book = utils.book_new()
    utils.book_append_sheet(book, utils.aoa_to_sheet([['号'], ['A1']]), 'x')
    const theirs: Buffer = write(book, { type: 'buffer', bookType: 'xlsx', bookSST: true, compression: true })
    expect((await readXlsx(theirs)).rows.map(({ cells }) => cells)).toEqual([['号'], ['A1']])
    const prefixed = workbookOf({
      sheets: [
        {
          name: 'x',
          xml: '<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData><x:row r="1"><x:c r="A1"><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>',
        },
      ],
    })
    expect((await readXlsx(prefixed)).rows).toEqual([{ line: 1, cells: [7] }])
  })
})

it('many rows are read off the event loop, and taken over a piece at a time', async () => {
  const cells: TestCell[] = Array.from({ length: 28 }, (_, at) => (at % 3 === 0 ? at * 1.5 : `内容${at}`))
  const file = workbook(Array.from({ length: 5000 }, () => cells))
  const holds: number[] = []
  const all = process.cpuUsage()
  let last = process.threadCpuUsage()
  const watch = setInterval(() => {
    holds.push(process.threadCpuUsage(last).user)
    last = process.threadCpuUsage()
  }, 1)
  const sheet = await readXlsx(file)
  clearInterval(watch)
  expect(sheet.rows).toHaveLength(5000)
  // Progress of the work is asserted instead of times, since other work on the machine stretches those.
  expect(Math.max(...holds)).toBeLessThan(process.cpuUsage(all).user / 3)
})
