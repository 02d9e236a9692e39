import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { registrationCss } from '../registration'
import css from './authentication.module.css'
import { CheckStep } from './CheckStep'
import { type FormStep, namesOf } from './form'
import { CompanyStep, PersonStep } from './PaperSteps'
import { ResetQuestion } from './ResetQuestion'
import { texts } from './texts'
import type { Wizard } from './useWizard'

interface Props {
  wizard: Wizard
  step: FormStep
  onSubmit: () => void
}

const steps: Record<FormStep, { title: string; required: boolean; content: ReactNode }> = {
  1: { title: texts.section.company, required: true, content: <CompanyStep /> },
  2: { title: texts.section.person, required: true, content: <PersonStep /> },
  3: { title: texts.section.check, required: false, content: <CheckStep /> },
}

/** Step of the form: its fields, and buttons for the next and the previous step. */
export function Panel({ wizard, step, onSubmit }: Props) {
  const { methods, busy, draft, back, next, reset } = wizard
  const [asking, setAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { title, required, content } = steps[step]

  // Focus goes to the first fault of a step, or else to its heading.
  useEffect(() => {
    const wrong = namesOf(step).find((name) => methods.getFieldState(name).error)
    if (wrong) methods.setFocus(wrong)
    else heading.current?.focus()
  }, [step, methods])

  const go = (event: FormEvent) => {
    event.preventDefault()
    if (step === 3) onSubmit()
    else void next()
  }
  const label = step === 3 ? texts.submit : texts.saveAndNext
  const busyLabel = step === 3 ? texts.submitting : texts.saving
  return (
    <form noValidate onSubmit={go}>
      <h2 ref={heading} tabIndex={-1} className={`${registrationCss.section} ${css.heading}`}>
        {required && (
          <span aria-hidden className={css.star}>
            *
          </span>
        )}
        {title}
      </h2>
      {content}
      <div className={`${registrationCss.foot} ${css.foot}`}>
        <button type="submit" className={registrationCss.submit} aria-busy={busy} disabled={busy}>
          {busy ? busyLabel : label}
        </button>
        {step > 1 && (
          <button type="button" className={css.quiet} disabled={busy} onClick={() => back(step === 3 ? 2 : 1)}>
            {texts.back}
          </button>
        )}
        {step === 3 && (
          <button type="button" className={css.quiet} disabled={busy} onClick={() => back(1)}>
            {texts.rewrite}
          </button>
        )}
        <button type="button" className={css.reset} disabled={busy} onClick={() => setAsking(true)}>
          {texts.reset}
        </button>
      </div>
      <p className={css.saved} role="status">
        {draft.savedAt && !draft.unsaved && texts.draftSaved(draft.savedAt)}
      </p>
      {asking && (
        <ResetQuestion
          onAnswer={(yes) => {
            setAsking(false)
            if (yes) void reset()
          }}
        />
      )}
    </form>
  )
}
