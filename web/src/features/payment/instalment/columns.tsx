import { Link } from 'react-router-dom'
import type { CardParts } from '../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../ui/data-table/types'
import { Count, Money } from '../../../ui/format/Numbers'
import { statementUrl } from '../../settlement/settlement'
import { InstalmentBadge } from './badge'
import { InstalmentActions } from './InstalmentActions'
import type { Instalment } from './rows'
import { texts } from './texts'

const { fields } = texts
const tipped = (text: string) => <span data-tip={text}>{text}</span>
const money = (id: 'amount' | 'pledgedAmt' | 'paidAmt' | 'leftAmt', sort?: string): Column<Instalment> => ({
  id,
  header: fields[id],
  width: 116,
  kind: 'money',
  sort,
  sum: (row) => row[id],
  cell: (row) => <Money value={row[id]} />,
})

/** An instalment for one payee, field by field. */
export const columns: readonly Column<Instalment>[] = [
  {
    id: 'dueDate',
    header: fields.dueDate,
    width: 104,
    pin: 'start',
    rowHeader: true,
    sort: 'DUE_DATE',
    cell: (row) => <span className="tf-number">{row.dueDate}</span>,
  },
  { id: 'overdue', header: fields.overdue, width: 92, cell: (row) => <InstalmentBadge of={row} /> },
  {
    id: 'settleNo',
    header: fields.settleNo,
    width: 130,
    sort: 'SETTLE_NO',
    cell: (row) => (
      <Link to={statementUrl([row.settlementId])} tabIndex={-1}>
        {row.settleNo}
      </Link>
    ),
  },
  { id: 'projectName', header: fields.projectName, width: 130, cell: (row) => tipped(row.projectName) },
  {
    id: 'sequence',
    header: fields.sequence,
    width: 62,
    kind: 'count',
    cell: (row) => <Count value={row.sequence} />,
  },
  {
    id: 'payeeName',
    header: fields.payeeName,
    width: 92,
    sort: 'PAYEE_NAME',
    cell: (row) => tipped(row.payeeName),
  },
  {
    id: 'bindingBankNo',
    header: fields.bindingBankNo,
    width: 166,
    cell: (row) => (
      <span className="tf-number" data-tip={row.bindingBankName}>
        {row.bindingBankNo}
      </span>
    ),
  },
  {
    id: 'bindingBankName',
    header: fields.bindingBankName,
    width: 180,
    hidden: true,
    cell: (row) => tipped(row.bindingBankName),
  },
  money('amount', 'AMOUNT'),
  money('paidAmt'),
  money('pledgedAmt'),
  money('leftAmt'),
  {
    id: 'actions',
    header: texts.actions,
    width: 144,
    pin: 'end',
    cell: (row) => <InstalmentActions instalment={row} />,
  },
]

/** What a phone shows of a row. */
export const card: CardParts = {
  state: 'overdue',
  facts: ['settleNo', 'projectName', 'sequence', 'payeeName', 'bindingBankNo', 'leftAmt'],
  amount: 'amount',
}
