import { z } from 'zod'
import { DomainError } from '../../kernel/errors.js'
import { labelsOf } from '../../kernel/fields.js'
import type { ListRequest } from '../../kernel/list/list.js'
import { collectionTable } from '../../modules/ticket/collection/fields.js'
import { purchaseTable } from '../../modules/ticket/purchase/fields.js'
import { refundTable } from '../../modules/ticket/refund/fields.js'
import { bookingStatus, refundGoal, refundStatus } from '../codes.js'
import { filter, instant, range, rangeEnd } from '../fields.js'
import { equalsIn, memberFilters } from '../member-filters.js'
import { rowOfFields } from '../members.js'
import { soilTypeShape } from '../project/presenter.js'
import { type Route, route } from '../route.js'
import { presenterOf } from '../rows.js'

const MOST_ROWS = 5000
const BASE = '/chain/companyticketpurchase'
const listed = { method: 'GET', group: 'tickets', access: 'chain:companyticket:get', result: 'list' } as const

/** A list without pages; with more rows than that somebody has to search. */
async function whole<Row>(
  read: (request: Pick<ListRequest<object>, 'page' | 'counted'>) => Promise<{ records: Row[]; total: number }>,
): Promise<Row[]> {
  const { records, total } = await read({
    page: { current: 1, size: MOST_ROWS },
    counted: { total: true, summary: false },
  })
  if (total > MOST_ROWS) throw new DomainError('TICKET_ROWS_TOO_MANY', { count: total, most: MOST_ROWS })
  return records
}

const bought = labelsOf(purchaseTable)
const collected = labelsOf(collectionTable)
const returned = labelsOf(refundTable)
const place = {
  garbageId: filter(bought.garbageId),
  garbageName: filter(bought.garbageName),
  soilType: filter(bought.soilType),
  startDate: instant('开始日期').optional(),
  endDate: rangeEnd('结束日期').optional(),
  status: bookingStatus.field(bought.status).optional(),
}

const taken = {
  projectInfoId: filter(collected.projectInfoId),
  projectName: filter(collected.projectName),
  driverId: filter(collected.driverId),
  driverName: filter(collected.driverName),
}

type Asked<Fields extends z.ZodRawShape> = z.output<z.ZodObject<Fields>>
type Place<Status> = Pick<Asked<typeof place>, 'garbageId' | 'garbageName' | 'soilType'> & {
  status?: Status | undefined
}
const placeOf = <Status>({ garbageId, garbageName, soilType, status }: Place<Status>) => ({
  garbageId,
  garbageName,
  soilType,
  status: status && [status],
})
const periodOf = ({ startDate, endDate }: Pick<Asked<typeof place>, 'startDate' | 'endDate'>) =>
  range(startDate, endDate)
const takenOf = ({ projectInfoId, projectName, driverId, driverName }: Asked<typeof taken>) => ({
  projectInfoId,
  projectName,
  driverId,
  driverName,
})

const purchaseRow = rowOfFields(purchaseTable)
const purchaseMembers = memberFilters(purchaseRow, place)
const purchases = route({
  ...listed,
  path: `${BASE}/companyTicketPurchaseStatistical`,
  summary: '购票，按购票时间降序；最多 5000 行',
  params: z.object({ ...purchaseMembers, ...place }),
  answer: purchaseRow.shape,
  async handler({ actor, params, services }) {
    const filter = { ...placeOf(params), boughtAt: periodOf(params), equal: equalsIn(params, purchaseMembers) }
    const found = await whole((request) => services.ticketPurchases.list(actor, { filter, ...request }))
    return found.map(presenterOf(purchaseRow.row))
  },
})

const collectionRow = rowOfFields(collectionTable)
const collectionWays = { ...place, ...taken }
const collectionMembers = memberFilters(collectionRow, collectionWays)
const collections = route({
  ...listed,
  path: `${BASE}/getCollectTickets`,
  summary: '领票：公司库存到项目，按领票时间降序；最多 5000 行',
  params: z.object({ ...collectionMembers, ...collectionWays }),
  answer: collectionRow.shape,
  async handler({ actor, params, services }) {
    const filter = {
      ...placeOf(params),
      ...takenOf(params),
      collectedAt: periodOf(params),
      equal: equalsIn(params, collectionMembers),
    }
    const found = await whole((request) => services.ticketCollections.list(actor, { filter, ...request }))
    return found.map(presenterOf(collectionRow.row))
  },
})

const refundRow = rowOfFields(refundTable)
const refundWays = {
  ...place,
  ...taken,
  goesTo: refundGoal.field(returned.goesTo).optional(),
  status: refundStatus.field(returned.status).optional(),
}
const refundMembers = memberFilters(refundRow, refundWays)
const refunds = route({
  ...listed,
  path: `${BASE}/getRefundTickets`,
  summary: '退票，按退票时间降序；最多 5000 行',
  params: z.object({ ...refundMembers, ...refundWays }),
  answer: refundRow.shape,
  async handler({ actor, params, services }) {
    const { goesTo } = params
    const filter = {
      ...placeOf(params),
      ...takenOf(params),
      refundedAt: periodOf(params),
      goesTo: goesTo && [goesTo],
      equal: equalsIn(params, refundMembers),
    }
    const found = await whole((request) => services.ticketRefunds.list(actor, { filter, ...request }))
    return found.map(presenterOf(refundRow.row))
  },
})

const soils = route({
  ...listed,
  path: `${BASE}/getCompanyTicketPurchaseSoilType`,
  summary: '公司购过票的土质，可限某渣土场',
  params: z.object({ garbageId: filter(bought.garbageId) }),
  answer: soilTypeShape,
  handler: async ({ actor, params, services }) =>
    (await services.ticketPurchases.soilTypes(actor, params.garbageId)).map(({ id, name }) => ({ id, soilType: name })),
})

export const bookingRoutes: Route[] = [purchases, collections, refunds, soils]
