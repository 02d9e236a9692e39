import { z } from 'zod'
import { labelsOf } from '../../kernel/fields.js'
import type { Equals } from '../../kernel/list/equal.js'
import type { ArrivalFilter, ArrivalView } from '../../modules/yard/arrival/arrival.view.js'
import { arrivalTable } from '../../modules/yard/arrival/fields.js'
import { ArrivalSortField } from '../../modules/yard/enums.js'
import { arrivalState } from '../codes.js'
import { decimal, filter, given, givenId, idFilter, instant, range, rangeEnd } from '../fields.js'
import { equalsIn, memberFilters } from '../member-filters.js'
import { rowOfFields } from '../members.js'
import { pageAnswer, pageFields, pageRequest, sortsOf } from '../page.js'
import { type Route, route } from '../route.js'
import { presenterOf } from '../rows.js'

const members = rowOfFields(arrivalTable)
const arrivalOf: (arrival: ArrivalView) => Record<string, unknown> = presenterOf(members.row)
const labels = labelsOf(arrivalTable)
const sorts = sortsOf<ArrivalSortField>(members, {
  goDatetime: ArrivalSortField.GO_DATETIME,
  truckCode: ArrivalSortField.TRUCK_CODE,
  arrivedAt: ArrivalSortField.ARRIVED_AT,
})

const ownWays = {
  state: arrivalState.field(labels.state).optional(),
  no: filter(labels.no),
  truckCode: filter(labels.truckCode),
  ticketNo: filter(labels.ticketNo),
  projectName: filter(labels.projectName),
  goSoilType: filter(labels.goSoilType),
  garbageId: idFilter(labels.garbageId),
  goDatetimeStart: instant(`${labels.goDatetime}起`).optional(),
  goDatetimeEnd: rangeEnd(`${labels.goDatetime}止`).optional(),
}
const filters = memberFilters(members, ownWays)
const params = z.object({ ...pageFields(sorts), ...filters, ...ownWays })

function arrivalFilter(asked: z.output<typeof params>): ArrivalFilter & Equals {
  const { state, no, truckCode, ticketNo, projectName, goSoilType, garbageId, goDatetimeStart, goDatetimeEnd } = asked
  return {
    equal: equalsIn(asked, filters),
    state: state && [state],
    no,
    truckCode,
    ticketNo,
    projectName,
    goSoilType,
    garbageId,
    goDatetime: range(goDatetimeStart, goDatetimeEnd),
  }
}

const common = { group: 'yard', result: 'object', answer: members.shape } as const

const page = route({
  ...common,
  method: 'GET',
  path: '/chain/yard/arrivalPage',
  access: 'chain:yard:get',
  devices: true,
  result: 'page',
  summary: '到场车次分页：运往当前公司所经营渣土场的车次，默认按出场时间降序',
  params,
  async handler({ actor, params, services }) {
    const request = pageRequest(params, sorts)
    const counted = { total: true, summary: false }
    return pageAnswer(
      request.page,
      await services.arrivals.list(actor, { filter: arrivalFilter(params), ...request, counted }),
      arrivalOf,
    )
  },
})

const arrive = route({
  ...common,
  method: 'PUT',
  path: '/chain/yard/arrive',
  access: 'chain:yard:edit',
  devices: true,
  summary: '登记车辆到场',
  body: z.object({ id: givenId(labels.id) }),
  handler: async ({ actor, body, services, idempotencyKey }) =>
    arrivalOf(await services.arrivals.arrive(actor, body, { idempotencyKey })),
})

const tip = route({
  ...common,
  method: 'PUT',
  path: '/chain/yard/tip',
  access: 'chain:yard:edit',
  devices: true,
  summary: '确认车辆已卸土；数量与运单不同的，建筑公司会看到差异',
  body: z.object({ id: givenId(labels.id), siteWeight: decimal(labels.siteWeight).nullish() }),
  handler: async ({ actor, body, services, idempotencyKey }) =>
    arrivalOf(await services.arrivals.tip(actor, body, { idempotencyKey })),
})

const refuse = route({
  ...common,
  method: 'PUT',
  path: '/chain/yard/refuse',
  access: 'chain:yard:edit',
  devices: true,
  summary: '拒收一趟车',
  body: z.object({ id: givenId(labels.id), reason: given(labels.reason) }),
  handler: async ({ actor, body, services, idempotencyKey }) =>
    arrivalOf(await services.arrivals.refuse(actor, body, { idempotencyKey })),
})

const reopen = route({
  ...common,
  method: 'PUT',
  path: '/chain/yard/reopen',
  access: 'chain:yard:edit',
  summary: '撤回对一趟车的登记；已结算的不能撤回',
  body: z.object({ id: givenId(labels.id) }),
  handler: async ({ actor, body, services, idempotencyKey }) =>
    arrivalOf(await services.arrivals.reopen(actor, body, { idempotencyKey })),
})

/** Calls of a dump site's gate and scales. */
export const yardRest: readonly Route[] = [page, arrive, tip, refuse, reopen]
