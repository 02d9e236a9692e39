import { create } from 'qrcode'
import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { afterAll, expect, it } from 'vitest'
import { type CardLabel, type CardLabels, closePdf, renderCardLabelsPdf } from './pdf.js'

afterAll(closePdf)

const labels = (count: number, captainName: string | null = null): CardLabel[] =>
  Array.from({ length: count }, (_, at) => ({
    cardNo: `K26${String(at + 1).padStart(5, '0')}`,
    kindName: '主卡 · 购票',
    captainName,
  }))

async function opened(layout: CardLabels['layout'], given: CardLabel[], companyAuthName = '前海土石方工程有限公司') {
  const file = await renderCardLabelsPdf({ layout, companyAuthName, labels: given })
  return getDocumentProxy(new Uint8Array(file))
}

type Document = Awaited<ReturnType<typeof opened>>

/** The text of each page. */
const textsOf = async (document: Document): Promise<string[]> => (await extractText(document)).text

/** Operations of a rectangle in PDF.js: a corner, three more, and the way back. */
const RECTANGLE = 13

/** First code of a page as rows of dark and light squares. */
async function codeOn(document: Document, page: number, width: number): Promise<string[]> {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await (await document.getPage(page)).getOperatorList()
  const path = Object.values<number>(argsArray[fnArray.indexOf(OPS.constructPath)][1][0])
  const bars = Array.from({ length: path.length / RECTANGLE }, (_, at) => {
    const [, left = 0, top = 0, , right = 0] = path.slice(at * RECTANGLE)
    return { left, top, right }
  })
  const [first, highest] = [Math.min(...bars.map(({ left }) => left)), Math.max(...bars.map(({ top }) => top))]
  const side = (Math.max(...bars.map(({ right }) => right)) - first) / width
  const rows = Array.from({ length: width }, () => Array.from({ length: width }, () => ' '))
  for (const { left, top, right } of bars) {
    const row = rows[Math.round((highest - top) / side)]
    row?.fill('#', Math.round((left - first) / side), Math.round((right - first) / side))
  }
  return rows.map((row) => row.join(''))
}

it('prints number, kind, company and captain beside a code of the number alone', async () => {
  const document = await opened('SINGLE', labels(1, '黄师傅'))
  const [text] = await textsOf(document)
  for (const said of ['K2600001', '主卡·购票', '前海土石方工程有限公司', '黄师傅'])
    expect(text?.replaceAll(/\s/g, '')).toContain(said)
  const { modules } = create('K2600001', { errorCorrectionLevel: 'M' })
  const squares = Array.from({ length: modules.size }, (_, row) =>
    Array.from({ length: modules.size }, (_, column) => (modules.get(row, column) ? '#' : ' ')).join(''),
  )
  expect(await codeOn(document, 1, modules.size)).toEqual(squares)
})

it('lays 24 on a sheet of A4, or one on a page of its own size', async () => {
  const sheets = await opened('SHEET', labels(25))
  expect((await sheets.getPage(1)).view.map(Math.round)).toEqual([0, 0, 595, 842])
  const [first, second] = await textsOf(sheets)
  expect(first?.match(/K26\d{5}/g)).toHaveLength(24)
  expect(second).toContain('K2600025')
  const singles = await opened('SINGLE', labels(3))
  expect((await singles.getPage(2)).view.map(Math.round)).toEqual([0, 0, 198, 105])
  expect((await textsOf(singles)).map((text) => text.match(/K26\d{5}/g))).toEqual([
    ['K2600001'],
    ['K2600002'],
    ['K2600003'],
  ])
})

it('loses nothing of a long name', async () => {
  const name = '广东省深圳市前海深港现代服务业合作区土石方工程运输劳务分包建设集团股份有限责任公司第一分公司'
  const [text] = await textsOf(await opened('SINGLE', labels(1, '黄师傅'), name))
  expect(text?.replaceAll(/\s/g, '')).toContain(name)
})
