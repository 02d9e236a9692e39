import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { expectSound } from '@tufang/tests/checks'
import { newCompany } from '@tufang/tests/company'
import { claimAll, newInvoice } from '@tufang/tests/invoice'
import { newPayable, payAll } from '@tufang/tests/payment'
import { uniqueDigits } from '@tufang/tests/unique'
import { afterEach, describe, expect, it } from 'vitest'

afterEach(async () => expectSound((await testApp()).database))

const LIST = '/chain/companypayment/getBuilderInvoicePageList'
const OF = '/chain/companypayment/getPaymentOfInvoice'
const CLAIM = '/chain/companypaymentinvoice/batchClaim'
const WAYBILLS = '/chain/companypaymentinvoice/selectInvoiceOfWill'

type Row = Record<string, unknown>
interface Answer<Data> {
  code: number
  msg: string | null
  data: Data
}

const get = async <Data>(caller: Caller, path: string, query: Record<string, string> = {}) =>
  (await caller.rest('GET', path, { query })).json<Answer<Data>>()
const post = async <Data>(caller: Caller, path: string, body: object) =>
  (await caller.rest('POST', path, { body })).json<Answer<Data>>()
const rows = async (caller: Caller, body: object = {}) =>
  (await post<{ records: Row[]; total: number }>(caller, LIST, body)).data.records

async function ground() {
  const company = await newCompany()
  return { company, cashier: await company.as('出纳'), ...(await newPayable(company)) }
}

