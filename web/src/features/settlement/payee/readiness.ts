import { texts } from './texts'
import type { Payee } from './usePayeeSearch'

/** Why a payee cannot be paid yet; null when all is there (000 §5, 001 §5). */
export function whyNotReady({ bindingBankNo, bindingBankName, contractState, contractTo }: Payee): string | null {
  const reasons = [
    !bindingBankNo && texts.noBankNo,
    !bindingBankName && texts.noBankName,
    contractState === 'UNSIGNED' && texts.noContract,
    contractState === 'EXPIRED' && texts.contractEnded(contractTo ?? ''),
  ].filter(Boolean)
  return reasons.length ? texts.notReady(reasons.join('、')) : null
}
