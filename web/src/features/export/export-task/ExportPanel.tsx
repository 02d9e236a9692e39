import { toRequestError } from '../../../apollo/errors'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { LuFileSpreadsheet } from '../../../ui/icons'
import looks from '../../../ui/layout/looks.module.css'
import { SideDrawer } from '../../../ui/overlay/SideDrawer'
import css from './ExportPanel.module.css'
import { TaskLine } from './TaskLine'
import { texts } from './texts'
import type { Task } from './useTasks'

interface Props {
  open: boolean
  /** Undefined until the first answer. */
  tasks: readonly Task[] | undefined
  error: Error | undefined
  onRetry: () => void
  downloading: boolean
  onDownload: (task: Task) => void
  onClose: () => void
}

function Tasks({ tasks, error, onRetry, downloading, onDownload }: Omit<Props, 'open' | 'onClose'>) {
  if (!tasks && error) return <ErrorPanel error={toRequestError(error)} onRetry={onRetry} />
  if (!tasks) {
    return (
      <div className={css.waiting} aria-hidden>
        <div />
        <div />
      </div>
    )
  }
  if (!tasks.length) {
    return (
      <div className={css.empty}>
        <LuFileSpreadsheet aria-hidden size={40} />
        <p>{texts.empty}</p>
        <p className={looks.hint}>{texts.emptyHint}</p>
      </div>
    )
  }
  return (
    <>
      {error && <ErrorPanel inline error={toRequestError(error)} onRetry={onRetry} />}
      <ul className={css.tasks}>
        {tasks.map((task) => (
          <TaskLine key={task.id} task={task} downloading={downloading} onDownload={onDownload} onStale={onRetry} />
        ))}
      </ul>
    </>
  )
}

/** Exports of the person, with progress and verbs. */
export function ExportPanel({ open, onClose, ...content }: Props) {
  return (
    <SideDrawer open={open} width="480px" title={texts.mine} onClose={onClose}>
      <p className={looks.hint}>{texts.kept}</p>
      <Tasks {...content} />
    </SideDrawer>
  )
}
