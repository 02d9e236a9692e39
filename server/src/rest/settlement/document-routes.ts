import { z } from 'zod'
import type { Equal } from '../../kernel/list/equal.js'
import { cardTable } from '../../modules/settlement/card/fields.js'
import { receiptTable } from '../../modules/settlement/receipt/fields.js'
import { settlementTexts } from '../../modules/settlement/texts.js'
import { WaybillStatus } from '../../modules/waybill/enums.js'
import { type WaybillFilter, WaybillSortField } from '../../modules/waybill/waybill/waybill.view.js'
import { pdf, xlsx } from '../envelope.js'
import { given, givenId, texts as textList } from '../fields.js'
import { pageAnswer, pageNamed, readAll, sortRequest } from '../page.js'
import { type Call, type Method, type Route, route } from '../route.js'
import { pricedMaybePaged, pricedSorts, waybillFilter } from '../waybill/params.js'
import { pricedOf, pricedShape } from '../waybill/presenter.js'
import { settlementRestTexts as texts } from './texts.js'

type Asked = z.output<typeof pricedMaybePaged>

/**
 * All matching waybills, oldest departure first, for lists that are documented without pages; a page where one is
 * given.
 */
async function allWaybills(
  { actor, services, params }: Call<Asked, unknown>,
  behind: WaybillFilter,
  more: readonly Equal[] = [],
) {
  const { equal = [], ...asked } = waybillFilter(params)
  const exact = [...equal, ...more]
  const filter = { ...asked, ...behind, ...(exact.length > 0 ? { equal: exact } : {}) }
  const order = sortRequest(params, pricedSorts)
  const sort = order.length > 0 ? order : [{ field: WaybillSortField.GO_DATETIME, direction: 'ASC' as const }]
  const named = pageNamed(params)
  if (named) {
    const counted = { total: true, summary: false }
    return pageAnswer(named, await services.waybills.list(actor, { filter, sort, page: named, counted }), pricedOf)
  }
  const found = await readAll((page) =>
    services.waybills.list(actor, { filter, sort, page, counted: { total: false, summary: false } }),
  )
  return found.map(pricedOf)
}

/** Options that the calls share that list the waybills behind a card or a receipt. */
const waybillList = {
  method: 'GET',
  group: 'settlement',
  access: 'chain:companywaybill:get',
  result: 'list',
  answer: pricedShape,
  pages: true,
} as const

const openOfCard = route({
  ...waybillList,
  path: '/chain/companysettle/selectWaybillsByCardNo',
  summary: '卡上未结算的运单：可结算的与修改待审核的',
  params: pricedMaybePaged.extend({ cardNo: given(cardTable.cardNo.label) }).omit({ isSettle: true }),
  handler: (call) => {
    const { cardNo, status } = call.params
    const among = { cardNo, settled: false, status: [WaybillStatus.UNLOADED] }
    return allWaybills(call, among, status ? [{ column: 'status', names: [status] }] : [])
  },
})

const ofCard = route({
  ...waybillList,
  path: '/chain/companysettle/selectWaybillsCardGenerated',
  summary: '卡上的运单；给出 giveCardNo 时只取该回执单的',
  params: pricedMaybePaged.extend({ settleCardNo: given(cardTable.cardNo.label) }),
  handler: (call) => {
    const { settleCardNo, cardNo } = call.params
    return allWaybills(call, { cardNo: settleCardNo }, cardNo ? [{ column: 'cardNo', text: cardNo }] : [])
  },
})

const ofReceipt = route({
  ...waybillList,
  path: '/chain/companysettle/selectWaybillsGiveNoGenerated',
  summary: '回执单的运单',
  params: pricedMaybePaged.extend({ giveCardNo: given(receiptTable.giveCardNo.label) }),
  handler: (call) => allWaybills(call, { giveCardNo: call.params.giveCardNo }),
})

const settleId = z.object({ settleId: givenId(texts.settleId) })

const settlementPdf = route({
  method: 'GET',
  path: '/chain/companysettle/downloadSettlePdf',
  writes: true,
  group: 'settlement',
  access: 'chain:garbagecustomersales:get',
  result: 'blob',
  summary: '下载结算单.pdf',
  params: settleId,
  handler: async ({ actor, params, services }) =>
    pdf(texts.settlementPdf, await services.documents.settlementPdf(actor, [params.settleId])),
})

const settlementExcel = route({
  method: 'GET',
  path: '/chain/companysettle/exportExcelSettle',
  group: 'settlement',
  access: 'chain:garbagecustomersales:get',
  result: 'blob',
  summary: '导出一张结算单的运单，xlsx',
  params: settleId,
  handler: async ({ actor, params, services }) => xlsx(await services.exports.settlement(actor, params.settleId)),
})

const MAX_CARDS = 1000

const waybillExcel = (method: Method) =>
  route({
    method,
    path: '/chain/companysettle/exportWaybillsByCardNoExcel',
    group: 'settlement',
    access: 'chain:companywaybill:get',
    result: 'blob',
    summary: '按卡号导出运单，xlsx；cardNos 以逗号分隔',
    params: z.object({
      cardNos: textList(settlementTexts.cards, MAX_CARDS).refine((numbers) => numbers.length > 0, {
        error: texts.noCards,
      }),
    }),
    paramsInBody: method === 'POST',
    handler: async ({ actor, params, services }) => xlsx(await services.exports.waybillsByCards(actor, params.cardNos)),
  })

const excelByCode = (method: Method) =>
  route({
    method,
    path: '/chain/excelExport/createByCode',
    group: 'exports',
    access: 'signed-in',
    result: 'blob',
    summary: '按代码导出，xlsx；CompanyCardGiverExcelExport 导出一张交卡回执单',
    params: z.object({
      code: z.literal('CompanyCardGiverExcelExport', { error: texts.exportCodeUnknown }).describe('导出代码'),
      giveCardNo: given(receiptTable.giveCardNo.label),
    }),
    paramsInBody: method === 'POST',
    handler: async ({ actor, params, services }) => xlsx(await services.exports.receipt(actor, params.giveCardNo)),
  })

export const documentRoutes: Route[] = [
  openOfCard,
  ofCard,
  ofReceipt,
  settlementPdf,
  settlementExcel,
  waybillExcel('GET'),
  waybillExcel('POST'),
  excelByCode('GET'),
  excelByCode('POST'),
]
