import type { CardParts } from '../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../ui/data-table/types'
import { formatDateTime } from '../../../ui/format/date'
import { Price } from '../../../ui/format/Numbers'
import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import { Approver, fourEyesOffColumn } from '../../company/settings'
import { PriceStatusBadge } from '../../price/direct-pay-price'
import { reasonAgainst, type Task, type Verb, verbsOf } from './rows'
import { texts } from './texts'

const { fields } = texts
const time = (value: string | null) => <span className="tf-number">{formatDateTime(value)}</span>
const tipped = (text: string | null) => text && <span data-tip={text}>{text}</span>

export const columns: readonly Column<Task>[] = [
  {
    id: 'projectName',
    header: fields.projectName,
    width: 200,
    pin: 'start',
    rowHeader: true,
    cell: (row) => tipped(row.projectName),
  },
  { id: 'status', header: fields.status, width: 96, cell: (row) => <PriceStatusBadge status={row.status} /> },
  {
    id: 'captainAndDrivers',
    header: fields.captainAndDrivers,
    width: 260,
    cell: (row) => tipped(row.captainAndDriversText),
  },
  { id: 'tpMode', header: fields.tpMode, width: 90, cell: (row) => row.tpMode && texts.modes[row.tpMode] },
  { id: 'soilType', header: fields.soilType, width: 90, cell: (row) => row.soilType },
  { id: 'garbageName', header: fields.garbageName, width: 140, cell: (row) => row.garbageName },
  {
    id: 'directPayPrice',
    header: fields.directPayPrice,
    width: 110,
    kind: 'money',
    cell: (row) => <Price value={row.directPayPrice} unit={row.weightType ?? 'ANY'} />,
  },
  {
    id: 'weightType',
    header: fields.weightType,
    width: 90,
    hidden: true,
    cell: (row) => row.weightType && texts.units[row.weightType],
  },
  { id: 'remark', header: fields.remark, width: 160, cell: (row) => tipped(row.remark) },
  { id: 'applyName', header: fields.applyName, width: 90, cell: (row) => row.applyName },
  {
    id: 'applyDatetime',
    header: fields.applyDatetime,
    width: 160,
    sort: 'APPLY_DATETIME',
    cell: (row) => time(row.applyDatetime),
  },
  {
    id: 'auditName',
    header: fields.auditName,
    width: 110,
    cell: (row) => <Approver name={row.auditName} of={row} ownTip={texts.auditedOwn} />,
  },
  fourEyesOffColumn,
  { id: 'auditDatetime', header: fields.auditDatetime, width: 160, cell: (row) => time(row.auditDatetime) },
  { id: 'invalidName', header: fields.invalidName, width: 100, hidden: true, cell: (row) => row.invalidName },
  {
    id: 'invalidDatetime',
    header: fields.invalidDatetime,
    width: 160,
    hidden: true,
    cell: (row) => time(row.invalidDatetime),
  },
  { id: 'reason', header: fields.reason, width: 160, cell: (row) => tipped(row.reason) },
]

export type Handlers = Record<Verb, (task: Task) => void>

const labels: Record<Verb, string> = {
  edit: texts.edit,
  audit: texts.audit,
  delete: texts.remove,
  invalidate: texts.invalidate,
  view: texts.view,
}

/** What can be done with an application, by its state. */
export const actionsColumn = (handlers: Handlers): Column<Task> => ({
  id: 'actions',
  header: texts.actions,
  width: 150,
  pin: 'end',
  cell: (task) => (
    <RowActions>
      {verbsOf(task).map((verb) => (
        <RowAction key={verb} disabledReason={reasonAgainst(verb, task)} onClick={() => handlers[verb](task)}>
          {labels[verb]}
        </RowAction>
      ))}
    </RowActions>
  ),
})

/** What a phone shows of a row. */
export const card: CardParts = {
  state: 'status',
  facts: ['captainAndDrivers', 'tpMode', 'soilType', 'garbageName', 'applyDatetime'],
  amount: 'directPayPrice',
}
