import { z } from 'zod'
import type { Equals } from '../../kernel/list/equal.js'
import {
  type DirectPayPriceFilter,
  DirectPayPriceSortField,
} from '../../modules/price/direct-pay-price/direct-pay-price.inputs.js'
import { termLabels as labels, reviewTable, termTable } from '../../modules/price/direct-pay-price/fields.js'
import { choose, type TermsInput } from '../../modules/price/direct-pay-price/terms.schema.js'
import { priceStatus, tpMode, weightUnit } from '../codes.js'
import { decimal, filter, flag, given, idFilter, instant, maybe, range, rangeEnd, texts, whole } from '../fields.js'
import { equalsIn, memberFilters } from '../member-filters.js'
import { listQuery, pageFields, sortRequest, sortsOf } from '../page.js'
import { priceMembers } from './presenter.js'

export const priceSorts = sortsOf<DirectPayPriceSortField>(priceMembers, {
  applyDatetime: DirectPayPriceSortField.APPLY_DATETIME,
  auditDatetime: DirectPayPriceSortField.AUDIT_DATETIME,
  invalidDatetime: DirectPayPriceSortField.INVALID_DATETIME,
  directPayPrice: DirectPayPriceSortField.DIRECT_PAY_PRICE,
})

const MAX_NAMES = 200

/** Filters of the list (docs/behaviour/price.md). */
const ownWays = {
  projectName: filter(labels.projectName),
  projectInfoId: idFilter(labels.projectInfoId),
  applyStartDate: instant('申请日期起').optional(),
  applyEndDate: rangeEnd('申请日期止').optional(),
  soilType: filter(labels.soilType),
  captainAndDrivers: texts('车队长或司机', MAX_NAMES).optional().describe('车队长或司机的姓名或编号，可逗号分隔'),
  garbageName: filter(labels.garbageName),
  tpMode: tpMode.field(labels.tpMode).optional(),
  status: priceStatus.field(reviewTable.status.label).optional(),
}
const members = memberFilters(priceMembers, ownWays)

export const priceParams = z.object({ ...pageFields(priceSorts), ...members, ...ownWays })

export const priceFilter = (params: z.output<typeof priceParams>): DirectPayPriceFilter & Equals => ({
  equal: equalsIn(params, members),
  projectName: params.projectName,
  projectInfoId: params.projectInfoId,
  soilType: params.soilType,
  garbageName: params.garbageName,
  captainAndDrivers: params.captainAndDrivers,
  applyDatetime: range(params.applyStartDate, params.applyEndDate),
  tpMode: params.tpMode && [params.tpMode],
  status: params.status && [params.status],
})

export const priceQuery = listQuery(priceParams, (params) => ({
  filter: priceFilter(params),
  sort: sortRequest(params, priceSorts),
}))

/** Parameters of an export of 直付价覆盖. */
const coverageParams = z.object({
  projectInfoId: given(labels.projectInfoId),
  allCaptains: flag('是否看全部车队长').optional(),
  tpMode: tpMode.field(labels.tpMode).optional(),
  soilType: filter(labels.soilType),
  garbageName: filter(labels.garbageName),
  gaps: flag('是否有缺').optional(),
})

export const coverageQuery = listQuery(coverageParams, (params) => ({ filter: params, sort: [] }))

/** Most characters of an id. */
const MAX_ID = 36

const membersMissing = choose(termTable.captainAndDrivers)

/** Values that the service checks; here they only have to be readable. */
const pair = z.object(
  {
    captainId: z.string({ error: membersMissing }).max(MAX_ID).describe(labels.captainName),
    driverId: maybe(labels.driverName),
  },
  { error: membersMissing },
)

const terms = {
  projectInfoId: maybe(labels.projectName),
  tpMode: z.preprocess((value) => (value === '' ? null : value), tpMode.field(labels.tpMode).nullish()),
  soilType: maybe(labels.soilType),
  garbageId: maybe(labels.garbageName),
  directPayPrice: decimal(labels.directPayPrice).nullish(),
  weightType: z.preprocess(
    (value) => (value === '' ? null : value),
    weightUnit.field(`${labels.weightType}；新增时不填则按各运单的，修改时不填则不变`).nullish(),
  ),
  captainAndDriver: z.array(pair, { error: membersMissing }).nullish().describe(termTable.captainAndDrivers.label),
}

const bodyMissing = { error: '请求内容须为对象' }

export const newPrice = z.object(terms, bodyMissing)
export const changedPrice = z.object(
  {
    ...terms,
    id: z
      .string({ error: (issue) => (issue.input == null ? '请选择直付价' : '直付价须为文本') })
      .max(MAX_ID)
      .describe('直付价'),
    version: whole(reviewTable.version.label, 1, 2_147_483_647).nullish(),
  },
  bodyMissing,
)

/** Empty texts count as missing. */
export const termsOf = (body: z.output<typeof newPrice>): TermsInput => {
  const { tpMode: mode, directPayPrice, ...rest } = body
  return { ...rest, tpMode: mode, directPayPrice: directPayPrice === '' ? null : directPayPrice }
}
