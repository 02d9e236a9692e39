import { defineMachine } from '../../../kernel/command/machine.js'
import { CardStatus } from '../enums.js'
import { cardStatusLabels } from '../labels.js'

/** 000 §4 and decisions §3: 9 (voided) is final; settling and releasing follow the card's waybills. */
export const cardMachine = defineMachine({
  what: '结算卡',
  states: cardStatusLabels,
  initial: CardStatus.NOT_ACTIVATED,
  final: [CardStatus.VOIDED],
  moves: {
    activate: {
      from: [CardStatus.NOT_ACTIVATED],
      to: CardStatus.ACTIVATED,
      needs: 'chain:garbagecustomersales:edit',
      label: '激活',
    },
    settle: {
      from: [CardStatus.ACTIVATED],
      to: CardStatus.SETTLED,
      needs: 'chain:garbagecustomersales:add',
      label: '结算',
    },
    release: {
      from: [CardStatus.SETTLED],
      to: CardStatus.ACTIVATED,
      needs: 'chain:garbagecustomersales:edit',
      label: '退回结算',
    },
    void: {
      from: [CardStatus.NOT_ACTIVATED, CardStatus.ACTIVATED],
      to: CardStatus.VOIDED,
      needs: 'chain:garbagecustomersales:del',
      label: '作废',
    },
  },
})
