import { z } from 'zod'
import { DomainError } from '../../kernel/errors.js'
import type { Equals } from '../../kernel/list/equal.js'
import { reasonField } from '../../modules/settlement/line/fields.js'
import { payeeTable } from '../../modules/settlement/payee/fields.js'
import { receiptTable } from '../../modules/settlement/receipt/fields.js'
import { settlementTable } from '../../modules/settlement/settlement/fields.js'
import {
  type SettlementFilter,
  SettlementSortField,
  type SettlementSummary,
} from '../../modules/settlement/settlement/settlement.view.js'
import { settlementTexts } from '../../modules/settlement/texts.js'
import { waybillTable } from '../../modules/waybill/waybill/fields.js'
import { settlementStatus } from '../codes.js'
import { Answer } from '../envelope.js'
import { filter, given, givenId, idFilter, instant, maybe, range, rangeEnd, whole } from '../fields.js'
import { equalsIn, memberFilters, ofCompany } from '../member-filters.js'
import { listQuery, pageAnswer, pageFields, pageRequest, readAll, sortRequest, sortsOf } from '../page.js'
import { type Call, type Route, route } from '../route.js'
import { count, decimal, numberOf, text } from '../shapes.js'
import { waybillOf, waybillShape } from '../waybill/presenter.js'
import {
  settlementMembers,
  settlementOf,
  settlementShape,
  statementOf,
  statementShape,
} from './settlement.presenter.js'
import { settlementRestTexts as texts } from './texts.js'

const settlementSorts = sortsOf<SettlementSortField>(settlementMembers, {
  settleNo: SettlementSortField.SETTLE_NO,
  createTime: SettlementSortField.CREATE_TIME,
  settleCnt: SettlementSortField.SETTLE_CNT,
  settleAmt: SettlementSortField.SETTLE_AMT,
  projectName: SettlementSortField.PROJECT_NAME,
  status: SettlementSortField.STATUS,
})
const ownWays = {
  projectName: filter(settlementTable.projectName.label),
  projectInfoId: idFilter(settlementTable.projectId.label),
  payeeName: filter(payeeTable.payeeName.label),
  giveCardNo: filter(receiptTable.giveCardNo.label),
  status: settlementStatus.field(settlementTable.status.label).optional(),
  createTimeStart: instant(`${settlementTable.createTime.label}起`).optional(),
  createTimeEnd: rangeEnd(`${settlementTable.createTime.label}止`).optional(),
}
const members = { ...memberFilters(settlementMembers, ownWays), ...ofCompany }
const listParams = z.object({ ...pageFields(settlementSorts), ...members, ...ownWays })

function settlementFilter(params: z.output<typeof listParams>): SettlementFilter & Equals {
  const { projectName, payeeName, giveCardNo, projectInfoId, status } = params
  const createTime = range(params.createTimeStart, params.createTimeEnd)
  const named = { projectName, payeeName, giveCardNo, projectInfoId }
  return { ...named, status: status && [status], createTime, equal: equalsIn(params, members) }
}

export const settlementQuery = listQuery(listParams, (params) => ({
  filter: settlementFilter(params),
  sort: sortRequest(params, settlementSorts),
}))

async function settlementPage({ actor, params, services }: Call<z.output<typeof listParams>, unknown>) {
  const request = pageRequest(params, settlementSorts)
  const list = await services.settlements.list(actor, { filter: settlementFilter(params), ...request })
  return { summary: list.summary, data: pageAnswer(request.page, list, settlementOf) }
}

/** Options that the calls share that look at settlements. */
const looking = { method: 'GET', group: 'settlement', access: 'chain:garbagecustomersales:get' } as const

const page = route({
  ...looking,
  path: '/chain/companysettle/page',
  result: 'page',
  summary: '结算单分页，默认按生成时间降序',
  params: listParams,
  answer: settlementShape,
  handler: async (call) => (await settlementPage(call)).data,
})

const statisticsShape = z.object({
  settleCnt: count(`${settlementTable.settleCnt.label}合计`),
  settleAmt: decimal(`${settlementTable.settleAmt.label}合计`),
  paidAmt: decimal(`${settlementTable.paidAmt.label}合计`),
})
const statisticsOf = ({ settleCnt, settleAmt, paidAmt }: SettlementSummary): z.output<typeof statisticsShape> => ({
  settleCnt,
  settleAmt: numberOf(settleAmt),
  paidAmt: numberOf(paidAmt),
})

