import { createContext, useContext } from 'react'
import type { Invoice, Verb } from '../rows'

export interface Verbs {
  /** Asks what there is to ask, does it, and tells how it went. */
  start: (verb: Verb, invoice: Invoice) => void
  /** Opens the waybills of an invoice (001 §2). */
  showWaybills: (invoice: Invoice) => void
  /** The invoice that waits for the server. */
  running: string | null
}

export const VerbsContext = createContext<Verbs>({
  start: () => undefined,
  showWaybills: () => undefined,
  running: null,
})

/** What can be done with an invoice; inside InvoiceVerbs. */
export const useVerbs = (): Verbs => useContext(VerbsContext)
