import { defineMachine, type Guard } from '../../../kernel/command/machine.js'
import { moveTexts } from '../../../kernel/values/texts.js'
import { CardStatus, cardStatusLabels } from '../enums.js'
import { settlementTexts as texts } from '../texts.js'

const { cardSetup } = texts

interface Named {
  cardNo: string
}

const byNumber = ({ cardNo }: Named): string => cardNo
const notHandedIn: Guard<Named & { giveCardNo: string | null }> = ({ cardNo, giveCardNo }) =>
  giveCardNo === null ? null : { code: 'CARD_IN_RECEIPT', params: { cardNo, giveCardNo } }
/** Guard against a move of a card with settled waybills; lists do not evaluate it. */
const nothingSettled: Guard<Named & { settledCount?: number }> = ({ cardNo, settledCount = 0 }) =>
  settledCount > 0 ? { code: 'CARD_HAS_SETTLED_WAYBILLS', params: { cardNo } } : null
const hasGiver: Guard<Named & { giveCardUserId: string | null }> = ({ cardNo, giveCardUserId }) =>
  giveCardUserId === null ? { code: 'CARD_HAS_NO_GIVER', params: { cardNo } } : null
const hasWaybills: Guard<Named & { settleAbleCount: number }> = ({ cardNo, settleAbleCount }) =>
  settleAbleCount > 0 ? null : { code: 'CARD_HAS_NO_WAYBILLS', params: { cardNo } }

const isBound: Guard<Named & { captainId: string | null }> = ({ cardNo, captainId }) =>
  captainId === null ? { code: 'CARD_NOT_BOUND', params: { cardNo } } : null
const isFree: Guard<Named & { captainId: string | null; captainName: string | null }> = ({
  cardNo,
  captainId,
  captainName,
}) => (captainId === null ? null : { code: 'CARD_BOUND', params: { cardNo, captainName: captainName ?? '' } })
/** Guard of cards without trips; lists do not evaluate it. */
const hasNoTrips: Guard<Named & { hasTrips?: boolean }> = ({ cardNo, hasTrips = false }) =>
  hasTrips ? { code: 'CARD_HAS_WAYBILLS', params: { cardNo } } : null
const notLost: Guard<Named & { lostTime: string | null }> = ({ cardNo, lostTime }) =>
  lostTime === null ? null : { code: 'CARD_LOST', params: { cardNo } }

const isLost: Guard<Named & { lostTime: string | null }> = ({ cardNo, lostTime }) =>
  lostTime === null ? { code: 'CARD_NOT_LOST', params: { cardNo } } : null
const notReplaced: Guard<Named & { replacedByNo: string | null }> = ({ cardNo, replacedByNo }) =>
  replacedByNo === null ? null : { code: 'CARD_REPLACED', params: { cardNo, replacedByNo } }

/**
 * States and moves of a card: a voided one is final; settling and releasing follow the card's waybills
 * (docs/behaviour/settlement.md).
 */
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
      guards: [isBound, notLost],
    },
    settle: {
      from: [CardStatus.ACTIVATED],
      to: CardStatus.SETTLED,
      needs: 'chain:garbagecustomersales:add',
      label: '结算',
      offered: false,
    },
    release: {
      from: [CardStatus.SETTLED],
      to: CardStatus.ACTIVATED,
      needs: 'chain:garbagecustomersales:edit',
      label: '退回结算',
      offered: false,
    },
    void: {
      from: [CardStatus.NOT_ACTIVATED, CardStatus.ACTIVATED],
      to: CardStatus.VOIDED,
      needs: 'chain:garbagecustomersales:del',
      label: moveTexts.void,
      guards: [nothingSettled, notHandedIn],
    },
    bind: {
      from: [CardStatus.NOT_ACTIVATED],
      needs: 'chain:card:edit',
      label: cardSetup.titles.bind,
      what: byNumber,
      guards: [notLost, isFree],
    },
    move: {
      from: [CardStatus.NOT_ACTIVATED, CardStatus.ACTIVATED],
      needs: 'chain:card:edit',
      label: cardSetup.titles.move,
      what: byNumber,
      first: [notHandedIn],
      guards: [isBound, notLost, hasNoTrips],
    },
    setType: {
      from: [CardStatus.NOT_ACTIVATED, CardStatus.ACTIVATED],
      needs: 'chain:card:edit',
      label: cardSetup.titles.setType,
      what: byNumber,
      first: [notHandedIn],
    },
    reportLost: {
      from: [CardStatus.NOT_ACTIVATED, CardStatus.ACTIVATED, CardStatus.SETTLED],
      needs: 'chain:card:edit',
      label: cardSetup.titles.reportLost,
      what: byNumber,
      first: [notHandedIn],
      guards: [isBound, notLost],
    },
    reportFound: {
      from: [CardStatus.NOT_ACTIVATED, CardStatus.ACTIVATED, CardStatus.SETTLED],
      needs: 'chain:card:edit',
      label: cardSetup.titles.reportFound,
      what: byNumber,
      guards: [isLost, notReplaced],
    },
    replaceLost: {
      from: [CardStatus.NOT_ACTIVATED, CardStatus.ACTIVATED],
      needs: 'chain:card:edit',
      label: cardSetup.titles.replaceLost,
      what: byNumber,
      first: [notHandedIn],
      guards: [isLost],
    },
    setGiver: {
      from: [CardStatus.ACTIVATED],
      needs: 'chain:garbagecustomersales:edit',
      label: texts.titles.setGivers,
      what: byNumber,
      first: [notHandedIn],
      guards: [notLost],
    },
    generateReceipt: {
      from: [CardStatus.ACTIVATED],
      needs: 'chain:garbagecustomersales:add',
      label: texts.handIn,
      what: byNumber,
      first: [notHandedIn],
      guards: [notLost, hasGiver, hasWaybills],
    },
  },
})