describe('invoices over REST', () => {
  it('are listed with the payment that they are for, by each of their members', async () => {
    const { cashier, settlement, payee } = await ground()
    const payment = await payAll(cashier, settlement)
    const own = await newInvoice(cashier, payee, '97.09', {
      taxPoint: '3',
      paymentId: payment.id,
      invoiceSumCount: '2',
    })
    const other = await newInvoice(cashier, payee, '50.00')
    expect(await rows(cashier)).toMatchObject([{ id: other.id, paymentNo: null, amt: null }, { id: own.id }])
    const [row] = await rows(cashier, { invoiceSn: own.invoiceSn })
    expect(row).toMatchObject({
      ...{
        id: own.id,
        invoiceSn: own.invoiceSn,
        invoiceCode: '',
        invoiceSumCount: 2,
        invoiceSumPrice: 97.09,
        taxPoint: 3,
      },
      ...{
        taxInvoiceSumPrice: 2.91,
        sumPrice: 100,
        invoiceUrl: null,
        remark: null,
        paymentNo: payment.paymentNo,
        amt: 200,
      },
    })
    expect(await rows(cashier, { sumPrice: '50' })).toMatchObject([{ id: other.id }])
    expect(await rows(cashier, { open: 0 })).toEqual([])
  })

  it('of a payment are shown by its id, and by that of one of them', async () => {
    const { cashier, settlement, payee } = await ground()
    const payment = await payAll(cashier, settlement)
    const own = await newInvoice(cashier, payee, '100.00', { paymentId: payment.id })
    const claiming = await newInvoice(cashier, payee, '200.00')
    await claimAll(cashier, claiming, settlement)
    type Paid = { paymentNo: string | null; amt: number | null; invoices: Row[] }
    const byPayment = (await get<Paid>(cashier, `${OF}/${payment.id}`)).data
    expect(byPayment).toMatchObject({ paymentNo: payment.paymentNo, amt: 200 })
    expect(byPayment.invoices.map(({ id }) => id).toSorted()).toEqual([own.id, claiming.id].toSorted())
    expect((await get<Paid>(cashier, `${OF}/${own.id}`)).data).toEqual(byPayment)
    expect((await get<Paid>(cashier, `${OF}/${claiming.id}`)).data).toMatchObject({
      ...{ paymentNo: null, amt: null },
      invoices: [{ id: claiming.id }],
    })
    expect(await get(cashier, `${OF}/${settlement.id}`)).toMatchObject({ code: 1 })
  })

  it('claim waybills row by row, and are entered by the way', async () => {
    const { cashier, settlement, payee } = await ground()
    const known = await newInvoice(cashier, payee, '100.00')
    const [first, second] = settlement.waybillIds
    const fresh = (invoiceSumPrice: number) => ({
      ...{ invoiceSn: uniqueDigits(20), invoiceDate: '2026-03-02', payeeId: payee.id, invoiceSumPrice, taxPoint: 0 },
    })
    const [fits, small, taken, alone] = [fresh(100), fresh(1), { ...fresh(5), invoiceSn: known.invoiceSn }, fresh(7)]
    const { data, msg } = await post<{ id: string; ok: boolean; msg: string | null }[]>(cashier, CLAIM, [
      { id: known.id, waybillIds: [first] },
      { invoiceId: known.id, settleIds: [settlement.id] },
      { ...fits, waybillIds: [second] },
      { ...small, settleId: settlement.id },
      { ...taken, settleIds: settlement.id },
      alone,
    ])
    expect(msg).toBe('成功3条，失败3条')
    expect(data.map(({ ok }) => ok)).toEqual([true, false, true, false, false, true])
    expect(data[4]).toMatchObject({ id: known.invoiceSn, msg: `发票${known.invoiceSn}已登记过` })
    expect((await rows(cashier)).map(({ invoiceSn }) => invoiceSn).toSorted()).toEqual(
      [known.invoiceSn, fits.invoiceSn, alone.invoiceSn].toSorted(),
    )
    const shown = await get<Row[]>(cashier, WAYBILLS, { id: known.id })
    expect(shown.data).toMatchObject([{ id: first, amt: 100, settleNo: settlement.settleNo }])
    expect(shown.data[0]).toHaveProperty('truckCode')
    expect(await get(cashier, WAYBILLS, { id: first ?? '' })).toMatchObject({ code: 1 })
    expect(await post(cashier, CLAIM, [{ invoiceSn: '1', waybillIds: [first] }])).toMatchObject({ code: 1 })
  })

  it('do the good rows of a claim where others cannot be read', async () => {
    const { cashier, settlement, payee } = await ground()
    const known = await newInvoice(cashier, payee, '1000.00')
    const unread = {
      invoiceSn: '26000000000000000009',
      invoiceDate: '2026-01-05',
      payeeId: payee.id,
      invoiceSumPrice: '1,5',
      taxPoint: '3',
    }
    const taxed = { ...unread, invoiceSn: '26000000000000000010', invoiceSumPrice: '10', taxInvoiceSumPrice: '9' }
    const body = [
      unread,
      { id: known.id },
      { ...taxed, settleId: settlement.id },
      { id: known.id, settleId: settlement.id },
    ]
    const { data, msg } = await post<{ id: string; ok: boolean; msg: string | null }[]>(cashier, CLAIM, body)
    expect(msg).toBe('成功1条，失败3条')
    expect(data).toMatchObject([
      { id: '26000000000000000009', ok: false, msg: expect.stringMatching(/1,5/) },
      { id: known.id, ok: false },
      { id: '26000000000000000010', ok: false, msg: expect.stringMatching(/税额/) },
      { id: known.id, ok: true, msg: null },
    ])
    expect((await rows(cashier)).map(({ invoiceSn }) => invoiceSn)).toEqual([known.invoiceSn])
  })

  it('are for those who may', async () => {
    const { company, settlement, payee, cashier } = await ground()
    const known = await newInvoice(cashier, payee, '100.00')
    const reader = await company.as('只读')
    const refused = await reader.rest('POST', CLAIM, { body: [{ id: known.id, settleIds: [settlement.id] }] })
    expect(refused.statusCode).toBe(403)
    const foreign = await (await newCompany()).as('管理员')
    expect(await post(foreign, CLAIM, [{ id: known.id, settleIds: [settlement.id] }])).toMatchObject({
      data: [{ ok: false, msg: '发票不存在' }],
    })
  })
})
