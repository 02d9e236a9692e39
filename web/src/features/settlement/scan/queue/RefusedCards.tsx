import { formatDateTime } from '../../../../ui/format/date'
import { formatCount } from '../../../../ui/format/decimal'
import { StatusBadge } from '../../../../ui/format/StatusBadge'
import { LuX } from '../../../../ui/icons'
import { Button } from '../../../../ui/layout/Button'
import css from '../scan.module.css'
import { texts } from '../texts'
import type { Refused } from './scanStore'

/** Message without the number that it begins with. */
function Message({ row: { cardNo, message } }: { row: Refused }) {
  if (!message.startsWith(cardNo)) return message
  return (
    <>
      <b className="tf-number">{cardNo}</b>
      {message.slice(cardNo.length)}
    </>
  )
}

interface Props {
  rows: readonly Refused[]
  onDismiss: (ids: string[]) => void
  onAgain: (row: Refused) => void
}

/** Refused cards with the reason, until the clerk dismisses them; below the table, so that its rows do not move. */
export function RefusedCards({ rows, onDismiss, onAgain }: Props) {
  if (!rows.length) return null
  return (
    <section className={css.panel} aria-labelledby="refused-cards">
      <header className={css.head}>
        <h2 id="refused-cards">{texts.refused(formatCount(rows.length))}</h2>
        <Button size="xs" onClick={() => onDismiss(rows.map((row) => row.id))}>
          {texts.dismissAll}
        </Button>
      </header>
      <ul className={css.rows}>
        {rows.map((row) => (
          <li key={row.id} className={css.row}>
            <StatusBadge tone="bad">{texts.tones.refused}</StatusBadge>
            <span className={css.reason}>
              <Message row={row} />
              {row.times > 1 && ` · ${texts.times(row.times)}`}
            </span>
            <time className={css.time} dateTime={row.at}>
              {formatDateTime(row.at).slice(11)}
            </time>
            <button type="button" className={css.again} onClick={() => onAgain(row)}>
              {texts.refusedAgain}
            </button>
            <button
              type="button"
              className={css.dismiss}
              aria-label={`${texts.dismiss} ${row.cardNo}`}
              data-tip={texts.dismiss}
              onClick={() => onDismiss([row.id])}
            >
              <LuX aria-hidden size={14} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
