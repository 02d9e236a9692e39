import { useState } from 'react'
import { useCommand } from '../../../apollo/useCommand'
import { confirm } from '../../../ui/feedback/confirmStore'
import { toast } from '../../../ui/feedback/toastStore'
import { LuCheck, LuX } from '../../../ui/icons'
import { Button } from '../../../ui/layout/Button'
import { ConfirmOwnTripDocument, type OwnTripRowFragment } from './own-trip.generated'
import { RefuseDialog } from './RefuseDialog'
import { texts } from './texts'

interface Props {
  trip: OwnTripRowFragment
  onDone: () => void
}

/** Driver's word about a trip, two taps away; one that he has given is changed by the other button. */
export function TripWord({ trip, onDone }: Props) {
  const [refusing, setRefusing] = useState(false)
  const { run, running } = useCommand(ConfirmOwnTripDocument)
  const { id, no, truckCode, projectName, garbageName, verdict } = trip
  const about = [truckCode, projectName, garbageName].filter(Boolean).join(' · ')
  const accept = async () => {
    const content = texts.confirmQuestion
    if (!(await confirm({ title: texts.confirmTitle, content, about, okText: texts.confirm }))) return
    try {
      if ((await run({ id, input: { verdict: 'CONFIRMED' } })) === null) return
      toast.success(texts.confirmed)
      onDone()
    } catch (error) {
      toast.failure(error)
    }
  }
  return (
    <footer>
      {verdict !== 'CONFIRMED' && (
        <Button variant="solid" icon={<LuCheck aria-hidden />} loading={running} onClick={() => void accept()}>
          {texts.confirm}
        </Button>
      )}
      {verdict !== 'REFUSED' && (
        <Button variant="outline" icon={<LuX aria-hidden />} onClick={() => setRefusing(true)}>
          {texts.refuse}
        </Button>
      )}
      {refusing && <RefuseDialog id={id} no={no} about={about} onClose={() => setRefusing(false)} onDone={onDone} />}
    </footer>
  )
}
