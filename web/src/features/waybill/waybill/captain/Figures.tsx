import { useQuery } from '@apollo/client/react'
import { toRequestError } from '../../../../apollo/errors'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { formatCount, formatMoney } from '../../../../ui/format/decimal'
import { CaptainFiguresDocument } from './captain.generated'
import css from './captain.module.css'
import type { State } from './Trips'
import { texts } from './texts'

/** Open, settled and held amounts, each linked to its trips. */
export function Figures({ onShow }: { onShow: (state: State) => void }) {
  const { data, error, refetch } = useQuery(CaptainFiguresDocument)
  if (error && !data) {
    // A failed retry is reported as `error`.
    return <ErrorPanel inline error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
  }
  const figures = [
    { state: 'open', label: texts.open, found: data?.open, amount: data?.cards.summary.unsettledAmount },
    { state: 'settled', label: texts.settled, found: data?.settled, amount: data?.settled.summary.receivable },
    { state: 'stuck', label: texts.stuck, found: data?.stuck, amount: undefined },
  ] as const
  return (
    <section className={css.figures} aria-label={texts.figures} aria-busy={!data}>
      {figures.map(({ state, label, found, amount }) => (
        <button key={state} type="button" className={css.figure} onClick={() => onShow(state)}>
          <span>{label}</span>
          <strong className="tf-number">{found ? texts.trips(formatCount(found.total)) : '…'}</strong>
          <span className="tf-number">{amount ? texts.yuan(formatMoney(amount)) : ' '}</span>
        </button>
      ))}
    </section>
  )
}
