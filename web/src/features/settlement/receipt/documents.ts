import { fileNames } from './labels'

/** What useDownload's run takes: address, request, and a name for when the server gives none. */
export type FileRequest = [url: string, init: RequestInit, name: string]

/** Receipts as one PDF: the list goes along as it is documented (001 §7). */
export const pdfOf = (giveCardNos: readonly string[]): FileRequest => [
  '/chain/companysettle/downloadReceiptPdf',
  { method: 'POST', body: JSON.stringify(giveCardNos.map((giveCardNo) => ({ giveCardNo }))) },
  fileNames.pdf,
]

/** The cards of one receipt as an Excel file. */
export const excelOf = (giveCardNo: string): FileRequest => [
  `/chain/excelExport/createByCode?${new URLSearchParams({ code: 'CompanyCardGiverExcelExport', giveCardNo })}`,
  {},
  fileNames.excel,
]
