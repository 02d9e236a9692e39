import { useEffect } from 'react'
import { FormProvider } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { onSecondFactorDue } from '../../../apollo/auth'
import { LeaveGuard, registrationCss } from '../registration'
import css from './authentication.module.css'
import { MarksProvider } from './marks'
import { Panel } from './Panel'
import { RegisterStep } from './RegisterStep'
import { ResultStep } from './ResultStep'
import { StepBar } from './StepBar'
import { texts } from './texts'
import { useSubmit } from './useSubmit'
import { useWizard } from './useWizard'

/** 企业认证 at /companyAuth/wizard, in five steps. Built without the component library, like the registration. */
export default function WizardPage() {
  const wizard = useWizard()
  const { submit, enter, look } = useSubmit(wizard)
  const { step, outcome, trouble, busy } = wizard
  const navigate = useNavigate()
  // The second factor is asked for within the frame, which leads back here.
  useEffect(() => onSecondFactorDue(() => navigate('/', { replace: true })), [navigate])
  const wrong = step === 4 && (outcome?.status === 'REJECTED' || outcome?.status === 'FAILED')
  const done = step === 4 && outcome?.status === 'APPROVED'
  const isForm = step === 1 || step === 2 || step === 3
  return (
    <div className={registrationCss.page}>
      <header className={`${registrationCss.brand} ${css.wide}`}>
        <img src="/favicon.svg" alt="" />
        {texts.product}
      </header>
      <main className={`${registrationCss.card} ${css.wide}`}>
        <h1>{texts.title}</h1>
        <p className={registrationCss.note}>{texts.note}</p>
        {step !== null && <StepBar step={step} wrong={wrong} done={done} />}
        {trouble && (
          <div className={css.warning} role="alert">
            <p>{trouble.message}</p>
            <button type="button" className={css.quiet} onClick={() => void wizard.open()}>
              {texts.retry}
            </button>
          </div>
        )}
        {step === null && !trouble && <p role="status">{texts.loading}</p>}
        {step === 0 && (
          <>
            <h2 className={registrationCss.section}>{texts.section.register}</h2>
            <RegisterStep note={wizard.note} onDone={() => void wizard.open()} />
          </>
        )}
        <MarksProvider value={wizard.marks}>
          <FormProvider {...wizard.methods}>
            {isForm && <Panel key={wizard.round} wizard={wizard} step={step} onSubmit={submit} />}
          </FormProvider>
        </MarksProvider>
        {step === 4 && outcome && (
          <>
            <h2 className={registrationCss.section}>{texts.section.result}</h2>
            <ResultStep
              outcome={outcome}
              busy={busy}
              onRewrite={wizard.back}
              onAgain={submit}
              onLook={look}
              onEnter={enter}
            />
          </>
        )}
      </main>
      <LeaveGuard unsaved={isForm && wizard.draft.unsaved} />
    </div>
  )
}
