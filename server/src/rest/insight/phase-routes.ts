import { z } from 'zod'
import { DomainError } from '../../kernel/errors.js'
import { PhaseCostChart, PhaseOutputBy } from '../../modules/insight/phase/enums.js'
import { haulTable } from '../../modules/project/project/fields.js'
import { PhaseChart } from '../../modules/waybill/exclusion/enums.js'
import { pdf } from '../envelope.js'
import { filter, given } from '../fields.js'
import { type Route, route } from '../route.js'
import {
  countsOf,
  countsShape,
  figuresOf,
  figuresShape,
  phaseOf,
  phaseShape,
  planOf,
  planShape,
} from './phase.presenter.js'
import { phaseRestTexts as texts } from './texts.js'

const at = '/chain/projectinfobiphase'
/** Options that all calls of phases share. */
const looking = { method: 'GET', group: 'phases', access: 'chain:bi:get' } as const
const object = { ...looking, result: 'object' } as const

const byId = z.object({ id: given(texts.phaseId) })
/** Phase id in the older calls, which spell it out. */
const byPhaseId = z
  .object({ projectInfoBiPhaseId: given(texts.phaseId) })
  .transform(({ projectInfoBiPhaseId: id }) => ({ id }))

/**
 * Kept sums that a call reads: those by site and machine where a chart needs them, as many as the same charts of
 * GraphQL.
 */
const reads = 2000
const chart = { ...object, reads, params: byId, answer: figuresShape } as const

export const phaseRoutes: Route[] = [
  route({
    ...looking,
    result: 'list',
    path: `${at}/getPhaseListByProjectInfoId`,
    summary: '一个项目启用的分期',
    params: z.object({ projectInfoId: given(haulTable.projectInfoId.label) }),
    answer: phaseShape,
    handler: async ({ actor, params, services }) =>
      (await services.chartPhases.ofProject(actor, params.projectInfoId)).map(phaseOf),
  }),
  route({
    ...object,
    path: `${at}/getBiManageVoByProjectInfoBiPhaseId`,
    summary: '一个分期',
    params: byPhaseId,
    answer: phaseShape,
    handler: async ({ actor, params, services }) => {
      const phase = await services.chartPhases.find(actor, params.id)
      if (!phase) throw new DomainError('NOT_FOUND', { what: texts.phase })
      return phaseOf(phase)
    },
  }),
  route({
    ...object,
    path: `${at}/getTruckTpModeTitle`,
    reads,
    summary: '分期的运单计入多少，因各原因未计入多少',
    params: byPhaseId,
    answer: countsShape,
    handler: async ({ actor, params, services }) =>
      countsOf(await services.phaseCharts.exclusions(actor, PhaseChart.ALL, params)),
  }),
  route({
    ...chart,
    path: `${at}/transportUnitCost`,
    summary: '土方运输成本图表，按月',
    handler: async ({ actor, params, services }) =>
      figuresOf(await services.phaseCharts.costs(actor, PhaseCostChart.TRANSPORT, params)),
  }),
  route({
    ...chart,
    path: `${at}/machineCost`,
    summary: '机械成本图表，按挖机',
    handler: async ({ actor, params, services }) =>
      figuresOf(await services.phaseCharts.costs(actor, PhaseCostChart.MACHINE, params)),
  }),
  route({
    ...chart,
    path: `${at}/garbageCost`,
    summary: '渣土场成本图表，按渣土场',
    handler: async ({ actor, params, services }) =>
      figuresOf(await services.phaseCharts.costs(actor, PhaseCostChart.GARBAGE, params)),
  }),
  route({
    ...chart,
    path: `${at}/getSoilTypeStatistic`,
    summary: '出土构成，按土质',
    handler: async ({ actor, params, services }) =>
      figuresOf(await services.phaseCharts.output(actor, PhaseOutputBy.SOIL, params)),
  }),
  route({
    ...chart,
    path: `${at}/getTpModeStatistic`,
    summary: '出土构成，按运输模式',
    handler: async ({ actor, params, services }) =>
      figuresOf(await services.phaseCharts.output(actor, PhaseOutputBy.MODE, params)),
  }),
  route({
    ...chart,
    path: `${at}/getMachineStatistic/{id}`,
    summary: '装车数与台班，按挖机',
    handler: async ({ actor, params, services }) =>
      figuresOf(await services.phaseCharts.costs(actor, PhaseCostChart.MACHINE, params)),
  }),
  route({
    ...chart,
    path: `${at}/getGarbageStatistic/{id}`,
    summary: '出土构成，按渣土场',
    handler: async ({ actor, params, services }) =>
      figuresOf(await services.phaseCharts.output(actor, PhaseOutputBy.SITE, params)),
  }),
  route({
    ...object,
    path: `${at}/getPlanAchievementStatistic/{id}`,
    reads: 7000,
    summary: '计划完成，及日均出土趋势',
    params: byId,
    answer: planShape,
    handler: async ({ actor, params, services }) => planOf(await services.phaseCharts.planCompletion(actor, params)),
  }),
]

export const reportRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/chain/bi/boardReport',
    group: 'phases',
    access: 'chain:bi:get',
    result: 'blob',
    reads: 20_000,
    summary: '下载项目周报.pdf：某一周留存的，或现在的',
    params: z.object({ week: filter(texts.week) }),
    async handler({ actor, params, services }) {
      const { name, content } = await services.boardReports.pdf(actor, params.week)
      return pdf(name, content)
    },
  }),
]
