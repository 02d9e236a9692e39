import type { CardParts } from '../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../ui/data-table/types'
import { formatDateTime } from '../../../ui/format/date'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import { AnomalyStateBadge } from './badges'
import { type Anomaly, EDIT, reasonAgainst } from './rows'
import { texts } from './texts'

export interface Handlers {
  open: (anomaly: Anomaly) => void
  waybill: (id: string) => void
  confirm: (anomaly: Anomaly) => void
  clear: (anomaly: Anomaly) => void
  reopen: (anomaly: Anomaly) => void
}

const { fields } = texts

function Actions({ anomaly, handlers }: { anomaly: Anomaly; handlers: Handlers }) {
  const done = anomaly.state === 'CLEARED' || anomaly.state === 'CONFIRMED'
  const verbs = done ? (['clear', 'reopen'] as const) : (['confirm', 'clear'] as const)
  return (
    <RowActions>
      {verbs.map((verb) => (
        <RowAction
          key={verb}
          permission={EDIT}
          disabledReason={reasonAgainst(verb, anomaly)}
          onClick={() => handlers[verb](anomaly)}
        >
          {texts[verb]}
        </RowAction>
      ))}
    </RowActions>
  )
}

const text = (
  id: 'truckCode' | 'projectName' | 'garbageName' | 'captainName' | 'driverName',
  width: number,
  hidden = false,
) => ({ id, header: fields[id], width, hidden, cell: (row) => row[id] }) satisfies Column<Anomaly>

export const anomalyColumns = (handlers: Handlers): Column<Anomaly>[] => [
  {
    id: 'no',
    header: fields.no,
    width: 170,
    pin: 'start',
    rowHeader: true,
    cell: (row) => <RowAction onClick={() => handlers.waybill(row.waybillId)}>{row.no}</RowAction>,
  },
  {
    id: 'rule',
    header: fields.rule,
    width: 126,
    cell: (row) => <StatusBadge tone={row.blocking ? 'bad' : 'warning'}>{texts.rules[row.rule]}</StatusBadge>,
  },
  {
    id: 'evidence',
    header: fields.evidence,
    width: 420,
    cell: (row) => <span data-tip={row.evidence}>{row.evidence}</span>,
  },
  { id: 'state', header: fields.state, width: 96, cell: (row) => <AnomalyStateBadge state={row.state} /> },
  {
    id: 'goDatetime',
    header: fields.goDatetime,
    width: 150,
    sort: 'GO_DATETIME',
    cell: (row) => <span className="tf-number">{formatDateTime(row.goDatetime)}</span>,
  },
  text('truckCode', 104),
  text('projectName', 190),
  text('garbageName', 150),
  text('captainName', 90),
  text('driverName', 90, true),
  {
    id: 'others',
    header: fields.others,
    width: 170,
    hidden: true,
    cell: (row) =>
      row.others.map(({ id, no }) => (
        <RowAction key={id} onClick={() => handlers.waybill(id)}>
          {no}
        </RowAction>
      )),
  },
  {
    id: 'blocking',
    header: fields.blocking,
    width: 90,
    hidden: true,
    cell: (row) => (row.blocking ? texts.yes : texts.no),
  },
  { id: 'reason', header: fields.reason, width: 140, hidden: true, cell: (row) => row.reason },
  { id: 'handledBy', header: fields.handledBy, width: 100, hidden: true, cell: (row) => row.handledBy },
  {
    id: 'createTime',
    header: fields.createTime,
    width: 150,
    hidden: true,
    cell: (row) => <span className="tf-number">{formatDateTime(row.createTime)}</span>,
  },
  {
    id: 'actions',
    header: fields.actions,
    width: 150,
    pin: 'end',
    cell: (row) => <Actions anomaly={row} handlers={handlers} />,
  },
]

/** What a phone shows of a row. */
export const card: CardParts = { state: 'state', facts: ['rule', 'evidence', 'truckCode', 'goDatetime'] }
