import { z } from 'zod'
import { compareMoney, money, parseQuantity, type Quantity, ZERO } from '../../../kernel/money/money.js'
import { amountOf, idTextOf, measureOf, optionalTextOf } from '../../../kernel/values/field-checks.js'
import { decimalText, idText } from '../../../kernel/values/validate.js'
import { invoiceTable as table } from './fields.js'
import { taxed, withTax } from './tax.js'
import { invoiceTexts as texts } from './texts.js'

const SHORT = 8
const HIGHEST_TAX = 100

const digits = (lengths: RegExp, error: string) => z.string({ error }).trim().regex(lengths, { error })
const taxPoint = decimalText(table.taxPoint.label, {
  decimals: 2,
  error: texts.taxPointInvalid,
  notNumber: texts.taxPointInvalid,
})
  .refine((text) => Number(text) >= 0 && Number(text) <= HIGHEST_TAX, { error: texts.taxPointInvalid, abort: true })
  .transform((text): Quantity => parseQuantity(text))

/** Fields of every invoice, red-letter or not. */
const numbered = {
  invoiceSn: digits(/^(\d{8}|\d{20})$/, texts.snInvalid),
  invoiceCode: digits(/^(\d{10}|\d{12})?$/, texts.codeInvalid)
    .nullish()
    .transform((code) => code ?? ''),
  invoiceDate: z.iso.date({ error: (issue) => (issue.input == null ? texts.dateMissing : texts.dateInvalid) }),
  invoiceUrl: optionalTextOf(table.invoiceUrl),
  remark: optionalTextOf(table.remark),
}

const net = amountOf(table.invoiceSumPrice)
  .refine((text) => compareMoney(text, ZERO) > 0, { error: texts.priceInvalid })
  .transform((text) => money(text))

const amounts = {
  invoiceSumCount: measureOf(table.invoiceSumCount).nullish(),
  invoiceSumPrice: net,
  taxPoint,
  taxInvoiceSumPrice: amountOf(table.taxInvoiceSumPrice).nullish(),
  sumPrice: amountOf(table.sumPrice).nullish(),
}

type Coded = { invoiceSn: string; invoiceCode: string }
type Taxed = z.output<z.ZodObject<typeof amounts>>

function judgeCode({ invoiceSn, invoiceCode }: Coded, context: z.RefinementCtx): void {
  const short = invoiceSn.length === SHORT
  if (short === (invoiceCode !== '')) return
  const message = short ? texts.codeMissing : texts.codeNone
  context.addIssue({ code: 'custom', path: ['invoiceCode'], message })
}

/** Refuses a given total that differs from the computed one; document-tax.ts checks the tax. */
function judgeSum({ invoiceSumPrice, taxPoint: point, taxInvoiceSumPrice, sumPrice }: Taxed, context: z.RefinementCtx) {
  const { sum } = taxInvoiceSumPrice ? withTax(invoiceSumPrice, taxInvoiceSumPrice) : taxed(invoiceSumPrice, point)
  if (sumPrice != null && compareMoney(sumPrice, sum) !== 0)
    context.addIssue({ code: 'custom', path: ['sumPrice'], message: texts.sumDiffers(sum) })
}

const given = {
  ...numbered,
  ...amounts,
  payeeId: idTextOf(table.payeeId).nullish(),
  sellerName: optionalTextOf(table.sellerName),
  sellerTaxNo: digits(/^([0-9A-Z]{15,20})?$/, texts.taxNoInvalid)
    .nullish()
    .transform((text) => text || undefined),
  paymentId: idTextOf(table.paymentId).nullish(),
}

const judge = (said: Coded & Taxed & { payeeId?: unknown; paymentId?: unknown }, context: z.RefinementCtx): void => {
  judgeCode(said, context)
  judgeSum(said, context)
  if (said.payeeId == null && said.paymentId == null)
    context.addIssue({ code: 'custom', path: ['payeeId'], message: texts.payeeMissing })
}

export const invoiceSchema = z.object(given).superRefine(judge)
export const updateSchema = z
  .object({ id: idText(texts.invoice), version: z.int({ error: texts.versionMissing }).nullish(), ...given })
  .superRefine(judge)
export const redSchema = z
  .object({
    ...numbered,
    id: idText(texts.invoice),
    invoiceSumPrice: net.nullish(),
    invoiceSumCount: amounts.invoiceSumCount,
  })
  .superRefine(judgeCode)
export const keyedSchema = z.object({
  id: idText(texts.invoice),
  version: z.int({ error: texts.versionMissing }).nullish(),
})

export type InvoiceGiven = z.input<typeof invoiceSchema>
export type InvoiceSaid = z.output<typeof invoiceSchema>
export type InvoiceChange = z.input<typeof updateSchema>
export type RedGiven = z.input<typeof redSchema>
export type RedSaid = z.output<typeof redSchema>
