import { formatMinute } from '../../../../ui/format/date'
import { LuMinus, LuPlus } from '../../../../ui/icons'
import { Button } from '../../../../ui/layout/Button'
import { texts } from '../texts'
import css from './own.module.css'
import { HOUR, isoOf, STEP } from './times'

const { report } = texts

interface Props {
  label: string
  time: number
  onMove: (by: number) => void
}

/** Moment that can be moved by hours and by steps of ten minutes. */
export function TimeSteps({ label, time, onMove }: Props) {
  const [day = '', clock] = formatMinute(isoOf(time)).split(' ')
  const step = (by: number, verb: string, size: string) => (
    <Button aria-label={report.step(label, verb, size)} onClick={() => onMove(by)}>
      {by < 0 ? <LuMinus aria-hidden /> : <LuPlus aria-hidden />}
      {size}
    </Button>
  )
  return (
    <fieldset className={css.time}>
      <legend>{label}</legend>
      {step(-HOUR, report.steps.back, report.hour)}
      {step(-STEP, report.steps.back, report.tenMinutes)}
      <output aria-live="polite">
        <strong>{clock}</strong>
        <small>{report.day(day)}</small>
      </output>
      {step(STEP, report.steps.forth, report.tenMinutes)}
      {step(HOUR, report.steps.forth, report.hour)}
    </fieldset>
  )
}
