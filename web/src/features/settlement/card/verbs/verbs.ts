import { createContext, useContext } from 'react'
import type { CardStatus } from '../../../../gql/types.generated'
import { texts } from './texts'

export type CardVerb = 'activate' | 'void'

/** What the verbs need to know of a card. */
export interface VerbCard {
  id: string
  cardNo: string
  status: CardStatus
}

/** As many as are done one after the other. */
const MAX_CARDS = 200

export const needs: Record<CardVerb, string> = {
  activate: 'chain:garbagecustomersales:edit',
  void: 'chain:garbagecustomersales:del',
}

const open: Record<CardVerb, readonly CardStatus[]> = {
  activate: ['NOT_ACTIVATED'],
  void: ['NOT_ACTIVATED', 'ACTIVATED'],
}

/** Why none of these cards can be done; what holds of some of them the preview tells. */
export function whyNot(verb: CardVerb, cards: readonly VerbCard[]): string | null {
  if (cards.length > MAX_CARDS) return texts.tooMany(MAX_CARDS)
  return cards.some(({ status }) => open[verb].includes(status)) ? null : texts.against[verb]
}

type Start = (verb: CardVerb, cards: readonly VerbCard[]) => void

export const CardVerbsContext = createContext<Start>(() => undefined)

/** Opens the dialog of a verb; inside CardVerbs. */
export const useCardVerbs = (): Start => useContext(CardVerbsContext)
