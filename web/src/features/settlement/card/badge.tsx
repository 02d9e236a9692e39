import { stateTones } from '../../../gql/stateTones'
import type { CardStatus } from '../../../gql/types.generated'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { texts } from './texts'

export function CardBadge({ status }: { status: CardStatus }) {
  return <StatusBadge tone={stateTones.CardStatus[status]}>{texts.statuses[status]}</StatusBadge>
}
