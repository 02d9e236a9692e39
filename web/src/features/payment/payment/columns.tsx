import { Link } from 'react-router-dom'
import type { CardParts } from '../../../ui/data-table/cards/cardOf'
import type { Column } from '../../../ui/data-table/types'
import { formatMinute } from '../../../ui/format/date'
import { Count, Money } from '../../../ui/format/Numbers'
import { Approver, fourEyesOffColumn } from '../../company/settings'
import { PaymentBadge } from './badge'
import { paymentUrl } from './links'
import type { Payment } from './rows'
import { texts } from './texts'
import { PaymentActions } from './verbs/PaymentActions'

const { fields } = texts
const hidden = { hidden: true }
const tipped = (text: string | null) => text && <span data-tip={text}>{text}</span>
const moment = (value: string | null) => <span className="tf-number">{formatMinute(value)}</span>

/** A payment, field by field. */
export const columns: readonly Column<Payment>[] = [
  {
    id: 'paymentNo',
    header: fields.paymentNo,
    width: 124,
    pin: 'start',
    rowHeader: true,
    sort: 'PAYMENT_NO',
    // On the keyboard Enter in the row does the same.
    cell: (row) => (
      <Link to={paymentUrl(row.id)} tabIndex={-1}>
        {row.paymentNo}
      </Link>
    ),
  },
  {
    id: 'status',
    header: fields.status,
    width: 86,
    sort: 'STATUS',
    cell: (row) => <PaymentBadge status={row.status} />,
  },
  {
    id: 'payeeName',
    header: fields.payeeName,
    width: 78,
    sort: 'PAYEE_NAME',
    cell: (row) => tipped(row.payeeName),
  },
  {
    id: 'bindingBankNo',
    header: fields.bindingBankNo,
    width: 150,
    cell: (row) => (
      <span className="tf-number" data-tip={row.bindingBankName}>
        {row.bindingBankNo}
      </span>
    ),
  },
  {
    id: 'amt',
    header: fields.amt,
    width: 100,
    kind: 'money',
    sort: 'AMT',
    cell: (row) => <Money value={row.amt} />,
  },
  { id: 'settleNos', header: fields.settleNos, width: 118, cell: (row) => tipped(row.settleNos) },
  {
    id: 'waybillCnt',
    header: fields.waybillCnt,
    width: 62,
    kind: 'count',
    cell: (row) => <Count value={row.waybillCnt} />,
  },
  {
    id: 'paymentDate',
    header: fields.paymentDate,
    width: 92,
    sort: 'PAYMENT_DATE',
    cell: (row) => row.paymentDate && <span className="tf-number">{row.paymentDate}</span>,
  },
  { id: 'createBy', header: fields.createBy, width: 66, cell: (row) => row.createBy },
  {
    id: 'auditBy',
    header: fields.auditBy,
    width: 66,
    cell: (row) => <Approver name={row.auditBy} of={row} ownTip={texts.auditedOwn} />,
  },
  fourEyesOffColumn,
  { id: 'payBy', header: fields.payBy, width: 66, cell: (row) => row.payBy },
  {
    id: 'createTime',
    header: fields.createTime,
    width: 134,
    sort: 'CREATE_TIME',
    ...hidden,
    cell: (row) => moment(row.createTime),
  },
  { id: 'carrierName', header: fields.carrierName, width: 120, ...hidden, cell: (row) => tipped(row.carrierName) },
  {
    id: 'bindingBankName',
    header: fields.bindingBankName,
    width: 180,
    ...hidden,
    cell: (row) => tipped(row.bindingBankName),
  },
  { id: 'accountNote', header: fields.accountNote, width: 180, ...hidden, cell: (row) => tipped(row.accountNote) },
  { id: 'tradeNo', header: fields.tradeNo, width: 160, ...hidden, cell: (row) => tipped(row.tradeNo) },
  { id: 'submitTime', header: fields.submitTime, width: 134, ...hidden, cell: (row) => moment(row.submitTime) },
  { id: 'auditTime', header: fields.auditTime, width: 134, ...hidden, cell: (row) => moment(row.auditTime) },
  { id: 'payTime', header: fields.payTime, width: 134, ...hidden, cell: (row) => moment(row.payTime) },
  { id: 'undoBy', header: fields.undoBy, width: 110, ...hidden, cell: (row) => row.undoBy },
  { id: 'undoTime', header: fields.undoTime, width: 134, ...hidden, cell: (row) => moment(row.undoTime) },
  { id: 'reason', header: fields.reason, width: 180, ...hidden, cell: (row) => tipped(row.reason) },
  { id: 'remark', header: fields.remark, width: 180, ...hidden, cell: (row) => tipped(row.remark) },
  {
    id: 'actions',
    header: texts.actions,
    width: 148,
    pin: 'end',
    cell: (row) => <PaymentActions payment={row} />,
  },
]

/** What a phone shows of a row. */
export const card: CardParts = { state: 'status', facts: ['payeeName', 'settleNos'], amount: 'amt' }
