import { DomainError } from '../../../kernel/errors.js'
import { settlementTexts } from '../texts.js'
import { cardMachine } from './card.machine.js'
import type { SetupCard } from './setup.queries.js'

const { cardSetup: texts, cards: what } = settlementTexts

/** To whom cards go: a captain, and for sub-cards the card that they hang on. */
export interface Owner {
  captainId: string
  parent: SetupCard | null
}

/** Why nothing is done with a card of which the actor sees a part. */
export const whyNotWhole = ({ cardNo, part }: SetupCard): DomainError | null =>
  part ? new DomainError('PART_ONLY', { what: `${what}${cardNo}` }) : null

/** Whether a card is that owner's already. */
export const isOwn = ({ kind, captainId, parentId }: SetupCard, { captainId: wanted, parent }: Owner): boolean =>
  captainId === wanted && (kind === 'CAPTAIN' || parent === null || parentId === parent.id)

/** Why a card cannot be bound to an owner; one that is bound to him already is no reason. */
export function whyNotBound(card: SetupCard, owner: Owner): DomainError | null {
  const facts = isOwn(card, owner) ? { ...card, captainId: null } : card
  const refusal = cardMachine.refusal(card.status, 'bind', facts)
  return refusal ?? whyNotUnder(card, owner, card.parentId === null)
}

/** Why a card cannot be moved to another owner. */
export function whyNotMoved(card: SetupCard, owner: Owner): DomainError | null {
  return cardMachine.refusal(card.status, 'move', card) ?? whyNotUnder(card, owner, false)
}

function whyNotUnder({ cardNo, kind }: SetupCard, { parent }: Owner, needed: boolean): DomainError | null {
  if (kind === 'CAPTAIN') return parent ? new DomainError('CARD_TAKES_NO_PARENT', { cardNo }) : null
  return needed && !parent ? new DomainError('CARD_NEEDS_PARENT', { cardNo }) : null
}

/** Why sub-cards cannot hang on a card. */
export function whyNotParent({ cardNo, kind, status, captainId, lostTime }: SetupCard): DomainError | null {
  const { unfit } = texts
  const reason =
    kind === 'SUB'
      ? unfit.sub
      : captainId === null
        ? unfit.unbound
        : status === 'VOIDED'
          ? unfit.voided
          : lostTime
            ? unfit.lost
            : null
  return reason === null ? null : new DomainError('CARD_PARENT_UNFIT', { cardNo, reason })
}
