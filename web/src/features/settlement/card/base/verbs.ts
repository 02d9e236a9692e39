import type { BaseCardRowFragment } from './base-card.generated'
import { texts } from './texts'

type Row = Pick<BaseCardRowFragment, 'allowedActions'>

/** What is set up of cards by one request for all of them; activating and voiding stand in `../verbs`. */
export type SetupVerb = 'bind' | 'move' | 'setType'
export const SETUP_VERBS: readonly SetupVerb[] = ['bind', 'move', 'setType']

/** Why none of these cards can be done; what holds of some of them the preview tells. */
export const whyNot = (verb: SetupVerb, cards: readonly Row[]): string | null =>
  cards.some(({ allowedActions }) => allowedActions.includes(verb)) ? null : texts.against[verb]
