import { defineMachine } from '../../../kernel/command/machine.js'
import { PriceStatus } from '../enums.js'
import { priceStatusLabels } from '../labels.js'
import { priceTexts } from '../texts.js'

/** The way of what one person applies for and another reviews (000 §4): expired and rejected are final. */
export const reviewedMachine = (what: string) =>
  defineMachine({
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
    },
  })

/** Decisions §5: what was rejected starts over as a copy. */
export const priceMachine = reviewedMachine(priceTexts.what)
