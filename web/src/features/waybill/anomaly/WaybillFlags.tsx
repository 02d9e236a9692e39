import { useQuery } from '@apollo/client/react'
import { toRequestError } from '../../../apollo/errors'
import { BatchResultDialog } from '../../../ui/feedback/BatchResultDialog'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { WaybillAnomaliesDocument } from './anomaly.generated'
import { FlagCard } from './FlagCard'
import css from './flags.module.css'
import { ReasonDialog } from './ReasonDialog'
import { isLive } from './rows'
import { texts } from './texts'
import { useHandling } from './useHandling'

interface Props {
  waybillId: string
  /** A flag was handled: what the waybill may do has changed with it. */
  onChanged: () => void
}

/** What is odd about one waybill, by which rule, whether that keeps it from being settled, and what to do; nothing when nothing ever was. */
export default function WaybillFlags({ waybillId, onChanged }: Props) {
  const { data, error, refetch } = useQuery(WaybillAnomaliesDocument, {
    variables: { waybillId },
    fetchPolicy: 'cache-and-network',
  })
  // A failed second try comes back as `error`.
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
      <p className={css.verdict} role="status">
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
