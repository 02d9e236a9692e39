import { Link } from 'react-router-dom'
import type { CardParts } from '../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../ui/data-table/types'
import { formatMinute } from '../../../ui/format/date'
import { Count, Money } from '../../../ui/format/Numbers'
import { fourEyesOffColumn } from '../../company/settings'
import { PaperRate } from '../paper'
import { PartBadge } from '../part'
import { SettlementBadge } from './badge'
import css from './columns.module.css'
import { statementUrl } from './links'
import type { Settlement } from './rows'
import { SettlementActions } from './SettlementActions'
import { texts } from './texts'

const { fields } = texts

export const columns: readonly Column<Settlement>[] = [
  {
    id: 'settleNo',
    header: fields.settleNo,
    width: 126,
    pin: 'start',
    rowHeader: true,
    sort: 'SETTLE_NO',
    // On a phone the number is nearer than the actions; on the keyboard Enter in the row does the same.
    cell: (row) => (
      <Link to={statementUrl([row.id])} tabIndex={-1}>
        {row.settleNo}
      </Link>
    ),
  },
  {
    id: 'status',
    header: fields.status,
    width: 90,
    sort: 'STATUS',
    cell: (row) => <SettlementBadge settlement={row} />,
  },
  {
    id: 'projectName',
    header: fields.projectName,
    width: 114,
    sort: 'PROJECT_NAME',
    cell: (row) => row.projectName,
  },
  { id: 'agentName', header: fields.agentName, width: 66, cell: (row) => row.agentName },
  { id: 'settleName', header: fields.settleName, width: 74, hidden: true, cell: (row) => row.settleName },
  {
    id: 'settleCnt',
    header: fields.settleCnt,
    width: 78,
    kind: 'count',
    sort: 'SETTLE_CNT',
    unit: '趟',
    sum: (row) => row.settleCnt,
    cell: (row) => <Count value={row.settleCnt} />,
  },
  {
    id: 'settleAmt',
    header: fields.settleAmt,
    width: 106,
    kind: 'money',
    sort: 'SETTLE_AMT',
    sum: (row) => row.settleAmt,
    cell: (row) => <Money value={row.settleAmt} />,
  },
  {
    id: 'paidAmt',
    header: fields.paidAmt,
    width: 104,
    kind: 'money',
    sum: (row) => row.paidAmt,
    cell: (row) => <Money value={row.paidAmt} />,
  },
  { id: 'payee', header: fields.payee, width: 66, cell: (row) => row.payee?.payeeName },
  {
    id: 'lackingPayeeCount',
    header: fields.lackingPayeeCount,
    width: 78,
    kind: 'count',
    unit: '趟',
    sum: (row) => row.lackingPayeeCount,
    cell: ({ lackingPayeeCount: count }) => (
      <span className={count ? css.lacking : undefined}>
        <Count value={count} />
      </span>
    ),
  },
  {
    id: 'createTime',
    header: fields.createTime,
    width: 134,
    sort: 'CREATE_TIME',
    cell: (row) => <span className="tf-number">{formatMinute(row.createTime)}</span>,
  },
  { id: 'company', header: fields.companyAuthName, width: 220, hidden: true, cell: (row) => row.companyAuthName },
  {
    id: 'paperRate',
    header: fields.paperRate,
    width: 108,
    kind: 'quantity',
    hidden: true,
    cell: (row) => <PaperRate rate={row.paperRate} />,
  },
  { id: 'remark', header: fields.remark, width: 200, hidden: true, cell: (row) => row.remark },
  fourEyesOffColumn,
  { id: 'reason', header: fields.reason, width: 200, hidden: true, cell: (row) => row.reason },
  {
    id: 'actions',
    header: texts.actions,
    width: 184,
    pin: 'end',
    cell: (row) => <SettlementActions settlement={row} />,
  },
]

/** A captain works for several companies, so his rows name theirs; what he shares with others is marked. Who settled stays behind, so that the sums are on the page. */
export const captainColumns: readonly Column<Settlement>[] = columns
  .filter((column) => column.id !== 'company')
  .map((column) => (['agentName', 'settleName'].includes(column.id) ? { ...column, hidden: true } : column))
  .toSpliced(
    2,
    0,
    { id: 'part', header: fields.part, width: 136, cell: (row) => <PartBadge of={row} /> },
    { id: 'company', header: fields.companyAuthName, width: 170, cell: (row) => row.companyAuthName },
  )

/** What a phone shows of a row. */
export const card: CardParts = {
  state: 'status',
  facts: ['company', 'projectName', 'settleCnt', 'payee'],
  amount: 'settleAmt',
}
