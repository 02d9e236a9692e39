/** Addresses of the records that a waybill names. */
export const cardUrl = (cardNo: string) => `/scan/ledger?${new URLSearchParams({ info: JSON.stringify({ cardNo }) })}`
export const receiptUrl = (giveCardNo: string) => `/scan/historyCard?${new URLSearchParams({ giveCardNo })}`
export const settlementUrl = (id: string) =>
  `/chain/settlement/statement?${new URLSearchParams({ value: JSON.stringify([id]) })}`
