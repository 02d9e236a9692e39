import { newId } from '@tufang/server/kernel/values/id'
import type { GuardedField } from '../graphql-fields'

const SEE = 'chain:companypayment:get'
const ADD = 'chain:companypayment:add'
const EDIT = 'chain:companypayment:edit'
const REMOVE = 'chain:companypayment:del'
const AUDIT = 'chain:companypayment:audit'
const RANGE = { from: '2020-01-01T00:00:00+08:00', to: '2030-01-01T00:00:00+08:00' }
const PAGE = { current: 1, size: 20 }
const one = '{ id paymentNo status allowedActions }'
const said = { paymentDate: '2026-03-31', tradeNo: 'ICBC1', remark: '三月运费', attachments: null }

/** The fields of payments. */
export const fields: Record<string, GuardedField> = {
  'Query.payments': {
    access: SEE,
    selection:
      '{ records { id paymentNo amt own payee { id payeeName } settlements { settlementId planItem { amount } } lines(page: { size: 2 }) { total records { waybillId amt } } allowedActions refusedActions { action } } total summary { amt paidAmt waitingAmt } }',
    examples: ({ payableId, payeeId, payeeName, settleNo, paymentNo }) => [
      { filter: null, sort: [{ field: 'CREATE_TIME', direction: 'DESC' }], page: PAGE },
      {
        sort: null,
        page: null,
        filter: {
          paymentNo,
          paymentNos: [paymentNo],
          status: ['DRAFT', 'PAID'],
          payeeId,
          payeeName,
          carrierName: '车队',
          tradeNo: 'ICBC',
          createBy: '管',
          createTime: RANGE,
          payTime: RANGE,
          settleNo,
          settlementId: payableId,
          paymentDateFrom: '2026-01-01',
          paymentDateTo: '2026-12-31',
        },
      },
    ],
  },
  'Query.payment': {
    access: SEE,
    selection:
      '{ id settlements { settlementId settlement { id } planItem { sequence } } lines { records { waybillId amt } } payee { id } history { label before after createBy } timeline { total records { label by target { id no } } } }',
    examples: ({ paymentId: id }) => [{ id }],
  },
  'Mutation.createPayment': {
    access: ADD,
    selection: one,
    examples: ({ payableId: settlementId, otherPayeeId: payeeId }) => [
      { input: { items: [{ settlementId, amt: '1.00' }], ...said }, dryRun: false },
      { input: { items: [{ settlementId, planItemId: newId() }], payeeId }, dryRun: true },
      { input: { items: [{ settlementId }], amt: '0.01' }, dryRun: false },
    ],
  },
  'Mutation.createPayments': {
    access: ADD,
    selection: one,
    examples: ({ payableId: settlementId }) => [{ input: { items: [{ settlementId }], ...said }, dryRun: true }],
  },
  'Mutation.updatePayment': {
    access: EDIT,
    selection: one,
    examples: ({ paymentId: id, payableId: settlementId }) => [
      { id, version: 1, input: { items: [{ settlementId, amt: '2.00' }], ...said }, dryRun: false },
    ],
  },
  'Mutation.submitPayment': {
    access: ADD,
    selection: one,
    examples: ({ paymentId: id }) => [{ id, version: null, dryRun: true }],
  },
  'Mutation.withdrawPayment': {
    access: EDIT,
    selection: one,
    examples: ({ submittedPaymentId: id }) => [{ id, version: null, dryRun: true }],
  },
  'Mutation.approvePayment': {
    access: AUDIT,
    selection: one,
    examples: ({ submittedPaymentId: id }) => [{ id, version: 1, dryRun: false }],
  },
  'Mutation.sendBackPayment': {
    access: AUDIT,
    selection: one,
    examples: ({ submittedPaymentId: id }) => [{ id, reason: '金额不符', version: null, dryRun: false }],
  },
  'Mutation.payPayment': {
    access: ADD,
    selection: one,
    examples: ({ approvedPaymentId: id }) => [
      { id, paymentDate: '2026-03-31', tradeNo: 'ICBC2', version: null, dryRun: false },
    ],
  },
  'Mutation.returnPayment': {
    access: EDIT,
    selection: one,
    examples: ({ paidPaymentId: id }) => [{ id, reason: '账号有误', version: null, dryRun: true }],
  },
  'Mutation.reversePayment': {
    access: REMOVE,
    selection: one,
    examples: ({ paidPaymentId: id }) => [{ id, reason: '重复登记', version: null, dryRun: false }],
  },
  'Mutation.deletePayment': {
    access: REMOVE,
    selection: '{ id type }',
    examples: ({ paymentId: id }) => [{ id, version: null, dryRun: false }],
  },
}
