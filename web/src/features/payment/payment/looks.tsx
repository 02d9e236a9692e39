import { Link } from 'react-router-dom'
import {
  paymentFields as fields,
  paymentLineViewFields,
  paymentSettlementViewFields,
} from '../../../gql/fields/payment.generated'
import { columnsOf } from '../../../kit/columns'
import { FactsOf } from '../../../kit/facts'
import { PagedPart } from '../../../kit/PagedPart'
import { PartTable } from '../../../kit/PartTable'
import { useOpenable } from '../../../shell/useOpenable'
import { formatMoney } from '../../../ui/format/decimal'
import { History } from '../../../ui/history/History'
import { Group } from '../../../ui/layout/Group'
import looks from '../../../ui/layout/looks.module.css'
import { approverOf } from '../../company/settings'
import { statementUrl } from '../../settlement/addresses'
import { Timeline } from '../../timeline/timeline'
import { PicturePreview, PictureRow } from '../../waybill/picture'
import { PaymentInvoices } from '../invoice'
import css from '../payments.module.css'
import { PaymentLinesDocument, type PaymentLinesQuery, type PaymentPartFragment } from './payment.generated'
import { accountOf, type Detail, settlementCount } from './rows'
import { texts } from './texts'

type Line = NonNullable<PaymentLinesQuery['payment']>['lines']['records'][number]

/** File of this system, or an address with the ending of a picture. */
const PICTURE = /\/files\/[0-9a-f-]{36}\?token=|\.(jpe?g|png|webp|gif)([?#]|$)/i

/** Proofs of a payment: pictures, which open large, and links to other files. */
function Attachments({ field }: { field: string | null }) {
  const urls = field?.split(',').filter(Boolean) ?? []
  const pictures = urls.filter((url) => PICTURE.test(url))
  const links = urls.filter((url) => !PICTURE.test(url))
  const { label } = fields.attachments
  return (
    <Group title={label}>
      {urls.length === 0 && <p className={looks.hint}>{texts.noAttachments}</p>}
      {pictures.length > 0 && (
        <PicturePreview>
          <PictureRow name={label} field={pictures.join()} />
        </PicturePreview>
      )}
      {links.map((url, at) => (
        <a key={url} className={css.link} href={url} target="_blank" rel="noreferrer">
          {texts.attachment(at + 1)}
        </a>
      ))}
    </Group>
  )
}

/** Number of a settlement, linked to its statement for people who may see it, and the instalment that is paid. */
function SettleNo({ part: { settlementId, settleNo, sequence } }: { part: PaymentPartFragment }) {
  const openable = useOpenable()
  const url = statementUrl([settlementId])
  return (
    <>
      {openable(url) ? <Link to={url}>{settleNo}</Link> : settleNo}
      {sequence !== null && <small> {texts.instalment(sequence)}</small>}
    </>
  )
}

const partColumns = columnsOf<PaymentPartFragment>()(paymentSettlementViewFields, {
  settleNo: { width: 124, rowHeader: true, cell: (part) => <SettleNo part={part} /> },
  projectName: 180,
  settleAmt: 100,
  amt: { width: 100, cell: ({ amt }) => <b>{formatMoney(amt)}</b> },
})

const lineColumns = columnsOf<Line>()(paymentLineViewFields, {
  no: { width: 124, rowHeader: true },
  settleNo: 124,
  truckCode: 90,
  goDatetime: { width: 134, hidden: true },
  due: 100,
  amt: {
    width: 100,
    cell: ({ amt, due }) => (
      <>
        {amt !== due && <small className={css.part}>{texts.inPart}</small>} <b>{formatMoney(amt)}</b>
      </>
    ),
  },
})
const linesOfOne = lineColumns.filter(({ id }) => id !== 'settleNo')

/** Amounts of a payment by waybill, page by page; a partly paid waybill is marked. */
function Lines({ row }: { row: Detail }) {
  const columns = settlementCount(row) > 1 ? lineColumns : linesOfOne
  return (
    <Group title={texts.linesGroup}>
      <p className={looks.hint}>{texts.linesNote}</p>
      <PagedPart
        key={`${row.id} ${row.version}`}
        document={PaymentLinesDocument}
        variables={{ id: row.id }}
        pick={(data) => data.payment?.lines}
      >
        {({ records }) => (
          <PartTable label={texts.linesGroup} columns={columns} rows={records} rowKey={({ waybillId }) => waybillId} />
        )}
      </PagedPart>
    </Group>
  )
}

const strong = (text: string) => <strong>{text}</strong>

/** Payee and account of a payment, and the payee's present account if it is another one. */
function PayeeFacts({ row }: { row: Detail }) {
  const { payee, status } = row
  const now = payee && accountOf(payee)
  const open = status !== 'PAID' && status !== 'RETURNED' && status !== 'REVERSED'
  // A draft has no account of its own yet.
  const note = row.accountNote ?? (open ? payee?.accountNote : null)
  const contract = payee ? (payee.status ? texts.signed : texts.unsigned) : texts.noPayee
  return (
    <FactsOf
      title={texts.payeeGroup}
      fields={fields}
      of={row}
      facts={[
        'payeeName',
        'carrierName',
        'bindingBankNo',
        'bindingBankName',
        note && [fields.accountNote.label, strong(note), true],
        [texts.contract, contract],
        open && now !== accountOf(row) && now && [texts.accountNow, strong(now), true],
      ]}
    />
  )
}

/** Detail of one payment: payee, settlements, waybills, and history. */
export function PaymentDetail({ row }: { row: Detail }) {
  return (
    <>
      <PayeeFacts row={row} />
      <FactsOf
        title={texts.payGroup}
        fields={fields}
        of={row}
        facts={['paymentDate', 'tradeNo', 'remark', row.reason && 'reason']}
      />
      <Attachments field={row.attachments} />
      <Group title={texts.settlementGroup}>
        <PartTable
          label={texts.settlementGroup}
          columns={partColumns}
          rows={row.settlements}
          rowKey={({ settlementId, planItemId }) => `${settlementId} ${planItemId}`}
        />
      </Group>
      <PaymentInvoices id={row.id} />
      <Lines row={row} />
      <FactsOf
        title={texts.process}
        fields={fields}
        of={row}
        known
        facts={[
          'createBy',
          'createTime',
          'submitTime',
          [fields.auditBy.label, approverOf(row.auditBy, row)],
          'auditTime',
          'payBy',
          'payTime',
          'undoBy',
          'undoTime',
        ]}
      />
      <Timeline type="PAYMENT" id={row.id} />
      <History changes={row.history} />
    </>
  )
}
