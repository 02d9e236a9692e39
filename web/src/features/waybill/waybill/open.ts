import { createContext, useContext } from 'react'

export const OpenContext = createContext<(id: string) => void>(() => undefined)

/** Function that opens a waybill of the surrounding table. */
export function useOpenWaybill(): (id: string) => void {
  return useContext(OpenContext)
}
