import { useSearchParams } from 'react-router-dom'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import type { FindingTone } from '../../../ui/format/tones'
import { Tabs } from '../../../ui/layout/Tabs'
import { type Instalment, type State, stateOf } from './rows'
import { texts } from './texts'

const toneOf = (state: State): FindingTone => (state === 'PAID' ? 'good' : state === 'OVERDUE' ? 'bad' : 'neutral')

/** Whether an instalment is paid, late, or neither. */
export function InstalmentBadge({ of }: { of: Instalment }) {
  const state = stateOf(of)
  return <StatusBadge tone={toneOf(state)}>{texts.states[state]}</StatusBadge>
}

/** View of the due instalments by the address: a list or a calendar. */
export function useView(): 'list' | 'calendar' {
  const [params] = useSearchParams()
  return params.get('tab') === 'calendar' ? 'calendar' : 'list'
}

/** Buttons to switch between the two views. */
export function ViewTabs() {
  const [, setParams] = useSearchParams()
  return (
    <Tabs
      label={texts.title}
      names={texts.tabs}
      value={useView()}
      onChange={(next) => setParams(next === 'calendar' ? { tab: next } : {})}
    />
  )
}
