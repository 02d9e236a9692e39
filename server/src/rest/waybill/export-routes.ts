import { MONTH } from '../../modules/waybill/export/ticket-month.js'
import { waybillLabels as labels } from '../../modules/waybill/waybill/fields.js'
import { WaybillSortField } from '../../modules/waybill/waybill/waybill.view.js'
import { xlsx } from '../envelope.js'
import { filter as filterText, given } from '../fields.js'
import { sortRequest } from '../page.js'
import { type Route, route } from '../route.js'
import { loadingFilter, loadingOrder, waybillFilter, waybillSearch, waybillSorts } from './params.js'

const loading = route({
  method: 'POST',
  path: '/chain/companywaybill/exportExcavatorLoadingInfo',
  group: 'waybills',
  access: 'chain:companywaybill:get',
  result: 'blob',
  summary: '导出挖机装车记录，xlsx；条件与 queryExcavatorLoadingPage 相同，导出全部查询结果，最多 100000 条',
  params: waybillSearch,
  paramsInBody: true,
  handler: async ({ actor, params, services }) =>
    xlsx(
      await services.waybillExports.loading(actor, {
        filter: loadingFilter(params),
        sort: loadingOrder(sortRequest(params, waybillSorts)),
      }),
    ),
})

const delivered = route({
  method: 'GET',
  path: '/chain/deliveryItem/excel',
  group: 'exports',
  access: 'signed-in',
  result: 'blob',
  summary:
    '导出一个渣土场一个月用票的运单（与用票统计一致，不含作废），xlsx，按出场时间；月份自首日 06:00 至次月首日 06:00。可加运单查询条件，最多 100000 条',
  params: waybillSearch.extend({
    garbageId: given(labels.dumpSiteId),
    soilType: filterText(`${labels.goSoilType}，同 goTicketSoilType`),
    yearMonth: given('月份').regex(MONTH, { error: '月份格式须为yyyy-MM' }).describe('月份，yyyy-MM'),
  }),
  handler: async ({ actor, params, services }) => {
    const { garbageId, yearMonth: month, soilType } = params
    const found = waybillFilter(params)
    const filter = { ...found, goSoilType: found.goSoilType ?? soilType }
    const asked = sortRequest(params, waybillSorts)
    const sort = asked.length > 0 ? asked : [{ field: WaybillSortField.GO_DATETIME, direction: 'ASC' as const }]
    return xlsx(await services.waybillExports.delivered(actor, { garbageId, month, filter, sort }))
  },
})

export const waybillExportRoutes: Route[] = [loading, delivered]
