import type { Caller } from './caller'
import { approve, only, setPayees, settle } from './chain'
import type { TestCompany } from './company'
import { newCard } from './factories/card'
import { newPayee, type Payee } from './factories/payee'
import { newWaybills } from './factories/waybill'
import type { Settled } from './rearrange'

/** Payments through GraphQL, and settlements to pay. */
const fields = `id paymentNo status payeeId payeeName bindingBankNo bindingBankName amt waybillCnt settleNos paymentDate tradeNo remark reason
  createBy auditBy auditOwn payBy undoBy own version allowedActions refusedActions { action reason }
  settlements { settlementId settleNo planItemId amt }`

const verb = (name: string, more = '', args = '') =>
  `mutation ($id: ID!${more}, $version: Int, $key: String) { answer: ${name}(id: $id${args}, version: $version, idempotencyKey: $key) { ${fields} } }`
const reasoned = (name: string) => verb(name, ', $reason: String!', ', reason: $reason')

export const paymentDocuments = {
  create: `mutation ($input: PaymentInput!, $dryRun: Boolean! = false, $key: String) {
    answer: createPayment(input: $input, dryRun: $dryRun, idempotencyKey: $key) { ${fields} }
  }`,
  createSplit: `mutation ($input: PaymentInput!, $dryRun: Boolean! = false, $key: String) {
    answer: createPayments(input: $input, dryRun: $dryRun, idempotencyKey: $key) { ${fields} }
  }`,
  update: `mutation ($id: ID!, $version: Int!, $input: PaymentInput!, $key: String) {
    answer: updatePayment(id: $id, version: $version, input: $input, idempotencyKey: $key) { ${fields} }
  }`,
  submit: verb('submitPayment'),
  withdraw: verb('withdrawPayment'),
  approve: verb('approvePayment'),
  sendBack: reasoned('sendBackPayment'),
  pay: verb('payPayment', ', $paymentDate: Date, $tradeNo: String', ', paymentDate: $paymentDate, tradeNo: $tradeNo'),
  giveBack: reasoned('returnPayment'),
  reverse: reasoned('reversePayment'),
  delete: `mutation ($id: ID!, $version: Int, $key: String) {
    answer: deletePayment(id: $id, version: $version, idempotencyKey: $key) { id type }
  }`,
  one: `query ($id: ID!) { answer: payment(id: $id) { ${fields} lines { total records { no due amt } } } }`,
  list: `query ($filter: PaymentFilter, $sort: [PaymentSort!]) {
    answer: payments(filter: $filter, sort: $sort) { total summary { amt paidAmt waitingAmt } records { ${fields} } }
  }`,
}

export interface PaymentAnswer {
  id: string
  paymentNo: string
  status: string
  payeeId: string
  amt: string
  waybillCnt: number
  version: number
  allowedActions: string[]
  settlements: { settlementId: string; settleNo: string; planItemId: string | null; amt: string }[]
}

/** Answer to one of these documents. */
export async function paymentAnswer<Answer = PaymentAnswer>(
  caller: Caller,
  document: keyof typeof paymentDocuments,
  variables: object,
): Promise<Answer> {
  const { answer } = await caller.ask<{ answer: Answer }>(paymentDocuments[document], { ...variables })
  return answer
}

/** The code with which one of them is refused. */
export const paymentRefusal = (caller: Caller, document: keyof typeof paymentDocuments, variables: object) =>
  caller.code(paymentDocuments[document], { ...variables })

export interface Payable {
  settlement: Settled
  payee: Payee
}

/** Approved settlement of waybills of 100.00 each for one payee, whose card was not handed in. */
export async function newPayable(company: TestCompany, count = 2, settlePrice = '100.00'): Promise<Payable> {
  const clerk = await company.as('管理员')
  const payee = await newPayee(company)
  const waybills = await newWaybills(company, count, { card: await newCard(company), settlePrice })
  const waybillIds = waybills.map(({ id }) => id)
  const made = only((await settle(clerk, { waybillIds })).settlements)
  await setPayees(clerk, payee, waybillIds)
  return { payee, settlement: { ...(await approve(clerk, made)), waybillIds } }
}

/** A payment of all that is left of settlements. */
export const payAll = (caller: Caller, ...settlements: { id: string }[]): Promise<PaymentAnswer> =>
  paymentAnswer(caller, 'create', { input: { items: settlements.map(({ id }) => ({ settlementId: id })) } })

/** Pays an amount of what is left of a settlement. */
export const payPart = async (caller: Caller, settlement: { id: string }, amt: string): Promise<PaymentAnswer> =>
  paid(caller, await paymentAnswer(caller, 'create', { input: { items: [{ settlementId: settlement.id, amt }] } }))

/** Brings a draft to where it is paid. */
export async function paid(caller: Caller, { id }: { id: string }): Promise<PaymentAnswer> {
  await paymentAnswer(caller, 'submit', { id })
  await paymentAnswer(caller, 'approve', { id })
  return paymentAnswer(caller, 'pay', { id })
}
