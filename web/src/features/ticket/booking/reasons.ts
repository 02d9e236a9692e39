import { texts } from './texts'

export interface Offered {
  allowedActions: readonly string[]
  refusedActions: readonly { action: string; reason: string }[]
}

/** Why it cannot be done to it, in the server's words; null when it can. */
export const reasonAgainst = (action: string, { allowedActions, refusedActions }: Offered): string | null =>
  allowedActions.includes(action)
    ? null
    : (refusedActions.find((refused) => refused.action === action)?.reason ?? texts.notAllowed)
