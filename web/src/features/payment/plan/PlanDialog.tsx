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

/** Form of a settlement's plan, once the present plan and pledges are loaded. */
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
