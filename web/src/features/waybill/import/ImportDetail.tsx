import { LuArrowLeft, LuInfo } from 'react-icons/lu'
import { Link } from 'react-router-dom'
import { toRequestError } from '../../../apollo/errors'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { formatDateTime, formatMinute } from '../../../ui/format/date'
import { sizeText } from './file'
import type { WaybillImportQuery } from './import.generated'
import css from './import.module.css'
import { Progress } from './Progress'
import { RowTable } from './RowTable'
import { isOpen, PATH, stepOf } from './rows'
import { StatusMark } from './StatusMark'
import { Steps } from './Steps'
import { texts } from './texts'
import { useImport } from './useImport'
import { Verbs } from './Verbs'

function Notices({ task }: { task: WaybillImportQuery['waybillImport'] }) {
  const { sameFileTime, unknownHeadings, status, error } = task
  const told = [
    ...(sameFileTime && status === 'CHECKED' ? [texts.sameFile(formatMinute(sameFileTime))] : []),
    ...(unknownHeadings.length > 0 ? [texts.unknownHeadings(unknownHeadings.join('、'))] : []),
  ]
  return (
    <>
      {status === 'FAILED' && error && (
        <p className={css.fault} role="alert">
          {error}
        </p>
      )}
      {told.map((notice) => (
        <p key={notice} className={css.notice}>
          <LuInfo aria-hidden size={16} />
          {notice}
        </p>
      ))}
    </>
  )
}

/** The second and the third step: what would become of each row, and the import itself. */
export function ImportDetail({ id }: { id: string }) {
  const { task, error, refetch } = useImport(id)
  const back = (
    <Link to={PATH} className={css.back}>
      <LuArrowLeft aria-hidden size={16} />
      {texts.back}
    </Link>
  )
  if (!task) {
    return (
      <>
        {back}
        {error ? <ErrorPanel error={toRequestError(error)} onRetry={refetch} /> : <div className={css.skeleton} />}
      </>
    )
  }
  return (
    <>
      <div className={css.top}>
        {back}
        <Steps at={stepOf(task)} finished={task.status === 'DONE'} />
      </div>
      <section className={css.head} aria-label={task.fileName}>
        <div className={css.headLine}>
          <h2 className={css.name}>{task.fileName}</h2>
          <StatusMark status={task.status} />
          <Verbs task={task} onStale={refetch} />
        </div>
        {error && !isOpen(task) && <ErrorPanel inline error={toRequestError(error)} onRetry={refetch} />}
        <Progress task={task} />
        <Notices task={task} />
        <p className={css.facts}>
          <span>{texts.size(sizeText(task.fileSize), task.sheet)}</span>
          <span>{texts.uploaded(task.createBy, formatDateTime(task.createTime))}</span>
          <span>{texts.until(formatMinute(task.expireTime))}</span>
        </p>
      </section>
      <RowTable task={task} />
    </>
  )
}
