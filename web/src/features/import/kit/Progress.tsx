import { formatCount } from '../../../ui/format/decimal'
import css from '../import.module.css'
import { isOpen, progressOf } from './rows'
import type { Import } from './source'
import { texts } from './texts'

/** Progress of an import as a bar and in words; empty before it is confirmed. */
export function Progress({ task }: { task: Import }) {
  const { total, done, percent } = progressOf(task)
  const [all, ready] = [formatCount(total), formatCount(done)]
  if (!isOpen(task)) {
    const stopped = task.status === 'FAILED' || (task.status === 'CANCELLED' && task.commitTime !== null)
    return stopped && <p className={css.facts}>{texts.stoppedAt(ready, all)}</p>
  }
  const words = task.status === 'QUEUED' ? texts.waiting : texts.progress(ready, all, percent)
  return (
    <div className={css.progress}>
      <div
        className={css.bar}
        role="progressbar"
        aria-label={task.fileName}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={words}
      >
        <div style={{ width: `${percent}%` }} />
      </div>
      <p className="tf-number" aria-live="polite">
        {words}
      </p>
    </div>
  )
}
