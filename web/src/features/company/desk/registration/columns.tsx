import type { CardParts } from '../../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../../ui/data-table/types'
import { formatMinute } from '../../../../ui/format/date'
import { Count } from '../../../../ui/format/Numbers'
import { RowAction } from '../../../../ui/layout/RowAction'
import { RowActions } from '../../../../ui/layout/RowActions'
import { RegistrationBadge } from './RegistrationBadge'
import { mayDecide, type Row } from './rows'
import { texts } from './texts'

const { fields } = texts
const number = (value: string | null) => value && <span className="tf-number">{value}</span>
const time = (value: string | null) => number(value && formatMinute(value))

/** What companies have shown of themselves, as the list shows it. */
export const registrationColumns = (open: (row: Row) => void): Column<Row>[] => [
  {
    id: 'companyName',
    header: fields.companyName,
    width: 260,
    pin: 'start',
    rowHeader: true,
    sort: 'COMPANY_NAME',
    cell: (row) => <span data-tip={row.companyName}>{row.companyName}</span>,
  },
  { id: 'status', header: fields.status, width: 100, cell: (row) => <RegistrationBadge status={row.status} /> },
  { id: 'companyNo', header: fields.companyNo, width: 180, cell: (row) => number(row.companyNo) },
  { id: 'companyType', header: fields.companyType, width: 120, cell: (row) => texts.types[row.companyType] },
  { id: 'contactName', header: fields.contactName, width: 100, cell: (row) => row.contactName },
  { id: 'contactPhone', header: fields.contactPhone, width: 130, cell: (row) => number(row.contactPhone) },
  {
    id: 'submittedAt',
    header: fields.submittedAt,
    width: 150,
    sort: 'SUBMITTED_AT',
    cell: (row) => time(row.submittedAt),
  },
  {
    id: 'submissions',
    header: fields.submissions,
    width: 90,
    kind: 'count',
    cell: (row) => <Count value={row.submissions} />,
  },
  { id: 'decidedAt', header: fields.decidedAt, width: 150, cell: (row) => time(row.decidedAt) },
  { id: 'decidedByName', header: fields.decidedByName, width: 100, cell: (row) => row.decidedByName },
  {
    id: 'reason',
    header: fields.reason,
    width: 220,
    cell: (row) => row.reason && <span data-tip={row.reason}>{row.reason}</span>,
  },
  {
    id: 'createTime',
    header: fields.createTime,
    width: 150,
    sort: 'CREATE_TIME',
    cell: (row) => time(row.createTime),
  },
  {
    id: 'actions',
    header: fields.actions,
    width: 84,
    pin: 'end',
    cell: (row) => (
      <RowActions>
        <RowAction onClick={() => open(row)}>{mayDecide(row) ? texts.review : texts.look}</RowAction>
      </RowActions>
    ),
  },
]

/** What a phone shows of a row. */
export const card: CardParts = { state: 'status', facts: ['companyNo', 'contactName', 'contactPhone', 'submittedAt'] }
