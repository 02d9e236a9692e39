import { usePermission } from '../../../../ui/permission/permission'
import { needs, useCardVerbs, whyNot as whyNotCards } from '../verbs/verbs'
import type { Row } from './columns'
import { texts } from './texts'
import { SETUP_VERBS, type SetupVerb, whyNot } from './verbs'

const CARD_VERBS = ['activate', 'void'] as const

/** What can be done to the cards, as items of a menu. */
export function useSetupItems(cards: readonly Row[], setUp: (verb: SetupVerb, cards: readonly Row[]) => void) {
  const can = usePermission()
  const start = useCardVerbs()
  const own = can('chain:card:edit') ? SETUP_VERBS : []
  return [
    ...own.map((verb) => ({
      value: verb as string,
      label: texts.verbs[verb],
      disabledReason: whyNot(verb, cards),
      onSelect: () => setUp(verb, cards),
    })),
    ...CARD_VERBS.filter((verb) => can(needs[verb])).map((verb) => ({
      value: verb as string,
      label: texts.verbs[verb],
      disabledReason: whyNotCards(verb, cards),
      onSelect: () => start(verb, cards),
    })),
  ]
}
