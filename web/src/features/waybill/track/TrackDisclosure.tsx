import { useState } from 'react'
import { LuRoute } from '../../../ui/icons'
import { Button } from '../../../ui/layout/Button'
import { TrackPanel } from './TrackPanel'
import { texts } from './texts'

/** Track on its waybill's page, loaded when the button is pressed. */
export function TrackDisclosure({ waybillId }: { waybillId: string }) {
  const [open, setOpen] = useState(false)
  if (open) return <TrackPanel waybillId={waybillId} />
  return (
    <Button icon={<LuRoute aria-hidden />} onClick={() => setOpen(true)}>
      {texts.show}
    </Button>
  )
}
