import type { Money, Quantity } from '../../kernel/money/money.js'

/**
 * Facts of an invoice; null for those that were not found. Dates are yyyy-MM-dd, tax points percents without their
 * sign.
 */
export interface InvoiceFacts {
  /** Code; null for invoices of 20 digits, which have none. */
  invoiceCode: string | null
  invoiceSn: string | null
  invoiceDate: string | null
  sellerName: string | null
  sellerTaxNo: string | null
  buyerName: string | null
  buyerTaxNo: string | null
  /** Sum of all quantities, of any unit. */
  invoiceSumCount: Quantity | null
  /** Net amount. */
  invoiceSumPrice: Money | null
  /** Tax point; null where the items have different ones. */
  taxPoint: Quantity | null
  taxInvoiceSumPrice: Money | null
  sumPrice: Money | null
  itemCount: number | null
  remark: string | null
}

export type InvoiceFact = keyof InvoiceFacts

export interface InvoiceReading extends InvoiceFacts {
  /** Facts that a person must check: not found, impossible, or not adding up. */
  unsure: InvoiceFact[]
}

/** Words of an invoice, not yet interpreted. */
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
  /** Total in words. */
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
