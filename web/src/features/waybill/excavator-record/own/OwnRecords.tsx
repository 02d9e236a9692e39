import { formatMoney } from '../../../../ui/format/decimal'
import { Button } from '../../../../ui/layout/Button'
import { RecordBadge } from '../badge'
import { measureOf } from '../drawer/facts'
import { durationOf, type ExcavatorRecord, reasonAgainst, spanOf, type Verb } from '../rows'
import { texts } from '../texts'
import { useVerbs } from '../verbs/verbs'
import css from './own.module.css'

const { report } = texts
const VERBS: readonly Verb[] = ['update', 'withdraw']

function OwnRecord({ record, marked }: { record: ExcavatorRecord; marked: boolean }) {
  const { start, running } = useVerbs()
  const { machineCode, auditStatus, inType, amount, reason, workTime } = record
  const facts = [machineCode, texts.inTypes[inType], measureOf(record), amount && texts.yuan(formatMoney(amount))]
  const verbs = VERBS.filter((verb) => reasonAgainst(verb, record) === null)
  return (
    <li className={css.record} data-marked={marked || undefined}>
      <header>
        <strong className="tf-number">{spanOf(record)}</strong>
        <RecordBadge status={auditStatus} />
      </header>
      <p>{[durationOf(workTime), ...facts].filter(Boolean).join(' · ')}</p>
      <p className={css.project}>{record.projectName}</p>
      {auditStatus === 'REJECTED' && reason && <p className={css.reason}>{report.rejectedFor(reason)}</p>}
      {verbs.length > 0 && (
        <footer>
          {verbs.map((verb) => (
            <Button key={verb} loading={running === record.id} onClick={() => start(verb, record)}>
              {texts.verbs[verb]}
            </Button>
          ))}
        </footer>
      )}
    </li>
  )
}

interface Props {
  records: readonly ExcavatorRecord[]
  /** What a message has led here for. */
  marked: string | null
}

/** What the operator reported of late, and what the site made of it. */
export function OwnRecords({ records, marked }: Props) {
  return (
    <section className={css.last} aria-label={report.last}>
      <h2>{report.last}</h2>
      {records.length === 0 && <p className={css.none}>{report.none}</p>}
      <ul>
        {records.map((record) => (
          <OwnRecord key={record.id} record={record} marked={record.id === marked} />
        ))}
      </ul>
    </section>
  )
}
