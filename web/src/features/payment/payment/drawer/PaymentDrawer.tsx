import { useQuery } from '@apollo/client/react'
import { formatCount, formatMoney } from '../../../../ui/format/decimal'
import { History } from '../../../../ui/history/History'
import { Facts } from '../../../../ui/layout/Group'
import { RecordHead } from '../../../../ui/layout/RecordHead'
import { DrawerGate } from '../../../../ui/overlay/DrawerGate'
import { SideDrawer } from '../../../../ui/overlay/SideDrawer'
import { PaymentInvoices } from '../../invoice'
import { PaymentBadge } from '../badge'
import { texts } from '../texts'
import { PaymentButtons } from '../verbs/PaymentActions'
import { Attachments } from './Attachments'
import { PaymentDocument } from './drawer.generated'
import { type Detail, payeeFacts, payFacts, processFacts } from './facts'
import { PaymentLines } from './PaymentLines'
import { PaymentParts } from './PaymentParts'

interface Props {
  id: string
  onPrevious?: (() => void) | null
  onNext?: (() => void) | null
  onClose: () => void
}

/** One that is paid by two of its instalments is one. */
const settlementCount = ({ settlements }: Detail): number =>
  new Set(settlements.map(({ settlementId }) => settlementId)).size

function aboutOf(payment: Detail): string[] {
  const { payeeName, waybillCnt, settleNos } = payment
  const count = settlementCount(payment)
  return [payeeName, texts.trips(formatCount(waybillCnt)), count > 1 ? texts.sheets(formatCount(count)) : settleNos]
}

/** One payment: to whom, of which settlements, which waybills get it, and what can be done. */
export function PaymentDrawer({ id, onPrevious, onNext, onClose }: Props) {
  const { data, error, refetch } = useQuery(PaymentDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  return (
    <DrawerGate
      title={texts.drawer}
      missing={texts.missing}
      found={data?.payment}
      error={error}
      refetch={refetch}
      onClose={onClose}
    >
      {(payment) => (
        <SideDrawer
          open
          width="760px"
          title={texts.drawer}
          record={payment.paymentNo}
          onPrevious={onPrevious}
          onNext={onNext}
          onClose={onClose}
        >
          <RecordHead
            number={payment.paymentNo}
            state={<PaymentBadge status={payment.status} />}
            amount={texts.yuan(formatMoney(payment.amt))}
            about={aboutOf(payment).join(' · ')}
          >
            <PaymentButtons payment={payment} />
          </RecordHead>
          <Facts title={texts.payeeGroup} facts={payeeFacts(payment)} />
          <Facts title={texts.payGroup} facts={payFacts(payment)} />
          <Attachments field={payment.attachments} />
          <PaymentParts parts={payment.settlements} />
          <PaymentInvoices id={payment.id} />
          <PaymentLines
            key={`${payment.id} ${payment.version}`}
            id={payment.id}
            several={settlementCount(payment) > 1}
          />
          <Facts title={texts.process} facts={processFacts(payment)} />
          <History changes={payment.history} />
        </SideDrawer>
      )}
    </DrawerGate>
  )
}
