import { z } from 'zod'
import { DomainError } from '../../kernel/errors.js'
import { JsonText } from '../../kernel/values/json-text.js'
import { isCaptain } from '../../modules/identity/index.js'
import { waybillLabels as labels } from '../../modules/waybill/waybill/fields.js'
import { givenId } from '../fields.js'
import { pageRequest, textPageAnswer } from '../page.js'
import { type Call, type Route, route } from '../route.js'
import { waybillFilter, waybillParams, waybillSorts } from './params.js'
import { waybillOf, waybillRow, waybillShape } from './presenter.js'

/** Page of waybills, the answer of every paged waybill call. */
export async function waybillPage({ actor, params, services }: Call<z.output<typeof waybillParams>, unknown>) {
  const request = pageRequest(params, waybillSorts)
  const wanted = { row: waybillRow, counted: { total: true, summary: false } }
  const list = await services.waybills.listText(actor, { filter: waybillFilter(params), ...request, ...wanted })
  return textPageAnswer(request.page, list)
}

const page = route({
  method: 'GET',
  path: '/chain/companywaybill/page',
  group: 'waybills',
  access: 'chain:companywaybill:get',
  result: 'page',
  summary: '运单分页，默认按出场时间降序',
  params: waybillParams,
  answer: waybillShape,
  handler: waybillPage,
})

const ofCaptain = route({
  method: 'GET',
  path: '/chain/captainWaybill/getPage',
  group: 'waybills',
  access: 'signed-in',
  result: 'page',
  summary: '车队长本人的运单；其他身份没有自己的运单',
  params: waybillParams,
  answer: waybillShape,
  handler(call) {
    if (isCaptain(call.actor)) return waybillPage(call)
    const none = { records: new JsonText('[]'), total: 0, summary: {} }
    return textPageAnswer(pageRequest(call.params, waybillSorts).page, none)
  },
})

const one = route({
  method: 'GET',
  path: '/chain/companywaybill/{id}',
  group: 'waybills',
  access: 'chain:companywaybill:get',
  result: 'object',
  summary: '一张运单',
  params: z.object({ id: givenId(labels.id) }),
  answer: waybillShape,
  async handler({ actor, params, services }) {
    const waybill = await services.waybills.find(actor, params.id)
    if (!waybill) throw new DomainError('NOT_FOUND', { what: '运单' })
    return waybillOf(waybill)
  },
})

export const waybillRoutes: Route[] = [page, ofCaptain, one]
