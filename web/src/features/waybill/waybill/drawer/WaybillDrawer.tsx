import type { ReactNode } from 'react'
import { SideDrawer } from '../../../../ui/overlay/SideDrawer'
import { texts } from '../texts'
import { useWaybillNo } from './useWaybillNo'
import { WaybillDetail } from './WaybillDetail'

interface Props {
  /** Waybill; null keeps the drawer closed. */
  id: string | null
  /** Verbs of the waybill. */
  actions?: ReactNode
  onPrevious?: (() => void) | null
  onNext?: (() => void) | null
  onClose: () => void
}

/** 查看运单 for one waybill. */
export function WaybillDrawer({ id, actions, onPrevious, onNext, onClose }: Props) {
  const no = useWaybillNo(id)
  return (
    <SideDrawer
      open={id !== null}
      width="70%"
      title={texts.view}
      record={no}
      onPrevious={onPrevious}
      onNext={onNext}
      onClose={onClose}
    >
      {id && <WaybillDetail key={id} id={id} verbs={actions} />}
    </SideDrawer>
  )
}
