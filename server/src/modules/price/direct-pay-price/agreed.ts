import type { Tx } from '../../../kernel/command/command.js'
import { PriceStatus } from '../enums.js'
import { approveLocked, invalidateLocked } from './audit.service.js'
import * as queries from './direct-pay-price.queries.js'
import { recorded } from './history.js'

/** What of a price's terms a company does not have, whether all of them are given or not. */
export const unknownTerms = queries.unknownOf

/**
 * Makes a price of terms that somebody else applied for and the actor agrees to, effective from now on. The caller has locked the
 * project. Refused as `PriceAuditService.audit` refuses.
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

/** Ends the price if it is still effective. The caller has locked the project. */
export async function endAgreed(tx: Tx, priceId: string, reason: string | null): Promise<void> {
  const { id, status } = await queries.lockPrice(tx, priceId)
  if (status === PriceStatus.APPROVED) await invalidateLocked(tx, [id], { reason, replacedById: null })
}
