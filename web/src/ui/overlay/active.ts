import { createContext, useContext } from 'react'

/** False inside a page that stays mounted behind another one, whose dialogs and drawers are hidden. */
export const ActiveContext = createContext(true)

export function useActive(): boolean {
  return useContext(ActiveContext)
}
