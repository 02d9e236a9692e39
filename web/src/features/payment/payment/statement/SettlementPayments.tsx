import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { toRequestError } from '../../../../apollo/errors'
import { instalmentFields, paymentFields, paymentSettlementViewFields } from '../../../../gql/fields/payment.generated'
import { columnsOf } from '../../../../kit/columns'
import { PartTable } from '../../../../kit/PartTable'
import { useOpenable } from '../../../../shell/useOpenable'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { formatMoney, isZero, type Money, sumFigures } from '../../../../ui/format/decimal'
import looks from '../../../../ui/layout/looks.module.css'
import { usePermission } from '../../../../ui/permission/permission'
import css from '../../payments.module.css'
import { newPaymentUrl, paymentUrl } from '../links'
import { ADD } from '../pay'
import { texts } from '../texts'
import {
  SettlementInstalmentsDocument,
  type SettlementInstalmentsQuery,
  SettlementPaymentsDocument,
  type SettlementPaymentsQuery,
} from './statement.generated'

type Payment = NonNullable<SettlementPaymentsQuery['settlement']>['payments'][number]
type Instalment = SettlementInstalmentsQuery['instalments']['records'][number]

function PaymentNo({ payment: { id, paymentNo } }: { payment: Payment }) {
  const openable = useOpenable()
  const url = paymentUrl(id)
  return openable(url) ? <Link to={url}>{paymentNo}</Link> : paymentNo
}

/** Amount of a settlement in a payment. */
const paidOf = ({ settlements }: Payment, id: string): Money =>
  sumFigures(
    'money',
    settlements.filter(({ settlementId }) => settlementId === id).map(({ amt }) => amt),
  )

const columnsFor = (settlementId: string) =>
  columnsOf<Payment>()(paymentFields, {
    paymentNo: { width: 124, rowHeader: true, cell: (payment) => <PaymentNo payment={payment} /> },
    status: 86,
    payeeName: 100,
    paymentDate: { width: 92, cell: ({ paymentDate }) => paymentDate ?? '—' },
    amt: {
      header: paymentSettlementViewFields.amt.label,
      width: 100,
      cell: (payment) => formatMoney(paidOf(payment, settlementId)),
    },
  })

const instalmentColumns = columnsOf<Instalment>()(instalmentFields, {
  sequence: { width: 60, kind: 'text' },
  dueDate: 92,
  payeeName: { width: 100, rowHeader: true },
  amount: 100,
  leftAmt: 100,
})

const payColumns = (settleNo: string) => [
  ...instalmentColumns,
  {
    id: 'pay',
    header: texts.action,
    cell: ({ id, sequence, payeeName, leftAmt }: Instalment) =>
      !isZero(leftAmt) && (
        <Link to={newPaymentUrl([settleNo], id)} aria-label={texts.payInstalment(sequence, payeeName)}>
          {texts.pay}
        </Link>
      ),
  },
]

/** Plan of a settlement, instalment by instalment; open amounts link to a payment. */
function Instalments({ settlementId, settleNo }: { settlementId: string; settleNo: string }) {
  const can = usePermission()
  const { data, error, refetch } = useQuery(SettlementInstalmentsDocument, {
    variables: { settlementId },
    fetchPolicy: 'cache-and-network',
  })
  if (error)
    // A failed retry is reported as `error`.
    return <ErrorPanel inline error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
  const instalments = data?.instalments.records ?? []
  if (instalments.length === 0) return null
  return (
    <PartTable
      label={texts.instalments}
      caption={texts.instalments}
      columns={can(ADD) ? payColumns(settleNo) : instalmentColumns}
      rows={instalments}
      rowKey={({ id }) => id}
    />
  )
}

/** Paid and open amounts of a settlement with its instalments, for members who may see payments. */
export default function SettlementPayments({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(SettlementPaymentsDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  const settlement = data?.settlement
  if (error && !settlement)
    // A failed retry is reported as `error`.
    return <ErrorPanel inline error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
  if (!settlement || settlement.status === 'PENDING') return null
  const { payments, status, leftAmt: left } = settlement
  if (payments.length === 0 && status !== 'APPROVED') return null
  return (
    <section className={css.payments} aria-label={texts.payments}>
      <h3>
        {texts.payments}
        {left !== null && (
          <span>
            {texts.statementLeft} <b className="tf-number">{texts.yuan(formatMoney(left))}</b>
          </span>
        )}
      </h3>
      {payments.length === 0 ? (
        <p className={looks.faint}>{texts.noPayments}</p>
      ) : (
        <PartTable label={texts.title} columns={columnsFor(id)} rows={payments} rowKey={(payment) => payment.id} />
      )}
      {status === 'APPROVED' && <Instalments settlementId={id} settleNo={settlement.settleNo} />}
    </section>
  )
}
