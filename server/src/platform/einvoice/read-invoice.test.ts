import { part } from '@tufang/tests/hostile-files'
import { ofdOf, ofdPage, pdfOf } from '@tufang/tests/invoices/files'
import { newLayout, oldLayout } from '@tufang/tests/invoices/layout'
import { factsOf, newInvoice, oldInvoice, redInvoice } from '@tufang/tests/invoices/made-up'
import { platformXml, taxDiskXml } from '@tufang/tests/invoices/xml'
import { describe, expect, it } from 'vitest'
import { invoiceLimits } from './limits.js'
import { readInvoice } from './read-invoice.js'

const bytes = (text: string) => Buffer.from(text)

const oldFacts = { ...factsOf(oldInvoice), taxPoint: '3', invoiceSumCount: '3.000', unsure: [] }
const newFacts = { ...factsOf(newInvoice), taxPoint: '9', invoiceSumCount: '130.500', unsure: [] }
const redFacts = { ...factsOf(redInvoice), taxPoint: '9', invoiceSumCount: '-2.000', unsure: [] }

describe('an invoice is read', () => {
  it('as XML of the platform', async () => {
    expect(await readInvoice(bytes(platformXml(newInvoice)))).toEqual(newFacts)
    expect(await readInvoice(bytes(`\ufeff${platformXml(redInvoice)}`))).toEqual(redFacts)
  })

  it('as the XML within an OFD', async () => {
    const file = ofdOf({
      'Attachs/original_invoice.xml': taxDiskXml(oldInvoice),
      'Pages/Page_0/Content.xml': ofdPage([]),
    })
    expect(await readInvoice(file)).toEqual(oldFacts)
  })

  it('as the pages of an OFD, whose labels may stand on a template', async () => {
    const all = newLayout(newInvoice)
    expect(await readInvoice(ofdOf({ 'Pages/Page_0/Content.xml': ofdPage(all) }))).toEqual(newFacts)
    const parts = {
      'Pages/Page_0/Content.xml': ofdPage(
        all.filter((_, at) => at % 2 === 0),
        'Tpls/Tpl_0/Content.xml',
      ),
      'Tpls/Tpl_0/Content.xml': ofdPage(all.filter((_, at) => at % 2 === 1)),
    }
    expect(await readInvoice(ofdOf(parts))).toEqual(newFacts)
  })

  it('as PDF of the platform', async () => {
    expect(await readInvoice(Buffer.from(await pdfOf(newLayout(newInvoice))))).toEqual(newFacts)
    expect(await readInvoice(await pdfOf(newLayout(newInvoice)))).toEqual(newFacts)
    expect(await readInvoice(await pdfOf(newLayout(redInvoice)))).toEqual(redFacts)
  })

  it('as PDF of before', async () => {
    expect(await readInvoice(await pdfOf(oldLayout(oldInvoice)))).toEqual(oldFacts)
  })
})

const unsureOf = async (content: Uint8Array) => (await readInvoice(content))?.unsure

