import { StatusBadge } from '../../../ui/format/StatusBadge'
import { texts } from './texts'

/** Whether a row is offered where one is chosen. */
export function EnabledBadge({ enabled }: { enabled: boolean }) {
  return <StatusBadge tone={enabled ? 'approved' : 'void'}>{enabled ? texts.enabled : texts.retired}</StatusBadge>
}
