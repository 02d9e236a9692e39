import { newLayout } from '@tufang/tests/invoices/layout'
import { factsOf, newInvoice } from '@tufang/tests/invoices/made-up'
import { drawInvoice } from '@tufang/tests/invoices/picture'
import { afterAll, describe, expect, it } from 'vitest'
import { OwnOcr } from '../ocr/own-ocr.js'
import { invoiceOnPicture } from './facts.js'

describe('an invoice on a picture', () => {
  const ocr = new OwnOcr()
  afterAll(() => ocr.close())

  it('is read as far as its letters are: what adds up is sure', async () => {
    const runs = await ocr.readRuns(drawInvoice(newLayout(newInvoice)))
    const reading = invoiceOnPicture(runs ?? [])
    const { invoiceSn, invoiceDate, invoiceSumPrice, taxInvoiceSumPrice, sumPrice } = factsOf(newInvoice)
    expect(reading).toMatchObject({ invoiceSn, invoiceDate, invoiceSumPrice, taxInvoiceSumPrice, sumPrice })
    expect(reading?.unsure).toContain('invoiceSn')
    expect(reading?.unsure).not.toContain('sumPrice')
  })

  it('is not recognized without its words', () => {
    const line = { left: 0, top: 0, right: 100, bottom: 10 }
    expect(invoiceOnPicture([{ ...line, text: '过磅单 净重 12.5' }])).toBeUndefined()
    expect(invoiceOnPicture([])).toBeUndefined()
  })
})
