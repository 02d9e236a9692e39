import { Link } from 'react-router-dom'
import type { CardParts } from '../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../ui/data-table/types'
import { formatMinute } from '../../../ui/format/date'
import { Count, Money, Price, Quantity } from '../../../ui/format/Numbers'
import { Approver, fourEyesOffColumn } from '../../company/settings'
import { RecordBadge } from './badge'
import { recordUrl } from './links'
import { durationOf, type ExcavatorRecord } from './rows'
import { texts } from './texts'
import { ExcavatorActions } from './verbs/ExcavatorActions'

const { fields } = texts
const hidden = { hidden: true }

const text = (id: 'staffName' | 'projectName' | 'address', width: number): Column<ExcavatorRecord> => ({
  id,
  header: fields[id],
  width,
  cell: (row) => row[id],
})
const time = (
  id: 'startDatetime' | 'endDatetime' | 'createTime' | 'submitTime' | 'auditTime',
): Column<ExcavatorRecord> => ({
  id,
  header: fields[id],
  width: 136,
  cell: (row) => <span className="tf-number">{formatMinute(row[id])}</span>,
})

function Duration({ minutes }: { minutes: number }) {
  return (
    <span data-tip={durationOf(minutes)}>
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
    // On the keyboard Enter in the row does the same.
    cell: (row) => (
      <Link to={recordUrl(row.id)} tabIndex={-1}>
        {row.machineCode}
      </Link>
    ),
  },
  text('staffName', 86),
  {
    id: 'auditStatus',
    header: fields.auditStatus,
    width: 90,
    cell: (row) => <RecordBadge status={row.auditStatus} />,
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
  {
    id: 'amount',
    header: fields.amount,
    width: 110,
    kind: 'money',
    sum: (row) => row.amount,
    cell: (row) => <Money value={row.amount} />,
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
  {
    id: 'shiftPrice',
    header: fields.shiftPrice,
    width: 110,
    kind: 'money',
    ...hidden,
    cell: (row) => <Price value={row.shiftPrice} unit="SHIFT" />,
  },
  {
    id: 'loadPrice',
    header: fields.loadPrice,
    width: 110,
    kind: 'money',
    ...hidden,
    cell: (row) => <Price value={row.loadPrice} unit="TRUCK" />,
  },
  { ...time('createTime'), ...hidden },
  { id: 'submitBy', header: fields.submitBy, width: 86, ...hidden, cell: (row) => row.submitBy },
  { ...time('submitTime'), ...hidden },
  {
    id: 'auditBy',
    header: fields.auditBy,
    width: 86,
    ...hidden,
    cell: (row) => <Approver name={row.auditBy} of={row} ownTip={texts.auditedOwn} />,
  },
  fourEyesOffColumn,
  { ...time('auditTime'), ...hidden },
  {
    id: 'actions',
    header: texts.actions,
    width: 148,
    pin: 'end',
    cell: (row) => <ExcavatorActions record={row} />,
  },
]

/** What a phone shows of a row. */
export const card: CardParts = {
  state: 'auditStatus',
  facts: ['projectName', 'staffName', 'startDatetime', 'endDatetime'],
  amount: 'workTime',
}
