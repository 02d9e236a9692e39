import type { ReactNode } from 'react'
import css from './record-head.module.css'

interface Props {
  number: ReactNode
  state: ReactNode
  /** Main figure with its unit. */
  amount?: ReactNode
  /** Subject in one line. */
  about?: ReactNode
  /** Buttons of the verbs: one of them solid, the others plain. */
  children?: ReactNode
}

/** Head of a detail page: number, state, amount and verbs. */
export function RecordHead({ number, state, amount, about, children }: Props) {
  return (
    <div className={css.head}>
      <div className={css.title}>
        <h2 className="tf-number">{number}</h2>
        {state}
      </div>
      {about && <p className={css.about}>{about}</p>}
      {amount && <strong className={css.amount}>{amount}</strong>}
      {children && <div className={css.verbs}>{children}</div>}
    </div>
  )
}
