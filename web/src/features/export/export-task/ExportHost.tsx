import { useEffect } from 'react'
import { useDownload } from '../../../apollo/useDownload'
import { useExports } from '../../../shell/exports'
import { ExportPanel } from './ExportPanel'
import { texts } from './texts'
import { useEndings } from './useEndings'
import { type Task, useTasks } from './useTasks'

interface Props {
  /** Whether the panel is shown. */
  open: boolean
  /** Tasks that this window has started and waits for. */
  watched: readonly string[]
  onEnded: (id: string) => void
  onClose: () => void
}

const urlOf = ({ id }: Task) => `/chain/excelExport/download?${new URLSearchParams({ id })}`

/**
 * 我的导出: loaded into the frame with the first export or the first opening of the panel, so that no page must stay open
 * for it.
 */
export default function ExportHost({ open, watched, onEnded, onClose }: Props) {
  const { tasks, error, refetch } = useTasks()
  const { show } = useExports()
  const file = useDownload()
  const download = (task: Task) =>
    void file.run(urlOf(task), { method: 'GET' }, texts.fileName(task.title, task.format))
  useEndings({ tasks, watched, download, show, onEnded })

  const unknown = tasks && watched.filter((id) => !tasks.some((task) => task.id === id)).join()
  useEffect(() => {
    // A failed retry is reported as `error`.
    if (unknown || open) void refetch().catch(() => undefined)
  }, [unknown, open, refetch])

  return (
    <ExportPanel
      open={open}
      tasks={tasks}
      error={error}
      onRetry={() => void refetch().catch(() => undefined)}
      downloading={file.running}
      onDownload={download}
      onClose={onClose}
    />
  )
}
