import { stateTones } from '../../../gql/stateTones'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { texts } from './texts'
import type { Payee } from './usePayeeSearch'

/** Whether a payee is under contract, and the day on which the contract ends. */
export function ContractBadge({
  contract: { contractState, contractTo },
}: {
  contract: Pick<Payee, 'contractState' | 'contractTo'>
}) {
  const state = texts.contracts[contractState]
  return (
    <StatusBadge tone={stateTones.PayeeContractState[contractState]}>
      {contractState === 'UNSIGNED' || !contractTo ? state : texts.until(state, contractTo)}
    </StatusBadge>
  )
}
