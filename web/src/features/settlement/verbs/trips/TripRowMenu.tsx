import { RowMenu } from '../../../../ui/layout/RowMenu'
import { usePermission } from '../../../../ui/permission/permission'
import { texts } from './texts'
import { type Offered, type TripVerbs, tripItems } from './useTripVerbs'
import type { Trip } from './verbs'

interface Props {
  trip: Trip
  start: TripVerbs['start']
  offered?: Offered
}

/** The same behind one button of a table row. */
export function TripRowMenu({ trip, start, offered }: Props) {
  const can = usePermission()
  const items = tripItems([trip], start, offered).filter(({ permission }) => can(permission))
  if (items.length === 0) return null
  return <RowMenu items={items}>{texts.rowMenu}</RowMenu>
}
