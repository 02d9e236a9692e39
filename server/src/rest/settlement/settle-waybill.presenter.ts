import { z } from 'zod'
import { settleActionsOf } from '../../modules/settlement/line/settle-actions.js'
import { statusOf } from '../../modules/settlement/settlement/waybill.resolver.js'
import { pageAnswer, pageRequest } from '../page.js'
import type { Call } from '../route.js'
import { text, textOrNull } from '../shapes.js'
import { type pricedParams, pricedSorts, waybillFilter } from '../waybill/params.js'
import { pricedMembers, pricedOf, pricedShape } from '../waybill/presenter.js'

/** Waybill with its settle actions. */
export const settleWaybillShape = pricedShape.extend({
  settleActions: z
    .array(
      z.object({
        action: text('操作：price、payee、settle、remove、rejectPrice、keepPrice、void'),
        msg: textOrNull('为何不能做；能做则为空'),
      }),
    )
    .describe('结算运单的各种操作，能否对这张运单做'),
})

const fields = new Set([
  ...[...pricedMembers.row.values()].flatMap((member) => ('column' in member ? [member.column] : [])),
  'settleActions',
])

/** Page of settle waybills. Their actions are decided here row by row, so that the database cannot write these rows. */
export async function settleWaybillPage({ actor, params, services }: Call<z.output<typeof pricedParams>, unknown>) {
  const request = pageRequest(params, pricedSorts)
  const counted = { total: true, summary: false }
  const list = await services.waybills.list(actor, { filter: waybillFilter(params), ...request, fields, counted })
  return pageAnswer(request.page, list, (waybill) => ({
    ...pricedOf(waybill),
    settleActions: settleActionsOf(actor, { ...waybill, settlementStatus: statusOf(waybill) }),
  }))
}