const statisticsPage = route({
  ...looking,
  path: '/chain/companysettle/statisticsPage',
  result: 'page',
  summary: '结算单分页及全部结果的合计',
  params: listParams,
  answer: settlementShape,
  statistics: statisticsShape,
  async handler(call) {
    const { data, summary } = await settlementPage(call)
    return { ...data, statistics: statisticsOf(summary) }
  },
})

const settleId = z.object({ settleId: givenId(texts.settleId) })

async function oneSettlement({ actor, params, services }: Call<z.output<typeof settleId>, unknown>) {
  const settlement = await services.settlements.find(actor, params.settleId)
  if (!settlement) throw new DomainError('NOT_FOUND', { what: settlementTexts.settlement })
  return settlement
}

const print = route({
  ...looking,
  path: '/chain/companysettle/printSettle',
  result: 'object',
  summary: '结算单表头与明细：承运人、日期、车辆',
  params: settleId,
  answer: statementShape,
  async handler(call) {
    const settlement = await oneSettlement(call)
    return statementOf(settlement, await call.loaders.statement.load({ actor: call.actor, id: settlement.id }))
  },
})

const printWaybills = route({
  ...looking,
  path: '/chain/companysettle/printWaybillDetail',
  result: 'object',
  summary: '结算单表头与全部运单',
  params: settleId,
  answer: settlementShape.extend({ waybills: z.array(waybillShape) }),
  async handler(call) {
    const settlement = await oneSettlement(call)
    const filter = { settlementId: settlement.id }
    const waybills = await readAll((page) =>
      call.services.waybills.list(call.actor, { filter, page, counted: { total: false, summary: false } }),
    )
    return { ...settlementOf(settlement), waybills: waybills.map(waybillOf) }
  },
})

const update = route({
  method: 'PUT',
  path: '/chain/companysettle',
  group: 'settlement',
  access: 'chain:garbagecustomersales:edit',
  result: 'boolean',
  summary: '修改备注，没有给出的不变，空则清除；给出 version 而不是最新的会被拒绝，不给则以最后一次为准',
  body: z.object(
    {
      id: givenId(texts.settleId),
      version: whole(settlementTable.version.label, 1, 2_147_483_647).optional(),
      remark: maybe(settlementTable.remark.label),
    },
    { error: texts.bodyMissing },
  ),
  async handler({ actor, body, services, idempotencyKey }) {
    await services.settlements.update(actor, { ...body, idempotencyKey })
    return new Answer(true, settlementTexts.saved)
  },
})

const remove = route({
  method: 'DELETE',
  path: '/chain/companysettle/{id}',
  weight: 'heavy',
  group: 'settlement',
  access: 'chain:garbagecustomersales:del',
  result: 'boolean',
  summary: '删除待审核或已驳回的结算单',
  params: z.object({ id: givenId(texts.settleId) }),
  handler: async ({ actor, params, services, idempotencyKey }) =>
    new Answer(await services.settlements.delete(actor, { id: params.id, idempotencyKey }), settlementTexts.deleted),
})

const reject = route({
  method: 'GET',
  path: '/chain/companysettle/rejectSettle',
  writes: true,
  weight: 'heavy',
  group: 'settlement',
  access: 'chain:companysettle:audit',
  result: 'boolean',
  summary: '驳回结算单；运单、卡与回执单随之释放；重复驳回只做一次',
  params: z.object({ id: givenId(texts.settleId), reason: given(reasonField.label) }),
  async handler({ actor, params, services, idempotencyKey }) {
    await services.settlements.reject(actor, { ...params, repeatable: true, idempotencyKey })
    return new Answer(true, settlementTexts.done)
  },
})

const soilTypes = route({
  method: 'GET',
  path: '/chain/companysettle/getGoSoilType',
  group: 'settlement',
  access: 'signed-in',
  result: 'list',
  summary: '公司的出场土质',
  answer: text(waybillTable.goSoilType.label),
  handler: ({ actor, services }) => services.waybills.soilTypes(actor),
})

export const settlementRoutes: Route[] = [page, statisticsPage, print, printWaybills, update, remove, reject, soilTypes]
