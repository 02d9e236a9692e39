import { LuCheck } from '../../../ui/icons'
import css from './import.module.css'
import { texts } from './texts'

type Step = keyof typeof texts.step
const STEPS = Object.keys(texts.step) as Step[]

/** Where an import stands: 上传文件, 核对, 导入. */
export function Steps({ at, finished }: { at: Step; finished: boolean }) {
  const current = STEPS.indexOf(at)
  return (
    <ol className={css.steps} aria-label={texts.steps}>
      {STEPS.map((step, index) => {
        const over = index < current || (finished && index === current)
        return (
          <li key={step} aria-current={index === current ? 'step' : undefined} data-over={over || undefined}>
            <span className={css.stepNo}>{over ? <LuCheck aria-hidden size={14} /> : index + 1}</span>
            {texts.step[step]}
          </li>
        )
      })}
    </ol>
  )
}
