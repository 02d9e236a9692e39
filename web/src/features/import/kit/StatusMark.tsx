import { stateTones } from '../../../gql/stateTones'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import type { Import } from './source'
import { texts } from './texts'

export function StatusMark({ status }: Pick<Import, 'status'>) {
  return <StatusBadge tone={stateTones.DataImportStatus[status]}>{texts.statuses[status]}</StatusBadge>
}
