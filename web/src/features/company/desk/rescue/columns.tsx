import { stateTones } from '../../../../gql/stateTones'
import type { CardParts } from '../../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../../ui/data-table/types'
import { formatMinute } from '../../../../ui/format/date'
import { StatusBadge } from '../../../../ui/format/StatusBadge'
import { RowAction } from '../../../../ui/layout/RowAction'
import { RowActions } from '../../../../ui/layout/RowActions'
import type { RescueRowFragment } from './rescue.generated'
import { texts } from './texts'

export type Row = RescueRowFragment

const { fields } = texts
const number = (value: string | null) => value && <span className="tf-number">{value}</span>
const time = (value: string | null) => number(value && formatMinute(value))

export function RescueBadge({ state }: Pick<Row, 'state'>) {
  return <StatusBadge tone={stateTones.RescueState[state]}>{texts.states[state]}</StatusBadge>
}

/** Rescues, as the list shows them. */
export const rescueColumns = (open: (row: Row) => void): Column<Row>[] => [
  {
    id: 'companyName',
    header: fields.companyName,
    width: 240,
    pin: 'start',
    rowHeader: true,
    sort: 'COMPANY_NAME',
    cell: (row) => <span data-tip={row.companyName}>{row.companyName}</span>,
  },
  { id: 'state', header: fields.state, width: 100, cell: (row) => <RescueBadge state={row.state} /> },
  { id: 'userName', header: fields.userName, width: 100, cell: (row) => row.userName },
  { id: 'loss', header: fields.loss, width: 190, cell: (row) => texts.losses[row.loss] },
  { id: 'oldMobile', header: fields.oldMobile, width: 130, cell: (row) => number(row.oldMobile) },
  { id: 'newMobile', header: fields.newMobile, width: 130, cell: (row) => number(row.newMobile) ?? texts.unchanged },
  { id: 'appliedByName', header: fields.appliedByName, width: 110, cell: (row) => row.appliedByName },
  {
    id: 'createTime',
    header: fields.createTime,
    width: 150,
    sort: 'CREATE_TIME',
    cell: (row) => time(row.createTime),
  },
  { id: 'confirmedByName', header: fields.confirmedByName, width: 100, cell: (row) => row.confirmedByName },
  { id: 'dueAt', header: fields.dueAt, width: 150, sort: 'DUE_AT', cell: (row) => time(row.dueAt) },
  { id: 'endedAt', header: fields.endedAt, width: 150, cell: (row) => time(row.endedAt) },
  {
    id: 'endReason',
    header: fields.endReason,
    width: 220,
    cell: (row) => row.endReason && <span data-tip={row.endReason}>{row.endReason}</span>,
  },
  {
    id: 'actions',
    header: fields.actions,
    width: 84,
    pin: 'end',
    cell: (row) => (
      <RowActions>
        <RowAction onClick={() => open(row)}>
          {row.allowedActions.includes('confirm') ? texts.confirm : texts.look}
        </RowAction>
      </RowActions>
    ),
  },
]

/** What a phone shows of a row. */
export const card: CardParts = { state: 'state', facts: ['userName', 'loss', 'newMobile', 'dueAt'] }
