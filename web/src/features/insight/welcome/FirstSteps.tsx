import { Link } from 'react-router-dom'
import type { FirstStepKind } from '../../../gql/types.generated'
import { useOpenable } from '../../../shell/useOpenable'
import { LuCircle, LuCircleCheck } from '../../../ui/icons'
import { usePermission } from '../../../ui/permission/permission'
import css from './FirstSteps.module.css'
import { texts } from './texts'
import type { WelcomeQuery } from './welcome.generated'

/** Pages for the steps. */
const pageOfStep: Record<FirstStepKind, string> = {
  PROJECT: '/base/projects',
  SITE: '/base/sites',
  SOIL: '/base/soils',
  PRICE: '/base/prices',
  CAPTAIN: '/base/captains',
  TRUCK: '/base/trucks',
  DRIVER: '/base/drivers',
  CARD: '/base/cards',
  PAYEE: '/base/payees',
  WAYBILL: '/chain/business/companywaybill2',
  RECEIPT: '/scan/index',
  SETTLEMENT: '/scan/historyCard',
  AUTHENTICATION: '/companyAuth/wizard',
  PAYMENT: '/chain/settlement',
}

type Step = WelcomeQuery['firstSteps'][number]

/** Remaining steps of a new company until its first payment; nothing afterwards. */
export default function FirstSteps({ steps }: { steps: readonly Step[] }) {
  const missing = steps.filter(({ done }) => !done)
  const [next] = missing
  if (!next) return null
  return (
    <section className={css.panel} aria-label={texts.firstSteps}>
      <h2>{texts.firstSteps}</h2>
      <p className={css.note}>{texts.firstStepsNote(missing.length)}</p>
      <div className={css.measure}>
        <progress max={steps.length} value={steps.length - missing.length} aria-label={texts.firstSteps} />
        <span>{texts.firstStepsDone(steps.length - missing.length, steps.length)}</span>
      </div>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step.step} data-done={step.done || undefined} aria-current={step === next ? 'step' : undefined}>
            <StepLine step={step} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function StepLine({ step: { step, done } }: { step: Step }) {
  const openable = useOpenable()
  const may = usePermission()
  const { name, hint } = texts.steps[step]
  const line = (
    <>
      {done ? <LuCircleCheck aria-hidden /> : <LuCircle aria-hidden />}
      <span>
        <strong>{name}</strong>
        <span className={css.hint}>{done ? texts.stepDone : hint}</span>
      </span>
    </>
  )
  const url = pageOfStep[step]
  // The authentication is outside of the frame, for administrators of the company.
  const isOpen = step === 'AUTHENTICATION' ? may('chain:company:authenticate') : openable(url)
  if (done || !isOpen) return <div className={css.line}>{line}</div>
  return (
    <Link to={url} className={css.line}>
      {line}
    </Link>
  )
}
