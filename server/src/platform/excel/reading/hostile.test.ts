import { sharedTexts, sheetXml, type TestCell, workbook, workbookOf } from '@tufang/tests/workbook'
import { type ZipPart, zip } from '@tufang/tests/zip'
import { describe, expect, it } from 'vitest'
import { CFB, utils, write } from 'xlsx'
import { FileRefused, type ReadLimits, readLimits, readXlsx, refusalText } from './read-xlsx.js'

const MB = 1024 * 1024
const some: TestCell[][] = [['车牌号'], ['粤B12345']]
const part = (name: string, content: string | Buffer = '', facts: Partial<ZipPart> = {}): ZipPart => ({
  name,
  content,
  ...facts,
})
const withPart = (...parts: ZipPart[]) => workbook(some, { parts })
const ofSheet = (xml: string) => workbookOf({ sheets: [{ name: 'x', xml }] })

/** What is told of a file that must be refused. */
async function told(file: Buffer, limits: Partial<ReadLimits> = {}): Promise<string> {
  const all = { ...readLimits, ...limits }
  const refusal = await readXlsx(file, all).then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(refusal instanceof FileRefused)) throw new Error(`not refused: ${refusal}`)
  return refusalText(refusal.refusal, all)
}

function encrypted(): Buffer {
  const file = CFB.utils.cfb_new()
  CFB.utils.cfb_add(file, '/EncryptionInfo', Buffer.alloc(64))
  CFB.utils.cfb_add(file, '/EncryptedPackage', Buffer.alloc(5000))
  return CFB.write(file, { type: 'buffer' })
}

function oldWorkbook(): Buffer {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(some), 'x')
  return write(book, { type: 'buffer', bookType: 'biff8' })
}

const textFile = '这是文本文件（如.csv），请用Excel或WPS打开，另存为.xlsx后上传'
const webPage = '这是网页格式的文件（不少系统导出的.xls其实是网页），请用Excel或WPS打开，另存为.xlsx后上传'

const sheetOfBomb = part('xl/worksheets/sheet1.xml', Buffer.alloc(70 * MB, ' '))

describe('a file that is no workbook', () => {
  it.each<[string, () => Buffer, string]>([
    ['nothing', () => Buffer.alloc(0), '文件是空的，请重新选择'],
    ['text with commas', () => Buffer.from('车牌号,数量\n粤B1,2'), textFile],
    ['text in two bytes a letter', () => Buffer.from('\ufeff车牌号\t数量\r\n', 'utf16le'), textFile],
    ['a page that calls itself a workbook', () => Buffer.from('\ufeff <html><table>'), webPage],
    ['a page with its pictures', () => Buffer.from('MIME-Version: 1.0\r\nX-Document-Type: Workbook'), webPage],
    ['a printed document', () => Buffer.from('%PDF-1.7 运单'), '不是有效的Excel文件，请上传.xlsx文件'],
    [
      'a picture',
      () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]),
      '不是有效的Excel文件，请上传.xlsx文件',
    ],
    [
      'a sheet of another office',
      () => zip([part('mimetype', 'x'), part('META-INF/manifest.xml', '<a/>'), part('content.xml', '<a/>')]),
      '这是.ods表格，请另存为.xlsx后上传',
    ],
    [
      'noise',
      () => Buffer.from('PK\x03\x04 and then nothing of the kind'),
      '文件已损坏，无法读取，请在Excel中重新保存后上传',
    ],
    ['an old workbook', oldWorkbook, '这是旧版的.xls或WPS的.et文件，请在Excel或WPS中另存为.xlsx后上传'],
    ['an encrypted workbook', encrypted, '工作簿已加密，请取消密码保护后上传'],
    [
      'an archive of something else',
      () => zip([part('word/document.xml', '<a/>')]),
      '这不是Excel工作簿，请上传.xlsx文件',
    ],
    [
      'a binary workbook',
      () => withPart(part('xl/workbook.bin', 'x')),
      '这是二进制工作簿（.xlsb），请在Excel中另存为.xlsx后上传',
    ],
    ['a workbook cut off', () => workbook(some).subarray(0, 900), '文件已损坏，无法读取，请在Excel中重新保存后上传'],
    [
      'an archive with a password',
      () => withPart(part('xl/styles.xml', 'x', { flags: 1 })),
      '工作簿已加密，请取消密码保护后上传',
    ],
    ['a file of more than 10 MB', () => Buffer.alloc(10 * MB + 1, 'P'), '文件不能超过10MB，请拆分后上传'],
  ])('%s', async (_, make, message) => {
    expect(await told(make())).toBe(message)
  })
})

