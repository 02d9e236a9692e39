import { z } from 'zod'
import type { RowResult } from '../../kernel/command/row-result.js'
import { DomainError } from '../../kernel/errors.js'
import { wantsPayeeCheck } from '../../modules/company/index.js'
import { cardTable } from '../../modules/settlement/card/fields.js'
import { lineTable } from '../../modules/settlement/line/fields.js'
import { payeeTable } from '../../modules/settlement/payee/fields.js'
import { settlementTexts } from '../../modules/settlement/texts.js'
import { waybillTable } from '../../modules/waybill/waybill/fields.js'
import { Answer, batchAnswer } from '../envelope.js'
import { asNumber, decimal, filter, givenId, idFilter, judgedRow, rowsOf } from '../fields.js'
import { type Route, route } from '../route.js'
import { pricedParams } from '../waybill/params.js'
import { batchesOf, batchShape } from './batch.presenter.js'
import { payeeOf, payeeShape } from './payee.presenter.js'
import { settleWaybillPage, settleWaybillShape } from './settle-waybill.presenter.js'
import { settlementRestTexts as texts } from './texts.js'

const checkOpen = route({
  method: 'POST',
  path: '/chain/companysettlewaybillpayeeinfo/checkOpen',
  group: 'settleWaybills',
  access: 'signed-in',
  result: 'boolean',
  summary: '当前公司设置交卡人时是否须填写收款人',
  params: z.object({ companyAuthId: idFilter(cardTable.companyAuthId.label) }),
  paramsInBody: true,
  handler: ({ actor }) => wantsPayeeCheck(actor),
})

const search = route({
  method: 'GET',
  path: '/chain/companywaybill/selectCarrierListByNameOrMobile',
  group: 'settleWaybills',
  access: 'signed-in',
  result: 'list',
  summary: '按姓名、承运人或手机号查找收款人，最多20个',
  params: z.object({ param: filter('姓名或手机号') }),
  answer: payeeShape,
  handler: async ({ actor, params, services }) =>
    (await services.payees.search(actor, params.param ?? '')).map(payeeOf),
})

const history = route({
  method: 'GET',
  path: '/chain/companysettlewaybillpayeeinfo/getHistoryList',
  group: 'settleWaybills',
  access: 'chain:garbagecustomersales:get',
  result: 'list',
  summary: '交卡、结算或运单上用过的收款人，按姓名查找，不含已停用的，最多1000个',
  params: z.object({ payeeName: filter(payeeTable.payeeName.label) }),
  answer: payeeShape,
  handler: async ({ actor, params, services }) =>
    (await services.payees.history(actor, params.payeeName ?? '')).map(payeeOf),
})

const batches = route({
  method: 'POST',
  path: '/chain/companysettlewaybillpayeeinfo/getListGroupBatchNo',
  group: 'settleWaybills',
  access: 'chain:garbagecustomersales:get',
  result: 'list',
  summary: '扫卡列表中已设置的收款人，按批次分组',
  answer: batchShape,
  async handler({ actor, services, loaders }) {
    const cards = await services.scans.list(actor)
    const rows = cards.map(async (card) => {
      const payee = card.payeeId && (await loaders.payee.load({ companyId: card.companyAuthId, id: card.payeeId }))
      return payee ? [{ card, payee }] : []
    })
    return batchesOf((await Promise.all(rows)).flat())
  },
})

/** Callers only look at `code`, so that a call which changed no row must not look like a success. */
function changedAnswer(rows: RowResult[]): Answer {
  if (rows.every((row) => !row.ok)) throw new DomainError('ROWS_REFUSED', { message: rows[0]?.msg ?? '' })
  const { msg, data } = batchAnswer(rows)
  const whole = rows.every((row) => row.ok)
  return new Answer(whole, whole ? settlementTexts.giverSet : msg, { rows: data })
}

const setPayees = route({
  method: 'POST',
  path: '/chain/companywaybill/updateCarrierName',
  group: 'settleWaybills',
  access: 'chain:garbagecustomersales:edit',
  result: 'boolean',
  summary: '设置运单的收款人；逐行结果在 rows',
  body: rowsOf(
    judgedRow(z.object({ id: givenId(waybillTable.id.label), payeeId: givenId(payeeTable.payeeName.label) })),
    settlementTexts.waybills,
  ),
  handler: async ({ actor, body, services, idempotencyKey }) =>
    changedAnswer(await services.payees.setPayees(actor, { rows: body, idempotencyKey })),
})

const setPrices = route({
  method: 'POST',
  path: '/chain/companysettlewaybill/batchUpdatePrice',
  group: 'settleWaybills',
  access: 'chain:garbagecustomersales:edit',
  result: 'batch',
  summary: '填写运单单价；待审核结算单上的运单同时改价',
  params: z.object({
    batchEditType: asNumber(z.literal(1, { error: texts.editTypeUnknown }))
      .default(1)
      .describe('1 结算单价'),
  }),
  body: rowsOf(
    judgedRow(
      z.object({
        id: givenId(waybillTable.id.label),
        settlePrice: decimal(lineTable.settlePrice.label, `请输入${lineTable.settlePrice.label}`),
      }),
    ),
    settlementTexts.waybills,
  ),
  handler: async ({ actor, body, services, idempotencyKey }) =>
    batchAnswer(await services.reprices.setPrices(actor, { rows: body, idempotencyKey })),
})

const settleWaybills = route({
  method: 'POST',
  path: '/chain/companysettlewaybill/getSettleWaybill',
  group: 'settleWaybills',
  access: 'chain:companywaybill:get',
  result: 'page',
  summary: '结算运单分页；按 settleId、settleNo 取一张结算单的运单；settleActions 为各种操作能否做',
  params: pricedParams,
  paramsInBody: true,
  answer: settleWaybillShape,
  handler: settleWaybillPage,
})

export const payeeRoutes: Route[] = [checkOpen, search, history, batches, setPayees, setPrices, settleWaybills]
