import { StatusBadge } from '../../../ui/format/StatusBadge'
import type { FindingTone } from '../../../ui/format/tones'
import { type Instalment, type State, stateOf } from './rows'
import { texts } from './texts'

const toneOf = (state: State): FindingTone => (state === 'PAID' ? 'good' : state === 'OVERDUE' ? 'bad' : 'neutral')

/** Whether an instalment is paid, late, or neither. */
export function InstalmentBadge({ of }: { of: Instalment }) {
  const state = stateOf(of)
  return <StatusBadge tone={toneOf(state)}>{texts.states[state]}</StatusBadge>
}