describe('a workbook that brings something along', () => {
  it.each<[string, ZipPart[], string]>([
    ['macros', [part('xl/vbaProject.bin', 'x')], '工作簿含有宏，请另存为不含宏的.xlsx后上传'],
    ['macros of long ago', [part('xl/macrosheets/sheet1.xml', '<a/>')], '工作簿含有宏，请另存为不含宏的.xlsx后上传'],
    [
      'links to other files',
      [part('xl/externalLinks/externalLink1.xml', '<a/>')],
      '工作簿含有指向其他文件或数据源的链接，请断开链接后上传',
    ],
    ['connections', [part('xl/connections.xml', '<a/>')], '工作簿含有指向其他文件或数据源的链接，请断开链接后上传'],
    ['a way up', [part('xl/../../../etc/passwd', 'x')], '文件内部含有不合法的路径，已拒绝读取'],
    ['a way up, as Windows writes it', [part('..\\..\\boot.ini', 'x')], '文件内部含有不合法的路径，已拒绝读取'],
    ['an absolute path', [part('/etc/passwd', 'x')], '文件内部含有不合法的路径，已拒绝读取'],
    ['a drive', [part('C:/x', 'x')], '文件内部含有不合法的路径，已拒绝读取'],
    ['a part under two names', [part('XL/Workbook.xml', '<a/>')], '文件内部含有不合法的路径，已拒绝读取'],
    ['a NUL in a name', [part('xl/a\0.xml', 'x')], '文件内部含有不合法的路径，已拒绝读取'],
    [
      'entities',
      [part('xl/styles.xml', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')],
      '文件含有不允许的XML声明，已拒绝读取',
    ],
    [
      'a thousand parts',
      Array.from({ length: 1000 }, (_, at) => part(`xl/media/${at}.png`)),
      '文件内部部件超过500个，已拒绝读取',
    ],
  ])('%s', async (_, parts, message) => {
    expect(await told(withPart(...parts))).toBe(message)
  })

  it('but pictures, comments and ranges that name the whole sheet are only passed by', async () => {
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
    expect((await readXlsx(file)).rows).toEqual([{ line: 1, cells: ['车牌号'] }])
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

  it.each<[string, Partial<ZipPart>]>([
    ['less', { claimedSize: 1000 }],
    ['nothing', { claimedSize: 0 }],
  ])('is unpacked no further than its list says, when that says %s', async (_, claims) => {
    expect(await told(withPart({ ...sheetOfBomb, ...claims }))).toBe('文件解压后超过64MB，已拒绝读取')
  })

  it.each<[string, Partial<ZipPart>]>([
    ['more than is there', { claimedSize: 5 * MB }],
    ['another checksum', { claimedCrc: 1 }],
    ['a way of packing that nobody knows', { method: 12 }],
  ])('is damaged when its list says %s', async (_, claims) => {
    const sheet = part('xl/worksheets/sheet1.xml', sheetXml(''), claims)
    expect(await told(withPart(sheet))).toBe('文件已损坏，无法读取，请在Excel中重新保存后上传')
  })

  it('1,048,576 empty rows', async () => {
    const rows = Array.from({ length: 1_048_576 }, (_, at) => `<row r="${at + 1}"/>`).join('')
    expect(await told(ofSheet(sheetXml(rows)))).toBe(
      '工作表有1,048,576行（含空行），最多100,000行，请删除多余的空行后上传',
    )
  })

  it('one row, but the last there can be, is only a row', async () => {
    const file = ofSheet(sheetXml('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'))
    expect((await readXlsx(file)).rows).toMatchObject([{ line: 1_048_576 }])
  })

  it('a cell of 10 MB', async () => {
    const message = '单元格C17的内容超过32,767个字符'
    const rows: TestCell[][] = Array.from({ length: 16 }, () => ['a'])
    expect(await told(workbook([...rows, ['a', 'b', '长'.repeat((10 * MB) / 3)]]))).toBe(message)
    const shared = [['a', 'b', { xml: '<v>0</v>', type: 's' }]]
    expect(await told(workbook([...rows, ...shared], { parts: [sharedTexts('x'.repeat(10 * MB))] }))).toBe(message)
  })

  it('a long text that stands in very many cells', async () => {
    const cell: TestCell = { xml: '<v>0</v>', type: 's' }
    const file = workbook(
      Array.from({ length: 1000 }, () => [cell, cell]),
      { parts: [sharedTexts('x'.repeat(32_000))] },
    )
    expect(await told(file)).toBe('工作表的文字总量过大，请拆分后上传')
  })

  it.each<[string, Partial<ReadLimits>, string]>([
    ['rows', { rows: 1 }, '工作表有2行数据，一次最多1行，请拆分后上传'],
    ['cells', { cells: 1 }, '工作表有2个单元格，最多1个，请删除多余的列后上传'],
  ])('too many %s', async (_, limits, message) => {
    expect(await told(workbook(some), limits)).toBe(message)
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
  it('has no visible sheet', async () => {
    expect(await told(workbookOf({ sheets: [{ name: 'x', rows: some, hidden: true }] }))).toBe(
      '工作簿里没有可以读取的工作表',
    )
  })

  it('has a sheet that is no XML', async () => {
    expect((await readXlsx(ofSheet('not XML'))).rows).toEqual([])
    expect(await told(ofSheet('<worksheet><sheetData><row r="1">'))).toBe(
      '文件已损坏，无法读取，请在Excel中重新保存后上传',
    )
  })

  it('has cells of a kind that there is not', async () => {
    const file = ofSheet(sheetXml('<row r="1"><c r="A1" t="s"><v>99</v></c></row>'))
    expect(await told(file)).toBe('文件已损坏，无法读取，请在Excel中重新保存后上传')
  })
})
