import { DomainError } from '@tufang/server/kernel/errors'
import type { Importing } from '@tufang/server/modules/import/index'
import { placeOf } from '@tufang/server/platform/excel/place'
import { expect, it } from 'vitest'
import { type CellObject, read } from 'xlsx'
import type { TestCompany } from './company'
import { contentOfDatabase } from './content'
import { type HostileFile, hostileFiles } from './hostile-files'
import { type TestCell, workbook, workbookOf } from './workbook'

type Definition = Importing['definition']

const keysOf = ({ columns }: Definition): string[] => Object.keys(columns)
const headingsOf = (definition: Definition): string[] =>
  keysOf(definition).map((key) => definition.columns[key]?.title ?? '')

/** Headings and one row with an outcome. */
const someRows = (definition: Definition): TestCell[][] => [
  headingsOf(definition),
  keysOf(definition).map((key) => definition.columns[key]?.example || '示例文字'),
]

const headerLess = ({ words }: Definition) => `没有找到表头，请使用模板，或让第一行为${words.headings}等列名`
const formula: TestCell = { xml: '<f>1+1</f><v>2</v>', type: 'n' }
const odd: TestCell = { xml: '<v>#N/A</v>', type: 'e' }

type HostileSheet = [what: string, make: (definition: Definition) => Buffer, told: (definition: Definition) => string]

/** Readable sheets without any valid content. */
const hostileSheets: HostileSheet[] = [
  ['a sheet that is no XML', () => workbookOf({ sheets: [{ name: 'x', xml: 'not XML' }] }), headerLess],
  [
    'a sheet of something else',
    () =>
      workbook([
        ['一月', '二月'],
        ['a', 'b'],
      ]),
    headerLess,
  ],
  ['headings and nothing below', (definition) => workbook([headingsOf(definition)]), () => '表头下面没有数据'],
  [
    'a column twice',
    (definition) => workbook([[...headingsOf(definition), headingsOf(definition)[0] ?? '']]),
    (definition) => {
      const titles = headingsOf(definition)
      return `表头重复：A1和${placeOf(1, titles.length)}都是“${titles[0]}”`
    },
  ],
  [
    'a heading that is a formula',
    (definition) => workbook([[...headingsOf(definition), formula]]),
    (definition) => `表头${placeOf(1, headingsOf(definition).length)}是公式或错误值，请改为文字`,
  ],
]

const tooLong: HostileSheet = [
  '20,001 rows',
  (definition) => {
    const columns = keysOf(definition).flatMap((key) => definition.columns[key] ?? [])
    const needed = columns.filter(({ required }) => required)
    // A single heading does not count as a row of headings.
    const some = needed.length > 1 ? needed : columns
    const row = some.map(({ example }) => example || '示例文字')
    return workbook([some.map(({ title }) => title), ...Array.from({ length: 20_001 }, () => row)])
  },
  () => '有20,001行数据，一次最多导入20,000行，请拆分后上传',
]

const formulasIn = (content: Buffer): CellObject[] =>
  Object.values(read(content, { type: 'buffer', cellFormula: true }).Sheets).flatMap((sheet) =>
    Object.values<CellObject>(sheet).filter((cell) => typeof cell === 'object' && cell !== null && 'f' in cell),
  )

type Find = () => Promise<{ importing: Importing; company: TestCompany }>

type Refusals = Record<string, { code: string; message: string; fieldErrors: { field: string; message: string }[] }>

/** Refusals of files, by kind; all of them together leave nothing behind. */
async function refusalsOf(
  find: Find,
  files: readonly [what: string, make: (definition: Definition) => Buffer][],
): Promise<Refusals> {
  const { importing, company } = await find()
  const before = await contentOfDatabase(company)
  const refusals: Refusals = {}
  for (const [what, make] of files) {
    const file = { name: '../../一月\u202e.xlsx', content: make(importing.definition), commit: true }
    const refusal: unknown = await importing.uploads.upload(company.actor('管理员'), file).catch((error) => error)
    if (!(refusal instanceof DomainError)) throw new Error(`${what} was not refused: ${refusal}`)
    const { code, message, fieldErrors } = refusal
    refusals[what] = { code, message, fieldErrors: [...fieldErrors] }
  }
  expect(await contentOfDatabase(company)).toEqual(before)
  return refusals
}

/** Tests of broken or deceptive files, which are refused as a whole, before their kind is known. */
export function importFileSuite(find: Find, files: readonly HostileFile[] = hostileFiles): void {
  it(`refuses ${files.length} hostile files, each with its sentence`, async () => {
    const refusals = await refusalsOf(
      find,
      files.map(([what, make]) => [what, (definition) => make(someRows(definition))]),
    )
    const expected = files.map(([what, , message]) => {
      return [what, { code: 'INVALID_INPUT', fieldErrors: [{ field: 'file', message }] }]
    })
    expect(refusals).toMatchObject(Object.fromEntries(expected))
  })
}

/**
 * Tests of every import: sheets without rows of its kind are refused as a whole and leave nothing behind; formulas and
 * errors are refused at their cells, and no content of a cell is ever computed.
 */
export function importSuite(find: Find, { full }: { full: boolean }): void {
  const sheets = full ? [...hostileSheets, tooLong] : hostileSheets

  it(`refuses ${sheets.length} hostile sheets, each with its sentence`, async () => {
    const { definition } = (await find()).importing
    const refusals = await refusalsOf(
      find,
      sheets.map(([what, make]) => [what, make]),
    )
    const expected = sheets.map(([what, , told]) => [what, { code: 'INVALID_INPUT', message: told(definition) }])
    expect(refusals).toMatchObject(Object.fromEntries(expected))
  })

  it('refuses formulas and errors at their cells, and tells what stands there', async () => {
    const { importing, company } = await find()
    const { definition, imports, uploads } = importing
    const actor = company.actor('管理员')
    const rows = [headingsOf(definition), keysOf(definition).map(() => formula), keysOf(definition).map(() => odd)]
    const id = await uploads.upload(actor, { name: '一月.xlsx', content: workbook(rows), commit: true })
    expect(await imports.find(actor, id)).toMatchObject({
      status: 'CHECKED',
      total: 2,
      refusedCount: 2,
      pendingCount: 0,
    })
    const { records } = await imports.rows(actor, { filter: { importId: id } })
    const issues = records.map((row) => (row as { issues: { cell: string | null; message: string }[] }).issues)
    expect(issues).toEqual(
      ['是公式，请粘贴为数值后再导入', '是错误值#N/A'].map((message, line) =>
        keysOf(definition).map((_, at) => expect.objectContaining({ cell: placeOf(line + 2, at), message })),
      ),
    )
  })

  it('keeps what looks like a formula as the text that it is, in its report too', async () => {
    const { importing, company } = await find()
    const { definition, files, uploads } = importing
    const actor = company.actor('管理员')
    const attack = '=HYPERLINK("http://x","y")'
    const rows = [headingsOf(definition), keysOf(definition).map(() => attack)]
    const id = await uploads.upload(actor, { name: '=1+1.xlsx', content: workbook(rows), commit: false })
    const { content } = await files.report(actor, id)
    expect(content.subarray(0, 2).toString()).toBe('PK')
    expect(formulasIn(content)).toEqual([])
  })

  it('asks for the permission before it reads anything', async () => {
    const { importing, company } = await find()
    const file = { name: 'x.xlsx', content: Buffer.from('PK'), commit: true }
    await expect(importing.uploads.upload(company.actor('只读'), file)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
}
