import { z } from 'zod'
import { DomainError } from '../../kernel/errors.js'
import { labelsOf } from '../../kernel/fields.js'
import type { Counted, PageRequest, SortBy } from '../../kernel/list/list.js'
import { TicketCollectionSortField } from '../../modules/ticket/collection/collection.view.js'
import { collectionTable } from '../../modules/ticket/collection/fields.js'
import { purchaseTable } from '../../modules/ticket/purchase/fields.js'
import { TicketPurchaseSortField } from '../../modules/ticket/purchase/purchase.view.js'
import { refundTable } from '../../modules/ticket/refund/fields.js'
import { TicketRefundSortField } from '../../modules/ticket/refund/refund.view.js'
import { bookingStatus, refundGoal, refundStatus } from '../codes.js'
import { filter, idFilter, instant, range, rangeEnd } from '../fields.js'
import { equalsIn, memberFilters } from '../member-filters.js'
import { rowOfFields } from '../members.js'
import { maybePageFields, pageAnswer, pageNamed, type Sorts, sortRequest, sortsOf } from '../page.js'
import { soilTypeShape } from '../project/presenter.js'
import { type Route, route } from '../route.js'
import { presenterOf } from '../rows.js'

const MOST_ROWS = 5000
const BASE = '/chain/companyticketpurchase'
const listed = { method: 'GET', group: 'tickets', access: 'chain:companyticket:get', result: 'list' } as const
const paged = { ...listed, pages: true } as const

type Read<Row, Sort> = (request: {
  page: PageRequest
  sort: Sort
  counted: Counted
}) => Promise<{ records: Row[]; total: number }>
type Params = Parameters<typeof pageNamed>[0] & Parameters<typeof sortRequest>[0]

/** The page that was named, or all rows; with more of them than a program can be given at once somebody has to search. */
async function listOrPage<Row, Shown, Key extends string>(
  params: Params,
  sorts: Sorts<Key>,
  present: (row: Row) => Shown,
  read: Read<Row, SortBy<Key>[]>,
) {
  const named = pageNamed(params)
  const page = named ?? { current: 1, size: MOST_ROWS }
  const found = await read({ page, sort: sortRequest(params, sorts), counted: { total: true, summary: false } })
  if (named) return pageAnswer(named, found, present)
  if (found.total > MOST_ROWS) throw new DomainError('TICKET_ROWS_TOO_MANY', { count: found.total, most: MOST_ROWS })
  return found.records.map(present)
}

const bought = labelsOf(purchaseTable)
const collected = labelsOf(collectionTable)
const returned = labelsOf(refundTable)
const place = {
  garbageId: idFilter(bought.garbageId),
  garbageName: filter(bought.garbageName),
  soilType: filter(bought.soilType),
  startDate: instant('开始日期').optional(),
  endDate: rangeEnd('结束日期').optional(),
  status: bookingStatus.field(bought.status).optional(),
}

const taken = {
  projectInfoId: idFilter(collected.projectInfoId),
  projectName: filter(collected.projectName),
  driverId: idFilter(collected.driverId),
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
const purchaseSorts = sortsOf<TicketPurchaseSortField>(purchaseRow, {
  boughtAt: TicketPurchaseSortField.BOUGHT_AT,
  expiresOn: TicketPurchaseSortField.EXPIRES_ON,
  quantity: TicketPurchaseSortField.QUANTITY,
  price: TicketPurchaseSortField.PRICE,
  amount: TicketPurchaseSortField.AMOUNT,
})
const purchaseMembers = memberFilters(purchaseRow, place)
const purchases = route({
  ...paged,
  path: `${BASE}/companyTicketPurchaseStatistical`,
  summary: '购票，按购票时间降序；给出页码时答一页，否则最多 5000 行',
  params: z.object({ ...purchaseMembers, ...place, ...maybePageFields(purchaseSorts) }),
  answer: purchaseRow.shape,
  async handler({ actor, params, services }) {
    const filter = { ...placeOf(params), boughtAt: periodOf(params), equal: equalsIn(params, purchaseMembers) }
    return listOrPage(params, purchaseSorts, presenterOf(purchaseRow.row), (request) =>
      services.ticketPurchases.list(actor, { filter, ...request }),
    )
  },
})

const collectionRow = rowOfFields(collectionTable)
const collectionSorts = sortsOf<TicketCollectionSortField>(collectionRow, {
  collectedAt: TicketCollectionSortField.COLLECTED_AT,
  quantity: TicketCollectionSortField.QUANTITY,
})
const collectionWays = { ...place, ...taken }
const collectionMembers = memberFilters(collectionRow, collectionWays)
const collections = route({
  ...paged,
  path: `${BASE}/getCollectTickets`,
  summary: '领票：公司库存到项目，按领票时间降序；给出页码时答一页，否则最多 5000 行',
  params: z.object({ ...collectionMembers, ...collectionWays, ...maybePageFields(collectionSorts) }),
  answer: collectionRow.shape,
  async handler({ actor, params, services }) {
    const filter = {
      ...placeOf(params),
      ...takenOf(params),
      collectedAt: periodOf(params),
      equal: equalsIn(params, collectionMembers),
    }
    return listOrPage(params, collectionSorts, presenterOf(collectionRow.row), (request) =>
      services.ticketCollections.list(actor, { filter, ...request }),
    )
  },
})

const refundRow = rowOfFields(refundTable)
const refundSorts = sortsOf<TicketRefundSortField>(refundRow, {
  refundedAt: TicketRefundSortField.REFUNDED_AT,
  applyDatetime: TicketRefundSortField.APPLY_DATETIME,
  quantity: TicketRefundSortField.QUANTITY,
  amount: TicketRefundSortField.AMOUNT,
})
const refundWays = {
  ...place,
  ...taken,
  goesTo: refundGoal.field(returned.goesTo).optional(),
  status: refundStatus.field(returned.status).optional(),
}
const refundMembers = memberFilters(refundRow, refundWays)
const refunds = route({
  ...paged,
  path: `${BASE}/getRefundTickets`,
  summary: '退票，按退票时间降序；给出页码时答一页，否则最多 5000 行',
  params: z.object({ ...refundMembers, ...refundWays, ...maybePageFields(refundSorts) }),
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
    return listOrPage(params, refundSorts, presenterOf(refundRow.row), (request) =>
      services.ticketRefunds.list(actor, { filter, ...request }),
    )
  },
})

const soils = route({
  ...listed,
  path: `${BASE}/getCompanyTicketPurchaseSoilType`,
  summary: '公司购过票的土质，可限某渣土场',
  params: z.object({ garbageId: idFilter(bought.garbageId) }),
  answer: soilTypeShape,
  handler: async ({ actor, params, services }) =>
    (await services.ticketPurchases.soilTypes(actor, params.garbageId)).map(({ id, name }) => ({ id, soilType: name })),
})

export const bookingRoutes: Route[] = [purchases, collections, refunds, soils]
