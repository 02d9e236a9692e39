import { useQuery } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { toRequestError } from '../../../../apollo/errors'
import { RecordVerbs } from '../../../../kit/verbs/RecordVerbs'
import { PUNCH_HOME, WORK_HOME } from '../../../../shell/home'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { ExcavatorFormDocument } from '../form.generated'
import type { ExcavatorRecord } from '../rows'
import { texts } from '../texts'
import { verbs } from '../verbs'
import { type Choices, draftOf, newDraft } from './draft'
import { OwnRecords } from './OwnRecords'
import { OwnExcavatorRecordsDocument } from './own.generated'
import css from './own.module.css'
import { ReportForm } from './ReportForm'

const { report } = texts

/** Reason why nothing can be reported; null where something can. */
function hindranceOf({ machines, projects }: Choices): string | null {
  if (machines.length === 0) return report.noMachine
  return projects.length === 0 ? report.noProject : null
}

/** 上报工时, on the operator's phone: today's work, and the states of earlier reports. */
export default function OwnWorkPage() {
  const form = useQuery(ExcavatorFormDocument, { fetchPolicy: 'network-only' })
  const own = useQuery(OwnExcavatorRecordsDocument, { fetchPolicy: 'network-only' })
  const [params] = useSearchParams()
  const [mending, setMending] = useState<ExcavatorRecord | null>(null)
  const top = useRef<HTMLDivElement>(null)
  const [choices, records] = [form.data?.excavatorForm, own.data?.ownExcavatorRecords]
  const refetch = async () => {
    await Promise.all([form.refetch(), own.refetch()])
  }
  const reload = () => {
    setMending(null)
    // A failed try is reported as the error of its query.
    void refetch().catch(() => undefined)
  }
  const mend = (record: ExcavatorRecord) => {
    setMending(record)
    top.current?.scrollIntoView()
  }
  const error = form.error ?? own.error
  if (error && !(choices && records)) return <ErrorPanel error={toRequestError(error)} onRetry={reload} />
  if (!choices || !records) return <div aria-busy />
  const hindrance = hindranceOf(choices)
  return (
    <div className={css.page} ref={top}>
      <nav className={css.tabs} aria-label={report.pages}>
        <Link to={PUNCH_HOME}>{report.punch}</Link>
        <Link to={WORK_HOME} aria-current="page">
          {report.title}
        </Link>
      </nav>
      <h1>{report.title}</h1>
      {hindrance && <p role="status">{hindrance}</p>}
      {!hindrance && choices.machines.every((machine) => !machine.own) && <p role="status">{report.another}</p>}
      {!hindrance && (
        <ReportForm
          // A new report begins once the last one is in the list below.
          key={mending ? `${mending.id} ${mending.version}` : (records[0]?.id ?? '')}
          choices={choices}
          start={mending ? draftOf(mending) : newDraft(choices, records, Date.now())}
          onDone={reload}
          onCancel={() => setMending(null)}
        />
      )}
      <RecordVerbs
        kind={verbs}
        nameOf={({ machineCode }) => machineCode}
        onChanged={reload}
        onRemoved={reload}
        onEdit={mend}
      >
        <OwnRecords records={records} marked={params.get('record')} />
      </RecordVerbs>
    </div>
  )
}
