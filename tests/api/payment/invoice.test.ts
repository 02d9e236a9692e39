import { sql } from '@tufang/server/kernel/sql/sql'
import { testApp } from '@tufang/tests/app'
import { expectSound } from '@tufang/tests/checks'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newPayee } from '@tufang/tests/factories/payee'
import {
  invoiceAnswer as answer,
  type ClaimAnswer,
  claimAll,
  invoiceInput,
  newInvoice,
  invoiceRefusal as refusal,
} from '@tufang/tests/invoice'
import { newPayable, paid, payAll } from '@tufang/tests/payment'
import { rearrangeDocuments } from '@tufang/tests/rearrange'
import { rowOf } from '@tufang/tests/rows'
import { uniqueDigits } from '@tufang/tests/unique'
import { afterEach, describe, expect, it } from 'vitest'

afterEach(async () => expectSound((await testApp()).database))

const invoicedOf = ({ id }: { id: string }) =>
  rowOf<{ amt: string }>(sql`select invoiced_amt::text as amt from settlement where id = ${id}`).then(({ amt }) => amt)

/** A company with its administrator, and an approved settlement of waybills of 100.00 each for one payee. */
async function ground(count = 2, company?: TestCompany) {
  const own = company ?? (await newCompany())
  const clerk = await own.as('管理员')
  return { company: own, clerk, ...(await newPayable(own, count)) }
}

describe('an invoice', () => {
  it('has its tax and its sum by what is entered, to the cent', async () => {
    const { clerk, payee } = await ground(1)
    const entered = {
      ...{
        invoiceSn: '12345678',
        invoiceCode: '4403192130',
        invoiceDate: '2026-03-02',
        sellerTaxNo: '91440300MA5DA1234H',
      },
      ...{
        invoiceSumCount: '12.5',
        invoiceSumPrice: '97.09',
        taxPoint: '3',
        taxInvoiceSumPrice: '2.91',
        sumPrice: '100.00',
      },
      remark: '三月',
    }
    const made = await answer(clerk, 'create', { input: { ...entered, payeeId: payee.id } })
    expect(made).toMatchObject({
      ...{ invoiceSn: '12345678', invoiceCode: '4403192130', payeeId: payee.id, payeeName: payee.name, red: false },
      ...{
        invoiceSumCount: '12.500',
        invoiceSumPrice: '97.09',
        taxPoint: '3.00',
        taxInvoiceSumPrice: '2.91',
        sumPrice: '100.00',
      },
      ...{ claimedAmt: '0.00', cancelledAmt: '0.00', leftAmt: '100.00', waybillCnt: 0, settleNos: null },
      allowedActions: ['edit', 'claim', 'red', 'delete'],
    })
    const wrong = { ...entered, payeeId: payee.id, invoiceSn: uniqueDigits(20), invoiceCode: null }
    for (const change of [
      { taxInvoiceSumPrice: '2.90' },
      { sumPrice: '100.01' },
      { invoiceSumPrice: '0' },
      { taxPoint: '100.01' },
    ])
      expect(await refusal(clerk, 'create', { input: { ...wrong, ...change } })).toBe('INVALID_INPUT')
  })

  it.each([
    { invoiceSn: '1234567' },
    { invoiceSn: '12345678' },
    { invoiceSn: '12345678', invoiceCode: '123456789' },
    { invoiceCode: '4403192130' },
    { invoiceDate: '2026-02-30' },
    { sellerTaxNo: '123' },
    { payeeId: null },
  ])('is refused with %o', async (change) => {
    const { clerk, payee } = await ground(1)
    expect(await refusal(clerk, 'create', { input: invoiceInput(payee, '1.00', change) })).toBe('INVALID_INPUT')
  })

  it('is in the company once, by its code and number, until it is deleted', async () => {
    const company = await newCompany()
    const { clerk, payee } = await ground(1, company)
    const number = { invoiceSn: '11112222', invoiceCode: '4403192130' }
    const made = await newInvoice(clerk, payee, '1.00', number)
    expect(await refusal(clerk, 'create', { input: invoiceInput(await newPayee(company), '5.00', number) })).toBe(
      'INVOICE_TAKEN',
    )
    await newInvoice(clerk, payee, '1.00', { ...number, invoiceCode: '4403192131' })
    const other = await ground(1)
    await newInvoice(other.clerk, other.payee, '1.00', number)
    const third = await newInvoice(clerk, payee, '1.00')
    const change = { id: third.id, version: third.version, input: invoiceInput(payee, '1.00', number) }
    expect(await refusal(clerk, 'update', change)).toBe('INVOICE_TAKEN')
    expect(await answer(clerk, 'delete', { id: made.id })).toEqual({
      id: made.id,
      type: 'Invoice',
      originalId: null,
      original: null,
    })
    expect(await answer(clerk, 'one', { id: made.id })).toBeNull()
    expect(await answer(clerk, 'update', change)).toMatchObject(number)
  })

  it('entered by many at once is there once', async () => {
    const { clerk, payee } = await ground(1)
    const input = invoiceInput(payee, '1.00')
    const codes = await Promise.all(
      Array.from({ length: 8 }, () =>
        answer(clerk, 'create', { input }).then(
          () => 'made',
          () => 'refused',
        ),
      ),
    )
    expect(codes.filter((code) => code === 'made')).toHaveLength(1)
  })

  it('is given for a payment of its payee, and stands beside it', async () => {
    const company = await newCompany()
    const { clerk, payee, settlement } = await ground(2, company)
    const payment = await payAll(clerk, settlement)
    const made = await newInvoice(clerk, payee, '50.00', { payeeId: null, paymentId: payment.id })
    const other = await newPayee(company)
    expect(await refusal(clerk, 'create', { input: invoiceInput(other, '1.00', { paymentId: payment.id }) })).toBe(
      'INVOICE_OTHER_PAYEE',
    )
    const more = await newInvoice(clerk, payee, '500.00')
    await claimAll(clerk, more, settlement)
    const shown = await answer<{ payment: { paymentNo: string; invoices: { id: string }[] } }>(clerk, 'one', made)
    expect(shown.payment.paymentNo).toBe(payment.paymentNo)
    expect(shown.payment.invoices.map(({ id }) => id).toSorted()).toEqual([made.id, more.id].toSorted())
    expect(shown).toMatchObject({ payeeId: payee.id, paymentAmt: '200.00' })
  })
})

