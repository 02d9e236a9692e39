import { z } from 'zod'
import { pdf } from '../envelope.js'
import { filter } from '../fields.js'
import { type Route, route } from '../route.js'
import { phaseRestTexts as texts } from './texts.js'

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
