import { LuCheck, LuX } from '../../../ui/icons'
import css from './authentication.module.css'
import { texts } from './texts'
import type { Step } from './useWizard'

interface Props {
  step: Step
  /** Whether what came of it is no good. */
  wrong: boolean
  /** Whether it has come to its end. */
  done: boolean
}

/** The five steps: those behind, the one that somebody is at, and those ahead; told by sign and word, not by colour alone. */
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
