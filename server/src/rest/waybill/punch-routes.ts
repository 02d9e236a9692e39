import { z } from 'zod'
import { labelsOf } from '../../kernel/fields.js'
import type { Equals } from '../../kernel/list/equal.js'
import { punchTable } from '../../modules/waybill/punch/fields.js'
import { MAX_PUNCHES } from '../../modules/waybill/punch/punch.inputs.js'
import { type PunchFilter, PunchSortField, type PunchView } from '../../modules/waybill/punch/punch.view.js'
import { punchTexts as texts } from '../../modules/waybill/punch/texts.js'
import { punchKind, punchSettling, tpMode } from '../codes.js'
import {
  decimal,
  eventTime,
  filter,
  givenId,
  idFilter,
  instant,
  maybe,
  range,
  rangeEnd,
  rowsOf,
  whole,
} from '../fields.js'
import { equalsIn, memberFilters } from '../member-filters.js'
import { rowOfFields } from '../members.js'
import { pageFields, pageRequest, sortsOf, textPageAnswer } from '../page.js'
import { type Route, route } from '../route.js'
import { presenterOf } from '../rows.js'

const members = rowOfFields(punchTable)
const punchOf: (punch: PunchView) => Record<string, unknown> = presenterOf(members.row)
const labels = labelsOf(punchTable)
const sorts = sortsOf<PunchSortField>(members, {
  correctedAt: PunchSortField.CORRECTED_AT,
  receivedAt: PunchSortField.RECEIVED_AT,
  truckCode: PunchSortField.TRUCK_CODE,
})

const ownWays = {
  truckCode: filter(labels.truckCode),
  cardNo: filter(labels.cardNo),
  machineCode: filter(labels.machineCode),
  userName: filter(labels.userName),
  projectInfoId: idFilter(labels.projectId),
  waybillId: idFilter(labels.waybillId),
  correctedAtStart: instant(`${labels.correctedAt}起`).optional(),
  correctedAtEnd: rangeEnd(`${labels.correctedAt}止`).optional(),
}
const filters = memberFilters(members, ownWays)
const params = z.object({ ...pageFields(sorts), ...filters, ...ownWays })

function punchFilter(asked: z.output<typeof params>): PunchFilter & Equals {
  const { truckCode, cardNo, machineCode, userName, projectInfoId, waybillId } = asked
  return {
    equal: equalsIn(asked, filters),
    truckCode,
    cardNo,
    machineCode,
    userName,
    projectInfoId,
    waybillId,
    correctedAt: range(asked.correctedAtStart, asked.correctedAtEnd),
  }
}

const common = { group: 'waybills', answer: members.shape } as const

const page = route({
  ...common,
  method: 'GET',
  path: '/chain/punch/page',
  access: 'chain:punch:get',
  result: 'page',
  summary: '打卡分页，默认最近的在前',
  params,
  async handler({ actor, params, services }) {
    const request = pageRequest(params, sorts)
    const wanted = { row: members.row, counted: { total: true, summary: false } }
    const list = await services.punches.listText(actor, { filter: punchFilter(params), ...request, ...wanted })
    return textPageAnswer(request.page, list)
  },
})

const MOST_METRES = 1_000_000
const MAX_VERSION = 2_147_483_647

const sentPunch = z.object({
  id: givenId(`${texts.id}，由手机或道闸编的 UUID：同一次打卡可重发，只计一次`),
  kind: punchKind.field(labels.kind),
  at: eventTime(labels.at, '，按发送方的时钟'),
  truckCode: maybe(`${labels.truckCode}；与结算卡号至少填一个`),
  cardNo: maybe(labels.cardNo),
  projectInfoId: idFilter(`${labels.projectId}；不填的随该车或该卡最近的运单，以下同`),
  soilType: maybe(labels.soilType),
  tpMode: tpMode.field(labels.tpMode).nullish(),
  garbageId: idFilter(`${labels.dumpSiteId}；只有货运才填`),
  weightTons: decimal(labels.weightTons).nullish(),
  lng: decimal(`${labels.lng}，WGS-84`).nullish(),
  lat: decimal(`${labels.lat}，WGS-84`).nullish(),
  accuracy: whole(`${labels.accuracy}（米）`, 0, MOST_METRES).nullish(),
  pictureId: idFilter('先上传的照片的文件编号'),
})

const batch = route({
  ...common,
  method: 'POST',
  path: '/chain/punch/batch',
  access: 'chain:punch:add',
  devices: true,
  result: 'object',
  summary: `上报打卡，一次1到${MAX_PUNCHES}条；同一编号只计一次，可重发、可乱序。不能计入运单的留待处理，不使整批失败；按所给的顺序逐条返回`,
  body: z.object({
    punches: rowsOf(sentPunch, texts.punches, MAX_PUNCHES),
    sentAt: eventTime(texts.sentAt, '，按发送方的时钟，据此算出时钟误差'),
  }),
  answer: z.array(members.shape),
  handler: async ({ actor, body, services, idempotencyKey }) =>
    (await services.punches.punch(actor, body, idempotencyKey)).map(punchOf),
})

const settle = route({
  ...common,
  method: 'PUT',
  path: '/chain/punch/settle',
  access: 'chain:companywaybill:edit',
  result: 'object',
  summary: '处理待处理的打卡：归入运单、新建运单或弃用',
  body: z.object({
    id: givenId(labels.id),
    version: whole(`${labels.version}，给出时须与现在的相同`, 1, MAX_VERSION).nullish(),
    as: punchSettling.field(labels.settledAs),
    waybillId: idFilter(`${labels.waybillId}；归入运单时必填，或填运单号`),
    waybillNo: filter(`${labels.waybillNo}，可代替 waybillId`),
    reason: filter(`${labels.settleReason}；弃用时必填`),
  }),
  handler: async ({ actor, body: { id, version, ...settling }, services, idempotencyKey }) =>
    punchOf(await services.punches.settle(actor, { id, version, idempotencyKey }, settling)),
})

export const punchRoutes: Route[] = [page, batch, settle]
