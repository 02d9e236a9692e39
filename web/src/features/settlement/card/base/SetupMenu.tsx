import { LuChevronDown } from '../../../../ui/icons'
import { RowMenu } from '../../../../ui/layout/RowMenu'
import { DropMenu } from '../../../../ui/overlay/DropMenu'
import type { Row } from './columns'
import { texts } from './texts'
import { useSetupItems } from './useSetupItems'
import type { BaseVerb } from './verbs'

interface Props {
  cards: readonly Row[]
  start: (verb: BaseVerb, cards: readonly Row[]) => void
}

/** 卡操作 for chosen cards, or for the one that a drawer shows. */
export function SetupMenu({ cards, start }: Props) {
  const items = useSetupItems(cards, start)
  if (items.length === 0) return null
  return <DropMenu button={{ icon: <LuChevronDown aria-hidden />, children: texts.menu }} items={items} />
}

/** The same for one row. */
export function SetupRowMenu({ card, start }: { card: Row; start: Props['start'] }) {
  const items = useSetupItems([card], start)
  if (items.length === 0) return null
  return <RowMenu items={items}>{texts.more}</RowMenu>
}
