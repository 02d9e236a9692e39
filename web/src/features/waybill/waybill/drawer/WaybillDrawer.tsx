import type { ReactNode } from 'react'
import { SideDrawer } from '../../../../ui/overlay/SideDrawer'
import { texts } from '../texts'
import { WaybillDetail } from './WaybillDetail'

interface Props {
  /** Null keeps it closed. */
  id: string | null
  /** Buttons at the right of the head. */
  actions?: ReactNode
  onPrevious?: (() => void) | null
  onNext?: (() => void) | null
  onClose: () => void
}

/** 查看运单 for one waybill. */
export function WaybillDrawer({ id, actions, onPrevious, onNext, onClose }: Props) {
  return (
    <SideDrawer
      open={id !== null}
      width="70%"
      title={texts.view}
      actions={actions}
      onPrevious={onPrevious}
      onNext={onNext}
      onClose={onClose}
    >
      {id && <WaybillDetail key={id} id={id} />}
    </SideDrawer>
  )
}
