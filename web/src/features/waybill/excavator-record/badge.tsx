import { stateTones } from '../../../gql/stateTones'
import type { RecordAuditStatus } from '../../../gql/types.generated'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { texts } from './texts'

/** Where a record stands. */
export function RecordBadge({ status }: { status: RecordAuditStatus }) {
  return <StatusBadge tone={stateTones.RecordAuditStatus[status]}>{texts.statuses[status]}</StatusBadge>
}
