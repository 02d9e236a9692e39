import { useQuery } from '@apollo/client/react'
import { toRequestError } from '../../../apollo/errors'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { PayeeForm } from './PayeeForm'
import { PayeeGroupsDocument } from './payee.generated'
import { texts } from './texts'

/** Settlements, or waybills without one, that get a payee. */
export interface PaidFor {
  settlementIds?: readonly string[]
  waybillIds?: readonly string[]
}

interface Props {
  /** Settlements or waybills; null keeps the dialog closed. */
  of: PaidFor | null
  /** Closes; `changed` tells whether a payee was saved. */
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

/** Payees of settlements or waybills, giver by giver: a payee with a signed contract, a bank number and a bank name. */
export function PayeeDialog({ of, onClose }: Props) {
  return of && <Groups of={of} onClose={onClose} />
}
