import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { toRequestError } from '../../../apollo/errors'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { toast } from '../../../ui/feedback/toastStore'
import { formatMinute } from '../../../ui/format/date'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { Button } from '../../../ui/layout/Button'
import looks from '../../../ui/layout/looks.module.css'
import { type Asked, FactorDialog, type Step } from './FactorDialog'
import { SecondFactorDocument, type SecondFactorQuery } from './second-factor.generated'
import css from './second-factor.module.css'
import { texts as all } from './texts'
import { useFactor } from './useFactor'

const texts = all.panel
const FEW = 3

/** State of one's second factor, with its verbs, within the page's layout. */
export function SecondFactorPanel({ className }: { className: string | undefined }) {
  const { data, error, refetch } = useQuery(SecondFactorDocument, { fetchPolicy: 'cache-and-network' })
  const { begin } = useFactor()
  const [beginning, setBeginning] = useState(false)
  const [asked, setAsked] = useState<{ verb: Asked; first: Step } | null>(null)
  const again = () => void refetch().catch(() => undefined)
  if (!data) return error ? <ErrorPanel error={toRequestError(error)} onRetry={again} /> : null
  const standing = data.secondFactor
  const ask = (verb: Asked) => setAsked({ verb, first: { is: 'code' } })
  const start = async () => {
    setBeginning(true)
    try {
      const made = await begin()
      if (made) setAsked({ verb: 'turnOn', first: { is: 'setUp', made } })
    } catch (failure) {
      toast.failure(failure)
      // Another window was first.
      again()
    } finally {
      setBeginning(false)
    }
  }
  const companies = standing.demandedBy.join('、')
  return (
    <section className={className} aria-label={all.title}>
      <h2>{all.title}</h2>
      <p className={css.hint}>{texts.hint}</p>
      <Standing {...standing} />
      <div className={css.foot}>
        {standing.enabledTime === null ? (
          <Button variant="solid" loading={beginning} onClick={start}>
            {all.verbs.turnOn}
          </Button>
        ) : (
          <>
            <Button disabledReason={companies ? texts.demanded(companies) : null} onClick={() => ask('turnOff')}>
              {all.verbs.turnOff}
            </Button>
            <Button onClick={() => ask('renew')}>{all.verbs.renew}</Button>
            <Button onClick={() => ask('change')}>{all.verbs.change}</Button>
          </>
        )}
      </div>
      {asked && (
        <FactorDialog
          {...asked}
          onClose={() => {
            setAsked(null)
            again()
          }}
        />
      )}
    </section>
  )
}

function Standing({ enabledTime, recoveryCodesLeft }: SecondFactorQuery['secondFactor']) {
  if (enabledTime === null) return <StatusBadge tone="neutral">{texts.off}</StatusBadge>
  return (
    <p className={css.state}>
      <StatusBadge tone="good">{texts.on}</StatusBadge>
      <span className="tf-number">
        {texts.since} {formatMinute(enabledTime)}
      </span>
      <span>{texts.left(recoveryCodesLeft)}</span>
      {recoveryCodesLeft <= FEW && <span className={looks.warning}>{texts.few}</span>}
    </p>
  )
}
