import { DomainError } from '../../../kernel/errors.js'
import { settlementTexts } from '../texts.js'
import { cardMachine } from './card.machine.js'
import type { SetupCard } from './setup.queries.js'

const { cardSetup: texts, cards: what } = settlementTexts

/** Owner of cards: a captain, and for sub-cards also their captain card. */
export interface Owner {
  captainId: string
  parent: SetupCard | null
}

/** Reason why an actor who sees only a part of a card cannot change it. */
export const whyNotWhole = ({ cardNo, part }: SetupCard): DomainError | null =>
  part ? new DomainError('PART_ONLY', { what: `${what}${cardNo}` }) : null

/** Whether a card already belongs to that owner. */
export const isOwn = ({ kind, captainId, parentId }: SetupCard, { captainId: wanted, parent }: Owner): boolean =>
  captainId === wanted && (kind === 'CAPTAIN' || parent === null || parentId === parent.id)

/** Reason why a card cannot be bound to an owner; null for one that is bound to him already. */
export function whyNotBound(card: SetupCard, owner: Owner): DomainError | null {
  const facts = isOwn(card, owner) ? { ...card, captainId: null } : card
  const refusal = cardMachine.refusal(card.status, 'bind', facts)
  return refusal ?? whyNotUnder(card, owner, card.parentId === null)
}

/** Reason why a card cannot be moved to another owner. */
export function whyNotMoved(card: SetupCard, owner: Owner): DomainError | null {
  return cardMachine.refusal(card.status, 'move', card) ?? whyNotUnder(card, owner, false)
}

function whyNotUnder({ cardNo, kind }: SetupCard, { parent }: Owner, needed: boolean): DomainError | null {
  if (kind === 'CAPTAIN') return parent ? new DomainError('CARD_TAKES_NO_PARENT', { cardNo }) : null
  return needed && !parent ? new DomainError('CARD_NEEDS_PARENT', { cardNo }) : null
}

/** Reason why sub-cards cannot be put under a card. */
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
