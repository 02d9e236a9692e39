import { z } from 'zod'
import { labelsOf } from '../../kernel/fields.js'
import type { Equals } from '../../kernel/list/equal.js'
import { confirmationTable } from '../../modules/waybill/confirmation/fields.js'
import { ownTripTable } from '../../modules/waybill/own-trip/fields.js'
import { type OwnTripFilter, OwnTripSortField, type OwnTripView } from '../../modules/waybill/own-trip/own-trip.view.js'
import { confirmationVerdict, waybillStatus } from '../codes.js'
import { decimal, filter, flag, givenId, idFilter, instant, range, rangeEnd } from '../fields.js'
import { equalsIn, memberFilters } from '../member-filters.js'
import { rowOfFields } from '../members.js'
import { pageFields, pageRequest, sortsOf, textPageAnswer } from '../page.js'
import { type Route, route } from '../route.js'
import { presenterOf } from '../rows.js'

const members = rowOfFields(ownTripTable)
const tripOf: (trip: OwnTripView) => Record<string, unknown> = presenterOf(members.row)
const labels = labelsOf(ownTripTable)
const sorts = sortsOf<OwnTripSortField>(members, { goDatetime: OwnTripSortField.GO_DATETIME })

const ownWays = {
  status: waybillStatus.field(labels.status).optional(),
  projectName: filter(labels.projectName),
  garbageName: filter(labels.garbageName),
  truckCode: filter(labels.truckCode),
  waiting: flag('是否待本人签认').optional(),
  goDatetimeStart: instant(`${labels.goDatetime}起`).optional(),
  goDatetimeEnd: rangeEnd(`${labels.goDatetime}止`).optional(),
}
const filters = memberFilters(members, ownWays)
const params = z.object({ ...pageFields(sorts), ...filters, ...ownWays })

function tripFilter(asked: z.output<typeof params>): OwnTripFilter & Equals {
  const { status, projectName, garbageName, truckCode, waiting, goDatetimeStart, goDatetimeEnd } = asked
  return {
    equal: equalsIn(asked, filters),
    status: status && [status],
    projectName,
    garbageName,
    truckCode,
    waiting,
    goDatetime: range(goDatetimeStart, goDatetimeEnd),
  }
}

const page = route({
  method: 'GET',
  path: '/chain/owntrip/page',
  group: 'waybills',
  access: 'chain:owntrip:get',
  result: 'page',
  summary: '司机本人的趟次分页，默认按出场时间降序',
  params,
  answer: members.shape,
  async handler({ actor, params, services }) {
    const request = pageRequest(params, sorts)
    const wanted = { row: members.row, counted: { total: true, summary: false } }
    const list = await services.ownTrips.listText(actor, { filter: tripFilter(params), ...request, ...wanted })
    return textPageAnswer(request.page, list)
  },
})

const confirm = route({
  method: 'POST',
  path: '/chain/owntrip/confirm',
  group: 'waybills',
  access: 'chain:owntrip:edit',
  result: 'object',
  summary: '司机签认本人的一趟：确认、更正数量或拒绝；同样的签认再来一次不改变什么，另一种签认取代它',
  body: z.object({
    id: givenId(labels.id),
    verdict: confirmationVerdict.field(confirmationTable.verdict.label),
    weightTons: decimal(`${confirmationTable.weightTons.label}，更正时必填`).nullish(),
    reason: filter(confirmationTable.reason.label),
    pictureId: idFilter('先上传的照片的文件编号'),
  }),
  answer: members.shape,
  async handler({ actor, body: { id, ...input }, services, idempotencyKey }) {
    return tripOf(await services.ownTrips.confirm(actor, { id, input, idempotencyKey }))
  },
})

export const ownTripRoutes: Route[] = [page, confirm]
