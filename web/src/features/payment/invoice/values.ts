import type { InvoiceInput } from '../../../gql/types.generated'
import { amountError } from '../../../ui/form/rules'
import { type Money, percentOf, type Quantity, sumFigures } from '../../../ui/format/decimal'
import { cleanAmount, cleanPercent, cleanQuantity, typedMoney } from '../../../ui/format/typed'
import type { Invoice } from './rows'
import { texts } from './texts'

/** Values of the form's controls; "" means none. */
export interface Values {
  invoiceSn: string
  invoiceCode: string
  invoiceDate: string
  payeeId: string
  payeeName: string
  sellerName: string
  sellerTaxNo: string
  invoiceSumCount: string
  invoiceSumPrice: string
  taxPoint: string
  /** Tax of the document or of the stored invoice; empty if it is computed from the typed amounts. */
  taxInvoiceSumPrice: string
  paymentId: string
  invoiceUrl: string
  remark: string
}

export const emptyValues: Values = {
  invoiceSn: '',
  invoiceCode: '',
  invoiceDate: '',
  payeeId: '',
  payeeName: '',
  sellerName: '',
  sellerTaxNo: '',
  invoiceSumCount: '',
  invoiceSumPrice: '',
  taxPoint: '',
  taxInvoiceSumPrice: '',
  paymentId: '',
  invoiceUrl: '',
  remark: '',
}

/** Amounts of a red-letter invoice are entered without minus. */
const unsigned = (figure: string | null): string => (figure ?? '').replace(/^-/, '')

export const valuesOf = (invoice: Invoice): Values => ({
  invoiceSn: invoice.invoiceSn,
  invoiceCode: invoice.invoiceCode,
  invoiceDate: invoice.invoiceDate,
  payeeId: invoice.payeeId,
  payeeName: invoice.payeeName,
  sellerName: invoice.sellerName,
  sellerTaxNo: invoice.sellerTaxNo ?? '',
  invoiceSumCount: unsigned(invoice.invoiceSumCount),
  invoiceSumPrice: unsigned(invoice.invoiceSumPrice),
  taxPoint: invoice.taxPoint,
  taxInvoiceSumPrice: unsigned(invoice.taxInvoiceSumPrice),
  paymentId: invoice.paymentId ?? '',
  invoiceUrl: invoice.invoiceUrl ?? '',
  remark: invoice.remark ?? '',
})

export const SN = /^(\d{8}|\d{20})$/
export const TAX_NO = /^[0-9A-Z]{15,20}$/
const CODE = /^(\d{10}|\d{12})$/
const SHORT = 8
const POINT = /^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/

/** Fault of a code, given the number of its invoice. */
export function codeFault(code: string, invoiceSn: string): string | null {
  if (code && !CODE.test(code)) return texts.codeInvalid
  return code && invoiceSn && invoiceSn.length !== SHORT ? texts.codeNone : null
}

/** Fault of a number, given the code of its invoice: a short number is unique only with its code. */
export function numberFault(invoiceSn: string, code: string): string | null {
  if (!SN.test(invoiceSn)) return texts.snInvalid
  return invoiceSn.length === SHORT && !code ? texts.codeMissing : null
}

export const pointFault = (text: string): string | null => (POINT.test(cleanPoint(text)) ? null : texts.taxPointInvalid)

export const priceFault = (text: string): string | null =>
  amountError(text) ?? (/[1-9]/.test(text) ? null : texts.positive)

/** Tax point from typed text: "9%" becomes 9. */
export const cleanPoint = cleanPercent

/** Tax and total of an invoice; null while the form lacks an amount. */
export function taxOf({
  invoiceSumPrice,
  taxPoint,
  taxInvoiceSumPrice,
}: Pick<Values, 'invoiceSumPrice' | 'taxPoint' | 'taxInvoiceSumPrice'>): { tax: Money; sum: Money } | null {
  const net = typedMoney(invoiceSumPrice)
  if (!net || amountError(invoiceSumPrice) || pointFault(taxPoint)) return null
  const tax = typedMoney(taxInvoiceSumPrice) ?? percentOf(net, cleanPoint(taxPoint))
  return { tax, sum: sumFigures('money', [net, tax]) }
}

const said = (text: string) => text.trim() || null

/** Form as input of the API. */
export const inputOf = (values: Values): InvoiceInput => ({
  invoiceSn: values.invoiceSn.trim(),
  invoiceCode: said(values.invoiceCode),
  invoiceDate: values.invoiceDate,
  payeeId: said(values.payeeId),
  sellerName: said(values.sellerName),
  sellerTaxNo: said(values.sellerTaxNo),
  invoiceSumCount: said(cleanQuantity(values.invoiceSumCount)) as Quantity | null,
  invoiceSumPrice: cleanAmount(values.invoiceSumPrice) as Money,
  taxPoint: cleanPoint(values.taxPoint),
  taxInvoiceSumPrice: said(values.taxInvoiceSumPrice) as Money | null,
  paymentId: said(values.paymentId),
  invoiceUrl: said(values.invoiceUrl),
  remark: said(values.remark),
})
