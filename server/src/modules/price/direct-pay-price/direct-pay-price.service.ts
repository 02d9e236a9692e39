import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { type ListRequest, type Page, readList } from '../../../kernel/list/list.js'
import type { Database } from '../../../kernel/sql/database.js'
import { idText, validate } from '../../../kernel/values/validate.js'
import { priceTexts as texts } from '../texts.js'
import type { DirectPayPriceFilter, DirectPayPriceSortField } from './direct-pay-price.inputs.js'
import { directPayPriceList, findPrice, findPrices } from './direct-pay-price.list.queries.js'
import { priceMachine } from './direct-pay-price.machine.js'
import * as queries from './direct-pay-price.queries.js'
import type { DirectPayPriceSummary, DirectPayPriceView } from './direct-pay-price.view.js'
import { recorded } from './history.js'
import { tellReviewers } from './telling.js'
import { sameProject, type TermsInput, termsNow, validTerms } from './terms.schema.js'

type Keyed = { idempotencyKey?: string | null | undefined }
type Named = Keyed & { id: string }

/** Applications for direct-pay prices, and their changes before a review (docs/behaviour/price.md). */
export class DirectPayPriceService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
  ) {}

  /** A page of the company's prices, with their number by status. */
  list(
    actor: Actor,
    request: ListRequest<DirectPayPriceFilter, DirectPayPriceSortField>,
  ): Promise<Page<DirectPayPriceView, DirectPayPriceSummary>> {
    actor.assert('chain:directPayPriceSet:get')
    return readList<DirectPayPriceView, DirectPayPriceSummary, DirectPayPriceFilter, DirectPayPriceSortField>(
      this.database.em.fork(),
      actor,
      directPayPriceList,
      request,
    )
  }

  /** Price of an id; undefined when the company has none. */
  async find(actor: Actor, id: string, fields?: ReadonlySet<string>): Promise<DirectPayPriceView | undefined> {
    actor.assert('chain:directPayPriceSet:get')
    return findPrice(this.database.em.fork(), actor, id, fields)
  }

  /**
   * Applies for a price, which is pending from then on. INVALID_INPUT names missing terms in the order of the form;
   * NOT_FOUND names a term that the company does not have.
   */
  apply(actor: Actor, { input, idempotencyKey }: Keyed & { input: TermsInput }): Promise<DirectPayPriceView> {
    actor.assert('chain:directPayPriceSet:add')
    const terms = { ...validTerms(input), weightUnit: input.weightType ?? null }
    const options = { name: 'directPayPrice.apply', title: texts.apply, input: terms, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      await refuseUnknown(tx, terms)
      const made = async () => [await queries.insertPrice(tx, terms, queries.originOf(tx))]
      return tellReviewers(tx, only(await recorded(tx, [], null, made)))
    })
  }

  /** Changes a pending price; STALE when it is not the version that the caller has seen. */
  update(
    actor: Actor,
    { id, version, input, idempotencyKey }: Named & { version?: number | null | undefined; input: TermsInput },
  ): Promise<DirectPayPriceView> {
    actor.assert(priceMachine.needs('edit'))
    validate(idText(texts.what), id, 'id')
    const options = {
      name: 'directPayPrice.update',
      title: texts.update,
      input: { id, version, terms: { ...input } },
      idempotencyKey,
    }
    return this.run(actor, options, async (tx) => {
      const stored = await queries.lockPrice(tx, id)
      priceMachine.next(stored.status, 'edit')
      refuseStale(stored, version)
      const given = validTerms(termsNow(stored, input))
      sameProject(stored, given)
      const terms = { ...given, weightUnit: given.weightUnit ?? null }
      await refuseUnknown(tx, terms)
      const change = async () => {
        await queries.updateTerms(tx, stored, terms)
        return [stored.id]
      }
      return only(await recorded(tx, [stored.id], null, change))
    })
  }

  /** Deletes a pending price; its history stays. */
  delete(actor: Actor, { id, idempotencyKey }: Named): Promise<boolean> {
    actor.assert(priceMachine.needs('delete'))
    validate(idText(texts.what), id, 'id')
    const options = { name: 'directPayPrice.delete', title: texts.delete, input: { id }, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      const { status, ...stored } = await queries.lockPrice(tx, id)
      priceMachine.next(status, 'delete')
      const change = async () => {
        await queries.deletePrice(tx, stored.id)
        return []
      }
      await recorded(tx, [stored.id], null, change)
      return true
    })
  }

  /** Applies for a new price with the terms of another one, in whatever state that is. */
  copy(actor: Actor, { id, idempotencyKey }: Named): Promise<DirectPayPriceView> {
    actor.assert('chain:directPayPriceSet:add')
    validate(idText(texts.what), id, 'id')
    const options = { name: 'directPayPrice.copy', title: texts.copy, input: { id }, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      const { id: from, ...terms } = await queries.lockPrice(tx, id)
      const made = async () => [await queries.insertPrice(tx, terms, queries.originOf(tx, from))]
      return tellReviewers(tx, only(await recorded(tx, [], null, made)))
    })
  }

  /** Prices of ids that the company has. */
  findMany(actor: Actor, ids: readonly string[], fields?: ReadonlySet<string>): Promise<DirectPayPriceView[]> {
    actor.assert('chain:directPayPriceSet:get')
    return findPrices(this.database.em.fork(), actor, ids, fields)
  }
}

async function refuseUnknown(tx: Tx, terms: queries.Terms): Promise<void> {
  const unknown = await queries.unknownOf(tx, terms)
  if (unknown) throw new DomainError('NOT_FOUND', unknown)
}

/** Refuses a version other than the one that the caller has seen, if he gives one. */
export function refuseStale(stored: { version: number }, version: number | null | undefined): void {
  if (version !== null && version !== undefined && version !== stored.version) throw new DomainError('STALE')
}

/** Price that a verb has changed; NOT_FOUND when it is gone. */
export function only(views: DirectPayPriceView[]): DirectPayPriceView {
  const [view] = views
  if (!view) throw new DomainError('NOT_FOUND', { what: texts.what })
  return view
}
