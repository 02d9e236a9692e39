const PATH = '/chain/payment/invoices'

/** The list with an invoice open. */
export const invoiceUrl = (id: string) => `${PATH}?${new URLSearchParams({ invoice: id })}`

/** List of a payment's invoices, with the payment in the banner. */
export const invoicesOfUrl = (paymentNo: string, amt: string, invoices: readonly string[]) =>
  `${PATH}?${new URLSearchParams({ info: JSON.stringify({ paymentNo, amt, invoices }) })}`

export const paymentUrl = (paymentNo: string) => `/chain/payment?${new URLSearchParams({ paymentNo })}`
export const waybillUrl = (id: string) => `/chain/business/companywaybill2?${new URLSearchParams({ waybill: id })}`
export const EVERY_INVOICE = PATH
