import { useNavigate } from 'react-router-dom'
import { useCommand } from '../../../apollo/useCommand'
import { useDownload } from '../../../apollo/useDownload'
import { type ConfirmOptions, confirm } from '../../../ui/feedback/confirmStore'
import { toast } from '../../../ui/feedback/toastStore'
import { formatCount } from '../../../ui/format/decimal'
import { Button } from '../../../ui/layout/Button'
import css from '../import.module.css'
import { isOpen } from './rows'
import type { Import, ImportRow, ImportSource, SourceTexts } from './source'
import { texts } from './texts'
import { useListPage } from './useListPage'

function commitQuestion(
  { fileName, createCount, updateCount, refusedCount }: Import,
  { what, commitQuestion, commitAbout }: SourceTexts,
): ConfirmOptions {
  const counts = [createCount, updateCount, refusedCount].map(formatCount) as [string, string, string]
  const [content, about] = [commitQuestion(...counts), commitAbout(fileName)]
  return { title: texts.commitTitle(what), content, about, danger: true }
}

const cancelQuestion = (task: Import, what: string): ConfirmOptions =>
  isOpen(task)
    ? {
        title: texts.cancel,
        content: texts.cancelQuestion(what),
        about: task.fileName,
        okText: texts.cancel,
        cancelText: texts.keepGoing,
        danger: true,
      }
    : { title: texts.giveUpTitle, content: texts.giveUpQuestion(what), about: task.fileName }

interface Props<Row extends ImportRow> {
  task: Import
  source: ImportSource<Row>
  /** Called if the server reports another state of the import. */
  onStale: () => void
}

/** Verbs of an import. */
export function Verbs<Row extends ImportRow>({ task, source, onStale }: Props<Row>) {
  const { permission, reportUrl } = source
  const navigate = useNavigate()
  const list = useListPage(source)
  const commit = useCommand(source.commit)
  const cancel = useCommand(source.cancel)
  const report = useDownload()
  const { id, status, pendingCount, allowedActions, fileName } = task

  const act = async (question: ConfirmOptions, work: () => Promise<unknown>, news?: string) => {
    if (!(await confirm(question))) return
    try {
      if ((await work()) && news) toast.info(news)
    } catch (error) {
      toast.failure(error)
      onStale()
    }
  }
  const count = formatCount(pendingCount)
  const commits = status === 'CHECKED' || status === 'FAILED' || status === 'CANCELLED'
  return (
    <div className={css.buttons}>
      <Button
        loading={report.running}
        onClick={() => void report.run(reportUrl(id), { method: 'GET' }, texts.reportName(fileName))}
      >
        {texts.report}
      </Button>
      {allowedActions.includes('cancel') && (
        <Button
          permission={permission}
          loading={cancel.running}
          onClick={() => void act(cancelQuestion(task, source.texts.what), () => cancel.run({ id }), texts.cancelled)}
        >
          {isOpen(task) ? texts.cancel : texts.giveUp}
        </Button>
      )}
      {commits && (
        <Button
          variant="solid"
          permission={permission}
          loading={commit.running}
          disabledReason={allowedActions.includes('commit') ? null : texts.nothing}
          onClick={() => void act(commitQuestion(task, source.texts), () => commit.run({ id }))}
        >
          {task.commitTime ? texts.goOn(count) : texts.commit(count)}
        </Button>
      )}
      {status === 'DONE' && list && (
        <Button variant="solid" onClick={() => navigate(list.url)}>
          {texts.viewList(list.title)}
        </Button>
      )}
    </div>
  )
}
