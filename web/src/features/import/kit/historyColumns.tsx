import type { CardParts } from '../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../ui/data-table/types'
import { formatDateTime } from '../../../ui/format/date'
import { Count } from '../../../ui/format/Numbers'
import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import { StatusMark } from './PageHead'
import { countFields, OUTCOMES } from './rows'
import type { Import } from './source'
import { texts } from './texts'

const { fields } = texts

const time = (id: 'createTime' | 'commitTime' | 'finishTime' | 'expireTime', hidden = false): Column<Import> => ({
  id,
  header: fields[id],
  width: id === 'finishTime' ? 184 : 156,
  hidden,
  cell: (task) => <span className="tf-number">{formatDateTime(task[id]) || '—'}</span>,
})

interface Handlers {
  urlOf: (id: string) => string
  /** Downloads the report of the rows. */
  onReport: (task: Import) => void
}

/** The columns of earlier imports. */
export const historyColumns = ({ urlOf, onReport }: Handlers): Column<Import>[] => [
  {
    id: 'fileName',
    header: fields.fileName,
    width: 190,
    pin: 'start',
    rowHeader: true,
    cell: (task) => <RowAction to={urlOf(task.id)}>{task.fileName}</RowAction>,
  },
  { id: 'status', header: fields.status, width: 92, cell: (task) => <StatusMark status={task.status} /> },
  time('createTime'),
  { id: 'createBy', header: fields.createBy, width: 92, cell: (task) => task.createBy },
  { id: 'total', header: fields.total, kind: 'count', width: 92, cell: (task) => <Count value={task.total} /> },
  ...OUTCOMES.map(
    (outcome): Column<Import> => ({
      id: countFields[outcome],
      header: texts.outcomes[outcome],
      kind: 'count',
      width: 72,
      cell: (task) => <Count value={task[countFields[outcome]]} />,
    }),
  ),
  {
    id: 'pendingCount',
    header: fields.pendingCount,
    kind: 'count',
    width: 140,
    cell: (task) => <Count value={task.pendingCount} />,
  },
  time('commitTime', true),
  time('finishTime', true),
  time('expireTime', true),
  {
    id: 'actions',
    header: fields.actions,
    width: 156,
    pin: 'end',
    cell: (task) => (
      <RowActions>
        <RowAction to={urlOf(task.id)}>{texts.view}</RowAction>
        <RowAction onClick={() => onReport(task)}>{texts.report}</RowAction>
      </RowActions>
    ),
  },
]

/** Parts of a row on a phone. */
export const card: CardParts = {
  state: 'status',
  facts: ['createTime', 'createBy', 'createCount', 'updateCount', 'refusedCount'],
  amount: 'total',
}
