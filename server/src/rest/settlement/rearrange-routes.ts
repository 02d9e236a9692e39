import { z } from 'zod'
import { reasonField } from '../../modules/settlement/line/fields.js'
import { settlementTable } from '../../modules/settlement/settlement/fields.js'
import { settlementTexts } from '../../modules/settlement/texts.js'
import { Answer, batchAnswer } from '../envelope.js'
import { filter, givenId, texts as textList } from '../fields.js'
import { EXAMPLE_ID, OTHER_EXAMPLE_ID } from '../openapi/examples.js'
import { alias, type Route, route } from '../route.js'
import { count, decimalOrNull, idShape, numberOrNull, text } from '../shapes.js'
import { lackingShape, missingShape } from './completeness.presenter.js'
import { settlementOf, settlementShape } from './settlement.presenter.js'
import { settlementRestTexts as texts } from './texts.js'

const MAX_IDS = 20_000
/** Ids as a bare list, or in an object: older programs send either. */
const idsIn = (key: string, what: string) =>
  z.preprocess(
    (body) => (Array.isArray(body) ? { [key]: body } : body),
    z.object({ [key]: textList(what, MAX_IDS) }, { error: texts.bodyMissing }),
  )

/** Options of the calls that move waybills between settlements. */
const changing = { method: 'POST', access: 'chain:garbagecustomersales:edit' } as const

const merge = route({
  ...changing,
  path: '/chain/companysettle/mergeSettlement',
  weight: 'heavy',
  group: 'settlement',
  result: 'object',
  summary: '合并同一项目、同一收款人的结算单，保留最早的单号',
  body: idsIn('ids', settlementTexts.settlement).meta({ example: { ids: [EXAMPLE_ID, OTHER_EXAMPLE_ID] } }),
  answer: settlementShape,
  async handler({ actor, body, services, idempotencyKey }) {
    const merged = await services.merges.merge(actor, { ids: body.ids ?? [], idempotencyKey })
    return new Answer(settlementOf(merged), settlementTexts.done)
  },
})

const split = route({
  ...changing,
  path: '/chain/companysettle/spiltCompanySettle',
  weight: 'heavy',
  group: 'settlement',
  result: 'object',
  summary: '把部分运单拆到新结算单；rest 为原结算单，part 为拆出的结算单',
  body: z.object(
    { settleId: givenId(texts.settleId), waybillIds: textList(settlementTexts.waybills, MAX_IDS) },
    { error: texts.bodyMissing },
  ),
  answer: z.object({ rest: settlementShape, part: settlementShape }),
  async handler({ actor, body: { settleId, waybillIds }, services, idempotencyKey }) {
    const [rest, part] = await services.splits.split(actor, { id: settleId, waybillIds, idempotencyKey })
    return new Answer({ rest: rest && settlementOf(rest), part: part && settlementOf(part) }, settlementTexts.done)
  },
})

const completenessShape = z.object({
  companySettleId: idShape,
  settleNo: text(settlementTable.settleNo.label),
  total: count(settlementTable.settleCnt.label),
  complete: count('资料完整的运单数'),
  rate: decimalOrNull('完整率（%）；没有运单时为空'),
  missing: missingShape,
  needed: count('整张结算单需要的资料种类数'),
  held: count('其中已有的种类数'),
  lacking: lackingShape,
})

const completeness = route({
  method: 'POST',
  path: '/chain/companysettle/getDocCompleteRateByCompanySettleIdList',
  weight: 'heavy',
  group: 'settlement',
  access: 'chain:garbagecustomersales:get',
  result: 'list',
  summary: '结算单的资料完整率',
  body: idsIn('ids', settlementTexts.settlement),
  answer: completenessShape,
  async handler({ actor, body, services }) {
    const rows = await services.completeness.rates(actor, body.ids ?? [])
    return rows.map((row) => ({ ...row, rate: numberOrNull(row.rate) }))
  },
})

const settle = route({
  ...changing,
  path: '/chain/companysettlewaybill/batchSettle',
  weight: 'heavy',
  group: 'settleWaybills',
  result: 'batch',
  summary: '把运单生成结算单，逐行返回结果',
  body: idsIn('waybillIds', settlementTexts.waybills),
  handler: async ({ actor, body, services, idempotencyKey }) =>
    batchAnswer(
      await services.generation.settleRows(actor, {
        waybillIds: body.waybillIds ?? [],
        needs: changing.access,
        idempotencyKey,
      }),
    ),
})

const submit = route({
  method: 'GET',
  path: '/chain/companysettlewaybill/submitSettleWaybill4V11',
  writes: true,
  group: 'settleWaybills',
  access: 'chain:companysettle:audit',
  result: 'boolean',
  summary: '提交结算单，即审核通过；重复提交只做一次',
  params: z.object({ settleId: givenId(texts.settleId) }),
  handler: async ({ actor, params, services, idempotencyKey }) =>
    new Answer(await services.settlements.submit(actor, { id: params.settleId, idempotencyKey }), settlementTexts.done),
})

const remove = route({
  ...changing,
  path: '/chain/companysettlewaybill/batchCancelSettle',
  weight: 'heavy',
  group: 'settleWaybills',
  result: 'batch',
  summary: '把运单移出待审核的结算单；移出最后一张则结算单驳回',
  body: idsIn('waybillIds', settlementTexts.waybills),
  handler: async ({ actor, body, services, idempotencyKey }) =>
    batchAnswer(await services.removals.remove(actor, { waybillIds: body.waybillIds ?? [], idempotencyKey })),
})

const rejectPrices = route({
  ...changing,
  path: '/chain/companysettlewaybill/batchRejectPrice',
  group: 'settleWaybills',
  result: 'batch',
  summary:
    '驳回运单单价；重新定价或撤销驳回前，结算单不能审核通过。请求为 {waybillIds, reason}，或运单编号的列表，原因在地址里',
  params: z.object({ reason: filter(reasonField.label) }),
  body: z.preprocess(
    // A bare list has no reason.
    (body) => (Array.isArray(body) ? { waybillIds: body, reason: texts.noReason } : body),
    z.object(
      { waybillIds: textList(settlementTexts.waybills, MAX_IDS), reason: filter(reasonField.label) },
      { error: texts.bodyMissing },
    ),
  ),
  handler: async ({ actor, params, body: { waybillIds, reason = '' }, services, idempotencyKey }) =>
    batchAnswer(
      await services.rejections.reject(actor, { waybillIds, reason: params.reason ?? reason, idempotencyKey }),
    ),
})

const keepPrices = route({
  ...changing,
  path: '/chain/companysettlewaybill/batchCancelReject',
  group: 'settleWaybills',
  result: 'batch',
  summary: '撤销单价驳回',
  body: idsIn('waybillIds', settlementTexts.waybills),
  handler: async ({ actor, body, services, idempotencyKey }) =>
    batchAnswer(await services.rejections.withdraw(actor, { waybillIds: body.waybillIds ?? [], idempotencyKey })),
})

export const rearrangeRoutes: Route[] = [
  merge,
  split,
  alias(split, '/chain/companysettle/splitCompanySettle'),
  completeness,
  settle,
  submit,
  remove,
  alias(remove, '/chain/companysettlewaybill/cancelCompanyWayBill'),
  rejectPrices,
  keepPrices,
]
