import { createContext, useContext } from 'react'

/** False inside a page that stays mounted behind another one: its dialogs and drawers wait unseen. */
export const ActiveContext = createContext(true)

export function useActive(): boolean {
  return useContext(ActiveContext)
}
