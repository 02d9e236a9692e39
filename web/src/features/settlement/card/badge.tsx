import type { CardStatus } from '../../../gql/types.generated'
import { StatusBadge, type Tone } from '../../../ui/format/StatusBadge'
import { texts } from './texts'

const tones: Record<CardStatus, Tone> = {
  NOT_ACTIVATED: 'waiting',
  ACTIVATED: 'good',
  SETTLED: 'neutral',
  VOIDED: 'bad',
}

export function CardBadge({ status }: { status: CardStatus }) {
  return <StatusBadge tone={tones[status]}>{texts.statuses[status]}</StatusBadge>
}
