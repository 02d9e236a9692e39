import { useCommand } from '../../../apollo/useCommand'
import { stateTones } from '../../../gql/stateTones'
import { useExports } from '../../../shell/exports'
import { toast } from '../../../ui/feedback/toastStore'
import { formatDateTime, formatMinute } from '../../../ui/format/date'
import { formatCount } from '../../../ui/format/decimal'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { Button } from '../../../ui/layout/Button'
import css from './ExportPanel.module.css'
import { CancelExportDocument, RetryExportDocument } from './export-task.generated'
import { texts } from './texts'
import { isOpen, type Task } from './useTasks'

const percentOf = ({ done, total }: Task) => (total ? Math.floor((done / total) * 100) : 0)

/** Progress of a task, in words. */
function figures(task: Task): string {
  const { status, done, total, error } = task
  if (status === 'QUEUED') return texts.waiting
  if (status === 'FAILED') return error ?? ''
  if (status === 'DONE') return texts.rows(formatCount(done))
  if (total === null) return status === 'RUNNING' ? texts.counting : ''
  return texts.progress(formatCount(done), formatCount(total), percentOf(task))
}

function Progress({ task }: { task: Task }) {
  const known = task.total !== null
  return (
    <div
      className={css.bar}
      role="progressbar"
      aria-label={task.title}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={known ? percentOf(task) : undefined}
      aria-valuetext={figures(task)}
      data-unknown={(!known && task.status === 'RUNNING') || undefined}
    >
      <div style={{ width: known ? `${percentOf(task)}%` : undefined }} />
    </div>
  )
}

interface Props {
  task: Task
  downloading: boolean
  onDownload: (task: Task) => void
  /** Called if the server reports another state of the task. */
  onStale: () => void
}

/** Export: list, time, state, progress, and verbs. */
export function TaskLine({ task, downloading, onDownload, onStale }: Props) {
  const { watch } = useExports()
  const cancel = useCommand(CancelExportDocument)
  const retry = useCommand(RetryExportDocument)
  const { id, title, format, status } = task
  const time = formatDateTime(task.createTime)
  const act = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (failure) {
      toast.failure(failure)
      onStale()
    }
  }
  const again = async () => {
    if (await retry.run({ id })) watch(id)
  }
  const named = (action: string) => ({ children: action, 'aria-label': texts.actionOf(action, title, time) })
  return (
    <li className={css.task}>
      <div className={css.head}>
        <strong>{title}</strong>
        <StatusBadge tone={stateTones.ExportStatus[status]}>{texts.statuses[status]}</StatusBadge>
        <span className={css.action}>
          {isOpen(task) && (
            <Button
              size="xs"
              loading={cancel.running}
              onClick={() => void act(() => cancel.run({ id }))}
              {...named(texts.cancel)}
            />
          )}
          {(status === 'FAILED' || status === 'CANCELLED') && (
            <Button size="xs" loading={retry.running} onClick={() => void act(again)} {...named(texts.retry)} />
          )}
          {status === 'DONE' && (
            <Button
              size="xs"
              variant="solid"
              loading={downloading}
              onClick={() => onDownload(task)}
              {...named(texts.download)}
            />
          )}
        </span>
      </div>
      {isOpen(task) && <Progress task={task} />}
      <p className={css.facts}>
        <span className={status === 'FAILED' ? css.reason : undefined}>{figures(task)}</span>
        {texts.bulk[format] && <span>{texts.bulk[format]}</span>}
        <span>{texts.startedAt(time)}</span>
        {status === 'DONE' && <span>{texts.expires(formatMinute(task.expireTime))}</span>}
      </p>
    </li>
  )
}
