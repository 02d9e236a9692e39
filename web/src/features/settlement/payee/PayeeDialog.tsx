import { useQuery } from '@apollo/client/react'
import { toRequestError } from '../../../apollo/errors'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { PayeeForm } from './PayeeForm'
import { PayeeGroupsDocument } from './payee.generated'
import { texts } from './texts'

/** The settlements, or the waybills that are in none yet, to be paid to somebody. */
export interface PaidFor {
  settlementIds?: readonly string[]
  waybillIds?: readonly string[]
}

interface Props {
  /** Null keeps the dialog closed. */
  of: PaidFor | null
  /** `changed` tells whether any waybill has got its payee. */
  onClose: (changed: boolean) => void
}

function Groups({ of: { settlementIds = [], waybillIds = [] }, onClose }: { of: PaidFor; onClose: Props['onClose'] }) {
  const variables = { settlementIds: [...settlementIds], waybillIds: [...waybillIds] }
  const { data, error, refetch } = useQuery(PayeeGroupsDocument, { variables, fetchPolicy: 'no-cache' })
  const groups = data?.payeeGroups
  const instead = error ? (
    <ErrorPanel error={toRequestError(error)} onRetry={() => void refetch()} />
  ) : (
    <p role="status">{groups ? texts.nobody : texts.loading}</p>
  )
  return <PayeeForm groups={groups ?? []} instead={instead} onClose={onClose} />
}

/** Who is paid for settlements or waybills (000 §5), giver by giver: a payee with a signed contract, a bank number and a bank name. */
export function PayeeDialog({ of, onClose }: Props) {
  return of && <Groups of={of} onClose={onClose} />
}
