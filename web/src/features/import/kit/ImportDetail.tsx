import { toRequestError } from '../../../apollo/errors'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { formatDateTime, formatMinute } from '../../../ui/format/date'
import { LuInfo } from '../../../ui/icons'
import looks from '../../../ui/layout/looks.module.css'
import { useTitle } from '../../../ui/title/title'
import css from '../import.module.css'
import { sizeText } from './file'
import { BackLink, PageHead, StatusMark } from './PageHead'
import { Progress } from './Progress'
import { RowTable } from './RowTable'
import { isOpen, stepOf } from './rows'
import type { ImportRow, ImportSource, ImportTask, SourceTexts } from './source'
import { texts } from './texts'
import { useImport } from './useImport'
import { Verbs } from './Verbs'

function Notices({ task, sameFile }: { task: ImportTask } & Pick<SourceTexts, 'sameFile'>) {
  const { sameFileTime, unknownHeadings, status, error } = task
  const told = [
    ...(sameFileTime && status === 'CHECKED' ? [sameFile(formatMinute(sameFileTime))] : []),
    ...(unknownHeadings.length > 0 ? [texts.unknownHeadings(unknownHeadings.join('、'))] : []),
  ]
  return (
    <>
      {status === 'FAILED' && error && (
        <p className={looks.refused} role="alert">
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

/** Second and third step: the forecast of each row, and the import itself. */
export function ImportDetail<Row extends ImportRow>({ id, source }: { id: string; source: ImportSource<Row> }) {
  const { task, error, refetch } = useImport(source, id)
  const { title, sameFile } = source.texts
  useTitle(...(task ? ([task.fileName, title] as const) : ([null] as const)))
  const back = <BackLink to={source.urlOf()}>{texts.upload}</BackLink>
  if (!task) {
    return (
      <>
        <PageHead {...source} back={back} />
        {error ? <ErrorPanel error={toRequestError(error)} onRetry={refetch} /> : <div className={css.skeleton} />}
      </>
    )
  }
  return (
    <>
      <PageHead {...source} back={back} steps={{ at: stepOf(task), finished: task.status === 'DONE' }} />
      <section className={css.head} aria-label={task.fileName}>
        <div className={css.headLine}>
          <h2 className={css.name}>{task.fileName}</h2>
          <StatusMark status={task.status} />
          <Verbs task={task} source={source} onStale={refetch} />
        </div>
        {error && !isOpen(task) && <ErrorPanel inline error={toRequestError(error)} onRetry={refetch} />}
        <Progress task={task} />
        <Notices task={task} sameFile={sameFile} />
        <p className={css.facts}>
          <span>{texts.size(sizeText(task.fileSize), task.sheet)}</span>
          <span>{texts.uploaded(task.createBy, formatDateTime(task.createTime))}</span>
          <span>{texts.until(formatMinute(task.expireTime))}</span>
        </p>
      </section>
      <RowTable task={task} source={source} />
    </>
  )
}
