import { invalidInput } from '../../kernel/errors.js'
import type { ListQuery, WholeList } from '../page.js'
import { invoiceQuery } from '../payment/invoice-routes.js'
import { paymentQuery } from '../payment/payment-routes.js'
import { coverageQuery, priceQuery } from '../price/params.js'
import { cardQuery } from '../settlement/card-routes.js'
import { receiptCardQuery, receiptQuery } from '../settlement/receipt-routes.js'
import { settlementQuery } from '../settlement/settlement-routes.js'
import { recordQuery } from '../waybill/excavator-routes.js'
import { importRowQuery } from '../waybill/import-routes.js'
import { waybillQuery } from '../waybill/params.js'
import { exportRestTexts as texts } from './texts.js'

/** Lists that can be exported by a query; others only as a whole, or by the ids of rows. */
const queries: Readonly<Record<string, ListQuery>> = {
  WAYBILLS: waybillQuery,
  RECEIPTS: receiptQuery,
  RECEIPT_CARDS: receiptCardQuery,
  SETTLEMENTS: settlementQuery,
  PAYMENTS: paymentQuery,
  INVOICES: invoiceQuery,
  CARDS: cardQuery,
  DIRECT_PAY_PRICES: priceQuery,
  PRICE_COVERAGE: coverageQuery,
  EXCAVATOR_RECORDS: recordQuery,
  WAYBILL_IMPORT_ROWS: importRowQuery,
}

export const paramsTold =
  '查询条件与排序，与该列表的分页查询相同（页码、页大小不计）：WAYBILLS 同 companywaybill/page，RECEIPTS 同 ' +
  'getCardHistoryReceipt，RECEIPT_CARDS（CompanyCardGiverExcelExport）须有 giveCardNo，SETTLEMENTS 同 companysettle/page，PAYMENTS 同 companypayment/getPage，INVOICES 同 getBuilderInvoicePageList，CARDS 同 getBCardAccountPage，DIRECT_PAY_PRICES 同 ' +
  'companyprojectdirectpayprice/page，EXCAVATOR_RECORDS 同 getWorkFlowPage；PRICE_COVERAGE 须有 ' +
  'projectInfoId，可有 allCaptains、tpMode、soilType、garbageName、gaps；WAYBILL_IMPORT_ROWS 须有 importId，可有 outcome；' +
  '其余列表没有'

/** Query for a list from the parameters; INVALID_INPUT at `params` for a list without one. */
export function askedOf(list: string, params: Record<string, unknown>): WholeList {
  const query = queries[list]
  if (query) return query.read(params)
  if (Object.keys(params).length > 0) throw invalidInput([{ field: 'params', message: texts.noParams }])
  return { filter: {}, sort: [] }
}
