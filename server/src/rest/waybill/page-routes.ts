import { pageRequest, textPageAnswer } from '../page.js'
import { type Route, route } from '../route.js'
import { loadingFilter, loadingOrder, waybillParams, waybillSorts } from './params.js'
import { waybillRow, waybillShape } from './presenter.js'
import { waybillPage } from './routes.js'

/** Options of pages with parameters in the body. */
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
  params: waybillParams,
  async handler({ actor, params, services }) {
    const { page: cut, sort } = pageRequest(params, waybillSorts)
    const list = await services.waybills.listText(actor, {
      filter: loadingFilter(params),
      sort: loadingOrder(sort),
      page: cut,
      row: waybillRow,
      counted: { total: true, summary: false },
    })
    return textPageAnswer(cut, list)
  },
})

export const waybillPageRoutes: Route[] = [builder, loading]
