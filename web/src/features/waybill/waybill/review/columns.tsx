import type { CardParts } from '../../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../../ui/data-table/types'
import { formatDateTime } from '../../../../ui/format/date'
import { Money } from '../../../../ui/format/Numbers'
import { RowAction } from '../../../../ui/layout/RowAction'
import { RowActions } from '../../../../ui/layout/RowActions'
import { Approver, fourEyesOffColumn } from '../../../company/settings'
import { ReviewBadge } from './ReviewBadge'
import { isDecidable, type Review } from './rows'
import { texts } from './texts'

const { fields } = texts
const time = (value: string | null) => <span className="tf-number">{formatDateTime(value)}</span>

/** The first change in words, and how many there are. */
function told({ changes }: Review): string {
  const [first] = changes
  if (!first) return ''
  const change = `${first.label}：${first.before ?? texts.blank} → ${first.after ?? texts.blank}`
  return changes.length > 1 ? `${change} ${texts.more(changes.length)}` : change
}

export type Handlers = {
  open: (id: string) => void
  waybill: (id: string) => void
}

/** Requests for changes, as the list shows them; the number opens the waybill. */
export const reviewColumns = ({ open, waybill }: Handlers): Column<Review>[] => [
  {
    id: 'waybillNo',
    header: fields.waybillNo,
    width: 160,
    pin: 'start',
    rowHeader: true,
    cell: (row) => <RowAction onClick={() => waybill(row.waybillId)}>{row.waybillNo}</RowAction>,
  },
  { id: 'status', header: fields.status, width: 96, cell: (row) => <ReviewBadge status={row.status} /> },
  { id: 'changes', header: texts.changes, width: 300, cell: told },
  {
    id: 'amountBefore',
    header: fields.amountBefore,
    width: 110,
    kind: 'money',
    unit: '元',
    cell: (row) => <Money value={row.amountBefore} />,
  },
  {
    id: 'amountAfter',
    header: fields.amountAfter,
    width: 110,
    kind: 'money',
    unit: '元',
    cell: (row) => <Money value={row.amountAfter} />,
  },
  { id: 'applyName', header: fields.applyName, width: 90, cell: (row) => row.applyName },
  { id: 'applyTime', header: fields.applyTime, width: 160, sort: 'APPLY_TIME', cell: (row) => time(row.applyTime) },
  { id: 'reason', header: fields.reason, width: 180, cell: (row) => row.reason },
  { id: 'projectName', header: fields.projectName, width: 200, cell: (row) => row.projectName },
  { id: 'truckCode', header: fields.truckCode, width: 104, cell: (row) => row.truckCode },
  { id: 'goDatetime', header: fields.goDatetime, width: 160, hidden: true, cell: (row) => time(row.goDatetime) },
  { id: 'cardNo', header: fields.cardNo, width: 150, hidden: true, cell: (row) => row.cardNo },
  {
    id: 'auditName',
    header: fields.auditName,
    width: 90,
    cell: (row) => <Approver name={row.auditName} of={row} ownTip={texts.auditedOwn} />,
  },
  fourEyesOffColumn,
  { id: 'auditTime', header: fields.auditTime, width: 160, cell: (row) => time(row.auditTime) },
  { id: 'auditReason', header: fields.auditReason, width: 180, cell: (row) => row.auditReason },
  {
    id: 'actions',
    header: texts.actions,
    width: 84,
    pin: 'end',
    cell: (row) => (
      <RowActions>
        <RowAction onClick={() => open(row.id)}>{isDecidable(row) ? texts.open : texts.look}</RowAction>
      </RowActions>
    ),
  },
]

/** What a phone shows of a row. */
export const card: CardParts = {
  state: 'status',
  facts: ['changes', 'applyName', 'applyTime', 'reason'],
  amount: 'amountAfter',
}
