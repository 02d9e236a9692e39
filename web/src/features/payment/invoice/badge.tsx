import { StatusBadge } from '../../../ui/format/StatusBadge'
import type { FindingTone } from '../../../ui/format/tones'
import { type Invoice, type State, stateOf } from './rows'
import { texts } from './texts'

function toneOf(state: State): FindingTone {
  if (state === 'all') return 'good'
  if (state === 'part') return 'warning'
  return state === 'red' ? 'bad' : 'neutral'
}

/** How far an invoice is used, or that it is a red-letter one. */
export function InvoiceBadge({ invoice }: { invoice: Pick<Invoice, 'red' | 'claimedAmt' | 'leftAmt'> }) {
  const state = stateOf(invoice)
  return <StatusBadge tone={toneOf(state)}>{texts.states[state]}</StatusBadge>
}
