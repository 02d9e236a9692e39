import { useQuery } from '@apollo/client/react'
import { DrawerGate } from '../../../ui/overlay/DrawerGate'
import { PlanDialog } from '../plan'
import { PlannedSettlementDocument } from './instalment.generated'
import { texts } from './texts'

interface Props {
  settlementId: string
  onClose: () => void
  onChanged: () => void
}

/** The form of another plan of a settlement, once it is known what that comes to. */
export function EditPlan({ settlementId, onClose, onChanged }: Props) {
  const { data, error, refetch } = useQuery(PlannedSettlementDocument, { variables: { id: settlementId } })
  return (
    <DrawerGate
      title={texts.change}
      missing={texts.missing}
      found={data?.settlement}
      error={error}
      refetch={refetch}
      onClose={onClose}
    >
      {(settlement) => <PlanDialog settlement={settlement} onClose={onClose} onChanged={onChanged} />}
    </DrawerGate>
  )
}
