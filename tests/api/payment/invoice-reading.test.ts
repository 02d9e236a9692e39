import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { newCompany } from '@tufang/tests/company'
import { pdfOf } from '@tufang/tests/invoices/files'
import { newLayout } from '@tufang/tests/invoices/layout'
import { newInvoice } from '@tufang/tests/invoices/made-up'
import { drawInvoice } from '@tufang/tests/invoices/picture'
import { platformXml } from '@tufang/tests/invoices/xml'
import { png, upload } from '@tufang/tests/upload'
import { describe, expect, it } from 'vitest'

const UPLOAD = '/upms/file/upload?fileType=image&dir='
const READ = `query ($fileUrl: String!) { readInvoice(fileUrl: $fileUrl) {
  invoiceCode invoiceSn invoiceDate sellerName sellerTaxNo buyerName buyerTaxNo invoiceSumCount invoiceSumPrice taxPoint
  taxInvoiceSumPrice sumPrice itemCount remark unsure
} }`

const app = await testApp()
const company = await newCompany()
const cashier = await company.as('出纳')

const xml = Buffer.from(platformXml(newInvoice))
const send = async (content: Buffer, caller: Caller = cashier, dir = 'invoice/') =>
  (await upload(app, caller, UPLOAD + dir, { content, name: '发票.xml' })).json<{ link: string; msg: string }>()
const read = async (fileUrl: string) =>
  (await cashier.ask<{ readInvoice: { invoiceSn: string; unsure: string[] } }>(READ, { fileUrl })).readInvoice

describe('an invoice that was sent', () => {
  it('is read as XML, PDF and picture', async () => {
    const { link } = await send(xml)
    expect(await read(link)).toEqual({
      invoiceCode: null,
      invoiceSn: newInvoice.number,
      invoiceDate: newInvoice.date,
      sellerName: newInvoice.seller.name,
      sellerTaxNo: newInvoice.seller.taxNo,
      buyerName: newInvoice.buyer.name,
      buyerTaxNo: newInvoice.buyer.taxNo,
      invoiceSumCount: '130.500',
      invoiceSumPrice: newInvoice.net,
      taxPoint: '9',
      taxInvoiceSumPrice: newInvoice.tax,
      sumPrice: newInvoice.total,
      itemCount: 2,
      remark: newInvoice.remark,
      unsure: [],
    })
    const pdf = await send(Buffer.from(await pdfOf(newLayout(newInvoice))))
    expect(await read(pdf.link)).toMatchObject({ invoiceSn: newInvoice.number, unsure: [] })
    const picture = await send(drawInvoice(newLayout(newInvoice)))
    expect(await read(picture.link)).toMatchObject({
      invoiceSn: newInvoice.number,
      unsure: expect.arrayContaining(['invoiceSn']),
    })
  })

  it('may turn out to be something else', async () => {
    const unreadable = {
      message: '不是可识别的电子发票（XML、OFD、PDF）',
      extensions: { code: 'INVOICE_UNREADABLE' },
    }
    const other = Buffer.from(await pdfOf([{ text: '结算单', x: 20, y: 20 }]))
    for (const content of [other, xml.subarray(0, 900)])
      expect(await cashier.refusal(READ, { fileUrl: (await send(content)).link })).toMatchObject(unreadable)
  })

  it('is refused when it is of another kind or too large, or sent by people without the permission', async () => {
    const format = '发票只能是XML、OFD、PDF、JPG、PNG格式!'
    expect((await send(Buffer.from('<html></html>'))).msg).toContain(format)
    expect((await send(Buffer.concat([xml, Buffer.alloc(5 * 1024 * 1024, ' ')]))).msg).toContain('发票大小不能超过5MB!')
    expect((await send(xml, await company.as('审核员'))).msg).toContain('没有权限')
  })

  it('is read by nobody of another company, and nothing but an invoice is', async () => {
    const missing = { extensions: { code: 'NOT_FOUND' } }
    const { link } = await send(xml)
    const stranger = await (await newCompany()).as('管理员')
    expect(await stranger.refusal(READ, { fileUrl: link })).toMatchObject(missing)
    const avatar = await send(png(), cashier, 'user/')
    for (const fileUrl of [avatar.link, 'https://example.com/a.pdf', ''])
      expect(await cashier.refusal(READ, { fileUrl })).toMatchObject(missing)
  })
})
