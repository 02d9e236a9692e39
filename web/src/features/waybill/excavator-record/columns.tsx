import { stateTones } from '../../../gql/stateTones'
import type { CardParts } from '../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../ui/data-table/types'
import { formatMinute } from '../../../ui/format/date'
import { Count, Quantity } from '../../../ui/format/Numbers'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import type { ExcavatorRecord } from './rows'
import { texts } from './texts'

const { fields } = texts
const HOUR = 60

const text = (id: 'staffName' | 'projectName' | 'address', width: number): Column<ExcavatorRecord> => ({
  id,
  header: fields[id],
  width,
  cell: (row) => row[id],
})
const time = (id: 'startDatetime' | 'endDatetime' | 'createTime'): Column<ExcavatorRecord> => ({
  id,
  header: fields[id],
  width: 136,
  cell: (row) => <span className="tf-number">{formatMinute(row[id])}</span>,
})

function Duration({ minutes }: { minutes: number }) {
  return (
    <span data-tip={texts.duration(Math.floor(minutes / HOUR), minutes % HOUR)}>
      <Count value={minutes} />
    </span>
  )
}

/** Every field of a record (001 §3), the latest first. */
export const columns: readonly Column<ExcavatorRecord>[] = [
  {
    id: 'machineCode',
    header: fields.machineCode,
    width: 100,
    pin: 'start',
    rowHeader: true,
    cell: (row) => row.machineCode,
  },
  text('staffName', 86),
  {
    id: 'auditStatus',
    header: fields.auditStatus,
    width: 90,
    cell: (row) => (
      <StatusBadge tone={stateTones.RecordAuditStatus[row.auditStatus]}>{texts.statuses[row.auditStatus]}</StatusBadge>
    ),
  },
  text('projectName', 190),
  { ...time('startDatetime'), sort: 'START_DATETIME' },
  time('endDatetime'),
  {
    id: 'workTime',
    header: fields.workTime,
    width: 110,
    kind: 'count',
    unit: '分钟',
    sum: (row) => row.workTime,
    cell: (row) => <Duration minutes={row.workTime} />,
  },
  { id: 'inType', header: fields.inType, width: 88, cell: (row) => texts.inTypes[row.inType] },
  { id: 'inShiftType', header: fields.inShiftType, width: 60, cell: (row) => texts.shifts[row.inShiftType] },
  { id: 'ledgerType', header: fields.ledgerType, width: 84, cell: (row) => texts.ledgerTypes[row.ledgerType] },
  {
    id: 'scheduleWork',
    header: fields.scheduleWork,
    width: 92,
    kind: 'quantity',
    cell: (row) => <Quantity value={row.scheduleWork} unit={row.unitWork ?? undefined} />,
  },
  { id: 'unitWork', header: fields.unitWork, width: 96, cell: (row) => row.unitWork && texts.units[row.unitWork] },
  text('address', 110),
  {
    id: 'ledgerRemark',
    header: fields.ledgerRemark,
    width: 180,
    cell: (row) => <span data-tip={row.ledgerRemark ?? undefined}>{row.ledgerRemark}</span>,
  },
  { ...time('createTime'), hidden: true },
]

/** What a phone shows of a row. */
export const card: CardParts = {
  state: 'auditStatus',
  facts: ['projectName', 'staffName', 'startDatetime', 'endDatetime'],
  amount: 'workTime',
}
