import type { Caller } from './caller'
import { uniqueDigits } from './unique'

/** Invoices through GraphQL. */
const fields = `id invoiceSn invoiceCode invoiceDate red payeeId payeeName sellerName sellerTaxNo invoiceSumCount invoiceSumPrice taxPoint
  taxInvoiceSumPrice sumPrice claimedAmt cancelledAmt leftAmt waybillCnt settleNos redOfId paymentId paymentNo paymentAmt invoiceUrl remark
  createBy version allowedActions refusedActions { action reason }`

const result = 'id ok msg code invoiceSn waybillCnt amt leftAmt'

export const invoiceDocuments = {
  create: `mutation ($input: InvoiceInput!, $dryRun: Boolean! = false, $key: String) {
    answer: createInvoice(input: $input, dryRun: $dryRun, idempotencyKey: $key) { ${fields} }
  }`,
  update: `mutation ($id: ID!, $version: Int!, $input: InvoiceInput!, $key: String) {
    answer: updateInvoice(id: $id, version: $version, input: $input, idempotencyKey: $key) { ${fields} }
  }`,
  red: `mutation ($id: ID!, $input: RedInvoiceInput!, $key: String) {
    answer: createRedInvoice(id: $id, input: $input, idempotencyKey: $key) { ${fields} }
  }`,
  delete: `mutation ($id: ID!, $version: Int, $key: String) {
    answer: deleteInvoice(id: $id, version: $version, idempotencyKey: $key) { id type originalId original { id leftAmt } }
  }`,
  claim: `mutation ($input: [ClaimInvoiceInput!]!, $dryRun: Boolean! = false, $key: String) {
    answer: claimInvoices(input: $input, dryRun: $dryRun, idempotencyKey: $key) { ${result} }
  }`,
  release: `mutation ($id: ID!, $waybillIds: [ID!], $key: String) {
    answer: releaseInvoiceClaims(id: $id, waybillIds: $waybillIds, idempotencyKey: $key) { ${fields} }
  }`,
  one: `query ($id: ID!, $settlementId: ID) {
    answer: invoice(id: $id) {
      ${fields} payee { payeeName } payment { paymentNo invoices { id } } redOf { id } redInvoices { id sumPrice }
      waybills { total amt records { waybillId no settleNo amt waybill { no } } }
      settlements { settlementId settleNo waybillCnt amt settlement { settleNo invoicedAmt invoices { id } } }
      claimableWaybills(settlementId: $settlementId) { total amt records { waybillId settleNo amt } }
      claimableSettlements { settlementId settleNo waybillCnt amt }
    }
  }`,
  list: `query ($filter: InvoiceFilter, $sort: [InvoiceSort!]) {
    answer: invoices(filter: $filter, sort: $sort) {
      total summary { invoiceSumPrice taxInvoiceSumPrice sumPrice claimedAmt leftAmt } records { ${fields} }
    }
  }`,
}

export interface InvoiceAnswer {
  id: string
  invoiceSn: string
  sumPrice: string
  claimedAmt: string
  leftAmt: string
  version: number
  allowedActions: string[]
}

export interface ClaimAnswer {
  id: string
  ok: boolean
  msg: string | null
  code: string | null
  waybillCnt: number
  amt: string
  leftAmt: string | null
}

/** Answer to one of these documents. */
export async function invoiceAnswer<Answer = InvoiceAnswer>(
  caller: Caller,
  document: keyof typeof invoiceDocuments,
  variables: object,
): Promise<Answer> {
  const { answer } = await caller.ask<{ answer: Answer }>(invoiceDocuments[document], { ...variables })
  return answer
}

/** The code with which one of them is refused. */
export const invoiceRefusal = (caller: Caller, document: keyof typeof invoiceDocuments, variables: object) =>
  caller.code(invoiceDocuments[document], { ...variables })

/** Input of an invoice without tax, so that its total is its net amount. */
export const invoiceInput = (payee: { id: string }, invoiceSumPrice: string, more: object = {}) => ({
  invoiceSn: uniqueDigits(20),
  invoiceDate: '2026-03-02',
  payeeId: payee.id,
  invoiceSumPrice,
  taxPoint: '0',
  ...more,
})

export const newInvoice = (
  caller: Caller,
  payee: { id: string },
  invoiceSumPrice: string,
  more: object = {},
): Promise<InvoiceAnswer> => invoiceAnswer(caller, 'create', { input: invoiceInput(payee, invoiceSumPrice, more) })

/** Claim of everything that settlements have of the payee. */
export const claimAll = (
  caller: Caller,
  { id: invoiceId }: { id: string },
  ...settlements: { id: string }[]
): Promise<ClaimAnswer[]> =>
  invoiceAnswer(caller, 'claim', { input: [{ invoiceId, settlementIds: settlements.map(({ id }) => id) }] })