describe('a claim', () => {
  it('takes all waybills of a settlement, and each of them once', async () => {
    const { clerk, payee, settlement } = await ground(2)
    const [first, second] = [await newInvoice(clerk, payee, '200.00'), await newInvoice(clerk, payee, '300.00')]
    expect(await answer(clerk, 'one', first)).toMatchObject({
      claimableWaybills: { total: 2, amt: '200.00' },
      claimableSettlements: [{ settlementId: settlement.id, waybillCnt: 2, amt: '200.00' }],
    })
    expect(await claimAll(clerk, first, settlement)).toMatchObject([
      { id: first.id, ok: true, msg: null, waybillCnt: 2, amt: '200.00', leftAmt: '0.00' },
    ])
    expect(await invoicedOf(settlement)).toBe('200.00')
    expect(await claimAll(clerk, second, settlement)).toMatchObject([
      { ok: false, code: 'INVOICE_NOTHING_TO_CLAIM', waybillCnt: 0, amt: '0.00', leftAmt: '300.00' },
    ])
    const named = [{ invoiceId: second.id, waybillIds: settlement.waybillIds.slice(0, 1) }]
    const [refused] = await answer<ClaimAnswer[]>(clerk, 'claim', { input: named })
    expect(refused).toMatchObject({ code: 'WAYBILL_CLAIMED', msg: expect.stringContaining(first.invoiceSn) })
    expect(await answer(clerk, 'one', first)).toMatchObject({
      ...{ claimedAmt: '200.00', leftAmt: '0.00', waybillCnt: 2, settleNos: settlement.settleNo },
      allowedActions: ['edit', 'release'],
      waybills: { total: 2, amt: '200.00', records: [{ amt: '100.00', settleNo: settlement.settleNo }, {}] },
      settlements: [
        {
          settleNo: settlement.settleNo,
          waybillCnt: 2,
          settlement: { invoicedAmt: '200.00', invoices: [{ id: first.id }] },
        },
      ],
      claimableWaybills: { total: 0, amt: '0.00' },
    })
  })

  it('is refused above what is left, of another payee, of what is not approved and of what is not there, each row by itself', async () => {
    const company = await newCompany()
    const { clerk, payee, settlement } = await ground(2, company)
    const other = await ground(1, company)
    const [small, large] = [await newInvoice(clerk, payee, '199.99'), await newInvoice(clerk, payee, '1000.00')]
    const foreign = await ground(1)
    const input = [
      { invoiceId: small.id, settlementIds: [settlement.id] },
      { invoiceId: large.id, settlementIds: [other.settlement.id] },
      { invoiceId: large.id, waybillIds: [...other.settlement.waybillIds] },
      { invoiceId: large.id, settlementIds: [foreign.settlement.id] },
      { invoiceId: foreign.payee.id, settlementIds: [settlement.id] },
      { invoiceId: small.id, waybillIds: settlement.waybillIds.slice(0, 1) },
      { invoiceId: large.id, settlementIds: [settlement.id] },
    ]
    const dry = await answer<ClaimAnswer[]>(clerk, 'claim', { input, dryRun: true })
    const done = await answer<ClaimAnswer[]>(clerk, 'claim', { input })
    expect(dry).toEqual(done)
    expect(done.map(({ code, amt }) => code ?? amt)).toEqual([
      ...['INVOICE_EXCEEDED', 'INVOICE_OTHER_PAYEE', 'INVOICE_OTHER_PAYEE', 'NOT_FOUND', 'NOT_FOUND'],
      ...['100.00', '100.00'],
    ])
    expect(await refusal(clerk, 'claim', { input: [{ invoiceId: large.id }] })).toBe('INVALID_INPUT')
  })

  it('of a settlement that is not approved is refused, and one that has it cannot be rejected, split or planned', async () => {
    const { clerk, payee, settlement } = await ground(2)
    const invoice = await newInvoice(clerk, payee, '200.00')
    await claimAll(clerk, invoice, settlement)
    const code = async (document: string, variables: object) =>
      (await clerk.refusal(document, { id: settlement.id, ...variables })).extensions.code
    const reject = 'mutation ($id: ID!) { rejectSettlement(id: $id, reason: "x") { id } }'
    expect(await code(reject, {})).toBe('SETTLEMENT_PAID')
    expect(await code(rearrangeDocuments.split, { waybillIds: settlement.waybillIds.slice(1) })).toBe('SETTLEMENT_PAID')
    await answer(clerk, 'release', { id: invoice.id })
    await clerk.ask(reject, { id: settlement.id })
    expect(await claimAll(clerk, invoice, settlement)).toMatchObject([{ code: 'MOVE_NOT_ALLOWED' }])
  })

  it('stays when its settlement is paid, and can be made then', async () => {
    const { clerk, payee, settlement } = await ground(2)
    const invoice = await newInvoice(clerk, payee, '200.00')
    const input = [{ invoiceId: invoice.id, waybillIds: settlement.waybillIds.slice(0, 1) }]
    await answer(clerk, 'claim', { input })
    await paid(clerk, await payAll(clerk, settlement))
    expect(await claimAll(clerk, invoice, settlement)).toMatchObject([{ ok: true, waybillCnt: 1, leftAmt: '0.00' }])
    expect(await invoicedOf(settlement)).toBe('200.00')
  })

  it('lets waybills go, those that are named or all', async () => {
    const { clerk, payee, settlement } = await ground(3)
    const invoice = await newInvoice(clerk, payee, '300.00')
    await claimAll(clerk, invoice, settlement)
    const [first, ...rest] = settlement.waybillIds
    expect(await answer(clerk, 'release', { id: invoice.id, waybillIds: [first] })).toMatchObject({
      ...{ claimedAmt: '200.00', leftAmt: '100.00', waybillCnt: 2 },
    })
    expect(await refusal(clerk, 'release', { id: invoice.id, waybillIds: [first] })).toBe('INVOICE_NOT_CLAIMED')
    expect(await refusal(clerk, 'delete', { id: invoice.id })).toBe('INVOICE_CLAIMED')
    expect(await refusal(clerk, 'release', { id: invoice.id, waybillIds: [] })).toBe('INVALID_INPUT')
    await answer(clerk, 'release', { id: invoice.id, waybillIds: rest })
    expect(await refusal(clerk, 'release', { id: invoice.id })).toBe('INVOICE_NOT_CLAIMED')
    expect(await invoicedOf(settlement)).toBe('0.00')
    expect(await answer(clerk, 'delete', { id: invoice.id })).toEqual({
      id: invoice.id,
      type: 'Invoice',
      originalId: null,
      original: null,
    })
  })

  it('by many invoices at once gets each waybill once, and no invoice more than it says', async () => {
    const company = await newCompany()
    const { clerk, payee, settlement } = await ground(4, company)
    const invoices = [] as { id: string }[]
    for (let at = 0; at < 6; at++) invoices.push(await newInvoice(clerk, payee, '250.00'))
    const { waybillIds } = settlement
    const results = await Promise.all(
      invoices.flatMap(({ id: invoiceId }, at) => [
        answer<ClaimAnswer[]>(clerk, 'claim', {
          input: [{ invoiceId, waybillIds: [waybillIds[at % 4], waybillIds[(at + 1) % 4]] }],
        }),
        answer<ClaimAnswer[]>(clerk, 'claim', { input: [{ invoiceId, waybillIds: [waybillIds[(at + 2) % 4]] }] }),
      ]),
    )
    const got = results.flat().reduce((sum, { waybillCnt }) => sum + waybillCnt, 0)
    expect(got).toBeLessThanOrEqual(4)
    expect(await invoicedOf(settlement)).toBe(`${got}00.00`)
  })

  it('under a key is made once', async () => {
    const { clerk, payee, settlement } = await ground(1)
    const invoice = await newInvoice(clerk, payee, '100.00')
    const again = { input: [{ invoiceId: invoice.id, settlementIds: [settlement.id] }], key: uniqueDigits(12) }
    expect(await answer(clerk, 'claim', again)).toEqual(await answer(clerk, 'claim', again))
  })
})

