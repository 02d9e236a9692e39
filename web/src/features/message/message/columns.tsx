import { messageFields as fields } from '../../../gql/fields/message.generated'
import { columnsOf } from '../../../kit/columns'
import type { CardParts } from '../../../ui/data-table/cards/cardOf'
import { formatDateTime } from '../../../ui/format/date'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import type { MessageRowFragment } from './message.generated'
import { texts } from './texts'
import { useMessages } from './useMessages'

export type Message = MessageRowFragment

const { states } = texts

/** Functions to open the record of a message, and to mark it as read. */
function Reading({ message }: { message: Message }) {
  const { open, read } = useMessages()
  return (
    <RowActions>
      {message.link && <RowAction onClick={() => void open(message)}>{texts.open}</RowAction>}
      {message.allowedActions.includes('read') && (
        <RowAction onClick={() => void read({ ids: [message.id] })}>{texts.read}</RowAction>
      )}
    </RowActions>
  )
}

export const columns = columnsOf<Message>()(fields, {
  title: { width: 170, pin: 'start', rowHeader: true, cell: ({ title }) => title },
  read: {
    width: 84,
    cell: ({ read }) => (
      <StatusBadge tone={read ? 'neutral' : 'waiting'}>{read ? states.read : states.unread}</StatusBadge>
    ),
  },
  text: { width: 470, cell: ({ text }) => <span data-tip={text}>{text}</span> },
  companyAuthName: { width: 180, cell: ({ companyAuthName }) => companyAuthName ?? texts.own },
  createTime: {
    width: 160,
    cell: ({ createTime }) => <span className="tf-number">{formatDateTime(createTime)}</span>,
  },
  actions: { header: texts.actions, width: 140, pin: 'end', cell: (row) => <Reading message={row} /> },
})

export const card: CardParts = { state: 'read', facts: ['text', 'createTime'] }
