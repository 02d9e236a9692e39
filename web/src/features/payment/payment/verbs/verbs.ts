import { createContext, useContext } from 'react'
import type { Payment, Verb } from '../rows'

export interface Verbs {
  /** Asks what there is to ask, does it, and tells how it went. */
  start: (verb: Verb, payment: Payment) => void
  /** The payment that waits for the server. */
  running: string | null
}

export const VerbsContext = createContext<Verbs>({ start: () => undefined, running: null })

/** What can be done with a payment; inside PaymentVerbs. */
export const useVerbs = (): Verbs => useContext(VerbsContext)
