import { stateTones } from '../../../../gql/stateTones'
import { StatusBadge } from '../../../../ui/format/StatusBadge'
import type { Review } from './rows'
import { texts } from './texts'

export function ReviewBadge({ status }: { status: Review['status'] }) {
  return <StatusBadge tone={stateTones.WaybillReviewStatus[status]}>{texts.statuses[status]}</StatusBadge>
}
