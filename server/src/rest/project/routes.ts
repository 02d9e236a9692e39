import { z } from 'zod'
import { labelsOf } from '../../kernel/fields.js'
import { itemTable } from '../../modules/project/dictionary/fields.js'
import { haulTable } from '../../modules/project/project/fields.js'
import { dumpSiteTable } from '../../modules/project/site/fields.js'
import { filter, given, idFilter } from '../fields.js'
import { type Route, route } from '../route.js'
import { text, textOrNull } from '../shapes.js'
import {
  dumpSiteOf,
  dumpSiteShape,
  haulOf,
  haulShape,
  projectOf,
  projectShape,
  shiftsOf,
  shiftsShape,
  soilTypeOf,
  soilTypeShape,
} from './presenter.js'

const { dictionary, itemName, itemValue } = labelsOf(itemTable)
const itemShape = z.object({ dictionary: text(dictionary), itemName: text(itemName), itemValue: text(itemValue) })
const { projectInfoId, garbageId, garbageName } = labelsOf(haulTable)
const ofProject = z.object({ projectInfoId: given(projectInfoId) })

/** Options that all lookups share. */
const lookup = { method: 'GET', group: 'lookups', access: 'signed-in', result: 'list' } as const

export const projectRoutes: Route[] = [
  route({
    ...lookup,
    path: '/chain/systemdictionaryitem/platformDictionary',
    summary: '平台字典在用的各项',
    params: z.object({ dictionary: filter(dictionary) }),
    answer: itemShape,
    handler: ({ params, services }) => services.dictionaries.platform(params.dictionary),
  }),
  route({
    ...lookup,
    path: '/chain/systemdictionaryitem/listDictionaryItem',
    summary: '一个字典的各项；公司有自己的名称时取公司的',
    params: z.object({ dictionary: given(dictionary) }),
    answer: itemShape,
    handler: ({ actor, params, services }) => services.dictionaries.items(actor, params.dictionary),
  }),
  route({
    ...lookup,
    path: '/chain/projectinfo/list',
    summary: '公司的项目',
    answer: projectShape,
    handler: async ({ actor, services }) => (await services.projects.list(actor)).map(projectOf),
  }),
  route({
    ...lookup,
    path: '/chain/projectinfo/listTicket',
    summary: '用票的项目，即有票或用过票的项目',
    answer: projectShape,
    handler: async ({ actor, services }) => (await services.ticketPlaces.projects(actor)).map(projectOf),
  }),
  route({
    ...lookup,
    path: '/chain/projectinfo/getShiftOfProject',
    result: 'object',
    summary: '项目的班次时间；一个班次到下一个班次开始为止',
    params: ofProject,
    answer: shiftsShape,
    handler: async ({ actor, params, services }) =>
      shiftsOf(
        await services.projects.shifts(actor, params.projectInfoId),
        await services.dictionaries.items(actor, 'shift'),
      ),
  }),
  route({
    ...lookup,
    path: '/chain/projectinfo/getSoilTypePlatform',
    summary: '项目的土质',
    params: ofProject,
    answer: soilTypeShape,
    handler: async ({ actor, params, services }) =>
      (await services.projects.soilTypes(actor, params.projectInfoId)).map(soilTypeOf),
  }),
  route({
    ...lookup,
    path: '/chain/projectinfo/queryProjectGarbageAll',
    summary: '项目的渣土场',
    params: ofProject,
    answer: dumpSiteShape,
    handler: async ({ actor, params, services }) =>
      (await services.projects.dumpSites(actor, params.projectInfoId)).map(dumpSiteOf),
  }),
  route({
    ...lookup,
    path: '/chain/garbage/listByCompanyAuth',
    summary: '公司的渣土场',
    answer: dumpSiteShape,
    handler: async ({ actor, services }) => (await services.projects.dumpSites(actor)).map(dumpSiteOf),
  }),
  route({
    ...lookup,
    path: '/chain/garbageBaseQuery/queryByCode',
    result: 'object',
    summary: '按编码查渣土场',
    params: z.object({ code: given(`${garbageName}${dumpSiteTable.code.label}`) }),
    answer: dumpSiteShape.extend({ address: textOrNull(dumpSiteTable.address.label) }),
    handler: async ({ actor, params, services }) => {
      const { address, ...site } = await services.projects.dumpSite(actor, params.code)
      return { ...dumpSiteOf(site), address }
    },
  }),
  route({
    ...lookup,
    path: '/chain/companyticketprojectinventory/querySoilTypeByGarbage',
    summary: '渣土场有票或用过票的土质',
    params: z.object({ garbageId: given(garbageId) }),
    answer: soilTypeShape,
    handler: async ({ actor, params, services }) =>
      (await services.ticketPlaces.soilTypes(actor, params.garbageId)).map(soilTypeOf),
  }),
  route({
    ...lookup,
    path: '/chain/matchorder/getProjectNewMatchOrderList',
    summary: '项目近 90 天的土方去向：渣土场、土质与运输方式的搭配，最近的在前，最多 100 项',
    params: ofProject,
    answer: haulShape,
    handler: async ({ actor, params, services }) =>
      (await services.projects.recentHauls(actor, params.projectInfoId)).map(haulOf),
  }),
  route({
    ...lookup,
    path: '/chain/companysettlewaybill/getGarbage',
    group: 'settleWaybills',
    summary: '结算运单的渣土场',
    params: z.object({ projectInfoId: idFilter(projectInfoId) }),
    answer: dumpSiteShape,
    handler: async ({ actor, params, services }) =>
      (await services.projects.dumpSites(actor, params.projectInfoId)).map(dumpSiteOf),
  }),
]
