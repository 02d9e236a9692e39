import { createContext, useContext } from 'react'
import type { TripVerbs } from '../verbs'

/** How a row of the list starts a verb. */
export const StartContext = createContext<TripVerbs['start']>(() => undefined)

export const useStart = (): TripVerbs['start'] => useContext(StartContext)
