/** The waybill list of one card (000 §2). */
export const waybillsOfCard = (cardNo: string) =>
  `/chain/business/companywaybill2?${new URLSearchParams({ statements: 'cardNo', cardNo })}`

export const HISTORY = '/scan/historyCard'