describe('a red-letter invoice', () => {
  const number = () => ({ invoiceSn: uniqueDigits(20), invoiceDate: '2026-03-05' })

  it('takes back what is not claimed, and no more', async () => {
    const { clerk, payee, settlement } = await ground(1)
    const invoice = await newInvoice(clerk, payee, '194.17', { taxPoint: '3', invoiceSumCount: '2' })
    expect(invoice.sumPrice).toBe('200.00')
    await claimAll(clerk, invoice, settlement)
    expect(await refusal(clerk, 'red', { id: invoice.id, input: number() })).toBe('INVOICE_EXCEEDED')
    const input = { ...number(), invoiceSumPrice: '97.08', invoiceSumCount: '1' }
    const red = await answer(clerk, 'red', { id: invoice.id, input })
    expect(red).toMatchObject({
      ...{ red: true, redOfId: invoice.id, payeeId: payee.id, taxPoint: '3.00', invoiceSumCount: '-1.000' },
      ...{ invoiceSumPrice: '-97.08', taxInvoiceSumPrice: '-2.91', sumPrice: '-99.99', leftAmt: '0.00' },
      allowedActions: ['edit', 'delete'],
    })
    expect(await answer(clerk, 'one', invoice)).toMatchObject({
      ...{ claimedAmt: '100.00', cancelledAmt: '99.99', leftAmt: '0.01' },
      redInvoices: [{ id: red.id, sumPrice: '-99.99' }],
    })
    expect(await refusal(clerk, 'red', { id: red.id, input: number() })).toBe('INVOICE_RED')
    expect(await claimAll(clerk, red, settlement)).toMatchObject([{ code: 'INVOICE_RED' }])
    await answer(clerk, 'release', { id: invoice.id })
    expect(await refusal(clerk, 'delete', { id: invoice.id })).toBe('INVOICE_CANCELLED')
    const rest = await answer(clerk, 'red', { id: invoice.id, input: number() })
    expect(rest).toMatchObject({ invoiceSumPrice: '-97.09', taxInvoiceSumPrice: '-2.92', sumPrice: '-100.01' })
    expect(await refusal(clerk, 'red', { id: invoice.id, input: number() })).toBe('INVOICE_NOTHING_LEFT')
  })

  it('takes nothing back any more once it is deleted', async () => {
    const { clerk, payee, settlement } = await ground(1)
    const invoice = await newInvoice(clerk, payee, '100.00')
    const red = await answer(clerk, 'red', { id: invoice.id, input: number() })
    expect(await claimAll(clerk, invoice, settlement)).toMatchObject([{ code: 'INVOICE_NOTHING_LEFT' }])
    expect(await answer(clerk, 'list', { filter: { red: true } })).toMatchObject({
      total: 1,
      summary: { sumPrice: '-100.00', leftAmt: '0.00' },
      records: [{ id: red.id }],
    })
    expect(await answer(clerk, 'list', {})).toMatchObject({ summary: { sumPrice: '0.00' } })
    expect(await answer(clerk, 'delete', { id: red.id, version: red.version })).toEqual({
      ...{ id: red.id, type: 'Invoice' },
      ...{ originalId: invoice.id, original: { id: invoice.id, leftAmt: '100.00' } },
    })
    expect(await claimAll(clerk, invoice, settlement)).toMatchObject([{ ok: true }])
  })
})

