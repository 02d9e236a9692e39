import type { CardParts } from '../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../ui/data-table/types'
import { formatMinute } from '../../../ui/format/date'
import { formatCount } from '../../../ui/format/decimal'
import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import { type Handlers, kindOf, type Role, reasonAgainst, verbLabels, verbsOf } from './rows'
import { texts } from './texts'

const { fields } = texts
const time = (value: string) => <span className="tf-number">{formatMinute(value)}</span>
const tipped = (text: string | null) => text && <span data-tip={text}>{text}</span>

/** A role, field by field. */
export const columns: readonly Column<Role>[] = [
  { id: 'name', header: fields.name, width: 150, pin: 'start', rowHeader: true, sort: 'NAME', cell: (row) => row.name },
  { id: 'standard', header: fields.standard, width: 110, cell: (row) => kindOf(row) },
  {
    id: 'permissionCount',
    header: fields.permissionCount,
    width: 90,
    kind: 'count',
    unit: texts.keys,
    sort: 'PERMISSION_COUNT',
    cell: (row) => formatCount(row.permissionCount),
  },
  { id: 'dataScope', header: fields.dataScope, width: 180, cell: (row) => texts.scopes[row.dataScope] },
  {
    id: 'secondFactor',
    header: fields.secondFactor,
    width: 110,
    cell: (row) => (row.secondFactor ? texts.demanded : null),
  },
  {
    id: 'memberCount',
    header: fields.memberCount,
    width: 100,
    kind: 'count',
    unit: texts.people,
    sort: 'MEMBER_COUNT',
    cell: (row) =>
      row.memberCount > 0 ? (
        <RowAction to={`/sys/users?roleId=${row.id}`} permission="sys:user:index">
          {formatCount(row.memberCount)}
        </RowAction>
      ) : (
        formatCount(row.memberCount)
      ),
  },
  { id: 'holderNames', header: fields.holderNames, width: 200, cell: (row) => tipped(row.holderNames) },
  { id: 'remark', header: fields.remark, width: 200, cell: (row) => tipped(row.remark) },
  {
    id: 'updateTime',
    header: fields.updateTime,
    width: 150,
    sort: 'UPDATE_TIME',
    hidden: true,
    cell: (row) => time(row.updateTime),
  },
  {
    id: 'createTime',
    header: fields.createTime,
    width: 150,
    sort: 'CREATE_TIME',
    hidden: true,
    cell: (row) => time(row.createTime),
  },
]

export const actionsColumn = (handlers: Handlers): Column<Role> => ({
  id: 'actions',
  header: fields.actions,
  width: 190,
  pin: 'end',
  cell: (row) => (
    <RowActions>
      {verbsOf(row).map((verb) => (
        <RowAction key={verb} disabledReason={reasonAgainst(verb, row)} onClick={() => handlers[verb](row)}>
          {verbLabels[verb]}
        </RowAction>
      ))}
    </RowActions>
  ),
})

/** What a phone shows of a row. */
export const card: CardParts = { facts: ['standard', 'permissionCount', 'dataScope', 'secondFactor', 'holderNames'] }
