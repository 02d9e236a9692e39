import { Link } from 'react-router-dom'
import { useOpenable } from '../../../shell/useOpenable'
import { formatCount, formatMoney, formatQuantity } from '../../../ui/format/decimal'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { type Bar, Bars } from './Bars'
import css from './board.module.css'
import { type Kind, keyOf } from './explain'
import { endOf, haulOf } from './figures'
import { chartUrl } from './links'
import type { Phase } from './rows'
import { texts } from './texts'

const { labels, forecastLabels } = texts

/** Phase: plan, reality and payment side by side, its forecast, and the trips that are in no figure. */
export function PhasePart({ phase, onExplain }: { phase: Phase; onExplain: (key: string) => void }) {
  const openable = useOpenable()
  const ask = (kind: Kind) => () => onExplain(keyOf(kind, phase.id))
  const { forecast } = phase
  const cubics: Bar[] = [
    {
      label: labels.planCubic,
      shown: formatQuantity(phase.planCubic) || texts.noPlan,
      value: phase.planCubic,
      tone: 'plan',
    },
    {
      label: labels.realCubic,
      shown: formatQuantity(phase.realCubic),
      value: phase.realCubic,
      tone: 'real',
      onExplain: ask('cubic'),
    },
    {
      label: labels.surveyedCubic,
      shown: formatQuantity(phase.surveyedCubic) || texts.notSurveyed,
      value: phase.surveyedCubic,
      tone: 'paid',
      onExplain: ask('cubic'),
    },
  ]
  // The plan only covers transport.
  const haul = haulOf(phase)
  const amounts: Bar[] = [
    { label: labels.planCost, shown: formatMoney(phase.planCost) || texts.noPlan, value: phase.planCost, tone: 'plan' },
    { label: texts.haul, shown: formatMoney(haul), value: haul, tone: 'real', onExplain: ask('cost') },
    {
      label: labels.cost,
      shown: formatMoney(phase.cost),
      value: phase.cost,
      tone: 'real',
      apart: true,
      onExplain: ask('cost'),
    },
    {
      label: labels.paidAmt,
      shown: formatMoney(phase.paidAmt),
      value: phase.paidAmt,
      tone: 'paid',
      apart: true,
      onExplain: ask('paid'),
    },
  ]
  const url = chartUrl(phase.id)
  return (
    <section className={css.phase} aria-label={phase.phaseName}>
      <h3>
        {openable(url) ? <Link to={url}>{phase.phaseName}</Link> : phase.phaseName}
        <small>{texts.between(phase.fromDate, phase.toDate)}</small>
        <StatusBadge tone={phase.current ? 'good' : 'neutral'}>
          {phase.current ? texts.running : texts.over}
        </StatusBadge>
      </h3>
      <Bars title={texts.cubics} bars={cubics} />
      <Bars title={texts.money} bars={amounts} />
      <div className={css.facts}>
        <button
          type="button"
          onClick={ask('forecast')}
          data-tip={
            forecast
              ? texts.pace(formatQuantity(forecast.pace), forecast.workingDays, forecast.firstDay, forecast.lastDay)
              : undefined
          }
        >
          <span>{forecastLabels.endDay}</span>
          <b className="tf-number">{endOf(phase)}</b>
          {forecast && (
            <small className="tf-number">
              {texts.range(forecast.earliestDay ?? texts.unending, forecast.latestDay ?? texts.unending)}
            </small>
          )}
        </button>
        <button type="button" onClick={ask('leftOut')}>
          <span>{labels.leftOutCount}</span>
          <b className="tf-number">{formatCount(phase.leftOutCount)}</b>
          <small className="tf-number">
            {labels.tripCount} {formatCount(phase.tripCount)}
          </small>
        </button>
      </div>
    </section>
  )
}
