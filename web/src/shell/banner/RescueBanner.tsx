import { useQuery } from '@apollo/client/react'
import { useCommand } from '../../apollo/useCommand'
import { toast } from '../../ui/feedback/toastStore'
import { formatMinute } from '../../ui/format/date'
import { Button } from '../../ui/layout/Button'
import css from './RescueBanner.module.css'
import { RunningRescuesDocument, type RunningRescuesQuery, StopRescueDocument } from './rescue.generated'
import { texts } from './texts'

type Rescue = RunningRescuesQuery['runningRescues'][number]

function saidOf({ companyName, userName, own, state, dueAt, newMobile, loss }: Rescue): string {
  const { rescue } = texts
  const changes = [newMobile && rescue.phone(newMobile), loss !== 'PHONE' && rescue.factor].filter(Boolean).join('，')
  const whose = own ? rescue.own : rescue.of(companyName, userName)
  return state === 'WAITING' && dueAt
    ? rescue.waiting(whose, formatMinute(dueAt), changes)
    : rescue.applied(whose, changes)
}

interface Props {
  /** Called after the rescue was stopped, by this click or by a faster person. */
  onStopped: () => void
}

/**
 * Note above every page of the affected people that the platform is about to give an account to an applicant; one click
 * stops it, and the note stays while the rescue is running.
 */
export default function RescueBanner({ onStopped }: Props) {
  const { data } = useQuery(RunningRescuesDocument, { fetchPolicy: 'cache-and-network' })
  const { run, running } = useCommand(StopRescueDocument)
  const stop = async ({ id }: Rescue) => {
    try {
      if ((await run({ id })) === null) return
      toast.success(texts.rescue.stopped)
    } catch (error) {
      toast.failure(error)
    }
    onStopped()
  }
  return data?.runningRescues.map((rescue) => (
    <div key={rescue.id} className={css.banner} role="alert">
      <p>{saidOf(rescue)}</p>
      {rescue.allowedActions.includes('stop') ? (
        <Button size="sm" variant="solid" loading={running} onClick={() => void stop(rescue)}>
          {rescue.own ? texts.rescue.stopOwn : texts.rescue.stop}
        </Button>
      ) : (
        <p>{texts.rescue.ask}</p>
      )}
    </div>
  ))
}
