import { stateTones } from '../../../gql/stateTones'
import type { CardParts } from '../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../ui/data-table/types'
import { formatMinute } from '../../../ui/format/date'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import { RowMenu } from '../../../ui/layout/RowMenu'
import { type Handlers, reasonAgainst, type User, verbLabels, verbsOf } from './rows'
import { texts } from './texts'

const { fields } = texts
const number = (value: string | null) => value && <span className="tf-number">{value}</span>
const time = (value: string | null) => number(value && formatMinute(value))

/** Where somebody stands; of who was invited, when, and whether the text has come. */
export function UserState({ user: { state, inviteFailed, invitedAt } }: { user: User }) {
  const badge = <StatusBadge tone={stateTones.MemberState[state]}>{texts.states[state]}</StatusBadge>
  if (state !== 'INVITED' || !invitedAt) return badge
  return <span data-tip={inviteFailed ? texts.inviteFailed : texts.invitedAt(formatMinute(invitedAt))}>{badge}</span>
}

/** Somebody, field by field. */
export const columns: readonly Column<User>[] = [
  { id: 'name', header: fields.name, width: 120, pin: 'start', rowHeader: true, sort: 'NAME', cell: (row) => row.name },
  { id: 'state', header: fields.state, width: 100, cell: (row) => <UserState user={row} /> },
  { id: 'phone', header: fields.phone, width: 130, sort: 'PHONE', cell: (row) => number(row.phone) },
  {
    id: 'organName',
    header: fields.organName,
    width: 140,
    sort: 'ORGAN_NAME',
    cell: (row) => row.organName ?? texts.noOrgan,
  },
  {
    id: 'positionName',
    header: fields.positionName,
    width: 140,
    sort: 'POSITION_NAME',
    cell: (row) => row.positionName,
  },
  {
    id: 'roleNames',
    header: fields.roleNames,
    width: 200,
    cell: (row) => row.roleNames && <span data-tip={row.roleNames}>{row.roleNames}</span>,
  },
  { id: 'email', header: fields.email, width: 200, hidden: true, cell: (row) => row.email },
  { id: 'joinedAt', header: fields.joinedAt, width: 150, sort: 'JOINED_AT', cell: (row) => time(row.joinedAt) },
  {
    id: 'createTime',
    header: fields.createTime,
    width: 150,
    sort: 'CREATE_TIME',
    hidden: true,
    cell: (row) => time(row.createTime),
  },
]

function Actions({ user, handlers }: { user: User; handlers: Handlers }) {
  const [often, seldom] = verbsOf(user)
  return (
    <RowActions>
      {often.map((verb) => (
        <RowAction key={verb} disabledReason={reasonAgainst(verb, user)} onClick={() => handlers[verb](user)}>
          {verbLabels[verb]}
        </RowAction>
      ))}
      {seldom.length > 0 && (
        <RowMenu
          items={seldom.map((verb) => ({
            value: verb,
            label: verbLabels[verb],
            disabledReason: reasonAgainst(verb, user),
            onSelect: () => handlers[verb](user),
          }))}
        >
          {texts.more}
        </RowMenu>
      )}
    </RowActions>
  )
}

export const actionsColumn = (handlers: Handlers): Column<User> => ({
  id: 'actions',
  header: fields.actions,
  width: 200,
  pin: 'end',
  cell: (row) => <Actions user={row} handlers={handlers} />,
})

/** What a phone shows of a row. */
export const card: CardParts = { state: 'state', facts: ['phone', 'organName', 'positionName', 'roleNames'] }
