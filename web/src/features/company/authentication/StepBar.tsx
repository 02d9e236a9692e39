import { LuCheck, LuX } from '../../../ui/icons'
import css from './authentication.module.css'
import { texts } from './texts'
import type { Step } from './useWizard'

interface Props {
  step: Step
  /** Whether the outcome is a refusal. */
  wrong: boolean
  /** Whether the process has ended. */
  done: boolean
}

/** Five steps: earlier ones, the present one and later ones, each marked by sign and word besides colour. */
export function StepBar({ step, wrong, done }: Props) {
  const stateOf = (at: number) => {
    if (at < step || (at === step && done)) return 'done'
    if (at > step) return 'ahead'
    return wrong ? 'wrong' : 'current'
  }
  const signs = { done: <LuCheck aria-hidden size={15} />, wrong: <LuX aria-hidden size={15} /> }
  const words = { done: texts.stepDone, wrong: texts.stepWrong }
  return (
    <nav aria-label={texts.stepBar}>
      <ol className={css.steps}>
        {texts.steps.map((title, at) => {
          const state = stateOf(at)
          return (
            <li key={title} data-state={state} aria-current={at === step ? 'step' : undefined}>
              <span className={css.sign} aria-hidden>
                {state === 'done' || state === 'wrong' ? signs[state] : at + 1}
              </span>
              <span className={css.name}>{title}</span>
              {(state === 'done' || state === 'wrong') && <span className="tf-visually-hidden">{words[state]}</span>}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
