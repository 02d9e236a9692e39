import type { Actor } from '../../../kernel/command/actor.js'
import type { DirectPayPriceView } from './direct-pay-price.view.js'

type Facts = Pick<DirectPayPriceView, 'applyId' | 'termsBy' | 'fourEyes'>

/** Whether the actor applied for a price or set its terms last. */
export const isOwn = ({ userId }: Actor, { applyId, termsBy }: Omit<Facts, 'fourEyes'>): boolean =>
  applyId === userId || termsBy === userId

/** What the machine of prices and task applications judges. */
export const reviewedFacts = (actor: Actor, facts: Facts): { fourEyes: boolean; own: boolean } => ({
  fourEyes: facts.fourEyes,
  own: isOwn(actor, facts),
})
