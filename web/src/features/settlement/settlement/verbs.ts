import { createContext, useContext } from 'react'
import type { Arranging } from './arranging'
import type { Settlement, Verb } from './rows'

export interface Verbs {
  /** Asks what there is to ask, does it, and tells how it went. */
  start: (verb: Verb, settlement: Settlement) => void
  /** Opens the dialog of what is done to whole settlements. */
  arrange: (verb: Arranging, settlements: readonly Settlement[]) => void
  /** The settlement that waits for the server. */
  running: string | null
}

export const VerbsContext = createContext<Verbs>({ start: () => undefined, arrange: () => undefined, running: null })

/** What can be done with a settlement; inside SettlementVerbs. */
export function useVerbs(): Verbs {
  return useContext(VerbsContext)
}
