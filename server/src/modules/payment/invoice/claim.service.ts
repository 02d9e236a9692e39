import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../../kernel/command/asked.js'
import type { RunCommand } from '../../../kernel/command/command.js'
import type { PageRequest } from '../../../kernel/list/list.js'
import type { Database } from '../../../kernel/sql/database.js'
import { judgeRows } from '../../../kernel/values/judged-rows.js'
import { inputTexts } from '../../../kernel/values/texts.js'
import { idText, listOf, validate } from '../../../kernel/values/validate.js'
import { MAX_WAYBILLS } from '../payment/draft.js'
import { MAX_SETTLEMENTS, type WaybillPage, waybillsOfInvoices } from './claim.queries.js'
import type { ClaimResult } from './claim.view.js'
import { claimAll, letGo } from './claiming.js'
import type { ReadDocument } from './document-tax.js'
import { enterAndClaim, taxedRows, wrongClaim } from './entered-rows.js'
import { viewOf } from './invoice.list.queries.js'
import { invoiceMachine } from './invoice.machine.js'
import { invoiceSchema } from './invoice.schema.js'
import type { InvoiceView } from './invoice.view.js'
import { invoiceTexts as texts } from './texts.js'

/** Most invoices that claim at once. */
export const MAX_ROWS = 100

const idsOf = (what: string, max: number) =>
  z
    .array(idText(what), { error: inputTexts.notList(what) })
    .max(max, { error: inputTexts.tooMany(what, max) })
    .nullish()
    .transform((ids) => ids ?? [])

const claimSchema = {
  settlementIds: idsOf(texts.settlement, MAX_SETTLEMENTS),
  waybillIds: idsOf(texts.waybills, MAX_WAYBILLS),
}
const rowSchema = z
  .object({ invoiceId: idText(texts.invoice), ...claimSchema })
  .refine(({ settlementIds, waybillIds }) => settlementIds.length + waybillIds.length > 0, {
    error: texts.nothingAsked,
    path: ['waybillIds'],
  })
const rowsSchema = listOf(rowSchema, texts.invoices, MAX_ROWS)
const enteredSchema = z.object({ invoice: invoiceSchema, ...claimSchema })
/** Only the shape of rows is checked: each kind of row has its own rules. */
const enteredRowsSchema = listOf(
  z.unknown().transform((row, context): z.output<typeof rowSchema> | z.output<typeof enteredSchema> => {
    const isEntered = typeof row === 'object' && row !== null && 'invoice' in row
    const { data, error } = (isEntered ? enteredSchema : rowSchema).safeParse(row)
    if (data) return data
    for (const issue of error.issues) context.issues.push({ ...issue, code: 'custom', input: row })
    return z.NEVER
  }),
  texts.invoices,
  MAX_ROWS,
)
/** Without a list all claims end; an empty list is refused, since it may be a mistake. */
const releaseSchema = z.object({
  id: idText(texts.invoice),
  waybillIds: listOf(idText(texts.waybills), texts.waybills, MAX_WAYBILLS).nullish(),
})

type ClaimGiven = z.input<typeof rowSchema>
type EnteredGiven = (z.input<typeof rowSchema> | z.input<typeof enteredSchema>)[]

/** Name of a row in its answer: the id of its invoice, or the number of one that is yet to be entered. */
const nameOf = (row: EnteredGiven[number]): string =>
  String(('invoice' in row ? row.invoice.invoiceSn : row.invoiceId) ?? '')

/**
 * Claims of invoices on waybills: whole waybills of one payee, each claimed once, and never for more than the invoice's
 * amount (docs/behaviour/payment.md).
 */
export class InvoiceClaimService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
    private readonly read: ReadDocument,
  ) {}

  /** The waybills that an invoice claims. */
  async waybills(actor: Actor, id: string, page: PageRequest): Promise<WaybillPage> {
    actor.assert('chain:companypayment:get')
    return (await waybillsOfInvoices(this.database.em.fork(), actor, [id], page))(id)
  }

  /** Claims waybills for invoices. Each row has its own result: a refused one does not stop the others. */
  claim(actor: Actor, given: readonly ClaimGiven[], asked: Asked = {}): Promise<ClaimResult[]> {
    actor.assert(invoiceMachine.needs('claim'))
    const { good: input, answers } = judgeRows(rowsSchema, given, 'input')
    const options = { name: 'invoice.claim', title: texts.titles.claim, input, ...askedOf(asked) }
    return this.run(actor, options, async (tx) =>
      answers(await claimAll(tx, input), (_, message, { invoiceId }) => wrongClaim(invoiceId, message)),
    )
  }

  /** Claims for stored invoices, and for ones that the row enters; an invoice whose claim is refused is not entered. */
  async enterAndClaim(actor: Actor, given: EnteredGiven, asked: Asked = {}): Promise<ClaimResult[]> {
    actor.assert(invoiceMachine.needs('claim'))
    const { good: input, answers } = judgeRows(enteredRowsSchema, given)
    const options = { name: 'invoice.enterAndClaim', title: texts.titles.claim, input, ...askedOf(asked) }
    const rows = await taxedRows(this.read, actor, input)
    return this.run(actor, options, async (tx) =>
      answers(await enterAndClaim(tx, rows), (id, message, row) => wrongClaim(id || nameOf(row), message)),
    )
  }

  /** Ends claims of an invoice, on the named waybills or on all; INVOICE_NOT_CLAIMED. */
  release(actor: Actor, given: z.input<typeof releaseSchema>, asked: Asked = {}): Promise<InvoiceView> {
    actor.assert(invoiceMachine.needs('release'))
    const input = validate(releaseSchema, given)
    const options = { name: 'invoice.release', title: texts.titles.release, input, ...askedOf(asked) }
    return this.run(actor, options, async (tx) => {
      await letGo(tx, input)
      return viewOf(tx, input.id)
    })
  }
}
