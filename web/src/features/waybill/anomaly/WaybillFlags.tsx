import { useQuery } from '@apollo/client/react'
import { toRequestError } from '../../../apollo/errors'
import { BatchResultDialog } from '../../../ui/feedback/BatchResultDialog'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import looks from '../../../ui/layout/looks.module.css'
import { WaybillAnomaliesDocument } from './anomaly.generated'
import css from './anomaly.module.css'
import { FlagCard } from './FlagCard'
import { ReasonDialog } from './ReasonDialog'
import { isLive } from './rows'
import { texts } from './texts'
import { useHandling } from './useHandling'

interface Props {
  waybillId: string
  /** Called after a decision, which also changes the verbs of the waybill. */
  onChanged: () => void
}

/**
 * Flags of one waybill by rule, with their verbs, and whether they block its settlement; nothing for a waybill that
 * never had one.
 */
export default function WaybillFlags({ waybillId, onChanged }: Props) {
  const { data, error, refetch } = useQuery(WaybillAnomaliesDocument, {
    variables: { waybillId },
    fetchPolicy: 'cache-and-network',
  })
  // A failed retry is reported as `error`.
  const again = () => void refetch().catch(() => undefined)
  const handling = useHandling(() => {
    again()
    onChanged()
  })
  if (error && !data) return <ErrorPanel error={toRequestError(error)} onRetry={again} />
  const flags = data?.waybillAnomalies ?? []
  if (flags.length === 0) return null
  const [live, over] = [flags.filter(isLive), flags.filter((flag) => !isLive(flag))]
  return (
    <section className={css.flags} aria-label={texts.ofWaybill}>
      <h3>{texts.ofWaybill}</h3>
      <p className={looks.quiet} role="status">
        {live.length === 0 ? texts.allHandled : live.some(({ blocking }) => blocking) ? texts.held : texts.notHeld}
      </p>
      {live.map((flag) => (
        <FlagCard key={flag.id} flag={flag} handling={handling} />
      ))}
      {over.length > 0 && (
        <details className={css.over}>
          <summary>{texts.handledBefore(over.length)}</summary>
          {over.map((flag) => (
            <FlagCard key={flag.id} flag={flag} handling={handling} />
          ))}
        </details>
      )}
      {handling.asked && <ReasonDialog {...handling.asked} onClose={handling.cancel} onDone={handling.done} />}
      <BatchResultDialog title={texts.result} rows={handling.result} onClose={handling.closeResult} />
    </section>
  )
}
