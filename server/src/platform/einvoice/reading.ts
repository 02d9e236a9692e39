import type { Money, Quantity } from '../../kernel/money/money.js'

/** What an invoice says; null where it was not found. Dates are yyyy-MM-dd, tax points percents without their sign. */
export interface InvoiceFacts {
  /** Invoices of 20 digits have none. */
  invoiceCode: string | null
  invoiceSn: string | null
  invoiceDate: string | null
  sellerName: string | null
  sellerTaxNo: string | null
  buyerName: string | null
  buyerTaxNo: string | null
  /** All quantities together, of whatever unit. */
  invoiceSumCount: Quantity | null
  /** Without the tax. */
  invoiceSumPrice: Money | null
  /** Null where its items are taxed differently. */
  taxPoint: Quantity | null
  taxInvoiceSumPrice: Money | null
  sumPrice: Money | null
  itemCount: number | null
  remark: string | null
}

export type InvoiceFact = keyof InvoiceFacts

export interface InvoiceReading extends InvoiceFacts {
  /** What was not found, cannot be, or does not add up: a person looks at these. */
  unsure: InvoiceFact[]
}

/** The words of an invoice as they stand on it, before anything is made of them. */
export interface Found {
  code?: string | undefined
  number?: string | undefined
  date?: string | undefined
  sellerName?: string | undefined
  sellerTaxNo?: string | undefined
  buyerName?: string | undefined
  buyerTaxNo?: string | undefined
  net?: string | undefined
  tax?: string | undefined
  total?: string | undefined
  /** The total once more, in words. */
  words?: string | undefined
  remark?: string | undefined
  items: FoundItem[]
}

export interface FoundItem {
  quantity?: string | undefined
  amount?: string | undefined
  rate?: string | undefined
  tax?: string | undefined
}
