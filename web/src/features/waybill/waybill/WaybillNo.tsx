import { useOpenWaybill } from './open'
import type { Waybill } from './rows'
import css from './WaybillNo.module.css'

/** The number, which opens its waybill; on the keyboard Enter anywhere in the row does the same. */
export function WaybillNo({ waybill: { id, no } }: { waybill: Pick<Waybill, 'id' | 'no'> }) {
  const open = useOpenWaybill()
  return (
    <button type="button" tabIndex={-1} className={css.no} onClick={() => open(id)}>
      {no}
    </button>
  )
}
