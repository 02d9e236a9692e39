import { z } from 'zod'
import { batchTable } from '../../modules/settlement/card-batch/fields.js'
import { settlementTexts } from '../../modules/settlement/texts.js'
import { pdf } from '../envelope.js'
import { givenId, texts as textList } from '../fields.js'
import { type Route, route } from '../route.js'
import { settlementRestTexts as texts } from './texts.js'

const labels = {
  path: '/chain/companycard/labels',
  group: 'settlement',
  access: 'chain:card:print',
  result: 'blob',
} as const

const layout = z
  .enum(['SHEET', 'SINGLE'], { error: texts.layoutUnknown })
  .default('SHEET')
  .describe('版式：SHEET A4 每页 24 枚，SINGLE 每页一枚')

const ofBatch = route({
  ...labels,
  method: 'GET',
  summary: '下载一批结算卡的标签.pdf，含卡号二维码；已作废、已挂失的不印',
  params: z.object({ batchId: givenId(batchTable.id.label), layout }),
  handler: async ({ actor, params: { batchId, layout }, services }) =>
    pdf(texts.labelsPdf, await services.cardLabels.pdf(actor, { batchId }, layout)),
})

const ofCards = route({
  ...labels,
  method: 'POST',
  summary: '下载所选结算卡的标签.pdf，含卡号二维码；cardNos 以逗号分隔或为列表',
  params: z.object({ cardNos: textList(settlementTexts.cards, settlementTexts.cardSetup.maxCards), layout }),
  paramsInBody: true,
  handler: async ({ actor, params: { cardNos, layout }, services }) =>
    pdf(texts.labelsPdf, await services.cardLabels.pdf(actor, { cardNos }, layout)),
})

export const labelRoutes: Route[] = [ofBatch, ofCards]
