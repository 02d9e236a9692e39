import { z } from 'zod'
import type { SettlementOutcome } from '../../modules/settlement/generation/outcome.js'
import { carrierTable, dayTable, truckTable } from '../../modules/settlement/line/fields.js'
import { settlementTable } from '../../modules/settlement/settlement/fields.js'
import type { SettlementView, StatementCarrier } from '../../modules/settlement/settlement/settlement.view.js'
import { Answer } from '../envelope.js'
import { membersOf, movedBehind, rowOfFields } from '../members.js'
import { presenterOf, rowOf } from '../rows.js'

/** Members that come earlier in the documentation than in spreadsheets. */
const places = { companyAuthName: 'status', remark: 'lackingPayeeCount', reason: 'lackingPayeeCount' }

/** Settlement of the list (docs/behaviour/settlement.md). */
export const settlementMembers = rowOf(Object.fromEntries(movedBehind(membersOf(settlementTable), places)))

export const settlementShape = settlementMembers.shape
export const settlementOf: (settlement: SettlementView) => Record<string, unknown> = presenterOf(settlementMembers.row)

/** New settlements in `data`; beside them the cards that were left out, and the waybills without a payee. */
export const generatedAnswer = (outcome: SettlementOutcome): Answer =>
  new Answer(outcome.settlements.map(settlementOf), outcome.message, leftoversOf(outcome))

export const leftoversOf = ({ excluded, excludedCount, lackingPayeeIds }: SettlementOutcome) => ({
  lackingPayeeIds,
  excluded,
  excludedCount,
})

/** Statement from its outer to its inner level (docs/behaviour/settlement.md). */
const carrier = rowOfFields(carrierTable)
const day = rowOfFields(dayTable)
const truck = rowOfFields(truckTable)
const carrierShape = carrier.shape.extend({
  detail: z.array(day.shape.extend({ detailDetail: z.array(truck.shape) })),
})

const carrierHead = presenterOf(carrier.row)
const dayHead = presenterOf(day.row)
const truckOf = presenterOf(truck.row)
const carrierOf = (own: StatementCarrier): Record<string, unknown> => ({
  ...carrierHead(own),
  detail: own.detail.map((date) => ({ ...dayHead(date), detailDetail: date.detailDetail.map(truckOf) })),
})

export const statementShape = settlementShape.extend({ carriers: z.array(carrierShape) })

export const statementOf = (settlement: SettlementView, carriers: StatementCarrier[]): Record<string, unknown> => ({
  ...settlementOf(settlement),
  carriers: carriers.map(carrierOf),
})
