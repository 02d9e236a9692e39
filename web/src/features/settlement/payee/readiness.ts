import { texts } from './texts'
import type { Payee } from './usePayeeSearch'

/** Reason why a payee cannot be paid; null when it can. */
export function whyNotReady({ bindingBankNo, bindingBankName, contractState, contractTo }: Payee): string | null {
  const reasons = [
    !bindingBankNo && texts.noBankNo,
    !bindingBankName && texts.noBankName,
    contractState === 'UNSIGNED' && texts.noContract,
    contractState === 'EXPIRED' && texts.contractEnded(contractTo ?? ''),
  ].filter(Boolean)
  return reasons.length ? texts.notReady(reasons.join('、')) : null
}
