import { useViewer } from '../../../../shell/viewer'
import { LuChevronDown } from '../../../../ui/icons'
import { RowMenu } from '../../../../ui/layout/RowMenu'
import { DropMenu } from '../../../../ui/overlay/DropMenu'
import { usePermission } from '../../../../ui/permission/permission'
import { texts } from './texts'
import { type CardVerb, needs, useCardVerbs, type VerbCard, whyNot } from './verbs'

const verbs: readonly CardVerb[] = ['activate', 'void']

/** Those that the person may do at all, none for captains. */
function useItems(cards: readonly VerbCard[]) {
  const can = usePermission()
  const { company } = useViewer()
  const start = useCardVerbs()
  return verbs
    .filter((verb) => company && can(needs[verb]))
    .map((verb) => ({
      value: verb,
      label: texts.verbs[verb],
      disabledReason: whyNot(verb, cards),
      onSelect: () => start(verb, cards),
    }))
}

/** 卡操作 for chosen cards. */
export function CardMenu({ cards }: { cards: readonly VerbCard[] }) {
  const items = useItems(cards)
  if (items.length === 0) return null
  return <DropMenu button={{ icon: <LuChevronDown aria-hidden />, children: texts.menu }} items={items} />
}

/** The same for one row. */
export function CardRowMenu({ card }: { card: VerbCard }) {
  const items = useItems([card])
  if (items.length === 0) return null
  return <RowMenu items={items}>{texts.more}</RowMenu>
}
