import { LuChevronDown } from 'react-icons/lu'
import { RowMenu } from '../../../../ui/layout/RowMenu'
import { DropMenu } from '../../../../ui/overlay/DropMenu'
import type { Row } from './columns'
import { texts } from './texts'
import { useSetupItems } from './useSetupItems'
import type { SetupVerb } from './verbs'

interface Props {
  cards: readonly Row[]
  setUp: (verb: SetupVerb, cards: readonly Row[]) => void
}

/** 卡操作 for chosen cards, or for the one that a drawer shows. */
export function SetupMenu({ cards, setUp }: Props) {
  const items = useSetupItems(cards, setUp)
  if (items.length === 0) return null
  return <DropMenu button={{ icon: <LuChevronDown aria-hidden />, children: texts.menu }} items={items} />
}

/** The same for one row. */
export function SetupRowMenu({ card, setUp }: { card: Row; setUp: Props['setUp'] }) {
  const items = useSetupItems([card], setUp)
  if (items.length === 0) return null
  return <RowMenu items={items}>{texts.more}</RowMenu>
}
