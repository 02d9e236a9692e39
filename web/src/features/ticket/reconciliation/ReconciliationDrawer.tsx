import { useQuery } from '@apollo/client/react'
import { useCallback } from 'react'
import { formatCount } from '../../../ui/format/decimal'
import { RecordHead } from '../../../ui/layout/RecordHead'
import { DrawerGate } from '../../../ui/overlay/DrawerGate'
import { SideDrawer } from '../../../ui/overlay/SideDrawer'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { WaybillDrawer } from '../../waybill/waybill'
import { ReconciliationBadge } from './columns'
import { RowTable } from './RowTable'
import { TicketReconciliationDocument } from './reconciliation.generated'
import { texts } from './texts'
import { Verbs } from './Verbs'

interface Props {
  id: string
  onClose: () => void
  onChanged: () => void
}

/** Reconciliation: its rows by verdict, and the decisions about differences. */
export function ReconciliationDrawer({ id, onClose, onChanged }: Props) {
  const { data, error, refetch } = useQuery(TicketReconciliationDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  const waybill = useDrawerParam('waybill')
  const opening = waybill.open
  const open = useCallback((waybillId: string) => opening(waybillId), [opening])
  return (
    <DrawerGate
      title={texts.drawer}
      missing={texts.missing}
      found={data?.ticketReconciliation}
      error={error}
      refetch={refetch}
      onClose={onClose}
    >
      {(found, again) => {
        const changed = () => {
          again()
          onChanged()
        }
        return (
          <>
            <SideDrawer open width="1280px" title={texts.drawer} record={found.reconcileNo} onClose={onClose}>
              <RecordHead
                number={found.reconcileNo}
                state={<ReconciliationBadge status={found.status} />}
                amount={found.unresolvedCount > 0 ? texts.left(formatCount(found.unresolvedCount)) : texts.allDone}
                about={texts.about(
                  found.garbageName,
                  texts.days(found.startDate, found.endDate),
                  found.toleranceMinutes,
                )}
              >
                <Verbs of={found} onChanged={changed} />
              </RecordHead>
              <p>{texts.counts(formatCount(found.siteCount), formatCount(found.ourCount))}</p>
              <RowTable key={found.matchedAt} of={found} onWaybill={open} onChanged={changed} />
            </SideDrawer>
            <WaybillDrawer id={waybill.value} onClose={waybill.close} />
          </>
        )
      }}
    </DrawerGate>
  )
}
