import { createContext, useContext } from 'react'
import type { ExcavatorRecord, Verb } from '../rows'

export interface Verbs {
  /** Asks what there is to ask, does it, and tells how it went. */
  start: (verb: Verb, record: ExcavatorRecord) => void
  /** The record that waits for the server. */
  running: string | null
}

export const VerbsContext = createContext<Verbs>({ start: () => undefined, running: null })

/** What can be done with a record; inside ExcavatorVerbs. */
export const useVerbs = (): Verbs => useContext(VerbsContext)
