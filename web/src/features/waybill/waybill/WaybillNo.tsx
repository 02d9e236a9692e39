import css from '../waybill.module.css'
import { useOpenWaybill } from './open'
import type { Waybill } from './rows'

/** Number that opens its waybill; Enter anywhere in the row does the same. */
export function WaybillNo({ waybill: { id, no } }: { waybill: Pick<Waybill, 'id' | 'no'> }) {
  const open = useOpenWaybill()
  return (
    <button type="button" tabIndex={-1} className={css.no} onClick={() => open(id)}>
      {no}
    </button>
  )
}
