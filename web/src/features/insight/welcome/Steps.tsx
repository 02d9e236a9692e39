import { Link } from 'react-router-dom'
import { LuCircle, LuCircleCheck } from '../../../ui/icons'
import css from './Steps.module.css'
import { texts } from './texts'

/** Step of somebody new, with the page on which it is done; null where he may not open that. */
export interface Step {
  name: string
  hint: string
  done: boolean
  url: string | null
}

interface Props {
  steps: readonly Step[]
  /** Text above the steps by the number of those that are left. */
  noteOf: (left: number) => string
}

/** Steps until the first result, the next one marked; nothing once all are done. */
export default function Steps({ steps, noteOf }: Props) {
  const missing = steps.filter(({ done }) => !done)
  const [next] = missing
  if (!next) return null
  const done = steps.length - missing.length
  return (
    <section className={css.panel} aria-label={texts.firstSteps}>
      <h2>{texts.firstSteps}</h2>
      <p className={css.note}>{noteOf(missing.length)}</p>
      <div className={css.measure}>
        <progress max={steps.length} value={done} aria-label={texts.firstSteps} />
        <span>{texts.firstStepsDone(done, steps.length)}</span>
      </div>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step.name} data-done={step.done || undefined} aria-current={step === next ? 'step' : undefined}>
            <StepLine step={step} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function StepLine({ step: { name, hint, done, url } }: { step: Step }) {
  const line = (
    <>
      {done ? <LuCircleCheck aria-hidden /> : <LuCircle aria-hidden />}
      <span>
        <strong>{name}</strong>
        <span className={css.hint}>{done ? texts.stepDone : hint}</span>
      </span>
    </>
  )
  if (done || url === null) return <div className={css.line}>{line}</div>
  return (
    <Link to={url} className={css.line}>
      {line}
    </Link>
  )
}
