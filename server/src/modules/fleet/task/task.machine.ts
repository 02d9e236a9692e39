import { defineMachine } from '../../../kernel/machine.js'
import { PriceStatus } from '../../price/enums.js'
import { fleetTexts } from '../texts.js'

/** Task applications go the way of direct-pay prices (000 §4), under the same permissions. */
export const taskMachine = defineMachine({
  what: fleetTexts.what,
  states: { PENDING: '待审核', APPROVED: '已审核', EXPIRED: '已失效', REJECTED: '已驳回' },
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
