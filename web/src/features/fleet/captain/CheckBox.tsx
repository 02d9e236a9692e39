import type { ReactNode } from 'react'
import css from '../fleet.module.css'
import type { CaptainState } from './tree'

interface Props {
  label: string
  state: CaptainState
  children: ReactNode
  onToggle: () => void
}

/** Checkbox with a third state for "some of them". */
export function CheckBox({ label, state, children, onToggle }: Props) {
  return (
    <label className={css.check}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = state === 'some'
        }}
        type="checkbox"
        aria-label={label}
        checked={state === 'all'}
        onChange={onToggle}
      />
      {children}
    </label>
  )
}
