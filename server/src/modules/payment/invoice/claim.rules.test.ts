import { describe, expect, it } from 'vitest'
import { DomainError } from '../../../kernel/errors.js'
import { money, parseQuantity } from '../../../kernel/money/money.js'
import type { InvoiceableLine, Settlement } from '../../settlement/index.js'
import { afterClaim, amountOf, type Ground, groundAfter, sharesFor } from './claim.rules.js'
import type { StoredInvoice } from './invoice.queries.js'

const invoice = (leftAmt: string, more: Partial<StoredInvoice> = {}): StoredInvoice => ({
  ...{ id: 'i', invoiceSn: '12345678', invoiceCode: '', invoiceDate: '2026-03-02', payeeId: 'p', sellerName: '甲' },
  ...{
    sellerTaxNo: null,
    invoiceSumCount: null,
    taxPoint: parseQuantity('0'),
    paymentId: null,
    redOf: null,
    red: false,
  },
  ...{ invoiceUrl: null, remark: null, version: 1, claimedAmt: money(0), cancelledAmt: money(0) },
  ...{
    taxInvoiceSumPrice: money(0),
    itemCount: null,
    invoiceSumPrice: money(leftAmt),
    sumPrice: money(leftAmt),
    leftAmt: money(leftAmt),
    ...more,
  },
})

const line = (waybillId: string, amt: string, more: Partial<InvoiceableLine> = {}): InvoiceableLine => ({
  ...{ settlementId: 's', waybillId, no: waybillId.toUpperCase(), payeeId: 'p', amt: money(amt), invoiced: false },
  ...more,
})

function ground(lines: InvoiceableLine[], status = 'APPROVED'): Ground {
  // Facts of a settlement that the rules judge.
  const settlement = (id: string) => ({ id, settleNo: `JS-${id}`, status }) as Settlement
  return {
    settlements: new Map(lines.map(({ settlementId }) => [settlementId, settlement(settlementId)])),
    lines: new Map(lines.map((one) => [one.waybillId, one])),
    unsettled: new Map([['u', 'U']]),
    claimers: new Map([['taken', '87654321']]),
  }
}

const all = { settlementIds: ['s'], waybillIds: [] }
const named = (...waybillIds: string[]) => ({ settlementIds: [], waybillIds })

function codeOf(judge: () => unknown): string {
  try {
    judge()
  } catch (error) {
    if (error instanceof DomainError) return error.code
    throw error
  }
  return 'none'
}

describe('what an invoice claims', () => {
  const lines = [line('a', '10.01'), line('b', '20.02'), line('c', '5.00', { payeeId: 'q' }), line('d', '-1.00')]

  it('is of a settlement all that its payee has there and that comes to something', () => {
    const shares = sharesFor(invoice('30.03'), all, ground(lines))
    expect(shares.map(({ waybillId }) => waybillId)).toEqual(['a', 'b'])
    expect(amountOf(shares)).toBe('30.03')
  })

  it('is each waybill once, however it is named', () => {
    const shares = sharesFor(invoice('100'), { settlementIds: ['S', 's'], waybillIds: ['a', 'A'] }, ground(lines))
    expect(amountOf(shares)).toBe('30.03')
  })

  it('is all that is asked for or nothing', () => {
    expect(codeOf(() => sharesFor(invoice('30.02'), all, ground(lines)))).toBe('INVOICE_EXCEEDED')
  })

  it.each([
    ['another payee’s waybill', named('c'), 'INVOICE_OTHER_PAYEE'],
    ['one that comes to nothing', named('d'), 'INVOICE_NOTHING_DUE'],
    ['one that is on no settlement', named('u'), 'WAYBILL_NOT_SETTLED'],
    ['one that is not there', named('x'), 'NOT_FOUND'],
    ['a settlement that is not there', { settlementIds: ['x'], waybillIds: [] }, 'NOT_FOUND'],
  ])('is not %s', (_, wanted, code) => {
    expect(codeOf(() => sharesFor(invoice('100'), wanted, ground(lines)))).toBe(code)
  })

  it('is not what an invoice has already, nor anything of a pending settlement, nor by a red-letter one', () => {
    const taken = [line('taken', '1.00', { invoiced: true })]
    expect(codeOf(() => sharesFor(invoice('100'), named('taken'), ground(taken)))).toBe('WAYBILL_CLAIMED')
    expect(codeOf(() => sharesFor(invoice('100'), all, ground(taken)))).toBe('INVOICE_NOTHING_TO_CLAIM')
    expect(codeOf(() => sharesFor(invoice('100'), all, ground(lines, 'PENDING')))).toBe('MOVE_NOT_ALLOWED')
    expect(codeOf(() => sharesFor(invoice('0', { red: true }), all, ground(lines)))).toBe('INVOICE_RED')
  })

  it('is gone for the next one', () => {
    const [first, before] = [invoice('100'), ground(lines)]
    const shares = sharesFor(first, named('a'), before)
    const [after, rest] = [afterClaim(first, amountOf(shares)), groundAfter(before, first.invoiceSn, shares)]
    expect(after).toMatchObject({ claimedAmt: '10.01', leftAmt: '89.99', version: 2 })
    expect(codeOf(() => sharesFor(after, named('a'), rest))).toBe('WAYBILL_CLAIMED')
    expect(amountOf(sharesFor(after, all, rest))).toBe('20.02')
  })
})
