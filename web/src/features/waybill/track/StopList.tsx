import type { Track } from './playback'
import { texts } from './texts'
import css from './track.module.css'
import { clockText, lengthText } from './words'

interface Props {
  stops: Track['stops']
  onSeek: (at: number) => void
}

/** Stops of the truck, as a list beside the map. */
export function StopList({ stops, onSeek }: Props) {
  return (
    <section className={css.stops}>
      <h4>{texts.stopList}</h4>
      {stops.length === 0 ? (
        <p className={css.note}>{texts.noStops}</p>
      ) : (
        <ol>
          {stops.map((stop, index) => (
            <li key={stop.from}>
              <button type="button" onClick={() => onSeek(Date.parse(stop.from))} data-tip={texts.goTo}>
                <strong>{texts.stop(index + 1)}</strong>
                <span className="tf-number">
                  {clockText(stop.from)} – {clockText(stop.to)}
                </span>
                <span>{lengthText(stop.duration)}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
