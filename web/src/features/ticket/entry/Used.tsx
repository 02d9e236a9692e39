import { Link } from 'react-router-dom'
import { useOpenable } from '../../../shell/useOpenable'
import { formatCount } from '../../../ui/format/decimal'
import { Count } from '../../../ui/format/Numbers'
import { texts } from './texts'
import css from './used.module.css'

interface LinkedProps {
  value: number
  /** What lies behind it; null where nothing can be shown. */
  to: string | null
  tip: string
  /** With its sign, as what is added to the figure before it. */
  added?: boolean
}

/** A figure that leads to what it counts, for whom that page is open; nothing leads nowhere. */
export function Linked({ value, to, tip, added }: LinkedProps) {
  const openable = useOpenable()
  const text = `${added && value > 0 ? '+' : ''}${formatCount(value)}`
  if (value === 0 || to === null || !openable(to))
    return added ? <span className="tf-number">{text}</span> : <Count value={value} />
  return (
    <Link to={to} className={css.link} data-below={value < 0 || undefined} aria-label={`${text} ${tip}`} data-tip={tip}>
      {text}
    </Link>
  )
}

interface Props {
  used: number
  /** So many of them no trip used. */
  corrected: number
  trips: string
  tripsTip: string
  corrections: string | null
}

/** Used tickets: those of trips, which lead to their waybills, and beside them what was corrected, which leads to the ledger. */
export function Used({ used, corrected, trips, tripsTip, corrections }: Props) {
  return (
    <span className={css.used}>
      <Linked value={used - corrected} to={trips} tip={tripsTip} />
      {corrected !== 0 && <Linked added value={corrected} to={corrections} tip={texts.openCorrections} />}
    </span>
  )
}
