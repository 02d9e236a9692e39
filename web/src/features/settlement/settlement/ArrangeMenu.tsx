import { useNavigate } from 'react-router-dom'
import { useViewer } from '../../../shell/viewer'
import { LuChevronDown } from '../../../ui/icons'
import type { ButtonProps } from '../../../ui/layout/Button'
import { DropMenu } from '../../../ui/overlay/DropMenu'
import { usePermission } from '../../../ui/permission/permission'
import { MAX_SETTLEMENTS, newPaymentUrl } from '../../payment/payment'
import { type Arranging, needs, reasonAgainstArranging } from './arranging'
import type { Settlement } from './rows'
import { texts } from './texts'
import { useVerbs } from './verbs'

const OF_ONE: readonly Arranging[] = ['merge', 'split', 'plan', 'pay', 'papers']
const OF_SEVERAL: readonly Arranging[] = ['merge', 'pay', 'papers']

/** Why it cannot be done to all of these; null when it can. */
function reasonAgainstAll(verb: Arranging, settlements: readonly Settlement[]): string | null {
  if (verb === 'pay' && settlements.length > MAX_SETTLEMENTS) return texts.tooManyToPay(MAX_SETTLEMENTS)
  return settlements.map((row) => reasonAgainstArranging(verb, row)).find((reason) => reason) ?? null
}

/** The verbs on whole settlements as items of a menu; those that the person has no permission for are not there, and none for captains. */
export function useArrangeItems() {
  const can = usePermission()
  const { arrange } = useVerbs()
  const { company } = useViewer()
  const navigate = useNavigate()
  return (settlements: readonly Settlement[]) =>
    (settlements.length > 1 ? OF_SEVERAL : OF_ONE)
      .filter((verb) => company && can(needs[verb]))
      .map((verb) => ({
        value: verb,
        label: texts.arranging[verb],
        disabledReason: reasonAgainstAll(verb, settlements),
        onSelect: () =>
          verb === 'pay'
            ? navigate(newPaymentUrl(settlements.map(({ settleNo }) => settleNo)))
            : arrange(verb, settlements),
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
