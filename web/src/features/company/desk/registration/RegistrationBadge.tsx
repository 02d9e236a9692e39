import { stateTones } from '../../../../gql/stateTones'
import { StatusBadge } from '../../../../ui/format/StatusBadge'
import type { Row } from './rows'
import { texts } from './texts'

export function RegistrationBadge({ status }: Pick<Row, 'status'>) {
  return <StatusBadge tone={stateTones.RegistrationStatus[status]}>{texts.statuses[status]}</StatusBadge>
}
