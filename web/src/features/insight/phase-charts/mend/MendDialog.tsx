import { useQuery } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { toRequestError } from '../../../../apollo/errors'
import type { Exclusion } from '../../../../gql/types.generated'
import { useOpenable } from '../../../../shell/useOpenable'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import type { DayRange } from '../../../../ui/format/date'
import { formatCount } from '../../../../ui/format/decimal'
import { Button } from '../../../../ui/layout/Button'
import { Modal } from '../../../../ui/overlay/Modal'
import css from '../../charts.module.css'
import { reasonTexts } from '../../phase-trips'
import { type ChartName, kinds } from '../charts'
import { causeUrl } from '../links'
import { mendsOf } from '../mends'
import type { ChartPhasePartFragment } from '../phase-charts.generated'
import { texts } from '../texts'
import { type ExclusionCausePartFragment as Cause, ExclusionCausesDocument } from './mend.generated'
import { type Mending, mendingOf } from './mendings'

interface Props {
  chart: ChartName
  phase: ChartPhasePartFragment
  span: DayRange | undefined
  reason: Exclusion
  /** Whether changed prices are being applied. */
  updating: boolean
  onMended: () => void
  onClose: () => void
}

/** Causes of a reason, with the number of trips of each, and a form that corrects it. */
export default function MendDialog({ chart, phase, span, reason, updating, onMended, onClose }: Props) {
  const [mending, setMending] = useState<Mending | null>(null)
  const { data, error, refetch } = useQuery(ExclusionCausesDocument, {
    variables: {
      ...{ id: phase.id, reason, chart: kinds[chart].counted },
      span: span ? { from: span.from, to: span.to } : null,
    },
    fetchPolicy: 'network-only',
  })
  // A failed retry is reported as `error`.
  const again = () => void refetch().catch(() => undefined)
  // Causes are read again whenever prices begin or end being applied.
  const wasUpdating = useRef(updating)
  useEffect(() => {
    if (wasUpdating.current === updating) return
    wasUpdating.current = updating
    void refetch().catch(() => undefined)
  }, [updating, refetch])
  const causes = data?.exclusionCauses
  const saved = () => {
    again()
    onMended()
  }
  const count = causes?.reduce((sum, cause) => sum + cause.count, 0) ?? 0
  return (
    <>
      <Modal open title={texts.mendTitle} record={reasonTexts[reason]} inTitle size="md" onClose={onClose}>
        {error && !causes && <ErrorPanel error={toRequestError(error)} onRetry={again} />}
        <p role="status" className={css.updating}>
          {updating && texts.updating}
        </p>
        <p role="status" className={css.note} aria-busy={!causes && !error}>
          {causes && (count > 0 ? texts.mendNote(formatCount(count)) : texts.mended)}
        </p>
        <ul className={css.reasons} aria-label={reasonTexts[reason]}>
          {causes?.map((cause) => (
            <CauseRow key={cause.key} {...{ chart, phase, span, reason, cause }} onMend={setMending} />
          ))}
        </ul>
      </Modal>
      {mending?.form({ onClose: () => setMending(null), onSaved: saved })}
    </>
  )
}

interface RowProps extends Pick<Props, 'chart' | 'phase' | 'span' | 'reason'> {
  cause: Cause
  onMend: (mending: Mending) => void
}

function CauseRow({ chart, phase, span, reason, cause, onMend }: RowProps) {
  const openable = useOpenable()
  const waybills = causeUrl({ phaseId: phase.id, chart, span, reason }, cause)
  const mending = mendingOf(reason, cause, phase)
  const text = mendsOf(reason).here?.text
  return (
    <li>
      <span>{cause.label}</span>
      <strong className="tf-number">{texts.trips(formatCount(cause.count))}</strong>
      {openable(waybills) && (
        <Link to={waybills} aria-label={texts.openReasonOf(cause.label)}>
          {texts.openReason}
        </Link>
      )}
      {mending && text && (
        <Button
          size="xs"
          variant="outline"
          permission={mending.permission}
          aria-label={texts.mendOf(cause.label, text)}
          onClick={() => onMend(mending)}
        >
          {text}
        </Button>
      )}
    </li>
  )
}
