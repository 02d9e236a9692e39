import { LuChevronDown } from 'react-icons/lu'
import { useViewer } from '../../../shell/viewer'
import type { ButtonProps } from '../../../ui/layout/Button'
import { DropMenu } from '../../../ui/overlay/DropMenu'
import { usePermission } from '../../../ui/permission/permission'
import { type Arranging, needs, reasonAgainstArranging } from './arranging'
import type { Settlement } from './rows'
import { texts } from './texts'
import { useVerbs } from './verbs'

const OF_ONE: readonly Arranging[] = ['merge', 'split', 'plan', 'papers']
const OF_SEVERAL: readonly Arranging[] = ['merge', 'papers']

/** The verbs on whole settlements as items of a menu; those that the person has no permission for are not there, and none for captains. */
export function useArrangeItems() {
  const can = usePermission()
  const { arrange } = useVerbs()
  const { company } = useViewer()
  return (settlements: readonly Settlement[]) =>
    (settlements.length > 1 ? OF_SEVERAL : OF_ONE)
      .filter((verb) => company && can(needs[verb]))
      .map((verb) => ({
        value: verb,
        label: texts.arranging[verb],
        disabledReason: settlements.map((row) => reasonAgainstArranging(verb, row)).find((reason) => reason) ?? null,
        onSelect: () => arrange(verb, settlements),
      }))
}

interface Props extends Pick<ButtonProps, 'size' | 'variant'> {
  settlements: readonly Settlement[]
}

/** 单据操作 for chosen settlements, or for the one that is looked at. */
export function ArrangeMenu({ settlements, size, variant }: Props) {
  const items = useArrangeItems()(settlements)
  if (items.length === 0) return null
  return (
    <DropMenu button={{ size, variant, icon: <LuChevronDown aria-hidden />, children: texts.arrange }} items={items} />
  )
}
