import type { Actor } from '../../../kernel/command/actor.js'
import { hasHand } from '../../../kernel/command/hands.js'
import type { DirectPayPriceView } from './direct-pay-price.view.js'

type Facts = Pick<DirectPayPriceView, 'hands' | 'fourEyes'>

/** What the machine of prices and task applications judges. */
export const reviewedFacts = (actor: Actor, facts: Facts): { fourEyes: boolean; own: boolean } => ({
  fourEyes: facts.fourEyes,
  own: hasHand(actor, facts),
})
