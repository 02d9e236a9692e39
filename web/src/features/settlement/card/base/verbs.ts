import type { BaseCardRowFragment } from './base-card.generated'
import { texts } from './texts'

type Row = Pick<BaseCardRowFragment, 'allowedActions'>

/** What is set up of cards by one request for all of them; activating and voiding stand in `../verbs`. */
export type SetupVerb = 'bind' | 'move' | 'setType'
export const SETUP_VERBS: readonly SetupVerb[] = ['bind', 'move', 'setType']

/** What is done about one card that is lost. */
export type LossVerb = 'reportLost' | 'reportFound' | 'replaceLost'

export type BaseVerb = SetupVerb | LossVerb
export const isLoss = (verb: BaseVerb): verb is LossVerb => !SETUP_VERBS.some((one) => one === verb)

/** What can be asked about the loss of a card: one that is lost is found or replaced, any other is reported. */
export const lossVerbs = (cards: readonly { lostTime: string | null }[]): readonly LossVerb[] =>
  cards.length === 1 && cards[0]?.lostTime ? ['replaceLost', 'reportFound'] : ['reportLost']

/** Why that cannot be done with these cards. */
export function whyNotLoss(verb: LossVerb, cards: readonly Row[]): string | null {
  const [card, another] = cards
  if (!card || another) return texts.loss.one
  return card.allowedActions.includes(verb) ? null : texts.loss.against[verb]
}

/** Why none of these cards can be done; what holds of some of them the preview tells. */
export const whyNot = (verb: SetupVerb, cards: readonly Row[]): string | null =>
  cards.some(({ allowedActions }) => allowedActions.includes(verb)) ? null : texts.against[verb]
