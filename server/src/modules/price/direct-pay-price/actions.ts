import type { Actor } from '../../../kernel/actor.js'
import { PriceStatus } from '../enums.js'
import { priceMachine } from './direct-pay-price.machine.js'
import type { DirectPayPriceView } from './direct-pay-price.view.js'

type Facts = Pick<DirectPayPriceView, 'status' | 'applyId' | 'termsBy' | 'fourEyes'>

/** Whether the actor applied for a price or set its terms last. */
export const isOwn = ({ userId }: Actor, { applyId, termsBy }: Pick<Facts, 'applyId' | 'termsBy'>): boolean =>
  applyId === userId || termsBy === userId

/**
 * What the actor may do with a price now (000 §4, §6): edit, delete, approve and reject while it is pending, invalidate once it is
 * approved, view when it is decided, and copy.
 */
export function priceActions(actor: Actor, price: Facts): string[] {
  const { status } = price
  const moves = priceMachine
    .movesFrom(status, actor)
    .filter((move) => move !== 'approve' || !(price.fourEyes && isOwn(actor, price)))
  const isPending = status === PriceStatus.PENDING
  return [
    ...moves,
    ...(isPending && actor.can(priceMachine.needs('edit')) ? ['delete'] : []),
    ...(!isPending && actor.can('chain:directPayPriceSet:get') ? ['view'] : []),
    ...(actor.can('chain:directPayPriceSet:add') ? ['copy'] : []),
  ]
}
