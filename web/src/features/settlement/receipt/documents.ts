import type { FileRequest } from '../../../kit/verbs/verb'
import { texts } from './texts'

/** Receipts as one PDF, requested by the documented list of numbers. */
export const pdfOf = (giveCardNos: readonly string[]): FileRequest => [
  '/chain/companysettle/downloadReceiptPdf',
  { method: 'POST', body: JSON.stringify(giveCardNos.map((giveCardNo) => ({ giveCardNo }))) },
  texts.files.pdf,
]

/** The cards of one receipt as an Excel file. */
export const excelOf = (giveCardNo: string): FileRequest => [
  `/chain/excelExport/createByCode?${new URLSearchParams({ code: 'CompanyCardGiverExcelExport', giveCardNo })}`,
  {},
  texts.files.excel,
]
