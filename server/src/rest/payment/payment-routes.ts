import { z } from 'zod'
import { pick } from '../../kernel/fields.js'
import type { Equals } from '../../kernel/list/equal.js'
import { dayOf } from '../../kernel/values/clock.js'
import { PaymentStatus, paymentStatusLabels } from '../../modules/payment/enums.js'
import { paymentSettlementTable, paymentTable } from '../../modules/payment/payment/fields.js'
import type { PaymentChange, PaymentGiven } from '../../modules/payment/payment/payment.service.js'
import type { PaymentSettlementView } from '../../modules/payment/payment/payment.view.js'
import { type PaymentFilter, PaymentSortField, type PaymentView } from '../../modules/payment/payment/payment.view.js'
import { paymentStatus } from '../codes.js'
import { Answer } from '../envelope.js'
import { filter, givenId, idFilter, instant, range, rangeEnd } from '../fields.js'
import { equalsIn, memberFilters, ofCompany } from '../member-filters.js'
import { rowOfFields } from '../members.js'
import { listQuery, pageAnswer, pageFields, pageRequest, sortRequest, sortsOf } from '../page.js'
import { type Call, type Route, route } from '../route.js'
import { presenterOf } from '../rows.js'
import { newPayment, paymentChange, paymentChangeOfId } from './payment.body.js'
import { paymentRestTexts as texts } from './texts.js'

/** Payment of the list (docs/behaviour/payment.md). */
export const paymentMembers = rowOfFields(paymentTable)

/** Settlement in a payment. */
const part = rowOfFields(
  pick(paymentSettlementTable, 'settlementId', 'settleNo', 'projectName', 'settleAmt', 'amt', 'planItemId'),
)
export const paymentShape = paymentMembers.shape.extend({ settlements: z.array(part.shape).describe('所付的结算单') })

const showPayment = presenterOf(paymentMembers.row)
const showPart = presenterOf(part.row)
export const paymentOf = (
  payment: PaymentView,
  settlements: readonly PaymentSettlementView[],
): Record<string, unknown> => ({ ...showPayment(payment), settlements: settlements.map(showPart) })

const BASE = '/chain/companypayment'
const ONE = `${BASE}/{id}`

const paymentSorts = sortsOf<PaymentSortField>(paymentMembers, {
  paymentNo: PaymentSortField.PAYMENT_NO,
  createTime: PaymentSortField.CREATE_TIME,
  paymentDate: PaymentSortField.PAYMENT_DATE,
  amt: PaymentSortField.AMT,
  payeeName: PaymentSortField.PAYEE_NAME,
  status: PaymentSortField.STATUS,
})

const day = (what: string) =>
  instant(what)
    .transform((moment) => moment && dayOf(moment))
    .optional()
const ownWays = {
  status: paymentStatus.field(paymentTable.status.label).optional(),
  settleId: idFilter(paymentSettlementTable.settlementId.label),
  settleNo: filter(paymentSettlementTable.settleNo.label),
  paymentDateStart: day(`${paymentTable.paymentDate.label}起`),
  paymentDateEnd: day(`${paymentTable.paymentDate.label}止`),
  createTimeStart: instant(`${paymentTable.createTime.label}起`).optional(),
  createTimeEnd: rangeEnd(`${paymentTable.createTime.label}止`).optional(),
}
const members = { ...memberFilters(paymentMembers, ownWays), ...ofCompany }
const listParams = z.object({ ...pageFields(paymentSorts), ...members, ...ownWays })

function paymentFilter(params: z.output<typeof listParams>): PaymentFilter & Equals {
  const { status, settleId: settlementId, settleNo, paymentDateStart, paymentDateEnd } = params
  return {
    ...{ settlementId, settleNo, paymentDateFrom: paymentDateStart, paymentDateTo: paymentDateEnd },
    status: status && [status],
    createTime: range(params.createTimeStart, params.createTimeEnd),
    equal: equalsIn(params, members),
  }
}

export const paymentQuery = listQuery(listParams, (params) => ({
  filter: paymentFilter(params),
  sort: sortRequest(params, paymentSorts),
}))

async function shown(payment: PaymentView, { actor, loaders }: Call<unknown, unknown>) {
  return paymentOf(payment, await loaders.settlementsOfPayment.load({ actor, id: payment.id }))
}

