import { z } from 'zod'
import { moneyNumber } from '../../kernel/money/money.js'
import { plainTime } from '../../kernel/values/clock.js'
import type { PlanView } from '../../modules/payment/plan/plan.view.js'
import { paymentTexts } from '../../modules/payment/texts.js'
import { pdf } from '../envelope.js'
import { decimal as decimalField, filter, given, texts as textList } from '../fields.js'
import { type Route, route } from '../route.js'
import { settlementRestTexts as texts } from '../settlement/texts.js'
import { count, decimal, flagOf, numberOf, text, textOrNull, time, zeroOrOne } from '../shapes.js'

const planShape = z.object({
  id: z.string(),
  companyAuthName: text('公司名称'),
  settleId: text('结算单编号'),
  settleNo: text('结算单号'),
  projectName: text('项目'),
  agentName: text('申请人'),
  amount: decimal('计划付款合计，等于结算金额'),
  inForce: zeroOrOne('是否仍与结算单一致'),
  remark: textOrNull('备注'),
  createBy: text('制定人'),
  createTime: time('制定时间'),
  items: z.array(
    z.object({
      sequence: count('期次'),
      dueDate: text('付款日期 yyyy-MM-dd'),
      amount: decimal('付款金额'),
      payeeId: z.string(),
      payeeName: text('收款人'),
      carrierName: text('承运人名称'),
      bindingBankNo: text('收款账号'),
      bindingBankName: text('开户行'),
    }),
  ),
})

const planOf = (plan: PlanView): z.output<typeof planShape> => ({
  id: plan.id,
  companyAuthName: plan.companyAuthName,
  settleId: plan.settlementId,
  settleNo: plan.settleNo,
  projectName: plan.projectName,
  agentName: plan.agentName,
  amount: numberOf(plan.amount),
  inForce: flagOf(plan.inForce),
  remark: plan.remark,
  createBy: plan.createBy,
  createTime: plainTime(plan.createTime),
  items: plan.items.map((item) => ({ ...item, amount: moneyNumber(item.amount) ?? 0 })),
})

const planBody = z
  .object(
    {
      settleId: given(texts.settleId),
      dueDate: filter(paymentTexts.dueDate),
      remark: filter(paymentTexts.remark),
      instalments: z
        .array(
          z.object({
            dueDate: filter(paymentTexts.dueDate),
            percent: decimalField(paymentTexts.percent).nullish(),
            amount: decimalField(paymentTexts.amount).nullish(),
          }),
          {
            error: paymentTexts.noList,
          },
        )
        .nullish(),
    },
    { error: texts.bodyMissing },
  )
  .transform(({ settleId, ...plan }) => ({ ...plan, settlementId: settleId }))

/** What is the same for the two calls that make a plan. */
const making = {
  method: 'POST',
  group: 'settleWaybills',
  access: 'chain:companypayment:add',
  result: 'object',
  body: planBody,
  answer: planShape,
} as const

const preview = route({
  ...making,
  path: '/chain/companypaymentplansettle/previewPaymentPlan',
  summary: '试算已审核结算单的付款计划，不写入',
  handler: async ({ actor, body, services }) => planOf(await services.plans.preview(actor, body)),
})

const create = route({
  ...making,
  path: '/chain/companypaymentplansettle/createPaymentPlan',
  summary: '制定已审核结算单的付款计划',
  handler: async ({ actor, body, services, idempotencyKey }) =>
    planOf(await services.plans.create(actor, body, idempotencyKey)),
})

/** What is the same for the calls that look at the plan of a settlement. */
const looking = {
  method: 'GET',
  access: 'chain:garbagecustomersales:get',
  params: z.object({ settleId: given(texts.settleId) }),
} as const

const find = route({
  ...looking,
  path: '/chain/companypaymentplansettle/getPlanBySettleId',
  group: 'settleWaybills',
  result: 'object',
  summary: '结算单的付款计划；没有时 data 为空',
  answer: planShape.nullable(),
  async handler({ actor, params, services }) {
    const plan = await services.plans.find(actor, params.settleId)
    return plan && planOf(plan)
  },
})

const print = route({
  ...looking,
  path: '/chain/companysettle/printCompanyPaymentPlanSettle',
  group: 'settlement',
  result: 'object',
  summary: '打印用的付款计划',
  answer: planShape,
  handler: async ({ actor, params, services }) => planOf(await services.planDocuments.print(actor, params.settleId)),
})

const printed = route({
  ...looking,
  path: '/chain/companysettle/downloadCompanyPaymentPlanSettlePdf',
  group: 'settlement',
  result: 'blob',
  summary: '下载付款计划.pdf',
  handler: async ({ actor, params, services }) =>
    pdf('付款计划.pdf', await services.planDocuments.pdf(actor, params.settleId)),
})

const incomplete = route({
  method: 'GET',
  path: '/chain/companypayment/checkSettleExistDocIncomplete',
  group: 'settleWaybills',
  access: 'signed-in',
  result: 'object',
  summary: '结算单中是否有资料不完整的运单',
  params: z.object({ settleIds: textList(texts.settleId, 500) }),
  answer: z.object({
    exists: zeroOrOne('是否有'),
    settlements: z.array(z.object({ id: z.string(), settleNo: text('结算单号') })),
  }),
  async handler({ actor, params, services }) {
    const { exists, settlements } = await services.completeness.incomplete(actor, params.settleIds)
    return { exists: flagOf(exists), settlements }
  },
})

export const planRoutes: Route[] = [preview, create, find, print, printed, incomplete]
