import type { Actor } from '../../../kernel/command/actor.js'
import { PriceStatus } from '../enums.js'
import { priceMachine } from './direct-pay-price.machine.js'
import type { DirectPayPriceView } from './direct-pay-price.view.js'

type Facts = Pick<DirectPayPriceView, 'status' | 'applyId' | 'termsBy' | 'fourEyes'>

/** Whether the actor applied for a price or set its terms last. */
export const isOwn = ({ userId }: Actor, { applyId, termsBy }: Pick<Facts, 'applyId' | 'termsBy'>): boolean =>
  applyId === userId || termsBy === userId

/**
 * What the actor may do with a price or a task application now (000 §4, §6): edit, delete, approve and reject while it is pending,
 * invalidate once it is approved, view when it is decided.
 */
export function reviewedActions(actor: Actor, machine: typeof priceMachine, facts: Facts): string[] {
  const { status, fourEyes } = facts
  const isPending = status === PriceStatus.PENDING
  return [
    ...machine.movesFrom(status, actor).filter((move) => move !== 'approve' || !(fourEyes && isOwn(actor, facts))),
    ...(isPending && actor.can(machine.needs('edit')) ? ['delete'] : []),
    ...(!isPending && actor.can('chain:directPayPriceSet:get') ? ['view'] : []),
  ]
}

/** The same of a price, which can be copied, too. */
export const priceActions = (actor: Actor, price: Facts): string[] => [
  ...reviewedActions(actor, priceMachine, price),
  ...(actor.can('chain:directPayPriceSet:add') ? ['copy'] : []),
]
