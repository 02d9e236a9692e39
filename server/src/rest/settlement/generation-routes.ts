import { z } from 'zod'
import { cardTable } from '../../modules/settlement/card/fields.js'
import { receiptTable } from '../../modules/settlement/receipt/fields.js'
import { settlementTable } from '../../modules/settlement/settlement/fields.js'
import { settlementTexts } from '../../modules/settlement/texts.js'
import { waybillTable } from '../../modules/waybill/waybill/fields.js'
import { Answer } from '../envelope.js'
import { asNumber, filter, given, givenId, rowsOf } from '../fields.js'
import { EXAMPLE_ID } from '../openapi/examples.js'
import { type Route, route } from '../route.js'
import { idShape } from '../shapes.js'
import { generatedAnswer, leftoversOf, settlementOf, settlementShape } from './settlement.presenter.js'
import { settlementRestTexts as texts } from './texts.js'

const receiptCards = rowsOf(
  z.object({ giveCardNo: given(receiptTable.giveCardNo.label), settleCardNo: filter(cardTable.cardNo.label) }),
  settlementTexts.receipts,
)
const waybillIds = rowsOf(givenId(waybillTable.id.label), settlementTexts.waybills)

/** Options that all calls share that make settlements. */
const making = { method: 'POST', group: 'settlement', access: 'chain:garbagecustomersales:add' } as const

const fromReceipts = route({
  ...making,
  path: '/chain/companysettle/V2.12/batchAddWaybillCardSettle',
  weight: 'heavy',
  result: 'list',
  summary: '由回执单生成结算单，每个项目与交卡人一张；未纳入的与缺收款人的运单列在旁边',
  body: receiptCards,
  answer: settlementShape,
  handler: async ({ actor, body, services, idempotencyKey }) =>
    generatedAnswer(await services.generation.generate(actor, { receipts: body }, idempotencyKey)),
})

const fromWaybills = route({
  ...making,
  path: '/chain/companysettle/batchAddWaybillCardSettle',
  weight: 'heavy',
  result: 'list',
  summary: '由运单编号列表生成结算单',
  body: waybillIds,
  answer: settlementShape,
  handler: async ({ actor, body, services, idempotencyKey }) =>
    generatedAnswer(await services.generation.generate(actor, { waybillIds: body }, idempotencyKey)),
})

const ofType = route({
  ...making,
  path: '/chain/companysettle/batchAddWaybillSettle',
  weight: 'heavy',
  result: 'list',
  summary: '由运单列表页所选的运单生成结算单',
  params: z.object({
    type: asNumber(z.literal(2, { error: texts.settleTypeUnknown }))
      .default(2)
      .describe('2 由所选运单'),
  }),
  body: waybillIds,
  answer: settlementShape,
  handler: async ({ actor, body, services, idempotencyKey }) =>
    generatedAnswer(await services.generation.generate(actor, { waybillIds: body }, idempotencyKey)),
})

const create = route({
  ...making,
  path: '/chain/companysettle',
  weight: 'heavy',
  result: 'object',
  summary: '生成结算单；receipts、cardNos、waybillIds 三者恰有其一',
  body: z
    .object(
      {
        receipts: receiptCards.nullish(),
        cardNos: rowsOf(given(cardTable.cardNo.label), cardTable.cardNo.label).nullish(),
        waybillIds: waybillIds.nullish(),
      },
      { error: texts.bodyMissing },
    )
    .meta({ example: { waybillIds: [EXAMPLE_ID] } }),
  answer: z.object({
    settlements: z.array(settlementShape),
    lackingPayeeIds: z.array(idShape).describe(settlementTable.lackingPayeeCount.label),
  }),
  async handler({ actor, body, services, idempotencyKey }) {
    const outcome = await services.generation.generate(actor, body, idempotencyKey)
    return new Answer({ settlements: outcome.settlements.map(settlementOf), ...leftoversOf(outcome) }, outcome.message)
  },
})

export const generationRoutes: Route[] = [fromReceipts, fromWaybills, ofType, create]
