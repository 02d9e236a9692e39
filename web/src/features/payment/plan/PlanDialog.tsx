import { useQuery } from '@apollo/client/react'
import type { Money } from '../../../ui/format/decimal'
import { DrawerGate } from '../../../ui/overlay/DrawerGate'
import { PlanForm } from './PlanForm'
import { PaymentPlanOfDocument } from './plan.generated'
import { texts } from './texts'

interface Props {
  settlement: { id: string; settleNo: string; settleAmt: Money }
  onClose: () => void
  onChanged: () => void
}

/** The form of a plan of a settlement, once it is known which one there is and what payments have. */
export default function PlanDialog({ settlement, onClose, onChanged }: Props) {
  const { data, error, refetch } = useQuery(PaymentPlanOfDocument, {
    variables: { settlementId: settlement.id },
    fetchPolicy: 'no-cache',
  })
  return (
    <DrawerGate
      title={texts.title}
      missing={texts.missing}
      found={data?.settlement}
      error={error}
      refetch={refetch}
      onClose={onClose}
    >
      {({ pledgedAmt }) => (
        <PlanForm
          settlement={settlement}
          pledgedAmt={pledgedAmt ?? NOTHING}
          now={data?.paymentPlan ?? null}
          onClose={onClose}
          onChanged={onChanged}
        />
      )}
    </DrawerGate>
  )
}

const NOTHING = '0.00' as Money
