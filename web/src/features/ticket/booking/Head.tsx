import type { ReactNode } from 'react'
import css from './booking.module.css'

interface Props {
  number: string
  state: ReactNode
  /** What counts, with its unit. */
  amount: ReactNode
  /** What it is about, in a line. */
  about: ReactNode
  /** Its verbs. */
  children?: ReactNode
}

/** The head of a detail: number, state, what it comes to, and what can be done. */
export function Head({ number, state, amount, about, children }: Props) {
  return (
    <header className={css.head}>
      <div className={css.title}>
        <h2 className="tf-number">{number}</h2>
        {state}
      </div>
      <p className={css.about}>{about}</p>
      <strong className={css.amount}>{amount}</strong>
      {children && <div className={css.verbs}>{children}</div>}
    </header>
  )
}
