import { StatusBadge, type Tone } from '../../../ui/format/StatusBadge'
import type { Import } from './rows'
import { texts } from './texts'

const tones: Record<Import['status'], Tone> = {
  CHECKED: 'warning',
  QUEUED: 'neutral',
  RUNNING: 'waiting',
  DONE: 'good',
  FAILED: 'bad',
  CANCELLED: 'neutral',
}

export function StatusMark({ status }: Pick<Import, 'status'>) {
  return <StatusBadge tone={tones[status]}>{texts.statuses[status]}</StatusBadge>
}
