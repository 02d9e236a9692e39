import { usePermission } from '../../../../ui/permission/permission'
import { needs, useCardVerbs, whyNot as whyNotCards } from '../verbs/verbs'
import type { Row } from './columns'
import { texts } from './texts'
import { type BaseVerb, lossVerbs, SETUP_VERBS, whyNot, whyNotLoss } from './verbs'

const CARD_VERBS = ['activate', 'void'] as const

/** What can be done to the cards, as items of a menu. */
export function useSetupItems(cards: readonly Row[], start: (verb: BaseVerb, cards: readonly Row[]) => void) {
  const can = usePermission()
  const startOwn = useCardVerbs()
  const mayEdit = can('chain:card:edit')
  return [
    ...(mayEdit ? SETUP_VERBS : []).map((verb) => ({
      value: verb as string,
      label: texts.verbs[verb],
      disabledReason: whyNot(verb, cards),
      onSelect: () => start(verb, cards),
    })),
    ...(mayEdit ? lossVerbs(cards) : []).map((verb) => ({
      value: verb as string,
      label: texts.verbs[verb],
      disabledReason: whyNotLoss(verb, cards),
      onSelect: () => start(verb, cards),
    })),
    ...CARD_VERBS.filter((verb) => can(needs[verb])).map((verb) => ({
      value: verb as string,
      label: texts.verbs[verb],
      disabledReason: whyNotCards(verb, cards),
      onSelect: () => startOwn(verb, cards),
    })),
  ]
}
