import { RowMenu } from '../../../../ui/layout/RowMenu'
import { usePermission } from '../../../../ui/permission/permission'
import { texts } from './texts'
import { type TripVerbs, tripItems } from './useTripVerbs'
import { EDIT, type Trip } from './verbs'

/** The same behind one button of a table row, for a trip that stands on a settlement. */
export function TripRowMenu({ trip, start }: { trip: Trip; start: TripVerbs['start'] }) {
  const can = usePermission()
  if (!trip.settlementId || !can(EDIT)) return null
  return <RowMenu items={tripItems([trip], start)}>{texts.rowMenu}</RowMenu>
}
