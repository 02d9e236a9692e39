export const captainTaskInputLengths = {
  remark: 200,
} as const

export const cardGiverInputLengths = {
  bindingBankName: 30,
  bindingBankNo: 20,
  giveCardUserId: 20,
  payeeName: 10,
} as const

export const deviceKeyInputLengths = {
  name: 20,
} as const

export const handleAnomaliesInputLengths = {
  note: 200,
} as const

export const registerCompanyInputLengths = {
  companyName: 20,
  companyNo: 50,
  contactName: 10,
  registerAddress: 100,
} as const

export const savedViewInputLengths = {
  name: 20,
} as const

export const setGroupPayeesInputLengths = {
  reason: 200,
} as const

export const ticketCollectionChangeLengths = {
  picture: 2000,
  receiver: 20,
  remark: 200,
} as const

export const ticketCollectionInputLengths = {
  picture: 2000,
  receiver: 20,
  remark: 200,
} as const

export const ticketCorrectionInputLengths = {
  reason: 200,
} as const

export const ticketPurchaseChangeLengths = {
  invoiceNo: 30,
  picture: 2000,
  remark: 200,
  supplier: 50,
} as const

export const ticketPurchaseInputLengths = {
  invoiceNo: 30,
  picture: 2000,
  remark: 200,
  supplier: 50,
} as const

export const ticketReconciliationInputLengths = {
  fileName: 200,
} as const

export const ticketRefundInputLengths = {
  picture: 2000,
  remark: 200,
} as const
