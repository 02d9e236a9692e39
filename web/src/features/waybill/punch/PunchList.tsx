import { formatMinute } from '../../../ui/format/date'
import { LuCircleAlert, LuCircleCheck, LuClock } from '../../../ui/icons'
import css from './punch.module.css'
import type { PunchEntry } from './punchOutbox'
import { texts } from './texts'

type Shown = keyof typeof texts.states

/** State of a punch, and the reason for it. */
function stateOf({ state, answer, reason }: PunchEntry): { shown: Shown; why: string | null } {
  if (state === 'WAITING') return { shown: 'WAITING', why: null }
  if (state === 'REFUSED') return { shown: 'REFUSED', why: reason }
  if (answer?.state === 'CONFLICT') return { shown: 'CONFLICT', why: answer.conflictReason }
  return { shown: answer && answer.state !== 'TAKEN' ? answer.state : 'SENT', why: null }
}

const icons: Record<Shown, typeof LuClock> = {
  WAITING: LuClock,
  SENT: LuCircleCheck,
  CONFLICT: LuCircleAlert,
  SETTLED: LuCircleCheck,
  DROPPED: LuCircleAlert,
  REFUSED: LuCircleAlert,
}

/** Seconds by which a phone's clock may be wrong without a word. */
const WORTH_TELLING = 120

interface ItemProps {
  punch: PunchEntry
  onAgain: (id: string) => void
  onDismiss: (id: string) => void
}

function PunchItem({ punch, onAgain, onDismiss }: ItemProps) {
  const { id, payload, answer, madeAt, pictureFault } = punch
  const { shown, why } = stateOf(punch)
  const Icon = icons[shown]
  const skew = Math.abs(answer?.skewSeconds ?? 0)
  return (
    <li className={css.item} data-state={shown}>
      <header>
        <time dateTime={madeAt}>{formatMinute(madeAt).slice(11)}</time>
        <strong>{payload.truckCode ?? payload.cardNo}</strong>
        <span>{texts.kinds[payload.kind]}</span>
        <span className={css.state}>
          <Icon aria-hidden size={18} />
          {texts.states[shown]}
        </span>
      </header>
      {answer?.waybillNo && <p className="tf-number">{answer.waybillNo}</p>}
      {why && <p>{why}</p>}
      {skew > WORTH_TELLING && <p>{texts.skew(Math.ceil(skew / 60))}</p>}
      {pictureFault && <p>{texts.pictureLost(pictureFault)}</p>}
      {shown === 'REFUSED' && (
        <footer>
          <button type="button" className={css.plain} onClick={() => onDismiss(id)}>
            {texts.dismiss}
          </button>
          <button type="button" className={css.plain} onClick={() => onAgain(id)}>
            {texts.again}
          </button>
        </footer>
      )}
    </li>
  )
}

interface Props extends Omit<ItemProps, 'punch'> {
  punches: readonly PunchEntry[]
}

/** Punches of today on this phone, latest first. */
export function PunchList({ punches, ...verbs }: Props) {
  return (
    <section className={css.list} aria-label={texts.today}>
      <h2>{texts.today}</h2>
      {punches.length === 0 && <p>{texts.none}</p>}
      <ul>
        {punches.map((punch) => (
          <PunchItem key={punch.id} punch={punch} {...verbs} />
        ))}
      </ul>
    </section>
  )
}
