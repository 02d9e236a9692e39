import { Modal } from '../../../ui/overlay/Modal'
import { TrackPanel } from './TrackPanel'
import { texts } from './texts'

interface Props {
  /** Waybill; null keeps the dialog closed. */
  waybillId: string | null
  /** Number in the title. */
  no?: string
  onClose: () => void
}

/** A waybill's track over the page. */
export default function TrackDialog({ waybillId, no, onClose }: Props) {
  return (
    <Modal open={waybillId !== null} size="xl" title={texts.title} record={no} inTitle onClose={onClose}>
      {waybillId && <TrackPanel key={waybillId} waybillId={waybillId} />}
    </Modal>
  )
}
