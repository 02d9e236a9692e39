import type { CardStatus } from '../../../../gql/types.generated'
import type { DialogProps, Verb, Verbs } from '../../../../kit/verbs/verb'
import { late } from '../../../../ui/late'
import { texts } from './texts'

const CardDialog = late(() => import('./CardDialog'))

export type CardVerb = 'activate' | 'void'

/** Facts of a card that the verbs need to know. */
export interface VerbCard {
  id: string
  cardNo: string
  status: CardStatus
}

export type CardDialogProps = DialogProps<VerbCard>

/** Most cards that are processed one after the other. */
const MAX_CARDS = 200

const open: Record<CardVerb, readonly CardStatus[]> = {
  activate: ['NOT_ACTIVATED'],
  void: ['NOT_ACTIVATED', 'ACTIVATED'],
}

/** Reason why none of these cards can be changed; the preview shows reasons of single ones. */
export function whyNot(verb: CardVerb, cards: readonly VerbCard[]): string | null {
  if (cards.length > MAX_CARDS) return texts.tooMany(MAX_CARDS)
  return cards.some(({ status }) => open[verb].includes(status)) ? null : texts.against[verb]
}

const verbOf = (verb: CardVerb, permission: string): Verb<VerbCard> => ({
  label: texts.verbs[verb],
  permission,
  hides: true,
  against: (cards) => whyNot(verb, cards),
  Dialog: CardDialog,
  leaves: true,
})

export const CARD_VERBS: readonly CardVerb[] = ['activate', 'void']

/** Verbs on cards one by one, in every list of cards; a captain has none of them. */
export const cardVerbs: Verbs<VerbCard, CardVerb> = {
  verbs: {
    activate: verbOf('activate', 'chain:garbagecustomersales:edit'),
    void: verbOf('void', 'chain:garbagecustomersales:del'),
  },
  about: ({ cardNo }) => cardNo,
  inline: [],
  width: 140,
  changes: ['Card'],
}
