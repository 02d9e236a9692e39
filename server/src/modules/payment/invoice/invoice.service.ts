import type { Actor } from '../../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../../kernel/command/asked.js'
import type { RunCommand } from '../../../kernel/command/command.js'
import { changedBeside } from '../../../kernel/command/deletion.js'
import { DomainError } from '../../../kernel/errors.js'
import { type ListRequest, type Page, readList } from '../../../kernel/list/list.js'
import { compareMoney, type Money, negateMoney, ZERO } from '../../../kernel/money/money.js'
import type { Database } from '../../../kernel/sql/database.js'
import { validate } from '../../../kernel/values/validate.js'
import { keepPictures } from '../../file/index.js'
import { assertPast } from '../past.js'
import { type ReadDocument, type TaxKept, taxSaid } from './document-tax.js'
import { enter, enteredOf, issued } from './entering.js'
import { recorded } from './invoice.history.js'
import { findInvoice, findInvoices, invoiceList, invoicesOfPayments, viewOf } from './invoice.list.queries.js'
import { assertMove, invoiceMachine } from './invoice.machine.js'
import * as queries from './invoice.queries.js'
import {
  type InvoiceChange,
  type InvoiceGiven,
  invoiceSchema,
  keyedSchema,
  type RedGiven,
  redSchema,
  updateSchema,
} from './invoice.schema.js'
import type { InvoiceDeletion, InvoiceFilter, InvoiceSortField, InvoiceSummary, InvoiceView } from './invoice.view.js'
import { cancel, isAmended, lockWithOriginal, signed, takeBack } from './red.js'
import { invoiceTexts as texts } from './texts.js'

/**
 * Invoices of payees: entered by hand, by a program or from a file, and cancelled by red-letter invoices
 * (docs/behaviour/payment.md).
 */
export class InvoiceService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
    private readonly read: ReadDocument,
  ) {}

  /** A page of invoices, with the sums of their amounts. */
  list(
    actor: Actor,
    request: ListRequest<InvoiceFilter, InvoiceSortField>,
  ): Promise<Page<InvoiceView, InvoiceSummary>> {
    actor.assert('chain:companypayment:get')
    const em = this.database.em.fork()
    return readList<InvoiceView, InvoiceSummary, InvoiceFilter, InvoiceSortField>(em, actor, invoiceList, request)
  }

  /** Invoice of an id; undefined when the company has none. */
  find(actor: Actor, id: string, fields?: ReadonlySet<string>): Promise<InvoiceView | undefined> {
    actor.assert('chain:companypayment:get')
    return findInvoice(this.database.em.fork(), actor, id, fields)
  }

  /** Invoices given for a payment, and those that claim one of its waybills, by number. */
  async ofPayment(actor: Actor, paymentId: string): Promise<InvoiceView[]> {
    actor.assert('chain:companypayment:get')
    const em = this.database.em.fork()
    const pairs = await invoicesOfPayments(em, actor, [paymentId])
    return findInvoices(
      em,
      actor,
      pairs.map(({ invoiceId }) => invoiceId),
    )
  }

  /** Enters an invoice; INVOICE_TAKEN, INVOICE_OTHER_PAYEE, NOT_FOUND. */
  async create(actor: Actor, given: InvoiceGiven, asked: Asked = {}): Promise<InvoiceView> {
    actor.assert('chain:companypayment:add')
    const input = validate(invoiceSchema, given, 'input')
    const options = { name: 'invoice.create', title: texts.titles.create, input, ...askedOf(asked) }
    const tax = await taxSaid(this.read, actor, input, 'input')
    return this.run(actor, options, async (tx) => viewOf(tx, await enter(tx, input, tax)))
  }

  /** Changes an invoice; its amounts and payee only while nothing is claimed or cancelled. STALE. */
  async update(actor: Actor, given: InvoiceChange, asked: Asked = {}): Promise<InvoiceView> {
    actor.assert(invoiceMachine.needs('edit'))
    const input = validate(updateSchema, given, 'input')
    const options = { name: 'invoice.update', title: texts.titles.update, input, ...askedOf(asked) }
    const tax = await taxSaid(this.read, actor, input, 'input', await this.keptTax(actor, input.id))
    return this.run(actor, options, async (tx) => {
      const before = await queries.lockInvoice(tx, input.id)
      assertVersion(before, input)
      if (input.invoiceDate !== before.invoiceDate) await assertPast(tx, input.invoiceDate, issued)
      const entered = await enteredOf(tx, input, tax)
      const after = before.red ? signed(entered) : entered
      if (isAmended(before, after)) assertMove('amend', before)
      await keepPictures(tx, [after.invoiceUrl])
      await queries.updateInvoice(tx, before.id, after)
      await recorded(tx, before, { ...before, ...after, version: before.version + 1 })
      return viewOf(tx, before.id)
    })
  }

  /**
   * Tax of a stored invoice in the form in which it is entered. It is read without a lock: any later change gives the
   * invoice another version, so that the verb fails.
   */
  private async keptTax(actor: Actor, id: string): Promise<TaxKept | undefined> {
    const found = await queries.taxOf(this.database.em.fork(), actor, id)
    return found && { ...found, net: plain(found.net), tax: plain(found.tax) }
  }

  /**
   * Deletes an invoice without claims and without red-letter invoices. Deleting a red-letter invoice restores the
   * amount that it cancelled; the answer names that invoice.
   */
  async delete(
    actor: Actor,
    given: { id: string; version?: number | null | undefined },
    asked: Asked = {},
  ): Promise<Pick<InvoiceDeletion, 'originalId'>> {
    actor.assert(invoiceMachine.needs('delete'))
    const input = validate(keyedSchema, given)
    const options = { name: 'invoice.delete', title: texts.titles.delete, input, ...askedOf(asked) }
    const kept = await this.run<{ originalId: string | null } | true>(actor, options, async (tx) => {
      const { invoice, original } = await lockWithOriginal(tx, input.id)
      assertVersion(invoice, input)
      assertMove('delete', invoice)
      if (original) await cancel(tx, original, invoice.sumPrice)
      await queries.deleteInvoice(tx, invoice.id)
      return { originalId: original?.id ?? null }
    })
    return changedBeside(kept, { originalId: null })
  }

  /**
   * Enters a red-letter invoice, which cancels an invoice in whole or in part, but no claimed amount. INVOICE_EXCEEDED,
   * INVOICE_TAKEN.
   */
  createRed(actor: Actor, given: RedGiven, asked: Asked = {}): Promise<InvoiceView> {
    actor.assert(invoiceMachine.needs('red'))
    const input = validate(redSchema, given, 'input')
    const options = { name: 'invoice.red', title: texts.titles.red, input, ...askedOf(asked) }
    return this.run(actor, options, async (tx) => viewOf(tx, await takeBack(tx, input)))
  }
}

/** Amounts of a red-letter invoice without minus, as they are entered. */
const plain = (amount: Money): Money => (compareMoney(amount, ZERO) < 0 ? negateMoney(amount) : amount)

function assertVersion({ version }: queries.StoredInvoice, asked: { version?: number | null | undefined }): void {
  if (asked.version != null && asked.version !== version) throw new DomainError('STALE')
}
