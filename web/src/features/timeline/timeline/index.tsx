import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { NodeType } from '../../../gql/types.generated'
import { PagedPart } from '../../../kit/PagedPart'
import { useOpenable } from '../../../shell/useOpenable'
import { formatDateTime } from '../../../ui/format/date'
import { Group } from '../../../ui/layout/Group'
import looks from '../../../ui/layout/looks.module.css'
import { texts } from './texts'
import { TimelineDocument, type TimelinePartsFragment, type TimelineQuery } from './timeline.generated'
import css from './timeline.module.css'

type Entry = TimelinePartsFragment['records'][number]
type Target = Entry['target']
type Shown = Extract<NodeType, 'WAYBILL' | 'CARD' | 'RECEIPT' | 'SETTLEMENT' | 'PAYMENT'>

const addressed = (path: string, values: Record<string, string>): string => `${path}?${new URLSearchParams(values)}`

/** Address at which a record is open, as links of other pages lead to it. */
function urlOf({ type, id, no }: Target): string | null {
  switch (type) {
    case 'WAYBILL':
      return addressed('/chain/business/companywaybill2', { waybill: id })
    case 'CARD':
      return addressed('/scan/ledger', { info: JSON.stringify({ cardNo: no }) })
    case 'RECEIPT':
      return addressed('/scan/historyCard', { receipt: no })
    case 'SETTLEMENT':
      return addressed('/chain/settlement/statement', { value: JSON.stringify([id]) })
    case 'PAYMENT':
      return addressed('/chain/payment', { payment: id })
    case 'INVOICE':
      return addressed('/chain/payment/invoices', { invoice: id })
    default:
      return null
  }
}

/** Number of the record of an entry, linked unless it is the record that is open or lies on a closed page. */
function TargetNo({ target, isOpen }: { target: Target; isOpen: boolean }) {
  const openable = useOpenable()
  const { type, no } = target
  const url = isOpen ? null : urlOf(target)
  return (
    <span className={css.target}>
      {texts.typeOf(type)}{' '}
      {url && openable(url) ? (
        <Link to={url} aria-label={texts.open(type, no)}>
          {no}
        </Link>
      ) : (
        <span className="tf-number">{no}</span>
      )}
      {isOpen && <span className={looks.faint}> {texts.here}</span>}
    </span>
  )
}

const timelineIn = ({ node }: TimelineQuery) => (node && 'timeline' in node ? node.timeline : null)

interface Props {
  type: Shown
  id: string
}

function Entries({ type, id }: Props) {
  return (
    <PagedPart key={id} document={TimelineDocument} variables={{ type, id }} pick={(data) => timelineIn(data)}>
      {({ records }) =>
        records.length === 0 ? (
          <p className={looks.hint}>{texts.empty}</p>
        ) : (
          <ol className={css.entries} aria-label={texts.title}>
            {records.map(({ at, label, by, target }) => (
              <li key={`${at} ${label} ${target.id}`}>
                <time dateTime={at}>{formatDateTime(at)}</time>
                <strong>{label}</strong>
                <TargetNo target={target} isOpen={target.type === type && target.id === id} />
                <span className={looks.quiet}>{by}</span>
              </li>
            ))}
          </ol>
        )
      }
    </PagedPart>
  )
}

/** Events of a record and its neighbours, from the card to the papers, each with time, person and record. */
export const Timeline = (record: Props) => (
  <div className={css.timeline}>
    <Group title={texts.title}>
      <Entries {...record} />
    </Group>
  </div>
)

/** Timeline that is asked for when somebody unfolds it, above a list that stays in sight. */
export function FoldedTimeline(record: Props) {
  const [open, setOpen] = useState(false)
  return (
    <details className={css.folded} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.title}</summary>
      {open && <Entries {...record} />}
    </details>
  )
}
