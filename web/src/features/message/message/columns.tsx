import type { CardParts } from '../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../ui/data-table/types'
import { formatDateTime } from '../../../ui/format/date'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import type { MessageRowFragment } from './message.generated'
import { texts } from './texts'

export type Message = MessageRowFragment

const { fields, states } = texts

interface Handlers {
  open: (message: Message) => void
  read: (message: Message) => void
}

export const messageColumns = ({ open, read }: Handlers): Column<Message>[] => [
  { id: 'title', header: fields.title, width: 170, pin: 'start', rowHeader: true, cell: (row) => row.title },
  {
    id: 'read',
    header: fields.read,
    width: 84,
    cell: (row) => (
      <StatusBadge tone={row.read ? 'neutral' : 'waiting'}>{row.read ? states.read : states.unread}</StatusBadge>
    ),
  },
  { id: 'text', header: fields.text, width: 470, cell: (row) => <span data-tip={row.text}>{row.text}</span> },
  {
    id: 'companyAuthName',
    header: fields.companyAuthName,
    width: 180,
    cell: (row) => row.companyAuthName ?? texts.own,
  },
  {
    id: 'createTime',
    header: fields.createTime,
    width: 160,
    sort: 'CREATE_TIME',
    cell: (row) => <span className="tf-number">{formatDateTime(row.createTime)}</span>,
  },
  {
    id: 'actions',
    header: fields.actions,
    width: 140,
    pin: 'end',
    cell: (row) => (
      <RowActions>
        {row.link && <RowAction onClick={() => open(row)}>{texts.open}</RowAction>}
        {row.allowedActions.includes('read') && <RowAction onClick={() => read(row)}>{texts.read}</RowAction>}
      </RowActions>
    ),
  },
]

export const card: CardParts = { state: 'read', facts: ['text', 'createTime'] }
