import type { ReactNode } from 'react'
import css from './record-head.module.css'

interface Props {
  number: ReactNode
  state: ReactNode
  /** What counts, with its unit. */
  amount?: ReactNode
  /** What it is about, in a line. */
  about?: ReactNode
  /** Its verbs: one of them solid, the others quiet. */
  children?: ReactNode
}

/** The head of a detail: number, state, what it comes to, and what can be done. */
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
