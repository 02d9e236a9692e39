import { oneOf } from '../../../kit/record/useRecord'
import { formatMoney, isZero } from '../../../ui/format/decimal'
import { InvoiceDocument, type InvoiceQuery, type InvoiceRowFragment } from './invoice.generated'
import { texts } from './texts'

export type Invoice = InvoiceRowFragment
export type Detail = NonNullable<InvoiceQuery['invoice']>

/** Permission to enter an invoice. */
export const ADD = 'chain:companypayment:add'
/** Permission to change an invoice. */
export const EDIT = 'chain:companypayment:edit'

/** Invoice in the drawer. */
export const invoice = oneOf(InvoiceDocument, (data) => data.invoice)

/** Invoice in a line: number, payee and total. */
export const aboutOf = ({ invoiceSn, payeeName, sumPrice }: Invoice): string =>
  texts.about(invoiceSn, payeeName, formatMoney(sumPrice))

/** Whether its amounts and its payee cannot change any more. */
export const isFixed = ({ red, claimedAmt, cancelledAmt }: Invoice): boolean =>
  red || !isZero(claimedAmt) || !isZero(cancelledAmt)
