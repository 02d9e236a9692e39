import { StatusBadge } from '../../../ui/format/StatusBadge'
import type { Step, Track } from './playback'
import { texts } from './texts'
import css from './track.module.css'
import { kilometres, lengthText, shareText } from './words'

/** Figures of a track, and its remarkable facts. */
export function TrackFacts({ track, steps }: { track: Track; steps: readonly Step[] }) {
  const { stops, offRouteShare, offRouteBasis, flags } = track
  const stood = stops.reduce((sum, stop) => sum + stop.duration, 0)
  const wrong = track.points.length - steps.length
  const facts: [label: string, value: string, tip?: string][] = [
    [texts.truck, track.truckCode],
    [texts.distance, kilometres(track.distance)],
    [texts.duration, lengthText(track.duration)],
    [texts.stops, texts.times(stops.length, lengthText(stood))],
    [
      texts.offRoute,
      offRouteShare === null ? texts.none : shareText(offRouteShare),
      offRouteBasis ? texts.bases[offRouteBasis] : undefined,
    ],
    [texts.positions, texts.points(steps.length, wrong), texts.snapping[track.snapping]],
  ]
  return (
    <section className={css.facts} aria-label={texts.facts}>
      <dl>
        {facts.map(([label, value, tip]) => (
          <div key={label} data-tip={tip}>
            <dt>{label}</dt>
            <dd className="tf-number" aria-description={tip}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {flags.length > 0 && (
        <ul className={css.flags}>
          {flags.map((flag) => (
            <li key={flag} data-tip={texts.flagNotes[flag]} aria-description={texts.flagNotes[flag]}>
              <StatusBadge tone="warning">{texts.flags[flag]}</StatusBadge>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
