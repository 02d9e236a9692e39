import { createContext, useContext } from 'react'

/** What is done with the plan of a settlement, by the id of that. */
export type PlanVerbs = Record<'view' | 'change', (settlementId: string) => void>

export const PlanVerbsContext = createContext<PlanVerbs>({ view: () => undefined, change: () => undefined })

/** Opens a plan, or the form of another one; inside of the list. */
export const usePlanVerbs = (): PlanVerbs => useContext(PlanVerbsContext)
