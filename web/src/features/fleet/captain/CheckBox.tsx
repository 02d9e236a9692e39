import type { ReactNode } from 'react'
import css from './captain.module.css'
import type { CaptainState } from './tree'

interface Props {
  label: string
  state: CaptainState
  children: ReactNode
  onToggle: () => void
}

/** A checkbox that also knows "some of them". */
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
