import { z } from 'zod'
import type { Actor } from '../../kernel/command/actor.js'
import { TicketPeriod } from '../../modules/ticket/enums.js'
import { statTable } from '../../modules/ticket/stat/fields.js'
import { showing } from '../../modules/ticket/stat/shown.js'
import { type TicketStatFilter, TicketStatSortField } from '../../modules/ticket/stat/stat.view.js'
import { MONTH } from '../../modules/waybill/export/ticket-month.js'
import { Answer } from '../envelope.js'
import { filter, given, givenId, idFilter, texts } from '../fields.js'
import { equalsIn, memberFilters } from '../member-filters.js'
import { rowOfFields } from '../members.js'
import { maybePageFields, pageAnswer, pageNamed, sortRequest } from '../page.js'
import { type Route, route } from '../route.js'
import { presenterOf } from '../rows.js'

const MOST = 1000
const params = z.object({
  projectInfoIds: texts(statTable.projectInfoId.label, MOST).optional().describe('项目编号，可逗号分隔'),
  projectInfoId: idFilter(statTable.projectInfoId.label),
  projectName: filter(statTable.projectName.label),
  garbageIds: texts(statTable.garbageId.label, MOST).optional().describe('渣土场编号，可逗号分隔'),
  garbageId: idFilter(statTable.garbageId.label),
  garbageName: filter(statTable.garbageName.label),
  soilTypes: texts(statTable.soilType.label, MOST).optional().describe('土质，可逗号分隔'),
  soilType: filter(statTable.soilType.label),
  companyAuthId: idFilter(statTable.companyAuthId.label),
  startDate: filter('开始日期，yyyy-MM-dd，含'),
  endDate: filter('结束日期，yyyy-MM-dd，含'),
  garbageType: filter(`${statTable.garbageType.label}${statTable.garbageType.note}`),
})

interface Days {
  startDate?: string | undefined
  endDate?: string | undefined
}

const lastOf = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10)

/** Parameter for the date that rows show, as the days that it means. */
const dates = {
  DAY: {
    name: 'dayDetailDate',
    days: filter(statTable.dayDetailDate.label)
      .transform((day): Days => ({ startDate: day, endDate: day }))
      .describe(`${statTable.dayDetailDate.label}，yyyy-MM-dd，精确`),
  },
  MONTH: {
    name: 'monthDetailDate',
    days: filter(statTable.monthDetailDate.label)
      .refine((month) => month === undefined || MONTH.test(month), { error: '月份格式须为yyyy-MM' })
      .transform((month): Days => (month ? { startDate: `${month}-01`, endDate: lastOf(month) } : {}))
      .meta({ description: `${statTable.monthDetailDate.label}，yyyy-MM，精确`, example: '2026-03' }),
  },
} as const

/** Name that no row has. */
const NOTHING = ['-']

/** Value of a list that rows must show, if the parameter is given. */
const narrowed = (many: string[] | undefined, one: string | undefined): string[] | undefined =>
  one === undefined ? many : many === undefined || many.includes(one) ? [one] : NOTHING

/** Later of two days, or the earlier one. */
const later = (one: string | undefined, other: string | undefined) => [one, other].filter(Boolean).toSorted().at(-1)
const earlier = (one: string | undefined, other: string | undefined) => [one, other].filter(Boolean).toSorted()[0]

function filterOf(actor: Actor, asked: z.output<typeof params>, shownDate: Days): TicketStatFilter {
  const { projectInfoIds, projectInfoId, garbageIds, garbageId, soilTypes, soilType, companyAuthId, ...rest } = asked
  return {
    ...rest,
    projectInfoIds:
      companyAuthId === undefined || companyAuthId === actor.companyId
        ? narrowed(projectInfoIds, projectInfoId)
        : NOTHING,
    garbageIds: narrowed(garbageIds, garbageId),
    soilTypes: narrowed(soilTypes, soilType),
    startDate: later(rest.startDate, shownDate.startDate),
    endDate: earlier(rest.endDate, shownDate.endDate),
  }
}

const row = rowOfFields(statTable)
const shown = presenterOf(row.row)
const totals = z.object({
  total: row.shape.describe('合计'),
  projects: z.array(row.shape).describe('本页各项目的小计'),
})

/** Kinds of rows in an answer: plain ones or totals. */
const KINDS = ['isTotalRow', 'isProjectTotalRow']

/**
 * Statistics: rows, each project's total after its rows, and the grand total at the end; in a page only the rows, with
 * the totals beside them.
 */
function statistics(by: TicketPeriod, path: string, summary: string): Route {
  const { name, days } = dates[by]
  const sorts = { [name]: TicketStatSortField.DATE }
  const members = memberFilters(row, { ...params.shape, [name]: days })
  return route({
    method: 'GET',
    path: `/chain/companyticketpurchase/${path}`,
    group: 'tickets',
    access: 'chain:companyticket:get',
    result: 'list',
    pages: true,
    summary: `${summary}；每个项目的小计在其各行之后，合计在最后，最多 5000 行；给出页码时答一页，小计与合计在 statistics；按数量查询的只计所列各行`,
    params: params.extend({ ...maybePageFields(sorts), ...members, [name]: days }),
    answer: row.shape,
    statistics: totals,
    async handler({ actor, params: asked, services: { ticketStats } }) {
      const [page, sort] = [pageNamed(asked), sortRequest(asked, sorts)]
      // Value of the parameter of that name.
      const filter = filterOf(actor, asked, new Map<string, unknown>(Object.entries(asked)).get(name) as Days)
      const wanted = equalsIn(asked, members) ?? []
      const ofKind = wanted.filter(({ column }) => KINDS.includes(column))
      const shows = wanted.filter((one) => !ofKind.includes(one))
      if (!page) return (await ticketStats.all(actor, { by, filter, sort, shows })).filter(showing(ofKind)).map(shown)
      const found = await ticketStats.list(actor, { by, filter, sort, page, corrected: true, shows })
      const { total, projects } = found.summary
      // Pages have no totals among their rows.
      const isOfRows = ofKind.every((one) => 'flag' in one && !one.flag)
      const rows = isOfRows ? found : { records: [], total: 0 }
      return { ...pageAnswer(page, rows, shown), statistics: { total: shown(total), projects: projects.map(shown) } }
    },
  })
}

const recount = route({
  method: 'GET',
  path: '/chain/companyticketpurchase/calculateTicketMonthCostPrice',
  writes: true,
  weight: 'heavy',
  group: 'tickets',
  access: 'chain:companyticket:edit',
  result: 'boolean',
  summary: '重新计算某渣土场、月份、土质的票据与成本；再次调用没有差异',
  params: z.object({
    garbageId: givenId(statTable.garbageId.label),
    yearMonth: given('月份，yyyy-MM'),
    soilType: given(statTable.soilType.label),
  }),
  async handler({ actor, params: asked, services, idempotencyKey }) {
    const { message } = await services.ticketRecounts.recount(actor, { ...asked, idempotencyKey })
    return new Answer(true, message)
  },
})

export const statRoutes: Route[] = [
  recount,
  statistics(TicketPeriod.MONTH, 'getMonthUseTicketsStatistical', '按月用票统计，月自首日06:00起'),
  statistics(TicketPeriod.DAY, 'getDayUseTicketsStatistical', '按日用票统计，票日自06:00起'),
]
