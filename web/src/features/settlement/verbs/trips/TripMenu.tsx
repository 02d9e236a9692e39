import { LuChevronDown } from '../../../../ui/icons'
import type { ButtonProps } from '../../../../ui/layout/Button'
import { DropMenu } from '../../../../ui/overlay/DropMenu'
import { usePermission } from '../../../../ui/permission/permission'
import { texts } from './texts'
import { type Offered, type TripVerbs, tripItems } from './useTripVerbs'
import type { Trip } from './verbs'

interface Props {
  trips: readonly Trip[]
  size?: ButtonProps['size']
  start: TripVerbs['start']
  /** What it offers; what can be done to trips on settlements, unless given. */
  offered?: Offered
}

/** 结算操作 for chosen trips; nobody sees it who may do none of it. */
export function TripMenu({ trips, size, start, offered }: Props) {
  const can = usePermission()
  const items = tripItems(trips, start, offered).filter(({ permission }) => can(permission))
  if (items.length === 0) return null
  return <DropMenu button={{ size, icon: <LuChevronDown aria-hidden />, children: texts.menu }} items={items} />
}
