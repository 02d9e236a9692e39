import { useState } from 'react'
import { LuRoute } from '../../../ui/icons'
import { Button } from '../../../ui/layout/Button'
import { TrackPanel } from './TrackPanel'
import { texts } from './texts'

/** The track within a page about its waybill: fetched when it is asked for. */
export function TrackDisclosure({ waybillId }: { waybillId: string }) {
  const [open, setOpen] = useState(false)
  if (open) return <TrackPanel waybillId={waybillId} />
  return (
    <Button icon={<LuRoute aria-hidden />} onClick={() => setOpen(true)}>
      {texts.show}
    </Button>
  )
}