const page = route({
  method: 'GET',
  path: `${BASE}/getPage`,
  group: 'payments',
  access: 'chain:companypayment:get',
  result: 'page',
  summary: '付款单分页，默认按制单时间降序；settleNo、settleId 查付过该结算单的',
  params: listParams,
  answer: paymentShape,
  async handler(call) {
    const request = pageRequest(call.params, paymentSorts)
    const filter = paymentFilter(call.params)
    const { records, total } = await call.services.payments.list(call.actor, { filter, ...request })
    const rows = await Promise.all(records.map((payment) => shown(payment, call)))
    return pageAnswer(request.page, { records: rows, total }, (row) => row)
  },
})

/** Records a payment and pays it as far as the caller's permissions go; the message says how far. */
async function record(call: Call<unknown, unknown>, given: PaymentGiven): Promise<Answer> {
  const payment = await call.services.payments.record(call.actor, given, { idempotencyKey: call.idempotencyKey })
  const { paymentNo, status } = payment
  const msg = status === PaymentStatus.DRAFT ? texts.addedDraft : texts.added(paymentNo, paymentStatusLabels[status])
  return new Answer(await shown(payment, call), msg)
}

const GOES_ON =
  '有付款日期时提交审核，可审核的人随即审核并付款，否则待他人审核，msg 说明到了哪一步；没有付款日期时为草稿'

/** Options shared by the two calls that make a payment. */
const making = {
  method: 'POST',
  group: 'payments',
  access: 'chain:companypayment:add',
  weight: 'heavy',
  result: 'object',
  body: newPayment,
  answer: paymentShape,
} as const

const create = route({
  ...making,
  path: BASE,
  summary: `新增付款单，付一个收款人的一张或多张结算单：settlements、settleIds、settleId 之一；${GOES_ON}`,
  handler: async (call) => record(call, { ...call.body, items: call.body.items ?? [] }),
})

const createFor = route({
  ...making,
  path: ONE,
  summary: `新增付款单；请求中没有结算单时，付编号为 id 的结算单；${GOES_ON}`,
  params: z.object({ id: givenId(paymentSettlementTable.settlementId.label) }),
  handler: async (call) => record(call, { ...call.body, items: call.body.items ?? [{ settlementId: call.params.id }] }),
})

const STAYS =
  '没有给出的不变，给出空值则删去；给出付款日期则提交审核，如同新增，msg 说明到了哪一步；审核中的须先撤回；给出 version 而不是最新的会被拒绝'

/** Changes a draft; with a day of payment the message says how far the draft went on. */
async function amend(call: Call<unknown, unknown>, given: PaymentChange): Promise<Answer> {
  const { actor, services, idempotencyKey } = call
  const { paymentNo, status } = await services.payments.amend(actor, given, { idempotencyKey })
  if (!given.paymentDate) return new Answer(true, texts.saved)
  const msg =
    status === PaymentStatus.DRAFT
      ? texts.savedDraft(paymentNo)
      : texts.savedAnd(paymentNo, paymentStatusLabels[status])
  return new Answer(true, msg)
}

/** Options shared by the two calls that change a payment. */
const changing = {
  method: 'PUT',
  group: 'payments',
  access: 'chain:companypayment:edit',
  weight: 'heavy',
  result: 'boolean',
} as const

const update = route({
  ...changing,
  path: BASE,
  summary: `修改草稿状态的付款单；${STAYS}`,
  body: paymentChangeOfId,
  handler: (call) => amend(call, call.body),
})

const updateOne = route({
  ...changing,
  path: ONE,
  summary: `修改草稿状态的付款单，编号在地址里；${STAYS}`,
  params: z.object({ id: givenId(paymentTable.id.label) }),
  body: paymentChange,
  handler: (call) => amend(call, { ...call.body, id: call.params.id }),
})

const remove = route({
  method: 'DELETE',
  path: ONE,
  group: 'payments',
  access: 'chain:companypayment:del',
  weight: 'heavy',
  result: 'boolean',
  summary: '删除未付款的付款单；已付款的拒绝：须冲销并填写原因',
  params: z.object({ id: givenId(paymentTable.id.label) }),
  async handler({ actor, params, services, idempotencyKey }) {
    await services.paymentMoves.delete(actor, { ...params, idempotencyKey })
    return new Answer(true, texts.deleted)
  },
})

export const paymentRoutes: Route[] = [page, create, createFor, update, updateOne, remove]
