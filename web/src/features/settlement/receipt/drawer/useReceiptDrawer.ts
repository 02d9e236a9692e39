import { useMemo } from 'react'
import { useDrawerParam } from '../../../../ui/overlay/useDrawerParam'

export interface ReceiptDrawerState {
  /** The receipts shown; null while the drawer is closed. */
  numbers: readonly string[] | null
  open: (giveCardNos: readonly string[]) => void
  close: () => void
}

/** The drawer of one or several receipts, in the URL: `?receipt=HZ202611200001,HZ202611200002`. */
export function useReceiptDrawer(): ReceiptDrawerState {
  const { value, open, close } = useDrawerParam('receipt')
  const numbers = useMemo(() => value?.split(',').filter(Boolean) ?? null, [value])
  return { numbers, open: (giveCardNos) => open(giveCardNos.join(',')), close }
}
