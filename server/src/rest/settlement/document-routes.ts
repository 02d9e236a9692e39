import { z } from 'zod'
import { cardTable } from '../../modules/settlement/card/fields.js'
import { receiptTable } from '../../modules/settlement/receipt/fields.js'
import { settlementTexts } from '../../modules/settlement/texts.js'
import { WaybillStatus } from '../../modules/waybill/enums.js'
import { type WaybillFilter, WaybillSortField } from '../../modules/waybill/waybill/waybill.view.js'
import { pdf, xlsx } from '../envelope.js'
import { filter, given, givenId, texts as textList } from '../fields.js'
import { maybePaged, type PageAsked, pageAnswer, pageAsked, readAll } from '../page.js'
import { type Call, type Method, type Route, route } from '../route.js'
import { waybillOf, waybillShape } from '../waybill/presenter.js'
import { settlementRestTexts as texts } from './texts.js'

/** All waybills that fit, oldest departure first, for lists that are documented without pages; a page of them where one is asked for. */
async function allWaybills({ actor, services, params }: Call<PageAsked, unknown>, filter: WaybillFilter) {
  const sort = [{ field: WaybillSortField.GO_DATETIME, direction: 'ASC' as const }]
  const cut = pageAsked(params)
  if (cut) {
    const counted = { total: true, summary: false }
    return pageAnswer(cut, await services.waybills.list(actor, { filter, sort, page: cut, counted }), waybillOf)
  }
  const found = await readAll((page) =>
    services.waybills.list(actor, { filter, sort, page, counted: { total: false, summary: false } }),
  )
  return found.map(waybillOf)
}

/** What is the same for the calls that list the waybills behind a card or a receipt. */
const waybillList = {
  method: 'GET',
  group: 'settlement',
  access: 'chain:companywaybill:get',
  result: 'list',
  answer: waybillShape,
  pages: true,
} as const

const openOfCard = route({
  ...waybillList,
  path: '/chain/companysettle/selectWaybillsByCardNo',
  summary: '卡上未结算的运单：可结算的与修改待审核的',
  params: z.object({ cardNo: given(cardTable.cardNo.label), ...maybePaged }),
  handler: (call) => {
    const { cardNo } = call.params
    return allWaybills(call, { cardNo, settled: false, status: [WaybillStatus.UNLOADED] })
  },
})

const ofCard = route({
  ...waybillList,
  path: '/chain/companysettle/selectWaybillsCardGenerated',
  summary: '卡上的运单；给出 giveCardNo 时只取该回执单的',
  params: z.object({
    settleCardNo: given(cardTable.cardNo.label),
    giveCardNo: filter(receiptTable.giveCardNo.label),
    ...maybePaged,
  }),
  handler: (call) => {
    const { settleCardNo, giveCardNo } = call.params
    return allWaybills(call, { cardNo: settleCardNo, giveCardNo })
  },
})

const ofReceipt = route({
  ...waybillList,
  path: '/chain/companysettle/selectWaybillsGiveNoGenerated',
  summary: '回执单的运单',
  params: z.object({ giveCardNo: given(receiptTable.giveCardNo.label), ...maybePaged }),
  handler: (call) => allWaybills(call, { giveCardNo: call.params.giveCardNo }),
})

const settleId = z.object({ settleId: givenId(texts.settleId) })

const settlementPdf = route({
  method: 'GET',
  path: '/chain/companysettle/downloadSettlePdf',
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
    params: z.object({ cardNos: textList(settlementTexts.cards, MAX_CARDS) }),
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
