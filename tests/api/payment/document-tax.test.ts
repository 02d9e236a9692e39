import { testApp } from '@tufang/tests/app'
import { expectSound } from '@tufang/tests/checks'
import { newCompany } from '@tufang/tests/company'
import { newPayee } from '@tufang/tests/factories/payee'
import {
  invoiceAnswer as answer,
  type InvoiceAnswer,
  invoiceDocuments,
  invoiceInput,
  newInvoice,
  invoiceRefusal as refusal,
} from '@tufang/tests/invoice'
import { newInvoice as madeUp } from '@tufang/tests/invoices/made-up'
import { platformXml } from '@tufang/tests/invoices/xml'
import { uniqueDigits } from '@tufang/tests/unique'
import { upload } from '@tufang/tests/upload'
import { afterEach, describe, expect, it } from 'vitest'

afterEach(async () => expectSound((await testApp()).database))

const item = { name: '*运输服务*运费', amount: '0.50', rate: '9%', tax: '0.05' }
/** Two items of 0.50 at 9 percent: 0.045 each, which makes 0.10 when each is rounded, and 0.09 for their sum. */
const document = { ...madeUp, items: [item, item], net: '1.00', tax: '0.10', total: '1.10' }

async function ground() {
  const company = await newCompany()
  const clerk = await company.as('管理员')
  const payee = await newPayee(company)
  const send = async (invoice: typeof document) => {
    const content = Buffer.from(platformXml(invoice))
    const path = '/upms/file/upload?fileType=image&dir=invoice/'
    return (await upload(await testApp(), clerk, path, { content, name: '发票.xml' })).json<{ link: string }>().link
  }
  const input = (more: object) => invoiceInput(payee, '1.00', { taxPoint: '9', ...more })
  return { company, clerk, payee, send, input }
}

const number = () => ({ invoiceSn: uniqueDigits(20), invoiceDate: '2026-03-03' })

describe('the tax of an electronic invoice of several items', () => {
  it('is taken as it stands on the document, and stays when something else is changed', async () => {
    const { clerk, send, input } = await ground()
    const said = input({ invoiceUrl: await send(document) })
    const made = await answer(clerk, 'create', { input: { ...said, taxInvoiceSumPrice: '0.10', sumPrice: '1.10' } })
    expect(made).toMatchObject({ taxInvoiceSumPrice: '0.10', sumPrice: '1.10', leftAmt: '1.10' })
    const { id } = made
    const changed = await answer(clerk, 'update', { id, version: made.version, input: { ...said, remark: '三月' } })
    expect(changed).toMatchObject({ taxInvoiceSumPrice: '0.10', sumPrice: '1.10' })
    const typed = { ...said, invoiceSumPrice: '2.00' }
    expect(await answer(clerk, 'update', { id, version: changed.version, input: typed })).toMatchObject({
      ...{ taxInvoiceSumPrice: '0.18', sumPrice: '2.18' },
    })
  })

  it('is taken of no invoice without a document, nor of one that says something else', async () => {
    const { clerk, send, input } = await ground()
    const said = { taxInvoiceSumPrice: '0.10' }
    const messageOf = async (more: object) => {
      const { extensions } = await clerk.refusal(invoiceDocuments.create, { input: input(more) })
      return (extensions.fieldErrors as { field: string; message: string }[])[0]
    }
    const field = 'input.taxInvoiceSumPrice'
    const byHand = '税额须为不含税金额×税率，即0.09元；与此不同的须有XML、OFD或PDF格式的发票原件'
    expect(await messageOf(said)).toEqual({ field, message: byHand })
    expect(await messageOf({ ...said, invoiceUrl: '/files/1.xml' })).toEqual({ field, message: byHand })
    const differs = { field, message: '税额与发票原件各项目的税额不符，也不是不含税金额×税率，即0.09元' }
    const other = await send({ ...document, tax: '0.11', total: '1.11' })
    expect(await messageOf({ taxInvoiceSumPrice: '0.11', invoiceUrl: other })).toEqual(differs)
    expect(await messageOf({ taxInvoiceSumPrice: '0.11', invoiceUrl: await send(document) })).toEqual(differs)
    const bare = await send({ ...document, items: [] })
    expect(await messageOf({ ...said, invoiceUrl: bare })).toEqual({
      field,
      message: '发票原件的项目没有读到，不能逐项核对税额，税额须为不含税金额×税率，即0.09元',
    })
    expect(await answer(clerk, 'create', { input: input({ invoiceUrl: other }) })).toMatchObject({ sumPrice: '1.09' })
  })

  it('is taken back in whole, to the cent', async () => {
    const { clerk, send, input } = await ground()
    const said = input({ invoiceUrl: await send(document), taxInvoiceSumPrice: '0.10' })
    const { id } = await answer(clerk, 'create', { input: said })
    const red = await answer(clerk, 'red', { id, input: number() })
    expect(red).toMatchObject({ invoiceSumPrice: '-1.00', taxInvoiceSumPrice: '-0.10', sumPrice: '-1.10' })
    expect(await answer(clerk, 'one', { id })).toMatchObject({ cancelledAmt: '1.10', leftAmt: '0.00' })
    const same = { ...number(), payeeId: null, invoiceSumPrice: '1.00', taxPoint: '9', remark: '冲' }
    const { payeeId } = await answer<InvoiceAnswer & { payeeId: string }>(clerk, 'one', { id })
    expect(
      await answer(clerk, 'update', { id: red.id, version: red.version, input: { ...same, payeeId } }),
    ).toMatchObject({ taxInvoiceSumPrice: '-0.10', sumPrice: '-1.10', remark: '冲' })
    expect(await answer(clerk, 'delete', { id: red.id })).toMatchObject({ id: red.id, type: 'Invoice' })
    expect(await answer(clerk, 'one', { id })).toMatchObject({ cancelledAmt: '0.00', leftAmt: '1.10' })
  })
})

describe('the last red-letter invoice', () => {
  it('takes back what the parts before it have left of the tax', async () => {
    const { clerk, payee } = await ground()
    const { id } = await newInvoice(clerk, payee, '0.04', { taxPoint: '50' })
    const taxes: string[] = []
    for (const invoiceSumPrice of ['0.01', '0.01', '0.01', null]) {
      const red = await answer<InvoiceAnswer & { taxInvoiceSumPrice: string }>(clerk, 'red', {
        id,
        input: { ...number(), invoiceSumPrice },
      })
      taxes.push(red.taxInvoiceSumPrice)
    }
    expect(taxes).toEqual(['-0.01', '-0.01', '0.00', '0.00'])
    expect(await answer(clerk, 'one', { id })).toMatchObject({ cancelledAmt: '0.06', leftAmt: '0.00' })
    expect(await refusal(clerk, 'red', { id, input: number() })).toBe('INVOICE_NOTHING_LEFT')
  })

  it('takes a cent more than its own tax, where the parts took too little', async () => {
    const { clerk, payee } = await ground()
    const { id } = await newInvoice(clerk, payee, '1.00', { taxPoint: '1' })
    await answer(clerk, 'red', { id, input: { ...number(), invoiceSumPrice: '0.49' } })
    await answer(clerk, 'red', { id, input: { ...number(), invoiceSumPrice: '0.49' } })
    expect(await answer(clerk, 'red', { id, input: number() })).toMatchObject({
      ...{ invoiceSumPrice: '-0.02', taxInvoiceSumPrice: '-0.01', sumPrice: '-0.03' },
    })
    expect(await answer(clerk, 'one', { id })).toMatchObject({ leftAmt: '0.00' })
  })
})
