import { Link } from 'react-router-dom'
import type { OutboxState } from '../../../apollo/outbox/entry'
import { formatMinute } from '../../../ui/format/date'
import css from './punch.module.css'
import { texts } from './texts'
import type { Hindrance } from './usePunches'

interface Props {
  state: OutboxState
  hindrance: Hindrance
  signIn: string
  onSend: () => void
}

/** Number of punches on their way, the last sending, and what holds them up. */
export function SendingState({ state, hindrance, signIn, onSend }: Props) {
  const { waiting, sending, problem, sentAt } = state
  if (waiting === null) return <div aria-busy className={css.sending} />
  const told = sending ? texts.sending : sentAt && texts.sentAt(formatMinute(sentAt).slice(11))
  return (
    <div className={css.sending} data-waiting={waiting > 0 || undefined}>
      <p role="status">
        <strong>{waiting > 0 ? texts.waiting(waiting) : texts.allSent}</strong> {told}
      </p>
      {problem && waiting > 0 && (
        <p>{hindrance ? texts[hindrance === 'signIn' ? 'signInAgain' : 'unlock'] : problem.message}</p>
      )}
      {waiting > 0 && hindrance === 'signIn' && <Link to={signIn}>{texts.signIn}</Link>}
      {waiting > 0 && hindrance === 'unlock' && <Link to="/">{texts.home}</Link>}
      {waiting > 0 && !hindrance && !sending && (
        <button type="button" className={css.plain} onClick={onSend}>
          {texts.sendNow}
        </button>
      )}
    </div>
  )
}
