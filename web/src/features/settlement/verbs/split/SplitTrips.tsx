import { formatCount } from '../../../../ui/format/decimal'
import { texts } from '../trips/texts'
import type { Trip } from '../trips/verbs'
import { SplitDialog } from './SplitDialog'

interface Props {
  /** Trips of one settlement. */
  trips: readonly Trip[]
  onClose: () => void
  onChanged: () => void
}

/** Splits off trips that were chosen in a list. */
export default function SplitTrips({ trips, ...on }: Props) {
  return (
    <SplitDialog
      settlementId={trips[0]?.settlementId ?? ''}
      settleNo={trips[0]?.settleNo}
      waybillIds={trips.map(({ id }) => id)}
      {...on}
    >
      <strong>{texts.chosen(formatCount(trips.length))}</strong>
    </SplitDialog>
  )
}
