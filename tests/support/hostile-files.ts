import { CFB, utils, write } from 'xlsx'
import { sharedTexts, sheetXml, type TestCell, workbook, workbookOf } from './workbook'
import { type ZipPart, zip } from './zip'

/** File that no import takes; `rows` are those of a right sheet. */
export type HostileFile = [what: string, make: (rows: TestCell[][]) => Buffer, message: string]

export const MB = 1024 * 1024

export const part = (name: string, content: string | Buffer = '', facts: Partial<ZipPart> = {}): ZipPart => ({
  name,
  content,
  ...facts,
})
const withPart =
  (...parts: ZipPart[]) =>
  (rows: TestCell[][]): Buffer =>
    workbook(rows, { parts })
const ofSheet = (xml: string) => () => workbookOf({ sheets: [{ name: 'x', xml }] })
const oddSheet = (facts: Partial<ZipPart>) => withPart(part('xl/worksheets/sheet1.xml', sheetXml(''), facts))

const shared: TestCell = { xml: '<v>0</v>', type: 's' }
/** With a cell C17 that is too long. */
const longCell = (cell: TestCell): TestCell[][] => [
  ...Array.from({ length: 16 }, (): TestCell[] => ['a']),
  ['a', 'b', cell],
]
const longTold = '单元格C17的内容超过32,767个字符'

function encrypted(): Buffer {
  const file = CFB.utils.cfb_new()
  CFB.utils.cfb_add(file, '/EncryptionInfo', Buffer.alloc(64))
  CFB.utils.cfb_add(file, '/EncryptedPackage', Buffer.alloc(5000))
  return CFB.write(file, { type: 'buffer' })
}

function oldWorkbook(): Buffer {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['x']]), 'x')
  return write(book, { type: 'buffer', bookType: 'biff8' })
}

const textFile = '这是文本文件（如.csv），请用Excel或WPS打开，另存为.xlsx后上传'
const webPage = '这是网页格式的文件（不少系统导出的.xls其实是网页），请用Excel或WPS打开，另存为.xlsx后上传'

const sheetOfBomb = part('xl/worksheets/sheet1.xml', Buffer.alloc(70 * MB, ' '))

const damaged = '文件已损坏，无法读取，请在Excel中重新保存后上传'
const expands = '文件解压后超过64MB，已拒绝读取'

/** Files that are no workbook. */
export const noWorkbooks: readonly HostileFile[] = [
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
    withPart(part('xl/workbook.bin', 'x')),
    '这是二进制工作簿（.xlsb），请在Excel中另存为.xlsx后上传',
  ],
  ['a workbook cut off', (rows) => workbook(rows).subarray(0, 900), '文件已损坏，无法读取，请在Excel中重新保存后上传'],
  [
    'an archive with a password',
    withPart(part('xl/styles.xml', 'x', { flags: 1 })),
    '工作簿已加密，请取消密码保护后上传',
  ],
  ['a file of more than 10 MB', () => Buffer.alloc(10 * MB + 1, 'P'), '文件不能超过10MB，请拆分后上传'],
]

/** Workbooks that bring something along. */
export const laden: readonly HostileFile[] = (
  [
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
  ] satisfies [string, ZipPart[], string][]
).map(([what, parts, message]) => [what, withPart(...parts), message])

/** Workbooks that are more than they seem. */
export const swollen: readonly HostileFile[] = [
  ['a bomb that its own list tells of', withPart(sheetOfBomb), expands],
  ['a bomb that is told to be less', withPart({ ...sheetOfBomb, claimedSize: 1000 }), expands],
  ['a bomb that is told to be nothing', withPart({ ...sheetOfBomb, claimedSize: 0 }), expands],
  ['a list that tells of more than is there', oddSheet({ claimedSize: 5 * MB }), damaged],
  ['a list that tells of another checksum', oddSheet({ claimedCrc: 1 }), damaged],
  ['a way of packing that nobody knows', oddSheet({ method: 12 }), damaged],
  [
    '1,048,576 empty rows',
    () => ofSheet(sheetXml(Array.from({ length: 1_048_576 }, (_, at) => `<row r="${at + 1}"/>`).join('')))(),
    '工作表有1,048,576行（含空行），最多100,000行，请删除多余的空行后上传',
  ],
  ['a cell of 10 MB', () => workbook(longCell('长'.repeat((10 * MB) / 3))), longTold],
  [
    'a cell of 10 MB among the shared texts',
    () => workbook(longCell({ xml: '<v>0</v>', type: 's' }), { parts: [sharedTexts('x'.repeat(10 * MB))] }),
    longTold,
  ],
  [
    'a long text that stands in very many cells',
    () =>
      workbook(
        Array.from({ length: 1000 }, (): TestCell[] => [shared, shared]),
        { parts: [sharedTexts('x'.repeat(32_000))] },
      ),
    '工作表的文字总量过大，请拆分后上传',
  ],
]

/** Workbooks without anything to read. */
export const hollow: readonly HostileFile[] = [
  [
    'no visible sheet',
    (rows) => workbookOf({ sheets: [{ name: 'x', rows, hidden: true }] }),
    '工作簿里没有可以读取的工作表',
  ],
  ['a sheet whose XML ends too early', ofSheet('<worksheet><sheetData><row r="1">'), damaged],
  ['cells of a kind that there is not', ofSheet(sheetXml('<row r="1"><c r="A1" t="s"><v>99</v></c></row>')), damaged],
]

/** Files that are refused, each with one sentence. */
export const hostileFiles: readonly HostileFile[] = [...noWorkbooks, ...laden, ...swollen, ...hollow]
