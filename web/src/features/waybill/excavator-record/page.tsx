import { useQuery } from '@apollo/client/react'
import { excavatorRecordFields as fields } from '../../../gql/fields/waybill.generated'
import { CodeBadge } from '../../../kit/cells'
import { columnsOf, hidden } from '../../../kit/columns'
import { recordKind } from '../../../kit/record/kind'
import { RecordListPage } from '../../../kit/record/RecordListPage'
import { formatMoney } from '../../../ui/format/decimal'
import { Count, Money, Price, Quantity } from '../../../ui/format/Numbers'
import { useInfoLink } from '../../../ui/list/useInfoLink'
import { commonTexts } from '../../../ui/texts'
import { Approver } from '../../company/settings'
import { ExcavatorChoicesDocument, ExcavatorRecordsDocument } from './excavator.generated'
import { AddRecord, EditRecord } from './form'
import { readInfo } from './info'
import { RecordDetail } from './looks'
import { DecideMany } from './many'
import { durationOf, EDIT, type ExcavatorRecord, excavatorRecord, spanOf } from './rows'
import { chips, search } from './search'
import { texts } from './texts'
import { verbs } from './verbs'

export const columns = columnsOf<ExcavatorRecord>()(fields, {
  machineCode: { width: 100, pin: 'start', rowHeader: true },
  staffName: 86,
  auditStatus: 90,
  projectName: 190,
  startDatetime: 136,
  endDatetime: { width: 136, sort: null },
  workTime: {
    header: texts.minutes,
    width: 110,
    sort: null,
    cell: ({ workTime }) => (
      <span data-tip={durationOf(workTime)}>
        <Count value={workTime} />
      </span>
    ),
  },
  amount: { width: 110, cell: ({ amount }) => <Money value={amount} /> },
  inType: 88,
  inShiftType: 60,
  ledgerType: 84,
  scheduleWork: {
    width: 92,
    cell: (row) => <Quantity value={row.scheduleWork} unit={row.unitWork ?? undefined} />,
  },
  unitWork: 96,
  address: 110,
  ledgerRemark: {
    width: 180,
    cell: (row) => <span data-tip={row.ledgerRemark ?? undefined}>{row.ledgerRemark}</span>,
  },
  shiftPrice: { ...hidden(110), cell: (row) => <Price value={row.shiftPrice} unit="SHIFT" /> },
  loadPrice: { ...hidden(110), cell: (row) => <Price value={row.loadPrice} unit="TRUCK" /> },
  createTime: hidden(136),
  submitBy: hidden(86),
  submitTime: hidden(136),
  auditBy: {
    ...hidden(86),
    cell: (row) => <Approver name={row.auditBy} of={row} ownTip={texts.auditedOwn} />,
  },
  fourEyesOff: hidden(150),
  auditTime: hidden(136),
})

const records = recordKind<ExcavatorRecord>()({
  texts,
  param: 'record',
  nameOf: ({ machineCode }) => machineCode,
  list: {
    id: 'excavator-records',
    document: ExcavatorRecordsDocument,
    pick: (data) => data.excavatorRecords,
    columns,
    card: {
      state: 'auditStatus',
      facts: ['projectName', 'staffName', 'startDatetime', 'endDatetime'],
      amount: 'workTime',
    },
    search,
    keeps: ['machineId', 'staffId', 'phase'],
    useChoices: () => useQuery(ExcavatorChoicesDocument).data,
    useWaiting: () => useInfoLink(readInfo, texts.linkUnreadable),
    beside: ['info'],
    sort: [{ field: 'START_DATETIME', direction: 'DESC' }],
    exported: 'EXCAVATOR_RECORDS',
    sums: [
      { ...fields.workTime, unit: '分钟', total: ({ workTime }) => workTime, of: ({ workTime }) => workTime },
      {
        ...fields.amount,
        unit: commonTexts.yuan,
        // In a list behind a chart only the phase's part of the cost counts.
        total: ({ amount, phaseCost }) => phaseCost ?? amount,
        of: ({ amount }) => amount,
      },
    ],
    selectionSums: ['workTime', 'amount'],
    Selected: DecideMany,
    chips,
  },
  one: excavatorRecord,
  head: (row) => ({
    state: <CodeBadge field={fields.auditStatus} value={row.auditStatus} />,
    amount: row.amount === null ? durationOf(row.workTime) : texts.yuan(formatMoney(row.amount)),
    about: [row.projectName, row.staffName, spanOf(row)],
  }),
  Detail: RecordDetail,
  verbs,
  emptyAlone: true,
  addPermission: EDIT,
  Add: AddRecord,
  Edit: EditRecord,
})

/** 挖机工时: submitted, pending and approved work of excavators, with reporting, correcting and reviewing. */
export default function ExcavatorPage() {
  return <RecordListPage kind={records} />
}
