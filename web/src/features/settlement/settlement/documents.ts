import { texts } from './texts'

/** The files of one settlement, for useDownload: address, request and the name if the server gives none. */
export const pdfOf = (id: string): [string, RequestInit, string] => [
  `/chain/companysettle/downloadSettlePdf?${new URLSearchParams({ settleId: id })}`,
  {},
  texts.pdfName,
]
export const excelOf = (id: string, settleNo: string): [string, RequestInit, string] => [
  `/chain/companysettle/exportExcelSettle?${new URLSearchParams({ settleId: id })}`,
  {},
  texts.excelName(settleNo),
]
