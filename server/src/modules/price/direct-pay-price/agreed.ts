import type { Tx } from '../../../kernel/command/command.js'
import { PriceStatus } from '../enums.js'
import { approveLocked, invalidateLocked } from './audit.service.js'
import * as queries from './direct-pay-price.queries.js'
import { recorded } from './history.js'

/** Faults of terms that name records which the company does not have; terms may be incomplete. */
export const unknownTerms = queries.unknownOf

/**
 * Makes a price, effective from now on, from terms that another person applied for and the actor approves. The caller
 * has locked the project. Refused for the reasons of `PriceAuditService.audit`.
 */
export async function agree(
  tx: Tx,
  terms: queries.Terms,
  origin: Omit<queries.Origin, 'copiedFromId'>,
  how: { reason: string | null; replace: boolean },
): Promise<string> {
  const insert = async () => [await queries.insertPrice(tx, terms, { ...origin, copiedFromId: null })]
  const [made] = await recorded(tx, [], null, insert)
  const stored = await queries.lockPrice(tx, made?.id ?? '')
  return (await approveLocked(tx, stored, how)).id
}

/** Ends a price that is still effective. The caller has locked the project. */
export async function endAgreed(tx: Tx, priceId: string, reason: string | null): Promise<void> {
  const { id, status } = await queries.lockPrice(tx, priceId)
  if (status === PriceStatus.APPROVED) await invalidateLocked(tx, [id], { reason, replacedById: null })
}
