import { uniqueDigits } from '@tufang/tests/unique'
import type { GuardedField } from '../graphql-fields'

const SEE = 'chain:companypayment:get'
const ADD = 'chain:companypayment:add'
const EDIT = 'chain:companypayment:edit'
const REMOVE = 'chain:companypayment:del'
const RANGE = { from: '2020-01-01T00:00:00+08:00', to: '2030-01-01T00:00:00+08:00' }
const one = '{ sumPrice leftAmt version allowedActions }'
const entered = (payeeId: string) => ({
  ...{ invoiceSn: uniqueDigits(20), invoiceCode: null, invoiceDate: '2026-03-31', payeeId, sellerName: '运输公司' },
  ...{ sellerTaxNo: '91440300MA5DA1234H', invoiceSumCount: '2.5', invoiceSumPrice: '97.09', taxPoint: '3.00' },
  ...{ taxInvoiceSumPrice: '2.91', sumPrice: '100.00', paymentId: null, invoiceUrl: null, remark: '三月' },
})

/** The fields of invoices. */
export const fields: Record<string, GuardedField> = {
  'Query.invoices': {
    access: SEE,
    selection:
      '{ records { id invoiceSn sumPrice payee { payeeName } payment { id paymentNo } waybills(page: { size: 2 }) { records { waybillId amt } } claimableWaybills(page: { size: 2 }) { total } settlements { settlementId } allowedActions } total summary { sumPrice leftAmt } }',
    examples: ({
      invoiceSn,
      payeeName,
      payableId,
      settleNo,
      paymentNo,
      paymentId,
      claimedInvoiceId,
      invoicePayeeId,
    }) => [
      { filter: null, sort: [{ field: 'INVOICE_DATE', direction: 'DESC' }], page: { current: 1, size: 20 } },
      {
        sort: null,
        page: null,
        filter: {
          ...{ invoiceSn, invoiceSns: [invoiceSn], invoiceCode: '44', red: false, open: true, createBy: '管' },
          ...{ payeeId: invoicePayeeId, payeeName, sellerName: '公司', sellerTaxNo: '9144', redOfId: claimedInvoiceId },
          ...{ paymentId, paymentNo, settlementId: payableId, settleNo, createTime: RANGE },
          ...{ invoiceDateFrom: '2026-01-01', invoiceDateTo: '2026-12-31' },
        },
      },
    ],
  },
  'Query.invoice': {
    access: SEE,
    selection:
      '{ id waybills { records { waybillId amt } } settlements { settlementId } redOf { id } redInvoices { id } refusedActions { action } }',
    examples: ({ claimedInvoiceId: id }) => [{ id }],
  },
  'Mutation.createInvoice': {
    access: ADD,
    selection: one,
    examples: ({ invoicePayeeId }) => [{ input: entered(invoicePayeeId), dryRun: false }],
  },
  'Mutation.updateInvoice': {
    access: EDIT,
    selection: one,
    examples: ({ invoiceId: id, invoicePayeeId }) => [{ id, version: 1, input: entered(invoicePayeeId), dryRun: true }],
  },
  'Mutation.deleteInvoice': {
    access: REMOVE,
    selection: '{ id type originalId original { id invoiceSn } }',
    examples: ({ invoiceId: id }) => [{ id, version: null, dryRun: true }],
  },
  'Mutation.createRedInvoice': {
    access: ADD,
    selection: one,
    examples: ({ invoiceId: id }) => [
      {
        id,
        input: {
          ...{ invoiceSn: uniqueDigits(20), invoiceCode: null, invoiceDate: '2026-03-31', invoiceUrl: null },
          ...{ invoiceSumPrice: '1.00', invoiceSumCount: '1', remark: '开错' },
        },
        dryRun: true,
      },
    ],
  },
  'Mutation.claimInvoices': {
    access: EDIT,
    selection: '{ id ok msg code waybillCnt amt leftAmt }',
    examples: ({ invoiceId, claimedSettlementId, claimableWaybillId }) => [
      {
        input: [{ invoiceId, settlementIds: [claimedSettlementId], waybillIds: [claimableWaybillId] }],
        dryRun: true,
      },
    ],
  },
  'Mutation.releaseInvoiceClaims': {
    access: EDIT,
    selection: one,
    examples: ({ claimedInvoiceId: id, claimedWaybillId }) => [
      { id, waybillIds: [claimedWaybillId], dryRun: true },
      { id, waybillIds: null, dryRun: true },
    ],
  },
  'Query.readInvoice': {
    access: 'chain:companypayment:add',
    selection: '{ invoiceSn sumPrice unsure }',
    examples: ({ payeeId }) => [{ fileUrl: `/files/${payeeId}` }],
  },
}
