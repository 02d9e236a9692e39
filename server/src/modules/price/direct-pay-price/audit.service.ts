import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { approvedAs, NOT_APPROVED } from '../../../kernel/command/approval.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { hasHand } from '../../../kernel/command/hands.js'
import { DomainError } from '../../../kernel/errors.js'
import { plainTime } from '../../../kernel/values/clock.js'
import { idText, optionalText, requiredText, validate } from '../../../kernel/values/validate.js'
import { wantsFourEyes } from '../../company/index.js'
import { modeLabels } from '../../project/index.js'
import { PriceStatus } from '../enums.js'
import { priceTexts as texts } from '../texts.js'
import { clashIds, findPrices } from './direct-pay-price.list.queries.js'
import { priceMachine } from './direct-pay-price.machine.js'
import * as queries from './direct-pay-price.queries.js'
import { only, refuseStale } from './direct-pay-price.service.js'
import type { DirectPayPriceView } from './direct-pay-price.view.js'
import { priceTable } from './fields.js'
import { recorded } from './history.js'
import { membersText } from './members.js'
import { tellApplicant } from './telling.js'

const NAMED_CLASHES = 5
const auditSchema = z.object({ id: idText(texts.what), reason: optionalText(texts.reason, priceTable.reason.length) })
const rejectSchema = z.object({ id: idText(texts.what), reason: requiredText(texts.reason, priceTable.reason.length) })

interface Verb {
  id: string
  reason?: string | null | undefined
  /** Version that the caller has seen; STALE for another one. */
  version?: number | null | undefined
  idempotencyKey?: string | null | undefined
  /** Whether a repeated call changes nothing instead of being refused, for calls that are documented as GET. */
  repeatable?: boolean
}

export interface Audit extends Verb {
  approve: boolean
  /** Whether effective prices that clash with it are ended in the same transaction. */
  replaceClashing?: boolean | null | undefined
}

/** Reviews of direct-pay prices (docs/behaviour/price.md). */
export class PriceAuditService {
  constructor(private readonly run: RunCommand) {}

  /**
   * Approves a pending price, effective from now on, or rejects it for good. PRICE_CLASH names effective prices for the
   * same trips, unless they are to be replaced; PRICE_OWN refuses one's own price where the company wants two people.
   */
  audit(actor: Actor, input: Audit): Promise<DirectPayPriceView> {
    const { approve, replaceClashing, version, repeatable, idempotencyKey } = input
    const move = approve ? 'approve' : 'reject'
    actor.assert(priceMachine.needs(move))
    const given = { id: input.id, reason: input.reason }
    const { id, reason = null } = validate(approve ? auditSchema : rejectSchema, given)
    const asked = { id, approve, reason, replaceClashing: replaceClashing === true, version }
    const options = { name: `directPayPrice.${move}`, title: texts[move], input: asked, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      await queries.lockProjectOf(tx, [id])
      const stored = await queries.lockPrice(tx, id)
      if (repeatable && stored.status === (approve ? PriceStatus.APPROVED : PriceStatus.REJECTED)) return viewOf(tx, id)
      priceMachine.assertState(stored.status, move)
      refuseStale(stored, version)
      const decided = approve
        ? await approveLocked(tx, stored, { reason, replace: asked.replaceClashing })
        : await reject(tx, stored, reason)
      return tellApplicant(tx, decided, { applyId: stored.applyId, approved: approve })
    })
  }

  /** Ends an approved price: it does not pay trips that leave from now on. */
  invalidate(
    actor: Actor,
    { id, reason: given, version, repeatable, idempotencyKey }: Verb,
  ): Promise<DirectPayPriceView> {
    actor.assert(priceMachine.needs('invalidate'))
    const { reason = null } = validate(auditSchema, { id, reason: given })
    const options = {
      name: 'directPayPrice.invalidate',
      title: texts.invalidate,
      input: { id, reason, version },
      idempotencyKey,
    }
    return this.run(actor, options, async (tx) => {
      await queries.lockProjectOf(tx, [id])
      const stored = await queries.lockPrice(tx, id)
      if (repeatable && stored.status === PriceStatus.EXPIRED) return viewOf(tx, id)
      priceMachine.next(stored.status, 'invalidate')
      refuseStale(stored, version)
      return only(await invalidateLocked(tx, [stored.id], { reason, replacedById: null }))
    })
  }
}

/** Approves a price whose project is locked, by the rules of `audit`. */
export async function approveLocked(
  tx: Tx,
  stored: queries.StoredPrice,
  { reason, replace }: { reason: string | null; replace: boolean },
): Promise<DirectPayPriceView> {
  const approval = { own: hasHand(tx.actor, stored), fourEyes: await wantsFourEyes(tx) }
  priceMachine.next(stored.status, 'approve', approval)
  const clashing = (await clashIds(tx.em, tx.actor, [stored.id])).map(({ clashId }) => clashId)
  if (clashing.length > 0 && !replace) throw await clash(tx, clashing)
  if (clashing.length > 0) {
    tx.actor.assert(priceMachine.needs('invalidate'))
    for (const id of clashing) priceMachine.next((await queries.lockPrice(tx, id)).status, 'invalidate')
    await invalidateLocked(tx, clashing, { reason: texts.replaced, replacedById: stored.id })
  }
  const change = async () => {
    const at = await queries.effectiveFrom(tx, stored.projectId)
    await queries.writeDecision(tx, stored.id, { status: PriceStatus.APPROVED, at, reason, ...approvedAs(approval) })
    return [stored.id]
  }
  return only(await recorded(tx, [stored.id], reason, change))
}

async function reject(tx: Tx, stored: queries.StoredPrice, reason: string | null): Promise<DirectPayPriceView> {
  const change = async () => {
    const marks = { ...NOT_APPROVED, auditOwn: hasHand(tx.actor, stored) }
    await queries.writeDecision(tx, stored.id, { status: PriceStatus.REJECTED, at: tx.now, reason, ...marks })
    return [stored.id]
  }
  return only(await recorded(tx, [stored.id], reason, change))
}

/** Ends prices whose project is locked. */
export function invalidateLocked(
  tx: Tx,
  ids: string[],
  how: { reason: string | null; replacedById: string | null },
): Promise<DirectPayPriceView[]> {
  return recorded(tx, ids, how.reason, async () => {
    await queries.writeInvalidation(tx, ids, how)
    return ids
  })
}

/** Refusal that names the clashing rows: terms, price, captains and start. */
async function clash(tx: Tx, ids: readonly string[]): Promise<DomainError> {
  const named = (await findPrices(tx.em, tx.actor, ids.slice(0, NAMED_CLASHES))).map((price) =>
    texts.clash(
      texts.terms(modeLabels[price.tpMode], price.soilType, price.garbageName),
      price.directPayPrice,
      membersText(price.captainAndDrivers, texts.allDrivers),
      plainTime(price.auditDatetime ?? ''),
    ),
  )
  const more = ids.length > NAMED_CLASHES ? texts.moreClashes(ids.length) : ''
  return new DomainError('PRICE_CLASH', { rows: named.join('；') + more })
}

async function viewOf(tx: Tx, id: string): Promise<DirectPayPriceView> {
  return only(await findPrices(tx.em, tx.actor, [id]))
}
