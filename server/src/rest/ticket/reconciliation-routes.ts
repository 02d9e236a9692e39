import { z } from 'zod'
import { reconciliationTable } from '../../modules/ticket/reconciliation/fields.js'
import { pdf, xlsx } from '../envelope.js'
import { givenId } from '../fields.js'
import { type Route, route } from '../route.js'

const BASE = '/chain/companyticket/reconciliation'
const file = { method: 'GET', group: 'tickets', access: 'chain:companyticket:get', result: 'blob' } as const

const statement = route({
  ...file,
  path: `${BASE}/statement`,
  summary: '下载渣土场对账单.pdf，供双方签字',
  params: z.object({ id: givenId(reconciliationTable.id.label) }),
  handler: async ({ actor, params, services }) =>
    pdf('渣土场对账单.pdf', await services.reconciliationDocuments.pdf(actor, params.id)),
})

const template = route({
  ...file,
  path: `${BASE}/template`,
  summary: '渣土场对账清单的模板，xlsx',
  handler: async ({ actor, services }) => xlsx(await services.reconciliationDocuments.template(actor)),
})

export const reconciliationRoutes: Route[] = [statement, template]
