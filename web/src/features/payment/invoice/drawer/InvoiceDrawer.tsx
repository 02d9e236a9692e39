import { useQuery } from '@apollo/client/react'
import { formatCount, formatMoney } from '../../../../ui/format/decimal'
import { Facts, Group } from '../../../../ui/layout/Group'
import { RecordHead } from '../../../../ui/layout/RecordHead'
import { DrawerGate } from '../../../../ui/overlay/DrawerGate'
import { SideDrawer } from '../../../../ui/overlay/SideDrawer'
import { InvoiceBadge } from '../badge'
import { texts } from '../texts'
import { InvoiceButtons } from '../verbs/InvoiceActions'
import { InvoiceDocument } from './drawer.generated'
import { amountFacts, numberFacts, processFacts, usedFacts } from './facts'
import { InvoiceSettlements } from './InvoiceSettlements'
import { InvoiceWaybills } from './InvoiceWaybills'

interface Props {
  id: string
  onPrevious?: (() => void) | null
  onNext?: (() => void) | null
  onClose: () => void
}

/** One invoice: what it says, what of it is used, which waybills it claims, and what can be done. */
export function InvoiceDrawer({ id, onPrevious, onNext, onClose }: Props) {
  const { data, error, refetch } = useQuery(InvoiceDocument, { variables: { id }, fetchPolicy: 'cache-and-network' })
  return (
    <DrawerGate
      title={texts.drawer}
      missing={texts.missing}
      found={data?.invoice}
      error={error}
      refetch={refetch}
      onClose={onClose}
    >
      {(invoice) => (
        <SideDrawer
          open
          width="760px"
          title={texts.drawer}
          record={invoice.invoiceSn}
          onPrevious={onPrevious}
          onNext={onNext}
          onClose={onClose}
        >
          <RecordHead
            number={invoice.invoiceSn}
            state={<InvoiceBadge invoice={invoice} />}
            amount={texts.yuan(formatMoney(invoice.sumPrice))}
            about={[invoice.payeeName, texts.trips(formatCount(invoice.waybillCnt))].join(' · ')}
          >
            <InvoiceButtons invoice={invoice} />
          </RecordHead>
          <Facts title={texts.numberGroup} facts={numberFacts(invoice)} />
          <Facts title={texts.amountGroup} facts={amountFacts(invoice)} />
          <Facts title={texts.usedGroup} facts={usedFacts(invoice)} />
          <InvoiceSettlements settlements={invoice.settlements} />
          {!invoice.red && (
            <Group title={texts.waybillGroup}>
              <InvoiceWaybills key={`${invoice.id} ${invoice.version}`} id={invoice.id} />
            </Group>
          )}
          <Facts title={texts.process} facts={processFacts(invoice)} />
        </SideDrawer>
      )}
    </DrawerGate>
  )
}