describe('what is read', () => {
  const item = {
    name: '*运输服务*运费',
    unit: '车',
    quantity: '1',
    price: '100',
    amount: '100.00',
    rate: '9%',
    tax: '9.00',
  }
  const of = (more: object) => ({ ...newInvoice, items: [item], net: '100.00', tax: '9.00', total: '109.00', ...more })

  it('is exact, whatever way an amount is written', async () => {
    const file = platformXml(of({ net: '￥１００．００', total: ' 109.000000 ', date: '2026年11月3日' }))
    expect(await readInvoice(bytes(file))).toMatchObject({
      ...{ invoiceSumPrice: '100.00', sumPrice: '109.00', invoiceDate: '2026-11-03', unsure: [] },
    })
  })

  it('counts a quantity whose end is noughts', async () => {
    const file = platformXml(of({ items: [{ ...item, quantity: '10.00000000' }] }))
    expect(await readInvoice(bytes(file))).toMatchObject({ invoiceSumCount: '10.000', unsure: [] })
  })

  it('keeps the room and the brackets in names', async () => {
    const seller = { name: 'Far Hill Co. Ltd', taxNo: newInvoice.seller.taxNo }
    const buyer = { name: '深圳市（前海）大湾建设有限公司', taxNo: newInvoice.buyer.taxNo }
    for (const file of [bytes(platformXml(of({ seller, buyer }))), await pdfOf(newLayout(of({ seller, buyer })))]) {
      expect(await readInvoice(file)).toMatchObject({ sellerName: seller.name, buyerName: buyer.name, unsure: [] })
    }
  })

  it('is no tax where there is none', async () => {
    const untaxed = of({ items: [{ ...item, rate: '免税', tax: '***' }], tax: '0.00', total: '100.00' })
    const taxed = { taxPoint: '0', taxInvoiceSumPrice: '0.00', unsure: [] }
    expect(await readInvoice(bytes(platformXml(untaxed)))).toMatchObject(taxed)
    expect(await readInvoice(await pdfOf(newLayout(untaxed)))).toMatchObject(taxed)
  })

  it('names no tax point of items that differ', async () => {
    const other = { ...item, rate: '6%', tax: '6.00' }
    const mixed = of({ items: [item, other], net: '200.00', tax: '15.00', total: '215.00' })
    for (const file of [bytes(platformXml(mixed)), await pdfOf(newLayout(mixed))])
      expect(await readInvoice(file)).toMatchObject({ taxPoint: null, itemCount: 2, unsure: ['taxPoint'] })
  })

  it.each([
    ['sums that do not add up', { total: '110.00' }, ['invoiceSumPrice', 'taxPoint', 'taxInvoiceSumPrice', 'sumPrice']],
    ['items that make another sum', { items: [{ ...item, amount: '99.00' }] }, ['invoiceSumPrice', 'taxPoint']],
    [
      'items whose taxes make another one',
      { items: [item, { ...item, tax: '8.99' }] },
      ['invoiceSumPrice', 'taxPoint'],
    ],
    ['a tax of another rate', { items: [{ ...item, rate: '6%' }] }, ['taxPoint']],
    ['a number of too few digits', { number: '2644200000001234567' }, ['invoiceCode', 'invoiceSn']],
    ['a day that there is not', { date: '2026-02-30' }, ['invoiceDate']],
    [
      'a code whose check does not hold',
      { seller: { ...newInvoice.seller, taxNo: '91350100M000100W43' } },
      ['sellerTaxNo'],
    ],
    ['no seller', { seller: { name: '', taxNo: '' } }, ['sellerName', 'sellerTaxNo']],
    ['no items', { items: [] }, ['invoiceSumCount', 'taxPoint', 'itemCount']],
    ['a quantity of many decimals', { items: [{ ...item, quantity: '0.3333333333' }] }, ['invoiceSumCount']],
  ])('is unsure of %s', async (_, more, unsure) => {
    const reading = await unsureOf(bytes(platformXml(of(more))))
    expect(reading?.toSorted()).toEqual(unsure.toSorted())
  })

  it('is that of the first five pages', async () => {
    const [first = [], second = []] = [newLayout(newInvoice).slice(0, 30), newLayout(newInvoice).slice(30)]
    expect(await unsureOf(await pdfOf(first, second))).toEqual([])
    expect(await unsureOf(await pdfOf(first, [], [], [], [], second))).not.toEqual([])
  })
})

