import { LuChevronDown } from 'react-icons/lu'
import type { ButtonProps } from '../../../../ui/layout/Button'
import { DropMenu } from '../../../../ui/overlay/DropMenu'
import { usePermission } from '../../../../ui/permission/permission'
import { texts } from './texts'
import { type TripVerbs, tripItems } from './useTripVerbs'
import { EDIT, type Trip } from './verbs'

interface Props {
  trips: readonly Trip[]
  size?: ButtonProps['size']
  start: TripVerbs['start']
}

/** 结算操作 for chosen trips; nobody sees it who may do none of it. */
export function TripMenu({ trips, size, start }: Props) {
  const can = usePermission()
  if (!can(EDIT)) return null
  return (
    <DropMenu
      button={{ size, icon: <LuChevronDown aria-hidden />, children: texts.menu }}
      items={tripItems(trips, start)}
    />
  )
}
