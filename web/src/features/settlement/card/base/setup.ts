import type { TypedDocumentNode } from '@apollo/client'
import type { CardType } from '../../../../gql/types.generated'
import { oneOf } from '../../../../kit/record/useRecord'
import type { VerbOutcome } from '../../verbs'
import {
  BaseCardDocument,
  type BaseCardRowFragment,
  BindCardsDocument,
  type ChangedCardsOfFragment,
  MoveCardsDocument,
  SetCardTypesDocument,
} from './base-card.generated'

export type Card = BaseCardRowFragment

/** Verbs on all chosen cards in one request; activating and voiding are in `../verbs`. */
export type SetupVerb = 'bind' | 'move' | 'setType'
export const SETUP_VERBS: readonly SetupVerb[] = ['bind', 'move', 'setType']

/** Verbs on one lost card. */
export type LossVerb = 'reportLost' | 'reportFound' | 'replaceLost'

/** Verbs about the loss of a card: a lost one is found or replaced, any other is reported. */
export const lossVerbs = (cards: readonly { lostTime: string | null }[]): readonly LossVerb[] =>
  cards.length === 1 && cards[0]?.lostTime ? ['replaceLost', 'reportFound'] : ['reportLost']

export const KINDS = ['CAPTAIN', 'SUB'] as const
export const TYPES = ['PURCHASE', 'REFUND', 'CARRY_OVER'] as const

/** Card with its history. */
export const card = oneOf(
  BaseCardDocument,
  ({ card: found, cardHistory }) => found && { ...found, history: cardHistory },
)

/** Values of the form's controls; "" means none. */
export interface Values {
  captainId: string
  parentCardNo: string
  /** State of a card once it is bound. */
  activate: 'yes' | 'no'
  cardType: string
}
export const EMPTY: Values = { captainId: '', parentCardNo: '', activate: 'yes', cardType: '' }

type Verb = TypedDocumentNode<
  { changed: ChangedCardsOfFragment },
  { input: object; dryRun: boolean; idempotencyKey?: string | null }
>
// Documents of the verbs, each sent with the variables of `inputOf`.
export const documents: Record<SetupVerb, Verb> = {
  bind: BindCardsDocument as Verb,
  move: MoveCardsDocument as Verb,
  setType: SetCardTypesDocument as Verb,
}

/** Input of a verb; null while something is missing. */
export function inputOf(verb: SetupVerb, cards: readonly Pick<Card, 'cardNo'>[], values: Values): object | null {
  const cardNos = cards.map(({ cardNo }) => cardNo)
  if (verb === 'setType') return values.cardType ? { cardNos, cardType: values.cardType as CardType } : null
  if (!values.captainId) return null
  const parentCardNo = values.parentCardNo.trim().toUpperCase() || null
  const moved = { cardNos, captainId: values.captainId, parentCardNo }
  return verb === 'move' ? moved : { ...moved, activate: values.activate === 'yes' }
}

/** Result of each card, refused ones first. */
export const faredOf = ({ cards, refused }: ChangedCardsOfFragment): VerbOutcome[] => [
  ...refused.map(({ cardNo, message }) => ({ id: cardNo, no: cardNo, ok: false, msg: message })),
  ...cards.map(({ cardNo }) => ({ id: cardNo, no: cardNo, ok: true, msg: null })),
]
