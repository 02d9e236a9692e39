import { ofdOf, ofdPage, pdfOf } from '@tufang/tests/invoices/files'
import { newLayout, oldLayout, type Written } from '@tufang/tests/invoices/layout'
import { factsOf, newInvoice, oldInvoice } from '@tufang/tests/invoices/made-up'
import { platformXml, taxDiskXml } from '@tufang/tests/invoices/xml'
import { expect, it } from 'vitest'
import { readInvoice } from './read-invoice.js'

const newFacts = { ...factsOf(newInvoice), taxPoint: '9', invoiceSumCount: '130.500', unsure: [] }
const oldFacts = { ...factsOf(oldInvoice), taxPoint: '3', invoiceSumCount: '3.000', unsure: [] }
const [FIRST, SECOND] = ['Pages/Page_0/Content.xml', 'Pages/Page_1/Content.xml']

/** List behind an invoice of many items, with the invoice's own labels and few other texts. */
const listPage: Written[] = [
  { text: '销售货物或者提供应税劳务、服务清单', x: 70, y: 20 },
  { text: '购买方名称：', x: 10, y: 28 },
  { text: '销售方名称：', x: 10, y: 34 },
  { text: '所属增值税普通发票代码：', x: 10, y: 42 },
  { text: '号码：', x: 96, y: 42 },
]

it('reads pages in the order of the document, however the file is packed', async () => {
  const [first, second] = [ofdPage(oldLayout(oldInvoice)), ofdPage(listPage)]
  for (const parts of [
    { [FIRST]: first, [SECOND]: second },
    { [SECOND]: second, [FIRST]: first },
  ])
    expect(await readInvoice(ofdOf(parts, [], [FIRST, SECOND]))).toEqual(oldFacts)
})

it('reads only the pages that the document lists, and no OFD without any', async () => {
  const other = { ...newInvoice, net: '1.00', tax: '0.09', total: '1.09' }
  const parts = { 'Pages/Old/Content.xml': ofdPage(newLayout(other)), [FIRST]: ofdPage(newLayout(newInvoice)) }
  expect(await readInvoice(ofdOf(parts, [], [FIRST]))).toEqual(newFacts)
  expect(await readInvoice(ofdOf(parts, [], []))).toBeUndefined()
})

it('lays under a page the template that it names, and no other', async () => {
  const labels = newLayout(newInvoice).filter(({ text }) => /[：名]$|（小写）/.test(text))
  const figures = newLayout(newInvoice).filter(({ text }) => !labels.some((label) => label.text === text))
  const parts = {
    'Tpls/Tpl_0/Content.xml': ofdPage([{ text: '发票号码：26440000000000000000', x: 10, y: 4 }]),
    'Tpls/Tpl_1/Content.xml': ofdPage(labels),
    [FIRST]: ofdPage(figures, 'Tpls/Tpl_1/Content.xml'),
    [SECOND]: ofdPage([]),
  }
  expect(await readInvoice(ofdOf(parts))).toEqual(newFacts)
})

it('takes the sums from their columns, with a currency before them or without', async () => {
  const bare = newLayout(newInvoice).map((run) => ({ ...run, text: run.text.replace('¥', '') }))
  expect(await readInvoice(ofdOf({ [FIRST]: ofdPage(bare) }))).toEqual(newFacts)
  expect(await readInvoice(await pdfOf(bare))).toEqual(newFacts)
})

it('takes them from one text whose steps part the columns', async () => {
  const without = newLayout(newInvoice).filter(({ text }) => !['¥112560.00', '¥10130.40'].includes(text))
  const steps = [...'112560.0'].map(() => '1.5').join(' ')
  const both = `<ofd:TextObject Boundary="146 88 60 3" Size="3.175"><ofd:TextCode X="0" Y="2.7" DeltaX="${steps} 30 g 7 1.5">112560.0010130.40</ofd:TextCode></ofd:TextObject>`
  const page = ofdPage(without).replace('</ofd:Layer>', `${both}</ofd:Layer>`)
  expect(await readInvoice(ofdOf({ [FIRST]: page }))).toEqual(newFacts)
})

it('reads vertical text as such', async () => {
  const isLetter = ({ text, x }: Written) => [...text].length === 1 && (x === 8 || x === 105)
  const downwards: Written[] = [
    { text: '购买方信息', x: 8, y: 25, down: 5 },
    { text: '销售方信息', x: 105, y: 25, down: 5 },
    { text: '备注', x: 8, y: 106, down: 8 },
  ]
  const page = [...newLayout(newInvoice).filter((run) => !isLetter(run)), ...downwards]
  expect(await readInvoice(ofdOf({ [FIRST]: ofdPage(page) }))).toEqual(newFacts)
})

it('is unsure of every sum where the words say another one', async () => {
  const sums = ['invoiceSumPrice', 'sumPrice', 'taxInvoiceSumPrice', 'taxPoint']
  const layout = newLayout(newInvoice).map((run) =>
    run.text.startsWith('⊗') ? { ...run, text: '⊗壹拾贰万贰仟陆佰玖拾圆整' } : run,
  )
  const platform = platformXml(newInvoice).replace(
    '<RequestTime>',
    '<TotalTax-includedAmountInChinese>玖万圆整</TotalTax-includedAmountInChinese><RequestTime>',
  )
  const taxDisk = taxDiskXml(oldInvoice).replace(
    '<fp:TaxTotalAmount>',
    '<fp:TaxInclusiveTotalAmountWithWords>叁仟零捌拾圆整</fp:TaxInclusiveTotalAmountWithWords><fp:TaxTotalAmount>',
  )
  for (const file of [
    ofdOf({ [FIRST]: ofdPage(layout) }),
    await pdfOf(layout),
    Buffer.from(platform),
    ofdOf({ 'Attachs/original_invoice.xml': taxDisk }),
  ])
    expect((await readInvoice(file))?.unsure.toSorted()).toEqual(sums)
})