describe('is no invoice', () => {
  const xml = platformXml(newInvoice)
  const bomb = part('Doc_0/Attachs/original_invoice.xml', Buffer.alloc(30 * 1024 * 1024, ' '))
  const root = { 'Pages/Page_0/Content.xml': ofdPage(newLayout(newInvoice)) }
  const entity = (declared: string, used: string) =>
    bytes(
      xml.replace('<EInvoice>', `<!DOCTYPE EInvoice [${declared}]><EInvoice>`).replace(newInvoice.seller.name, used),
    )
  const laughs = Array.from({ length: 12 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')

  it.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
    ['nothing', () => bytes('')],
    ['text', () => bytes('发票号码：26442000000012345678 价税合计（小写）¥1.00')],
    ['a picture', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['other XML', () => bytes('<?xml version="1.0"?><invoice><InvoiceNo>1</InvoiceNo></invoice>')],
    ['a page', () => bytes('<html><body><EInvoice></body></html>')],
    ['XML cut off', () => bytes(xml.slice(0, 900))],
    ['XML that asks for a file', () => entity('<!ENTITY f SYSTEM "file:///etc/passwd">', '&f;')],
    ['XML that asks for an address', () => entity('<!ENTITY % f SYSTEM "http://127.0.0.1:1/x"> %f;', 'x')],
    ['XML that laughs a billion times', () => entity(`<!ENTITY l0 "ha">${laughs}`, '&l12;')],
    ['XML with an entity of nobody', () => bytes(xml.replace(newInvoice.seller.name, '&f;'))],
    ['XML of very many levels', () => bytes(`<EInvoice><EInvoiceData>${'<a>'.repeat(400_000)}`)],
    ['XML that is not in its letters', () => Buffer.from(xml.replace('远', '\xff'), 'latin1')],
    ['more than 5 MB', () => bytes(xml + ' '.repeat(5 * 1024 * 1024))],
    ['an archive of something else', () => ofdOf({}, [part('OFD.xml.txt')]).subarray(0, 60)],
    ['an OFD without pages', () => ofdOf({})],
    ['an OFD cut off', () => ofdOf(root).subarray(0, 700)],
    ['an OFD that is a bomb', () => ofdOf(root, [bomb])],
    ['an OFD that is a bomb and says less', () => ofdOf(root, [{ ...bomb, claimedSize: 100 }])],
    ['an OFD with a part under two names', () => ofdOf(root, [part('DOC_0/document.xml', '<a/>')])],
    ['an OFD with a password', () => ofdOf(root, [part('Doc_0/x.xml', 'x', { flags: 1 })])],
    [
      'an OFD of very many parts',
      () =>
        ofdOf(
          root,
          Array.from({ length: 300 }, (_, at) => part(`Doc_0/${at}`)),
        ),
    ],
    ['a PDF without text', () => pdfOf([])],
    ['a PDF of something else', () => pdfOf([{ text: '结算单 合计 ¥100.00', x: 20, y: 20 }])],
    ['a PDF cut off', async () => (await pdfOf(newLayout(newInvoice))).subarray(0, 3000)],
    ['a PDF in name only', () => bytes('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF')],
  ])('%s', async (_, make) => {
    expect(await readInvoice(await make())).toBeUndefined()
  })

  it('what too many send at once', async () => {
    const { atOnce, waiting } = invoiceLimits
    const all = Array.from({ length: atOnce + waiting + 1 }, () => readInvoice(bytes('<EInvoice>')))
    const answers = await Promise.allSettled(all)
    expect(answers.slice(0, -1)).toEqual(Array(atOnce + waiting).fill({ status: 'fulfilled', value: undefined }))
    expect(answers.at(-1)).toMatchObject({ reason: { code: 'TOO_MANY_AT_ONCE' } })
  })

  it('XML of more tags than an invoice has, however well it is made', async () => {
    const withTags = (count: number) => bytes(xml.replace('</EInvoice>', `${'<b/>'.repeat(count)}</EInvoice>`))
    expect(await readInvoice(withTags(invoiceLimits.tags - 1000))).toEqual(newFacts)
    expect(await readInvoice(withTags(invoiceLimits.tags))).toBeUndefined()
    expect(await readInvoice(withTags(1_250_000))).toBeUndefined()
  })
})

it('what takes too long is not known to be none', async () => {
  const reading = readInvoice(bytes(platformXml(newInvoice)), { ...invoiceLimits, milliseconds: 1 })
  await expect(reading).rejects.toMatchObject({ code: 'TOO_MANY_AT_ONCE', retryAfter: 5 })
})
