import type { TypedDocumentNode } from '@apollo/client'
import type { CardType } from '../../../../gql/types.generated'
import type { Fared } from '../../verbs'
import {
  BindCardsDocument,
  type ChangedCardsOfFragment,
  MoveCardsDocument,
  SetCardTypesDocument,
} from './base-card.generated'
import type { Row } from './columns'
import type { SetupVerb } from './verbs'

/** The form as its controls hold it; "" is nothing. */
export interface Values {
  captainId: string
  parentCardNo: string
  /** What becomes of a card that is bound. */
  activate: 'yes' | 'no'
  cardType: string
}
export const EMPTY: Values = { captainId: '', parentCardNo: '', activate: 'yes', cardType: '' }

type Verb = TypedDocumentNode<
  { changed: ChangedCardsOfFragment },
  { input: object; dryRun: boolean; idempotencyKey?: string | null }
>
// Each is given what `inputOf` makes for it.
export const documents: Record<SetupVerb, Verb> = {
  bind: BindCardsDocument as Verb,
  move: MoveCardsDocument as Verb,
  setType: SetCardTypesDocument as Verb,
}

/** What the server is asked for; null while something is missing. */
export function inputOf(verb: SetupVerb, cards: readonly Pick<Row, 'cardNo'>[], values: Values): object | null {
  const cardNos = cards.map(({ cardNo }) => cardNo)
  if (verb === 'setType') return values.cardType ? { cardNos, cardType: values.cardType as CardType } : null
  if (!values.captainId) return null
  const parentCardNo = values.parentCardNo.trim().toUpperCase() || null
  const moved = { cardNos, captainId: values.captainId, parentCardNo }
  return verb === 'move' ? moved : { ...moved, activate: values.activate === 'yes' }
}

/** What became of each card, those that were refused first. */
export const faredOf = ({ cards, refused }: ChangedCardsOfFragment): Fared[] => [
  ...refused.map(({ cardNo, message }) => ({ id: cardNo, no: cardNo, ok: false, msg: message })),
  ...cards.map(({ cardNo }) => ({ id: cardNo, no: cardNo, ok: true, msg: null })),
]
