import { z } from 'zod'
import { TicketPeriod } from '../../modules/ticket/enums.js'
import { statTable } from '../../modules/ticket/stat/fields.js'
import { TicketStatSortField } from '../../modules/ticket/stat/stat.view.js'
import { Answer } from '../envelope.js'
import { filter, given, givenId, texts } from '../fields.js'
import { rowOfFields } from '../members.js'
import { maybePageFields, pageAnswer, pageNamed, sortRequest } from '../page.js'
import { type Route, route } from '../route.js'
import { presenterOf } from '../rows.js'

const MOST = 1000
const params = z.object({
  projectInfoIds: texts(statTable.projectInfoId.label, MOST).optional().describe('项目编号，可逗号分隔'),
  garbageIds: texts(statTable.garbageId.label, MOST).optional().describe('渣土场编号，可逗号分隔'),
  soilTypes: texts(statTable.soilType.label, MOST).optional().describe('土质，可逗号分隔'),
  startDate: filter('开始日期，yyyy-MM-dd，含'),
  endDate: filter('结束日期，yyyy-MM-dd，含'),
  garbageType: filter(`${statTable.garbageType.label}${statTable.garbageType.note}`),
})

const row = rowOfFields(statTable)
const shown = presenterOf(row.row)
const totals = z.object({
  total: row.shape.describe('合计'),
  projects: z.array(row.shape).describe('本页各项目的小计'),
})

/** Statistics: rows, each project's total behind its rows, and the total at last; in a page the rows alone, the totals beside them. */
function statistics(by: TicketPeriod, name: string, summary: string): Route {
  const sorts = { [by === TicketPeriod.DAY ? 'dayDetailDate' : 'monthDetailDate']: TicketStatSortField.DATE }
  return route({
    method: 'GET',
    path: `/chain/companyticketpurchase/${name}`,
    group: 'tickets',
    access: 'chain:companyticket:get',
    result: 'list',
    pages: true,
    summary: `${summary}；每个项目的小计在其各行之后，合计在最后，最多 5000 行；给出页码时答一页，小计与合计在 statistics`,
    params: params.extend(maybePageFields(sorts)),
    answer: row.shape,
    statistics: totals,
    async handler({ actor, params: asked, services: { ticketStats } }) {
      const [page, sort] = [pageNamed(asked), sortRequest(asked, sorts)]
      if (!page) return (await ticketStats.all(actor, { by, filter: asked, sort })).map(shown)
      const found = await ticketStats.list(actor, { by, filter: asked, sort, page })
      const { total, projects } = found.summary
      return { ...pageAnswer(page, found, shown), statistics: { total: shown(total), projects: projects.map(shown) } }
    },
  })
}

const recount = route({
  method: 'GET',
  path: '/chain/companyticketpurchase/calculateTicketMonthCostPrice',
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
