import { excavatorRecordFields as fields } from '../../../../gql/fields/waybill.generated'
import { CodeBadge } from '../../../../kit/cells'
import { useVerbs } from '../../../../kit/verbs/RecordVerbs'
import { reasonAgainst } from '../../../../kit/verbs/verb'
import { formatMoney } from '../../../../ui/format/decimal'
import { Button } from '../../../../ui/layout/Button'
import looks from '../../../../ui/layout/looks.module.css'
import { durationOf, type ExcavatorRecord, measureOf, spanOf, type Verb } from '../rows'
import { texts } from '../texts'
import css from './own.module.css'

const { report } = texts
const VERBS: readonly Verb[] = ['update', 'withdraw']

function OwnRecord({ record, marked }: { record: ExcavatorRecord; marked: boolean }) {
  const { start, running } = useVerbs()
  const { machineCode, auditStatus, inType, amount, reason, workTime } = record
  const facts = [machineCode, fields.inType.codes[inType], measureOf(record), amount && texts.yuan(formatMoney(amount))]
  const verbs = VERBS.filter((verb) => reasonAgainst(verb, record) === null)
  return (
    <li className={css.record} data-marked={marked || undefined}>
      <header>
        <strong className="tf-number">{spanOf(record)}</strong>
        <CodeBadge field={fields.auditStatus} value={auditStatus} />
      </header>
      <p>{[durationOf(workTime), ...facts].filter(Boolean).join(' · ')}</p>
      <p className={looks.note}>{record.projectName}</p>
      {auditStatus === 'REJECTED' && reason && <p className={looks.refused}>{report.rejectedFor(reason)}</p>}
      {verbs.length > 0 && (
        <footer>
          {verbs.map((verb) => (
            <Button
              key={verb}
              loading={running?.id === record.id && running.verb === verb}
              onClick={() => start(verb, [record])}
            >
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
  /** Record that a message links to. */
  marked: string | null
}

/** Recent reports of the operator, with their states. */
export function OwnRecords({ records, marked }: Props) {
  return (
    <section className={css.last} aria-label={report.last}>
      <h2>{report.last}</h2>
      {records.length === 0 && <p className={looks.quiet}>{report.none}</p>}
      <ul>
        {records.map((record) => (
          <OwnRecord key={record.id} record={record} marked={record.id === marked} />
        ))}
      </ul>
    </section>
  )
}
