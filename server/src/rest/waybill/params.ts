import { z } from 'zod'
import type { Equals } from '../../kernel/list/equal.js'
import type { SortBy } from '../../kernel/list/list.js'
import { importedAs, waybillLabels as labels } from '../../modules/waybill/waybill/fields.js'
import { type WaybillFilter, WaybillSortField } from '../../modules/waybill/waybill/waybill.view.js'
import { shiftType, tpMode, waybillStatus } from '../codes.js'
import { filter, flag, idFilter, instant, range, rangeEnd, texts } from '../fields.js'
import { equalsIn, memberFilters } from '../member-filters.js'
import { listQuery, maybePageFields, pageFields, sortFields, sortRequest, sortsOf } from '../page.js'
import { pricedMembers, waybillMembers } from './presenter.js'

const MAX_NUMBERS = 1000

const indexed = {
  goDatetime: WaybillSortField.GO_DATETIME,
  no: WaybillSortField.NO,
  truckCode: WaybillSortField.TRUCK_CODE,
}
export const waybillSorts = sortsOf<WaybillSortField>(waybillMembers, indexed)
export const pricedSorts = sortsOf<WaybillSortField>(pricedMembers, indexed)

/** Filters of a waybill list (docs/behaviour/waybill.md). `start` and `end` are days of tickets, the end excluded. */
const searchFields = {
  no: filter(labels.no),
  cardNo: filter(labels.cardNo),
  cardNos: texts(labels.cardNo, MAX_NUMBERS).optional(),
  giveCardNo: filter(labels.giveCardNo),
  settleId: idFilter(labels.settlementId),
  settleNo: filter(labels.settleNo),
  truckCode: filter(importedAs('truckCode')),
  captainName: filter(labels.captainName),
  driverName: filter(labels.driverName),
  projectInfoId: idFilter(labels.projectId),
  projectName: filter(labels.projectName),
  garbageId: idFilter(labels.dumpSiteId),
  garbageName: filter(labels.garbageName),
  goSoilType: filter(labels.goSoilType),
  goTicketSoilType: filter(labels.goSoilType),
  tpMode: tpMode.field(labels.tpMode).optional(),
  status: waybillStatus.field(labels.status).optional(),
  inShiftType: shiftType.field(labels.inShiftType).optional(),
  isTicket: flag(labels.isTicket).optional(),
  isSettle: flag('是否已结算').optional(),
  isUpdate: flag(labels.pendingReview).optional(),
  inDatetimeStart: instant(`${labels.inDatetime}起`).optional(),
  inDatetimeEnd: rangeEnd(`${labels.inDatetime}止`).optional(),
  completeDatetimeStart: instant(`${labels.completeDatetime}起`).optional(),
  completeDatetimeEnd: rangeEnd(`${labels.completeDatetime}止`).optional(),
  goDatetimeStart: instant(`${labels.goDatetime}起`).optional(),
  goDatetimeEnd: rangeEnd(`${labels.goDatetime}止`).optional(),
  start: instant(`${labels.goDatetime}起`).optional(),
  end: instant(`${labels.goDatetime}止（不含；与起为同一天时即指当天）`).optional(),
}

const filters = { ...memberFilters(waybillMembers, searchFields), ...searchFields }
const pricedMemberFilters = memberFilters(pricedMembers, searchFields)
const pricedFilters = { ...pricedMemberFilters, ...searchFields }

export const waybillParams = z.object({ ...pageFields(waybillSorts), ...filters })

/** Parameters of a page of trips with prices. */
export const pricedParams = z.object({ ...pageFields(pricedSorts), ...pricedFilters })

/** Parameters of lists that are answered as a page when one is given. */
export const pricedMaybePaged = z.object({ ...maybePageFields(pricedSorts), ...pricedFilters })

/** Parameters of lists that are answered whole. */
export const waybillSearch = z.object({ ...sortFields(waybillSorts), ...filters })

type Searched = z.output<z.ZodObject<typeof searchFields>> & object

export const waybillFilter = (params: Searched): WaybillFilter & Equals => ({
  equal: equalsIn(params, pricedMemberFilters),
  no: params.no,
  cardNo: params.cardNo,
  cardNos: params.cardNos,
  giveCardNo: params.giveCardNo,
  settlementId: params.settleId,
  settleNo: params.settleNo,
  truckCode: params.truckCode,
  captainName: params.captainName,
  driverName: params.driverName,
  projectInfoId: params.projectInfoId,
  projectName: params.projectName,
  garbageId: params.garbageId,
  garbageName: params.garbageName,
  goSoilType: params.goSoilType ?? params.goTicketSoilType,
  tpMode: params.tpMode && [params.tpMode],
  status: params.status && [params.status],
  inShiftType: params.inShiftType,
  isTicket: params.isTicket,
  settled: params.isSettle,
  pendingReview: params.isUpdate,
  inDatetime: range(params.inDatetimeStart, params.inDatetimeEnd),
  completeDatetime: range(params.completeDatetimeStart, params.completeDatetimeEnd),
  goDatetime: range(params.start ?? params.goDatetimeStart, params.end ?? params.goDatetimeEnd),
})

export const waybillQuery = listQuery(waybillParams, (params) => ({
  filter: waybillFilter(params),
  sort: sortRequest(params, waybillSorts),
}))

/** Filter for trips that an excavator loaded. */
export const loadingFilter = (params: Searched): WaybillFilter & Equals => ({
  ...waybillFilter(params),
  machineLoaded: true,
})

/** Order by loading, latest first, unless another order is given. */
export const loadingOrder = (sort: SortBy<WaybillSortField>[]): SortBy<WaybillSortField>[] =>
  sort.length > 0 ? sort : [{ field: WaybillSortField.IN_DATETIME, direction: 'DESC' }]
