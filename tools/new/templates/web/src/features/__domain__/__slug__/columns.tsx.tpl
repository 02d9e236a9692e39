import type { CardParts } from '../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../ui/data-table/types'
import { formatDateTime } from '../../../ui/format/date'
import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import { texts } from './texts'
import type { {{Type}}RowFragment } from './{{slug}}.generated'

export type {{Type}} = {{Type}}RowFragment
export type Handlers = Record<'view' | 'update' | 'delete', (row: {{Type}}) => void>

const { fields } = texts
const time = (value: string) => <span className="tf-number">{formatDateTime(value)}</span>

/** Field by field. */
export const columns: readonly Column<{{Type}}>[] = [
  { id: 'name', header: fields.name, width: 200, pin: 'start', rowHeader: true, sort: 'NAME', cell: (row) => row.name },
  {
    id: 'remark',
    header: fields.remark,
    width: 240,
    cell: (row) => row.remark && <span data-tip={row.remark}>{row.remark}</span>,
  },
  {
    id: 'createTime',
    header: fields.createTime,
    width: 160,
    sort: 'CREATE_TIME',
    cell: (row) => time(row.createTime),
  },
  {
    id: 'updateTime',
    header: fields.updateTime,
    width: 160,
    sort: 'UPDATE_TIME',
    cell: (row) => time(row.updateTime),
  },
]

/** What a person may do with a row, by its names at the API. */
export const verbsOf = ({ allowedActions }: {{Type}}) =>
  (['update', 'delete'] as const).filter((verb) => allowedActions.includes(verb))

export const actionsColumn = (handlers: Handlers): Column<{{Type}}> => ({
  id: 'actions',
  header: texts.actions,
  width: 160,
  pin: 'end',
  cell: (row) => (
    <RowActions>
      {(['view', ...verbsOf(row)] as const).map((verb) => (
        <RowAction key={verb} onClick={() => handlers[verb](row)}>
          {texts[verb]}
        </RowAction>
      ))}
    </RowActions>
  ),
})

/** What a phone shows of a row. */
export const card: CardParts = { facts: ['remark', 'updateTime'] }
