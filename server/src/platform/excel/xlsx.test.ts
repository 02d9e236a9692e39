import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { CFB, read, type WorkSheet } from 'xlsx'
import { type Sheet, writeXlsx } from './xlsx.js'

interface Row {
  no: string | null
  weightTons: string
  receivable: string
  count: number
  goDatetime: Date | string
}

const columns: Sheet<Row>['columns'] = [
  { key: 'no', title: '运单号', kind: 'text', width: 24 },
  { key: 'weightTons', title: '运量', kind: 'quantity' },
  { key: 'receivable', title: '应收', kind: 'money' },
  { key: 'count', title: '单数', kind: 'count' },
  { key: 'goDatetime', title: '出场时间', kind: 'datetime' },
]

const row = (parts: Partial<Row> = {}): Row => ({
  no: 'YD0001',
  weightTons: '18.5',
  receivable: '1234.5',
  count: 3,
  goDatetime: new Date('2026-11-19T16:00:00Z'),
  ...parts,
})

describe('writeXlsx', () => {
  it('writes heads and typed cells', async () => {
    const sheet = await written([row(), row({ goDatetime: '2026-11-20 08:30:00.5+08', receivable: '-0.05' })])
    expect(['A1', 'B1', 'C1', 'D1', 'E1'].map((at) => sheet[at].v)).toEqual([
      '运单号',
      '运量',
      '应收',
      '单数',
      '出场时间',
    ])
    expect(sheet.A2).toMatchObject({ t: 's', v: 'YD0001' })
    expect(sheet.B2).toMatchObject({ t: 'n', v: 18.5, z: '#,##0.000', w: '18.500' })
    expect(sheet.C2).toMatchObject({ t: 'n', v: 1234.5, z: '#,##0.00', w: '1,234.50' })
    expect(sheet.D2).toMatchObject({ t: 'n', v: 3, z: '#,##0' })
    expect(sheet.E2).toMatchObject({ t: 'n', v: 46346, w: '2026-11-20 00:00:00' })
    expect(sheet.E3).toMatchObject({ t: 'n', w: '2026-11-20 08:30:00' })
    expect(sheet.E3.v).toBeCloseTo(46346 + 8.5 / 24, 9)
    expect(sheet.C3.v).toBe(-0.05)
  })

  it('rounds as money is rounded, and keeps large amounts to the cent', async () => {
    const xml = await sheetXml([row({ receivable: '2.345' }), row({ receivable: '9999999999999.99' })])
    expect(xml).toContain('<v>2.35</v>')
    expect(xml).toContain('<v>9999999999999.99</v>')
  })

  it.each(['=1+1', '+86', '-1', '@SUM(A1)', '=HYPERLINK("http://x","y")', '\t=1', '\n=1', '＝1+1', '＠SUM(A1)'])(
    'keeps %j a text, also when it is edited',
    async (text) => {
      const file = await writeXlsx({ name: 'x', columns, rows: [row({ no: text })] })
      const cell = read(file).Sheets.x?.A2
      expect(cell).toMatchObject({ t: 's', v: text })
      expect(cell.f).toBeUndefined()
      const style = Number(/r="A2" s="(\d+)"/.exec(partOf(file, 'xl/worksheets/sheet1.xml'))?.[1])
      const styles = partOf(file, 'xl/styles.xml')
      const formats = [...styles.slice(styles.indexOf('<cellXfs')).matchAll(/<xf [^>]*>/g)]
      expect(formats[style]?.[0]).toContain('quotePrefix="1"')
    },
  )

  it('tells a moment before Excel’s calendar as a text', async () => {
    const sheet = await written([row({ goDatetime: '1899-05-01 08:00:00+08' })])
    expect(sheet.E2).toMatchObject({ t: 's', v: '1899-05-01 08:00:00' })
  })

  it.each([
    ['䶮𠮷🚚 <b>&"\'', '䶮𠮷🚚 <b>&"\''],
    ['a\u0000b\u001fc\uffffd', 'a\ufffdb\ufffdc\ufffdd'],
    ['half \ud842 pair', 'half \ufffd pair'],
    ['line\r\nline', 'line\nline'],
    ['_x0041_', '_x0041_'],
    [' two  spaces ', ' two  spaces '],
    ['B10000000000001', 'B10000000000001'],
    ['00123', '00123'],
  ])('carries %j', async (text, expected) => {
    expect((await written([row({ no: text })])).A2).toMatchObject({ t: 's', v: expected })
  })

  it('leaves empty cells empty', async () => {
    const sheet = await written([row({ no: null }), row({ no: '' })])
    expect(sheet.A2).toBeUndefined()
    expect(sheet.A3).toBeUndefined()
    expect(sheet.C3.v).toBe(1234.5)
  })

  it('freezes and emboldens the head, and sets the totals in bold', async () => {
    const file = await writeXlsx({
      name: '运单',
      columns,
      rows: [row()],
      totals: { no: '合计', receivable: '1234.50' },
    })
    const sheet = read(file, { cellStyles: true }).Sheets.运单
    expect(sheet?.A3.v).toBe('合计')
    expect(sheet?.C3).toMatchObject({ t: 'n', v: 1234.5, z: '#,##0.00' })
    expect(partOf(file, 'xl/worksheets/sheet1.xml')).toContain('<pane ySplit="1" topLeftCell="A2"')
    const styles = partOf(file, 'xl/styles.xml')
    const formats = [...styles.slice(styles.indexOf('<cellXfs')).matchAll(/<xf [^>]*fontId="(\d)"/g)].map(
      ([, font]) => font,
    )
    const xml = partOf(file, 'xl/worksheets/sheet1.xml')
    const fontOf = (at: string) => formats[Number(new RegExp(`r="${at}" s="(\\d+)"`).exec(xml)?.[1])]
    expect(['A1', 'C1', 'A2', 'C2', 'A3', 'C3'].map(fontOf)).toEqual(['1', '1', '0', '0', '1', '1'])
  })

  it('takes rows as they come', async () => {
    async function* rows() {
      yield row({ no: 'first' })
      yield row({ no: 'second' })
    }
    const sheet = await written(rows())
    expect([sheet.A2.v, sheet.A3.v]).toEqual(['first', 'second'])
  })

  it('writes a sheet without rows, under any name', async () => {
    const file = await writeXlsx({ name: `'a/b:c*d?e[f]g\\'${'长'.repeat(40)}`, columns, rows: [] })
    const book = read(file)
    expect(book.SheetNames).toHaveLength(1)
    expect(book.Sheets[book.SheetNames[0] ?? '']?.A1.v).toBe('运单号')
  })

  it('names columns past Z', async () => {
    const many = Array.from({ length: 30 }, () => ({ key: 'no' as const, title: '号', kind: 'text' as const }))
    const file = await writeXlsx({ name: 'x', columns: many, rows: [row()] })
    expect(read(file).Sheets.x?.AD2.v).toBe('YD0001')
  })

  it.each<[string, Partial<Row>]>([
    ['an amount with a separator', { receivable: '1,234' }],
    ['an amount that is none', { receivable: 'abc' }],
    ['a quantity with an exponent', { weightTons: '1e3' }],
    ['a count with a fraction', { count: 1.5 }],
    ['a text longer than a cell', { no: 'x'.repeat(32_768) }],
  ])('refuses %s', async (_, parts) => {
    await expect(writeXlsx({ name: 'x', columns, rows: [row(parts)] })).rejects.toThrow(RangeError)
  })

  it('passes on what goes wrong while rows come', async () => {
    async function* rows() {
      yield row()
      throw new Error('connection lost')
    }
    await expect(writeXlsx({ name: 'x', columns, rows: rows() })).rejects.toThrow('connection lost')
  })

  it('lets others run all the time that 50,000 rows of 10 columns are written', async () => {
    let [under, longest, written] = [0, 0, false]
    const others = async () => {
      while (!written) {
        await setImmediate()
        under = 0
      }
    }
    function* watched() {
      for (const one of manyRows(50_000)) {
        longest = Math.max(longest, ++under)
        yield one
      }
    }
    const running = others()
    const file = await writeXlsx({ name: 'x', columns: [...columns, ...columns], rows: watched() })
    written = true
    await running
    expect(file.length).toBeLessThan(10_000_000)
    // Rows of more than 400 characters each, as many as make 64 KB of a sheet.
    expect(longest).toBeLessThan(65_536 / 400)
  })
})

function* manyRows(count: number): Generator<Row> {
  for (let index = 0; index < count; index++) yield row({ no: `YD${index}`, count: index })
}

async function written(rows: Sheet<Row>['rows']): Promise<WorkSheet> {
  const sheet = read(await writeXlsx({ name: '运单', columns, rows }), { cellNF: true }).Sheets.运单
  if (!sheet) throw new Error('no such sheet')
  return sheet
}

async function sheetXml(rows: Row[]): Promise<string> {
  return partOf(await writeXlsx({ name: 'x', columns, rows }), 'xl/worksheets/sheet1.xml')
}

function partOf(file: Buffer, path: string): string {
  const archive: { FullPaths: string[]; FileIndex: { content: Uint8Array }[] } = CFB.read(file, { type: 'buffer' })
  const index = archive.FullPaths.findIndex((name) => name.endsWith(path))
  return Buffer.from(archive.FileIndex[index]?.content ?? []).toString()
}
