import { defineMachine, type Guard } from '../../../kernel/command/machine.js'
import { PriceStatus } from '../enums.js'
import { priceStatusLabels } from '../labels.js'
import { priceTexts } from '../texts.js'

const DECIDED = [PriceStatus.APPROVED, PriceStatus.EXPIRED, PriceStatus.REJECTED] as const

/** Where the company wants two people, nobody approves what he applied for or changed himself. */
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
        label: '修改',
      },
      approve: {
        from: [PriceStatus.PENDING],
        to: PriceStatus.APPROVED,
        needs: 'chain:directPayPriceSet:audit',
        label: '审核通过',
        guards: [byAnother(what)],
      },
      reject: {
        from: [PriceStatus.PENDING],
        to: PriceStatus.REJECTED,
        needs: 'chain:directPayPriceSet:audit',
        label: '驳回',
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

/** The way of what one person applies for and another reviews (000 §4): expired and rejected are final. */
export const reviewedMachine = (what: string) => defineMachine(reviewed(what))

const price = reviewed(priceTexts.what)

/** Decisions §5: what was rejected starts over as a copy. */
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
