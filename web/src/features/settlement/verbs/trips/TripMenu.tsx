import { LuChevronDown } from '../../../../ui/icons'
import type { ButtonProps } from '../../../../ui/layout/Button'
import { RowMenu } from '../../../../ui/layout/RowMenu'
import { DropMenu } from '../../../../ui/overlay/DropMenu'
import { usePermission } from '../../../../ui/permission/permission'
import { texts } from './texts'
import { type TripVerbs, tripItems } from './useTripVerbs'
import type { Trip } from './verbs'

interface TripRowProps {
  trip: Trip
  start: TripVerbs['start']
}

/** Verbs on a trip behind one button of a table row. */
export function TripRowMenu({ trip, start }: TripRowProps) {
  const can = usePermission()
  const items = tripItems([trip], start).filter(({ permission }) => can(permission))
  if (items.length === 0) return null
  return <RowMenu items={items}>{texts.rowMenu}</RowMenu>
}

interface Props {
  trips: readonly Trip[]
  size?: ButtonProps['size']
  start: TripVerbs['start']
}

/** 结算操作 for chosen trips; hidden from people who have none of the permissions. */
export function TripMenu({ trips, size, start }: Props) {
  const can = usePermission()
  const items = tripItems(trips, start).filter(({ permission }) => can(permission))
  if (items.length === 0) return null
  return <DropMenu button={{ size, icon: <LuChevronDown aria-hidden />, children: texts.menu }} items={items} />
}
