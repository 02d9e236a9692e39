import { z } from 'zod'
import { reviewTable, termLabels } from '../../modules/price/index.js'
import { priceTexts } from '../../modules/price/texts.js'
import { Answer } from '../envelope.js'
import { asNumber, filter, given } from '../fields.js'
import { pageAnswer, pageRequest } from '../page.js'
import { dumpSiteOf, dumpSiteShape, soilTypeOf, soilTypeShape } from '../project/presenter.js'
import { type Route, route } from '../route.js'
import { changedPrice, newPrice, priceFilter, priceParams, priceSorts, termsOf } from './params.js'
import { captainOf, captainShape, priceOf, priceShape } from './presenter.js'

const BASE = '/chain/companyprojectdirectpayprice'
const id = given('直付价')

const page = route({
  method: 'GET',
  path: `${BASE}/page`,
  group: 'prices',
  access: 'chain:directPayPriceSet:get',
  result: 'page',
  summary: '直付价分页，默认按申请时间降序',
  params: priceParams,
  answer: priceShape,
  async handler({ actor, params, services }) {
    const request = pageRequest(params, priceSorts)
    const counted = { total: true, summary: false }
    const list = await services.directPayPrices.list(actor, { filter: priceFilter(params), ...request, counted })
    return pageAnswer(request.page, list, priceOf)
  },
})

const apply = route({
  method: 'POST',
  path: BASE,
  group: 'prices',
  access: 'chain:directPayPriceSet:add',
  result: 'object',
  summary: '申请直付价',
  body: newPrice,
  answer: priceShape,
  async handler({ actor, body, services, idempotencyKey }) {
    const made = await services.directPayPrices.apply(actor, { input: termsOf(body), idempotencyKey })
    return new Answer(priceOf(made), priceTexts.applied)
  },
})

const update = route({
  method: 'PUT',
  path: BASE,
  group: 'prices',
  access: 'chain:directPayPriceSet:edit',
  result: 'boolean',
  summary: '修改待审核的直付价，没有给出的不变；带版本而不是最新的会被拒绝',
  body: changedPrice,
  async handler({ actor, body, services, idempotencyKey }) {
    const { id: priceId, version, ...terms } = body
    await services.directPayPrices.update(actor, { id: priceId, version, input: termsOf(terms), idempotencyKey })
    return new Answer(true, priceTexts.updated)
  },
})

const remove = route({
  method: 'DELETE',
  path: `${BASE}/{id}`,
  group: 'prices',
  access: 'chain:directPayPriceSet:edit',
  result: 'boolean',
  summary: '删除待审核的直付价',
  params: z.object({ id }),
  handler: async ({ actor, params, services, idempotencyKey }) =>
    new Answer(await services.directPayPrices.delete(actor, { id: params.id, idempotencyKey }), priceTexts.deleted),
})

const invalidate = route({
  method: 'GET',
  path: `${BASE}/failure`,
  writes: true,
  group: 'prices',
  access: 'chain:directPayPriceSet:disabled',
  result: 'boolean',
  summary: '失效已审核的直付价；已失效的不再变动',
  params: z.object({ id, reason: filter(reviewTable.reason.label) }),
  async handler({ actor, params, services, idempotencyKey }) {
    await services.priceAudits.invalidate(actor, { ...params, repeatable: true, idempotencyKey })
    return new Answer(true, priceTexts.done)
  },
})

const audit = route({
  method: 'GET',
  path: `${BASE}/audit`,
  writes: true,
  group: 'prices',
  access: 'chain:directPayPriceSet:audit',
  result: 'boolean',
  summary: '审核直付价：1 通过，0 不通过；已如此的不再变动',
  params: z.object({
    id,
    auditType: asNumber(z.literal([0, 1], { error: '审核类型须为0或1' })).describe('1 通过，0 不通过'),
    reason: filter('驳回原因'),
  }),
  async handler({ actor, params, services, idempotencyKey }) {
    const approve = params.auditType === 1
    // The documented call has no reason.
    const reason = params.reason ?? (approve ? undefined : priceTexts.noReason)
    await services.priceAudits.audit(actor, { id: params.id, approve, reason, repeatable: true, idempotencyKey })
    return new Answer(true, priceTexts.done)
  },
})

const captains = route({
  method: 'GET',
  path: `${BASE}/getCaptainForPlatform`,
  group: 'prices',
  access: 'signed-in',
  result: 'tree',
  summary: '车队长与司机树',
  params: z.object({ keyword: filter('姓名、手机号或车牌') }),
  answer: captainShape,
  handler: async ({ actor, params, services }) => (await services.captains.tree(actor, params.keyword)).map(captainOf),
})

const ofProject = z.object({ projectInfoId: given(termLabels.projectInfoId) })

const soilTypes = route({
  method: 'GET',
  path: `${BASE}/getSoilType`,
  group: 'prices',
  access: 'signed-in',
  result: 'list',
  summary: '项目的土质',
  params: ofProject,
  answer: soilTypeShape,
  handler: async ({ actor, params, services }) =>
    (await services.projects.soilTypes(actor, params.projectInfoId)).map(soilTypeOf),
})

const garbages = route({
  method: 'GET',
  path: `${BASE}/getGarbage`,
  group: 'prices',
  access: 'signed-in',
  result: 'list',
  summary: '项目的渣土场',
  params: ofProject,
  answer: dumpSiteShape,
  handler: async ({ actor, params, services }) =>
    (await services.projects.dumpSites(actor, params.projectInfoId)).map(dumpSiteOf),
})

export const priceRoutes: Route[] = [page, apply, update, remove, invalidate, audit, captains, soilTypes, garbages]
