import { createContext, useContext } from 'react'

export const OpenContext = createContext<(id: string) => void>(() => undefined)

/** Opens one waybill of the table around. */
export function useOpenWaybill(): (id: string) => void {
  return useContext(OpenContext)
}
