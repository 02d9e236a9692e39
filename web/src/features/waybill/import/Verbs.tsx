import { useCommand } from '../../../apollo/useCommand'
import { useDownload } from '../../../apollo/useDownload'
import { type ConfirmOptions, confirm } from '../../../ui/feedback/confirmStore'
import { toast } from '../../../ui/feedback/toastStore'
import { formatCount } from '../../../ui/format/decimal'
import { Button } from '../../../ui/layout/Button'
import { CancelWaybillImportDocument, CommitWaybillImportDocument } from './import.generated'
import css from './import.module.css'
import { type Import, isOpen, NEEDED, reportUrl } from './rows'
import { texts } from './texts'

function commitQuestion({ fileName, createCount, updateCount, refusedCount }: Import): ConfirmOptions {
  const counts = [createCount, updateCount, refusedCount].map(formatCount) as [string, string, string]
  return { content: texts.commitQuestion(...counts), about: texts.commitAbout(fileName) }
}

const cancelQuestion = (task: Import): ConfirmOptions =>
  isOpen(task)
    ? {
        content: texts.cancelQuestion,
        about: task.fileName,
        okText: texts.cancel,
        cancelText: texts.keepGoing,
        danger: true,
      }
    : { content: texts.giveUpQuestion, about: task.fileName }

interface Props {
  task: Import
  /** The server knows better how the import stands. */
  onStale: () => void
}

/** What can be done with an import now. */
export function Verbs({ task, onStale }: Props) {
  const commit = useCommand(CommitWaybillImportDocument)
  const cancel = useCommand(CancelWaybillImportDocument)
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
          permission={NEEDED}
          loading={cancel.running}
          onClick={() => void act(cancelQuestion(task), () => cancel.run({ id }), texts.cancelled)}
        >
          {isOpen(task) ? texts.cancel : texts.giveUp}
        </Button>
      )}
      {commits && (
        <Button
          variant="solid"
          permission={NEEDED}
          loading={commit.running}
          disabledReason={allowedActions.includes('commit') ? null : texts.nothing}
          onClick={() => void act(commitQuestion(task), () => commit.run({ id }))}
        >
          {task.commitTime ? texts.goOn(count) : texts.commit(count)}
        </Button>
      )}
    </div>
  )
}
