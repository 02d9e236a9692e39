import { z } from 'zod'
import { DomainError } from '../../kernel/errors.js'
import type { Equals } from '../../kernel/list/equal.js'
import { listOf } from '../../kernel/values/validate.js'
import { cardTable } from '../../modules/settlement/card/fields.js'
import { receiptTable } from '../../modules/settlement/receipt/fields.js'
import {
  type ReceiptFilter,
  ReceiptSortField,
  type ReceiptView,
} from '../../modules/settlement/receipt/receipt.view.js'
import { settlementTexts } from '../../modules/settlement/texts.js'
import { Answer, pdf } from '../envelope.js'
import { flag, given, idFilter, instant, range, rangeEnd, rowsOf } from '../fields.js'
import { equalsIn, memberFilters, ofCompany } from '../member-filters.js'
import { listQuery, pageAnswer, pageFields, pageRequest, sortRequest, sortsOf } from '../page.js'
import { type Call, type Route, route } from '../route.js'
import { receiptDrawerOf, receiptDrawerShape, receiptMembers, receiptOf, receiptShape } from './receipt.presenter.js'
import { settlementRestTexts as texts } from './texts.js'

const drawersOf = (receipts: ReceiptView[], { actor, loaders }: Call<unknown, unknown>) =>
  Promise.all(
    receipts.map(async (receipt) =>
      receiptDrawerOf(receipt, await loaders.receiptLines.load({ actor, id: receipt.id })),
    ),
  )

const MAX_RECEIPTS = 200
const MAX_NO = 200

const giveCardNo = z.string().max(MAX_NO).describe(receiptTable.giveCardNo.label)

/** List of receipts: numbers, or rows with a number. */
const receiptList = listOf(
  z.union([giveCardNo, z.object({ giveCardNo }).transform((row) => row.giveCardNo)], {
    error: `请输入${receiptTable.giveCardNo.label}`,
  }),
  settlementTexts.receipts,
  MAX_RECEIPTS,
)

const generate = route({
  method: 'POST',
  path: '/chain/companysettle/generateCardReceipt',
  weight: 'heavy',
  group: 'settlement',
  access: 'chain:garbagecustomersales:add',
  result: 'list',
  summary: '为已设置交卡人的卡生成交卡回执单，每个交卡人一张',
  body: rowsOf(
    z.object({ settleCardNo: given(cardTable.cardNo.label), giveCardUserId: idFilter(cardTable.giveCardUserId.label) }),
    settlementTexts.cards,
  ),
  answer: receiptDrawerShape,
  async handler(call) {
    const { actor, body, services, idempotencyKey } = call
    const receipts = await services.receipts.generate(actor, { cards: body, idempotencyKey })
    return new Answer(await drawersOf(receipts, call), settlementTexts.receiptsGenerated)
  },
})

const drawer = route({
  method: 'POST',
  path: '/chain/companysettle/getCardReceipt',
  group: 'settlement',
  access: 'chain:garbagecustomersales:get',
  result: 'list',
  summary: '交卡回执单及其各行；请求为回执单号列表，或带 giveCardNo 的行',
  body: receiptList,
  answer: receiptDrawerShape,
  async handler(call) {
    const receipts = await call.services.receipts.findMany(call.actor, call.body)
    if (receipts.length < new Set(call.body).size) throw new DomainError('NOT_FOUND', { what: settlementTexts.receipt })
    return drawersOf(receipts, call)
  },
})

const receiptSorts = sortsOf<ReceiptSortField>(receiptMembers, {
  giveCardNo: ReceiptSortField.GIVE_CARD_NO,
  giveCardDatetime: ReceiptSortField.GIVE_CARD_DATETIME,
  cardCount: ReceiptSortField.CARD_COUNT,
  giveCardCnt: ReceiptSortField.GIVE_CARD_CNT,
  giveCardUserId: ReceiptSortField.GIVE_CARD_USER_ID,
})

const ownWays = {
  giveCardDatetimeStart: instant(`${receiptTable.giveCardDatetime.label}起`).optional(),
  giveCardDatetimeEnd: rangeEnd(`${receiptTable.giveCardDatetime.label}止`).optional(),
  isSettle: flag('是否已生成结算单').optional(),
}
const members = { ...memberFilters(receiptMembers, ownWays), ...ofCompany }
const historyParams = z.object({ ...pageFields(receiptSorts), ...members, ...ownWays })

function receiptFilter(params: z.output<typeof historyParams>): ReceiptFilter & Equals {
  const giveCardDatetime = range(params.giveCardDatetimeStart, params.giveCardDatetimeEnd)
  return { isSettle: params.isSettle, giveCardDatetime, equal: equalsIn(params, members) }
}

export const receiptQuery = listQuery(historyParams, (params) => ({
  filter: receiptFilter(params),
  sort: sortRequest(params, receiptSorts),
}))

/** Receipt whose cards are listed. */
const cardParams = z.object({ giveCardNo: given(receiptTable.giveCardNo.label) })
export const receiptCardQuery = listQuery(cardParams, (params) => ({ filter: params, sort: [] }))

const history = route({
  method: 'GET',
  path: '/chain/companysettle/getCardHistoryReceipt',
  group: 'settlement',
  access: 'chain:garbagecustomersales:get',
  result: 'page',
  summary: '交卡回执历史，默认按交卡时间降序',
  params: historyParams,
  answer: receiptShape,
  async handler({ actor, params, services }) {
    const request = pageRequest(params, receiptSorts)
    const list = await services.receipts.list(actor, { filter: receiptFilter(params), ...request })
    return pageAnswer(request.page, list, receiptOf)
  },
})

const printed = {
  path: '/chain/companysettle/downloadReceiptPdf',
  group: 'settlement',
  access: 'chain:garbagecustomersales:get',
  result: 'blob',
} as const

const download = route({
  ...printed,
  method: 'POST',
  summary: '下载交卡回执单.pdf；请求同 getCardReceipt',
  body: receiptList,
  handler: async ({ actor, body, services }) => pdf(texts.receiptPdf, await services.documents.receiptPdf(actor, body)),
})

/** Download of one receipt by a GET, so that it can be linked. */
const downloadOne = route({
  ...printed,
  method: 'GET',
  // The first print of a document is sealed.
  writes: true,
  summary: '下载一张交卡回执单.pdf',
  params: cardParams,
  handler: async ({ actor, params, services }) =>
    pdf(texts.receiptPdf, await services.documents.receiptPdf(actor, [params.giveCardNo])),
})

export const receiptRoutes: Route[] = [generate, drawer, history, download, downloadOne]
