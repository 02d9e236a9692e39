import { createContext, useContext } from 'react'
import type { TripVerbs } from '../../settlement/verbs'
import type { Waybill } from './rows'

/** What can be done with one row of the list. */
export interface RowVerbs {
  edit: (id: string) => void
  review: (waybill: Waybill) => void
  void: (waybill: Waybill) => void
  /** What can be done to it on its settlement. */
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