describe('changing an invoice', () => {
  it('leaves its amounts and its payee once something is claimed', async () => {
    const company = await newCompany()
    const { clerk, payee, settlement } = await ground(1, company)
    const made = await newInvoice(clerk, payee, '100.00')
    const entered = { ...invoiceInput(payee, '120.00'), invoiceSn: made.invoiceSn }
    const changed = await answer(clerk, 'update', { id: made.id, version: made.version, input: entered })
    expect(changed).toMatchObject({ sumPrice: '120.00', version: made.version + 1 })
    expect(await refusal(clerk, 'update', { id: made.id, version: made.version, input: entered })).toBe('STALE')
    await claimAll(clerk, made, settlement)
    const again = (input: object) => ({ id: made.id, version: changed.version + 1, input: { ...entered, ...input } })
    for (const input of [{ invoiceSumPrice: '119.00' }, { taxPoint: '1' }, { payeeId: (await newPayee(company)).id }])
      expect(await refusal(clerk, 'update', again(input))).toBe('INVOICE_CLAIMED')
    expect(await answer(clerk, 'update', again({ remark: '补录' }))).toMatchObject({ remark: '补录' })
  })

  it('is for those who may', async () => {
    const { company, clerk, payee, settlement } = await ground(1)
    const reader = await company.as('只读')
    const made = await newInvoice(clerk, payee, '100.00')
    expect(await answer(reader, 'one', made)).toMatchObject({ allowedActions: [] })
    expect(await refusal(reader, 'create', { input: invoiceInput(payee, '1.00') })).toBe('FORBIDDEN')
    expect(await refusal(reader, 'claim', { input: [{ invoiceId: made.id, settlementIds: [settlement.id] }] })).toBe(
      'FORBIDDEN',
    )
    expect(await refusal(reader, 'delete', { id: made.id })).toBe('FORBIDDEN')
    const foreign = await ground(1)
    expect(await answer(foreign.clerk, 'one', made)).toBeNull()
    expect(await refusal(foreign.clerk, 'delete', { id: made.id })).toBe('NOT_FOUND')
  })
})
