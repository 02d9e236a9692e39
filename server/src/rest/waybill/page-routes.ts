import { WaybillSortField } from '../../modules/waybill/waybill/waybill.view.js'
import { filter, instant, range, rangeEnd } from '../fields.js'
import { pageRequest, textPageAnswer } from '../page.js'
import { type Route, route } from '../route.js'
import { waybillFilter, waybillParams, waybillSorts } from './params.js'
import { waybillRow, waybillShape } from './presenter.js'
import { waybillPage } from './routes.js'

/** What is the same for pages whose parameters come in the body. */
const page = {
  method: 'POST',
  group: 'waybills',
  access: 'chain:companywaybill:get',
  result: 'page',
  paramsInBody: true,
  answer: waybillShape,
} as const

const builder = route({
  ...page,
  path: '/chain/companyWaybillBuilderPage/postBuilderPage',
  summary: '施工企业的运单分页，条件放在请求体中，默认按出场时间降序',
  params: waybillParams,
  handler: waybillPage,
})

const loading = route({
  ...page,
  path: '/chain/companywaybill/queryExcavatorLoadingPage',
  summary: '挖机装车记录：由挖机装车的运单，默认按装车时间降序',
  params: waybillParams.extend({
    machineCode: filter('挖机编号'),
    inStaffName: filter('装车员'),
    inDatetimeStart: instant('装车时间起').optional(),
    inDatetimeEnd: rangeEnd('装车时间止').optional(),
  }),
  async handler({ actor, params, services }) {
    const { machineCode, inStaffName, inDatetimeStart, inDatetimeEnd } = params
    const { page: cut, sort } = pageRequest(params, waybillSorts)
    const list = await services.waybills.listText(actor, {
      filter: {
        ...waybillFilter(params),
        ...{ machineCode, inStaffName, machineLoaded: true, inDatetime: range(inDatetimeStart, inDatetimeEnd) },
      },
      sort: sort.length > 0 ? sort : [{ field: WaybillSortField.IN_DATETIME, direction: 'DESC' }],
      ...{ page: cut, row: waybillRow, counted: { total: true, summary: false } },
    })
    return textPageAnswer(cut, list)
  },
})

export const waybillPageRoutes: Route[] = [builder, loading]
