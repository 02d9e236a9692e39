import { z } from 'zod'
import type { Services } from '../../container.js'
import type { Actor } from '../../kernel/command/actor.js'
import { DomainError } from '../../kernel/errors.js'
import type { Equals } from '../../kernel/list/equal.js'
import { dayOf } from '../../kernel/values/clock.js'
import type { InvoiceWaybillView } from '../../modules/payment/invoice/claim.view.js'
import { invoiceWaybillTable, invoiceTable as table } from '../../modules/payment/invoice/fields.js'
import { type InvoiceFilter, InvoiceSortField } from '../../modules/payment/invoice/invoice.view.js'
import { invoiceTexts } from '../../modules/payment/invoice/texts.js'
import { batchAnswer } from '../envelope.js'
import { filter, flag, givenId, idFilter, instant } from '../fields.js'
import { equalsIn, memberFilters } from '../member-filters.js'
import { listQuery, pageAnswer, pageFields, pageRequest, readAll, sortRequest, sortsOf } from '../page.js'
import { type Call, type Route, route } from '../route.js'
import { numberOrNull } from '../shapes.js'
import { claimBody } from './invoice.body.js'
import { claimedOf, claimedShape, invoiceMembers, invoiceOf, paidShape } from './invoice.presenter.js'

const SEE = 'chain:companypayment:get'
/** Most ids for which waybills are read at once. */
const AT_ONCE = 1000

const sorts = sortsOf<InvoiceSortField>(invoiceMembers, {
  invoiceSn: InvoiceSortField.INVOICE_SN,
  invoiceDate: InvoiceSortField.INVOICE_DATE,
  payeeName: InvoiceSortField.PAYEE_NAME,
  sumPrice: InvoiceSortField.SUM_PRICE,
  leftAmt: InvoiceSortField.LEFT_AMT,
  createTime: InvoiceSortField.CREATE_TIME,
})

const day = (what: string) =>
  instant(what)
    .transform((moment) => moment && dayOf(moment))
    .optional()
const ownWays = {
  settleId: idFilter(`所认领运单的${invoiceWaybillTable.settlementId.label}`),
  settleNo: filter(`所认领运单的${invoiceWaybillTable.settleNo.label}`),
  open: flag('是否还有可认领的金额').optional(),
  invoiceDateStart: day(`${table.invoiceDate.label}起`),
  invoiceDateEnd: day(`${table.invoiceDate.label}止`),
}
const members = memberFilters(invoiceMembers, ownWays)
const listParams = z.object({ ...pageFields(sorts), ...members, ...ownWays })

const invoiceFilter = (params: z.output<typeof listParams>): InvoiceFilter & Equals => ({
  settlementId: params.settleId,
  settleNo: params.settleNo,
  open: params.open,
  invoiceDateFrom: params.invoiceDateStart,
  invoiceDateTo: params.invoiceDateEnd,
  equal: equalsIn(params, members),
})

export const invoiceQuery = listQuery(listParams, (params) => ({
  filter: invoiceFilter(params),
  sort: sortRequest(params, sorts),
}))

const page = route({
  method: 'POST',
  path: '/chain/companypayment/getBuilderInvoicePageList',
  group: 'payments',
  access: SEE,
  result: 'page',
  summary: '发票分页，默认按登记时间降序；条件放在请求体或地址中；amt 为其付款单的金额',
  params: listParams,
  paramsInBody: true,
  answer: invoiceMembers.shape,
  async handler({ actor, params, services }) {
    const request = pageRequest(params, sorts)
    return pageAnswer(
      request.page,
      await services.invoices.list(actor, { filter: invoiceFilter(params), ...request }),
      invoiceOf,
    )
  },
})

const paid = route({
  method: 'GET',
  path: '/chain/companypayment/getPaymentOfInvoice/{id}',
  group: 'payments',
  access: SEE,
  result: 'object',
  summary: '付款单的发票；id 为付款单或其一张发票的编号，没有付款单的发票只答其本身',
  params: z.object({ id: givenId('付款单或发票的编号') }),
  answer: paidShape,
  async handler({ actor, params: { id }, services }) {
    const invoice = await services.invoices.find(actor, id)
    const payment = await services.payments.find(actor, invoice?.paymentId ?? id)
    if (!payment && !invoice) throw new DomainError('NOT_FOUND', { what: invoiceTexts.payment })
    const invoices = payment ? await services.invoices.ofPayment(actor, payment.id) : []
    const own = invoice && !invoices.some((one) => one.id === invoice.id) ? [invoice] : []
    return {
      paymentNo: payment?.paymentNo ?? null,
      amt: numberOrNull(payment?.amt ?? null),
      invoices: [...invoices, ...own].map(invoiceOf),
    }
  },
})

const claim = route({
  method: 'POST',
  path: '/chain/companypaymentinvoice/batchClaim',
  weight: 'heavy',
  group: 'payments',
  access: 'chain:companypayment:edit',
  result: 'batch',
  summary:
    '发票认领运单，逐行返回结果：settleIds 认领结算单中收款人的全部运单，waybillIds 认领所列的运单；没有 id 的行登记新的发票，认领被拒绝则不登记',
  body: claimBody,
  handler: async ({ actor, body, services, idempotencyKey }) =>
    batchAnswer(await services.invoiceClaims.enterAndClaim(actor, body, { idempotencyKey })),
})

/** Claimed waybills as in the waybill list; those that the caller may not see are left out. */
async function shown(
  { actor, services }: Call<unknown, unknown>,
  own: readonly InvoiceWaybillView[],
): Promise<Record<string, unknown>[]> {
  const filterOf = (from: number) => ({ ids: own.slice(from, from + AT_ONCE).map(({ waybillId }) => waybillId) })
  const starts = Array.from({ length: Math.ceil(own.length / AT_ONCE) }, (_, at) => at * AT_ONCE)
  const parts = await Promise.all(starts.map((from) => waybillsOf(services, actor, filterOf(from))))
  const byId = new Map(parts.flat().map((waybill) => [waybill.id, waybill]))
  return own.flatMap((one) => {
    const waybill = byId.get(one.waybillId)
    return waybill ? [claimedOf(waybill, one)] : []
  })
}

const waybillsOf = async (services: Services, actor: Actor, ids: { ids: string[] }) =>
  (
    await services.waybills.list(actor, {
      filter: ids,
      page: { current: 1, size: AT_ONCE },
      counted: { total: false, summary: false },
    })
  ).records

const waybills = route({
  method: 'GET',
  path: '/chain/companypaymentinvoice/selectInvoiceOfWill',
  group: 'payments',
  access: SEE,
  result: 'list',
  summary: '发票认领的运单，先出场的在前；amt 为认领金额',
  params: z.object({ id: givenId(table.id.label) }),
  answer: claimedShape,
  async handler(call) {
    const { actor, params, services } = call
    if (!(await services.invoices.find(actor, params.id, new Set(['id']))))
      throw new DomainError('NOT_FOUND', { what: invoiceTexts.invoice })
    return shown(call, await readAll((cut) => services.invoiceClaims.waybills(actor, params.id, cut)))
  },
})

export const invoiceRoutes: Route[] = [page, paid, claim, waybills]
