import { z } from 'zod'
import { percentField, planItemTable, planTable } from '../../modules/payment/plan/fields.js'
import type { PlanView } from '../../modules/payment/plan/plan.view.js'
import { paymentTexts } from '../../modules/payment/texts.js'
import { pdf } from '../envelope.js'
import { decimal, filter, givenId, idFilter, texts as textList } from '../fields.js'
import { membersOf } from '../members.js'
import { EXAMPLE_ID } from '../openapi/examples.js'
import { type Route, route } from '../route.js'
import { presenterOf, rowOf } from '../rows.js'
import { lackingShape, missingShape } from '../settlement/completeness.presenter.js'
import { settlementRestTexts as texts } from '../settlement/texts.js'
import { flagOf, idShape, text, zeroOrOne } from '../shapes.js'

const plan = rowOf(Object.fromEntries(membersOf(planTable)))
const item = rowOf(Object.fromEntries(membersOf(planItemTable)))
const planShape = z.object({ ...plan.shape.shape, items: z.array(item.shape) })

const showPlan = presenterOf(plan.row)
const showItem = presenterOf(item.row)
const planOf = (view: PlanView): Record<string, unknown> => ({ ...showPlan(view), items: view.items.map(showItem) })

const planBody = z
  .object(
    {
      settleId: givenId(texts.settleId),
      dueDate: filter(planItemTable.dueDate.label),
      remark: filter(planTable.remark.label),
      instalments: z
        .array(
          z.object({
            dueDate: filter(planItemTable.dueDate.label),
            percent: decimal(percentField.label).nullish(),
            amount: decimal(planItemTable.amount.label).nullish(),
          }),
          {
            error: paymentTexts.noList,
          },
        )
        .nullish()
        .describe(`${paymentTexts.instalments}；不填则一期付清`),
    },
    { error: texts.bodyMissing },
  )
  .meta({
    example: {
      settleId: EXAMPLE_ID,
      instalments: [{ dueDate: '2026-03-31', percent: '40' }, { dueDate: '2026-06-30' }],
    },
  })
  .transform(({ settleId, ...body }) => ({ ...body, settlementId: settleId }))

/** Options that the two calls share that make a plan. */
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
    planOf(await services.plans.create(actor, body, { idempotencyKey })),
})

/** Options that the calls share that look at the plan of a settlement. */
const looking = {
  method: 'GET',
  access: 'chain:garbagecustomersales:get',
  params: z.object({ settleId: givenId(texts.settleId) }),
} as const

const find = route({
  ...looking,
  path: '/chain/companypaymentplansettle/getPlanBySettleId',
  group: 'settleWaybills',
  result: 'object',
  summary: '结算单的付款计划；没有时 data 为空',
  answer: planShape.nullable().describe('付款计划，没有时为空'),
  async handler({ actor, params, services }) {
    const found = await services.plans.find(actor, params.settleId)
    return found && planOf(found)
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
  writes: true,
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
  summary: '结算单或其运单的资料是否不完整，缺什么；settleId 一张，settleIds 多张',
  params: z.object({ settleId: idFilter(texts.settleId), settleIds: textList(texts.settleId, 500).default([]) }),
  answer: z.object({
    exists: zeroOrOne('是否有'),
    settlements: z.array(
      z.object({
        id: idShape,
        settleNo: text(planTable.settleNo.label),
        missing: missingShape,
        lacking: lackingShape,
        missingText: text('缺什么，以文字表示'),
      }),
    ),
  }),
  async handler({ actor, params, services }) {
    const { exists, settlements } = await services.completeness.incomplete(actor, [
      ...(params.settleId ? [params.settleId] : []),
      ...params.settleIds,
    ])
    return { exists: flagOf(exists), settlements }
  },
})

export const planRoutes: Route[] = [preview, create, find, print, printed, incomplete]
