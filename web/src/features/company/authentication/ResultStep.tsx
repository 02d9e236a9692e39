import { LuCircleCheck, LuCircleX, LuClock } from '../../../ui/icons'
import { registrationCss } from '../registration'
import css from './authentication.module.css'
import type { FormStep } from './form'
import { isName, stepOf } from './form'
import { type Outcome, refusedFields } from './start'
import { texts } from './texts'

interface Props {
  outcome: Outcome
  busy: boolean
  /** Returns to the unchanged form. */
  onRewrite: (step: FormStep) => void
  onAgain: () => void
  onLook: () => void
  onEnter: () => void
}

const faces = {
  PENDING: { Icon: LuClock, title: texts.pendingTitle },
  APPROVED: { Icon: LuCircleCheck, title: texts.approvedTitle },
  REJECTED: { Icon: LuCircleX, title: texts.rejectedTitle },
  FAILED: { Icon: LuCircleX, title: texts.failedTitle },
}

function said(outcome: Outcome): string | null {
  if (outcome.status === 'FAILED') return outcome.error.message
  return { PENDING: texts.pending, APPROVED: texts.approved, REJECTED: outcome.reason }[outcome.status]
}

/** Step 4: the outcome, and the ways to go on. */
export function ResultStep({ outcome, busy, onRewrite, onAgain, onLook, onEnter }: Props) {
  const { status } = outcome
  const { Icon, title } = faces[status]
  const wrong = status === 'REJECTED' || status === 'FAILED'
  const fields = outcome.status === 'FAILED' ? refusedFields(outcome.error) : []
  const known = fields.map(({ name }) => name).filter(isName)
  const first = known.some((name) => stepOf(name) === 1) ? 1 : 2
  const passing = outcome.status === 'FAILED' && !outcome.error.isOutcome
  const enter = (
    <button
      type="button"
      className={status === 'APPROVED' ? registrationCss.submit : css.quiet}
      disabled={busy}
      onClick={onEnter}
    >
      {texts.toSystem}
    </button>
  )
  return (
    <div className={css.result} data-status={status}>
      <div role={wrong ? 'alert' : 'status'}>
        <Icon aria-hidden size={48} />
        <h3>{title}</h3>
        <p>{said(outcome)}</p>
        {fields.length > 1 && (
          <ul>
            {fields.map(({ name, message }) => (
              <li key={name}>{message}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={css.verbs}>
        {wrong && (
          <button type="button" className={registrationCss.submit} disabled={busy} onClick={() => onRewrite(1)}>
            {texts.rewrite}
          </button>
        )}
        {known.length > 0 && first === 2 && (
          <button type="button" className={css.quiet} disabled={busy} onClick={() => onRewrite(first)}>
            {texts.fix}
          </button>
        )}
        {passing && (
          <button type="button" className={css.quiet} disabled={busy} onClick={onAgain}>
            {texts.again}
          </button>
        )}
        {status === 'PENDING' && (
          <button type="button" className={css.quiet} disabled={busy} onClick={onLook}>
            {texts.look}
          </button>
        )}
        {status !== 'FAILED' && enter}
      </div>
    </div>
  )
}
