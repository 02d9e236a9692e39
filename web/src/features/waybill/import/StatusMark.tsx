import { stateTones } from '../../../gql/stateTones'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import type { Import } from './rows'
import { texts } from './texts'

export function StatusMark({ status }: Pick<Import, 'status'>) {
  return <StatusBadge tone={stateTones.WaybillImportStatus[status]}>{texts.statuses[status]}</StatusBadge>
}
