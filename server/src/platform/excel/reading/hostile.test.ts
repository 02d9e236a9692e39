import { hostileFiles, MB, part } from '@tufang/tests/hostile-files'
import { sheetXml, type TestCell, workbook, workbookOf } from '@tufang/tests/workbook'
import type { ZipPart } from '@tufang/tests/zip'
import { describe, expect, it } from 'vitest'
import { FileRefused, type ReadLimits, readLimits, readXlsx, refusalText } from './read-xlsx.js'

const some: TestCell[][] = [['车牌号'], ['粤B12345']]
const withPart = (...parts: ZipPart[]) => workbook(some, { parts })
const sheetOfBomb = part('xl/worksheets/sheet1.xml', Buffer.alloc(70 * MB, ' '))
const ofSheet = (xml: string) => workbookOf({ sheets: [{ name: 'x', xml }] })

/** Text of the refusal of a hostile file. */
async function told(file: Buffer, limits: Partial<ReadLimits> = {}): Promise<string> {
  const all = { ...readLimits, ...limits }
  const refusal = await readXlsx(file, all).then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(refusal instanceof FileRefused)) throw new Error(`not refused: ${refusal}`)
  return refusalText(refusal.refusal, all)
}

const MERGED = '<mergeCells><mergeCell ref="A1:B2"/></mergeCells>'

describe('is refused', () => {
  it.each(hostileFiles)('%s', async (_, make, message) => {
    expect(await told(make(some))).toBe(message)
  })
})

describe('a workbook that brings something along', () => {
  it('as pictures, comments and ranges that name the whole sheet is passed by', async () => {
    const cell = '<row r="1"><c r="A1" t="inlineStr"><is><t>车牌号</t></is></c></row>'
    const everything =
      '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells><hyperlinks><hyperlink ref="A1:XFD1048576" r:id="rId9"/></hyperlinks>'
    const file = workbookOf({
      sheets: [{ name: 'x', xml: sheetXml(cell, everything) }],
      parts: [
        part('xl/media/image1.png', Buffer.alloc(1000)),
        part('xl/comments1.xml', 'not even XML'),
        part('xl/metadata.xml', '<'),
      ],
    })
    const all = { odd: 'MERGED', range: 'A1:XFD1048576', down: true, beside: false, value: '车牌号' }
    expect((await readXlsx(file)).rows).toEqual([{ line: 1, cells: [all] }])
  })
})

describe('a workbook that is more than it seems', () => {
  it('is refused before anything is unpacked, when its own list says so', async () => {
    const bomb = withPart(sheetOfBomb)
    const before = process.memoryUsage().rss
    expect(bomb.length).toBeLessThan(MB)
    expect(await told(bomb)).toBe('文件解压后超过64MB，已拒绝读取')
    expect(process.memoryUsage().rss - before).toBeLessThan(60 * MB)
  })

  it('one row, but the last there can be, is only a row', async () => {
    const file = ofSheet(sheetXml('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'))
    expect((await readXlsx(file)).rows).toMatchObject([{ line: 1_048_576 }])
  })

  it.each<[string, Partial<ReadLimits>, string]>([
    ['rows', { rows: 1 }, '工作表有2行数据，一次最多1行，请拆分后上传'],
    ['merged ranges', { merges: 0 }, '工作表有1处合并单元格，最多0处，请取消合并后上传'],
    ['cells', { cells: 1 }, '工作表有2个单元格，最多1个，请删除多余的列后上传'],
  ])('too many %s', async (_, limits, message) => {
    expect(await told('merges' in limits ? ofSheet(sheetXml('', MERGED)) : workbook(some), limits)).toBe(message)
  })

  it('shows one cell everywhere, over and over', async () => {
    const row = (line: number) => `<row r="${line}"><c r="A${line}"><v>1</v></c><c r="Z${line}"><v>2</v></c></row>`
    const rows = Array.from({ length: 100 }, (_, at) => row(at + 1)).join('')
    const ranges = Array.from({ length: 100 }, (_, at) => `<mergeCell ref="A${at + 1}:Y1048576"/>`).join('')
    const file = ofSheet(sheetXml(rows, `<mergeCells>${ranges}</mergeCells>`))
    expect(await told(file, { cells: 1000 })).toMatch(/^工作表有[\d,]+个单元格，最多1,000个/)
  })

  it('takes too long: the thread is ended', async () => {
    expect(await told(workbook(some), { milliseconds: 1 })).toBe('文件在1秒内没有读完，请拆分后上传')
  })

  it('takes too much memory: the thread is ended, and nothing else', async () => {
    const rows: TestCell[][] = Array.from({ length: 20_000 }, (_, at) => [at, `内容${at}`, at, `文字${at}`])
    expect(await told(workbook(rows), { heapMb: 8 })).toBe('文件内容过多，请拆分后上传')
  })
})

describe('a workbook without anything to read', () => {
  it('has a sheet that is no XML', async () => {
    expect((await readXlsx(ofSheet('not XML'))).rows).toEqual([])
  })
})
