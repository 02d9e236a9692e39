import type { KeyboardEvent } from 'react'
import { LuPause, LuPlay, LuRotateCcw } from '../../../ui/icons'
import { Button } from '../../../ui/layout/Button'
import { texts } from './texts'
import css from './track.module.css'
import { MAX_RATE, MIN_RATE, type Playback, useCalm } from './usePlayback'
import { momentText, speedText } from './words'

interface Props {
  playback: Playback
  begin: number
  end: number
  speed: number | null
}

const RATE_STEP = 10
/** Step of the slider for a key: a second, or for a long track so much that 300 keys cover it. */
const stepOf = (length: number): number => Math.max(1000, Math.ceil(length / 300 / 1000) * 1000)

/** Play, pause, scrub and speed; also by keyboard: arrows on the sliders, space to play and pause. */
export function Player({ playback, begin, end, speed }: Props) {
  const { at, playing, ended, rate, toggle, seek, setRate } = playback
  const calm = useCalm()
  const step = stepOf(end - begin)
  // Sliders stop at whole steps: the last step is made the end, which the thumb would never reach otherwise.
  const last = begin + Math.ceil((end - begin) / step) * step
  const time = momentText(at)
  const [Icon, label] = ended ? [LuRotateCcw, texts.again] : playing ? [LuPause, texts.pause] : [LuPlay, texts.play]
  const space = (event: KeyboardEvent) => {
    if (event.key !== ' ' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    toggle()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that shows
    <div className={css.player} role="group" aria-label={texts.player} onKeyDown={space}>
      <Button variant="solid" icon={<Icon aria-hidden />} onClick={toggle}>
        {label}
      </Button>
      <input
        className={css.scrub}
        type="range"
        aria-label={texts.position}
        aria-valuetext={texts.positionText(time, speedText(speed))}
        min={begin}
        max={last}
        step={step}
        value={ended ? last : at}
        onChange={(event) => seek(event.target.valueAsNumber)}
      />
      <output className={css.now}>
        <span className="tf-number">{time}</span>
        <span className="tf-number">{speedText(speed)}</span>
      </output>
      <label className={css.rate}>
        {texts.rate}
        <input
          type="range"
          aria-valuetext={texts.rateText(rate)}
          min={MIN_RATE}
          max={MAX_RATE}
          step={RATE_STEP}
          value={rate}
          onChange={(event) => setRate(event.target.valueAsNumber)}
        />
        <span className="tf-number">{texts.rateText(rate)}</span>
      </label>
      {calm && <p className={css.note}>{texts.reducedMotion}</p>}
    </div>
  )
}
