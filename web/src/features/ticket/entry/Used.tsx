import { Link } from 'react-router-dom'
import { useOpenable } from '../../../shell/useOpenable'
import { formatCount } from '../../../ui/format/decimal'
import { Count } from '../../../ui/format/Numbers'
import css from '../ticket.module.css'
import { texts } from './texts'

interface LinkedProps {
  value: number
  /** Address of the rows behind the figure; null without any. */
  to: string | null
  tip: string
  /** Whether the figure has a sign, as an addition to the previous one. */
  added?: boolean
}

/** Figure linked to its rows, for members who may open that page; zero has no link. */
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
  /** Tickets of corrections, which no trip used. */
  corrected: number
  trips: string
  tripsTip: string
  corrections: string | null
}

/** Used tickets: those of trips link to waybills, corrections to the ledger. */
export function Used({ used, corrected, trips, tripsTip, corrections }: Props) {
  return (
    <span className={css.used}>
      <Linked value={used - corrected} to={trips} tip={tripsTip} />
      {corrected !== 0 && <Linked added value={corrected} to={corrections} tip={texts.openCorrections} />}
    </span>
  )
}
