import { z } from 'zod'
import type { Services } from '../../container.js'
import { DomainError } from '../../kernel/errors.js'
import { type Fields, labelsOf } from '../../kernel/fields.js'
import type { DocumentService } from '../../modules/ticket/booking/document.service.js'
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
import { maybePageFields, pageAnswer, pageNamed, sortRequest, sortsOf } from '../page.js'
import { soilTypeShape } from '../project/presenter.js'
import { type Route, route } from '../route.js'
import { presenterOf } from '../rows.js'

const MOST_ROWS = 5000
const BASE = '/chain/companyticketpurchase'
const listed = { method: 'GET', group: 'tickets', access: 'chain:companyticket:get', result: 'list' } as const

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

type Asked<Ways extends z.ZodRawShape> = z.output<z.ZodObject<Ways>>
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

/** List of documents: its own filters, its service, and its row. */
interface Documents<Ways extends z.ZodRawShape, Filter, Key extends string> {
  path: string
  /** Summary of the call: the listed documents and their order. */
  summary: string
  table: Fields
  sorts: Readonly<Record<string, Key>>
  /** Parameters that are read in a special way. */
  ways: Ways
  filter(asked: Asked<Ways>): Filter
  service(services: Services): DocumentService<object, unknown, Filter, Key>
}

/**
 * Route for a list of documents. It answers with the given page, or with all rows; refused where these are too many for
 * one answer.
 */
function documentRoute<Ways extends z.ZodRawShape, Filter, Key extends string>(
  own: Documents<Ways, Filter, Key>,
): Route {
  const row = rowOfFields(own.table)
  const [sorts, members, present] = [sortsOf<Key>(row, own.sorts), memberFilters(row, own.ways), presenterOf(row.row)]
  return route({
    ...listed,
    pages: true,
    path: `${BASE}/${own.path}`,
    summary: `${own.summary}；给出页码时答一页，否则最多 ${MOST_ROWS} 行`,
    params: z.object({ ...members, ...own.ways, ...maybePageFields(sorts) }),
    answer: row.shape,
    async handler({ actor, params, services }) {
      // The parameters of a call include its special ones.
      const asked = params as unknown as Asked<Ways> &
        Parameters<typeof pageNamed>[0] &
        Parameters<typeof sortRequest>[0]
      const named = pageNamed(asked)
      const found = await own.service(services).list(actor, {
        filter: { ...own.filter(asked), equal: equalsIn(asked, members) },
        page: named ?? { current: 1, size: MOST_ROWS },
        sort: sortRequest(asked, sorts),
        counted: { total: true, summary: false },
      })
      if (named) return pageAnswer(named, found, present)
      const { total: count, records } = found
      if (count > MOST_ROWS) throw new DomainError('TICKET_ROWS_TOO_MANY', { count, most: MOST_ROWS })
      return records.map(present)
    },
  })
}

const purchases = documentRoute({
  path: 'companyTicketPurchaseStatistical',
  summary: '购票，按购票时间降序',
  table: purchaseTable,
  sorts: {
    boughtAt: TicketPurchaseSortField.BOUGHT_AT,
    expiresOn: TicketPurchaseSortField.EXPIRES_ON,
    quantity: TicketPurchaseSortField.QUANTITY,
    price: TicketPurchaseSortField.PRICE,
    amount: TicketPurchaseSortField.AMOUNT,
  },
  ways: place,
  filter: (asked) => ({ ...placeOf(asked), boughtAt: periodOf(asked) }),
  service: ({ ticketPurchases }) => ticketPurchases,
})

const collections = documentRoute({
  path: 'getCollectTickets',
  summary: '领票：公司库存到项目，按领票时间降序',
  table: collectionTable,
  sorts: {
    collectedAt: TicketCollectionSortField.COLLECTED_AT,
    quantity: TicketCollectionSortField.QUANTITY,
  },
  ways: { ...place, ...taken },
  filter: (asked) => ({ ...placeOf(asked), ...takenOf(asked), collectedAt: periodOf(asked) }),
  service: ({ ticketCollections }) => ticketCollections,
})

const refunds = documentRoute({
  path: 'getRefundTickets',
  summary: '退票，按退票时间降序',
  table: refundTable,
  sorts: {
    refundedAt: TicketRefundSortField.REFUNDED_AT,
    applyDatetime: TicketRefundSortField.APPLY_DATETIME,
    quantity: TicketRefundSortField.QUANTITY,
    amount: TicketRefundSortField.AMOUNT,
  },
  ways: {
    ...place,
    ...taken,
    goesTo: refundGoal.field(returned.goesTo).optional(),
    status: refundStatus.field(returned.status).optional(),
  },
  filter: ({ goesTo, ...asked }) => ({
    ...placeOf(asked),
    ...takenOf(asked),
    refundedAt: periodOf(asked),
    goesTo: goesTo && [goesTo],
  }),
  service: ({ ticketRefunds }) => ticketRefunds,
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
