import { createContext, useContext } from 'react'
import type { TripVerbs } from '../../settlement/verbs'
import type { Waybill } from './rows'

/** Verbs of one row in the list. */
export interface RowVerbs {
  edit: (id: string) => void
  review: (waybill: Waybill) => void
  void: (waybill: Waybill) => void
  /** Verbs on the row's settlement. */
  settled: TripVerbs['start']
}

const nothing = () => undefined

export const RowVerbsContext = createContext<RowVerbs>({
  edit: nothing,
  review: nothing,
  void: nothing,
  settled: nothing,
})

export const useRowVerbs = (): RowVerbs => useContext(RowVerbsContext)
