import type { Actor } from '../../../kernel/command/actor.js'
import { hasHand } from '../../../kernel/command/hands.js'
import { defineMachine, type Guard } from '../../../kernel/command/machine.js'
import { moveTexts } from '../../../kernel/values/texts.js'
import { PriceStatus, priceStatusLabels } from '../enums.js'
import { priceTexts } from '../texts.js'
import type { DirectPayPriceView } from './direct-pay-price.view.js'

const DECIDED = [PriceStatus.APPROVED, PriceStatus.EXPIRED, PriceStatus.REJECTED] as const

/** Guard of approval: where the company wants two people, an applicant or editor of a price does not approve it. */
const byAnother =
  (what: string): Guard<{ fourEyes: boolean; own: boolean }> =>
  ({ fourEyes, own }) =>
    fourEyes && own ? { code: 'PRICE_OWN', params: { what } } : null

const reviewed = (what: string) =>
  ({
    what,
    states: priceStatusLabels,
    initial: PriceStatus.PENDING,
    final: [PriceStatus.EXPIRED, PriceStatus.REJECTED],
    moves: {
      edit: {
        from: [PriceStatus.PENDING],
        to: PriceStatus.PENDING,
        needs: 'chain:directPayPriceSet:edit',
        label: moveTexts.edit,
      },
      approve: {
        from: [PriceStatus.PENDING],
        to: PriceStatus.APPROVED,
        needs: 'chain:directPayPriceSet:audit',
        label: moveTexts.approve,
        guards: [byAnother(what)],
      },
      reject: {
        from: [PriceStatus.PENDING],
        to: PriceStatus.REJECTED,
        needs: 'chain:directPayPriceSet:audit',
        label: moveTexts.reject,
      },
      invalidate: {
        from: [PriceStatus.APPROVED],
        to: PriceStatus.EXPIRED,
        needs: 'chain:directPayPriceSet:disabled',
        label: '失效',
      },
      delete: {
        from: [PriceStatus.PENDING],
        needs: 'chain:directPayPriceSet:edit',
        label: priceTexts.deleteMove,
      },
      view: { from: DECIDED, needs: 'chain:directPayPriceSet:get', label: priceTexts.viewMove },
    },
  }) as const

/** States and moves of a reviewed application; expired and rejected ones are final (docs/behaviour/price.md). */
export const reviewedMachine = (what: string) => defineMachine(reviewed(what))

const price = reviewed(priceTexts.what)

/** States and moves of a price; a rejected one can be copied into a new one (docs/behaviour/price.md). */
export const priceMachine = defineMachine({
  ...price,
  moves: {
    ...price.moves,
    copy: {
      from: [PriceStatus.PENDING, ...DECIDED],
      needs: 'chain:directPayPriceSet:add',
      label: priceTexts.copyMove,
    },
  },
})

type Facts = Pick<DirectPayPriceView, 'hands' | 'fourEyes'>

/** Facts that the machine of prices and task applications judges. */
export const reviewedFacts = (actor: Actor, facts: Facts): { fourEyes: boolean; own: boolean } => ({
  fourEyes: facts.fourEyes,
  own: hasHand(actor, facts),
})
