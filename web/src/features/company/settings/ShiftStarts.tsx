import looks from '../../../ui/layout/looks.module.css'
import css from './company-settings.module.css'
import { texts } from './texts'

export const STARTS = ['dayStart', 'nightStart'] as const
type Starts = Record<(typeof STARTS)[number], string>

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

/** Fault of the shifts' starts; null for none. */
export function whatIsWrong({ dayStart, nightStart }: Starts): string | null {
  if (!CLOCK.test(dayStart) || !CLOCK.test(nightStart)) return texts.clockWrong
  return dayStart === nightStart ? texts.sameShift : null
}

interface Props {
  values: Starts
  locked: boolean
  wrong: string | null
  onChange: (starts: Partial<Starts>) => void
}

/** Starts of the shifts of new projects. */
export function ShiftStarts({ values, locked, wrong, onChange }: Props) {
  return (
    <fieldset className={css.starts} aria-describedby="settings-starts">
      <legend className="tf-visually-hidden">{texts.shifts}</legend>
      <span className={css.about}>
        <strong aria-hidden="true">{texts.shifts}</strong>
        <span id="settings-starts" className={wrong ? looks.fault : css.hint} role={wrong ? 'alert' : undefined}>
          {wrong ?? texts.shiftsMeaning}
        </span>
      </span>
      {STARTS.map((name) => (
        <label key={name} className={css.start}>
          <span className={css.hint}>{texts.starts[name]}</span>
          <input
            value={values[name]}
            maxLength={5}
            size={5}
            placeholder="HH:mm"
            autoComplete="off"
            disabled={locked}
            aria-invalid={wrong !== null}
            onChange={({ target }) => onChange({ [name]: target.value.replaceAll('：', ':').trim() })}
          />
        </label>
      ))}
    </fieldset>
  )
}
