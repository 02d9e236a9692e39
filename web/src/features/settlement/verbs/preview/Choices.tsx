import { formatCount, formatMoney } from '../../../../ui/format/decimal'
import css from '../verbs.module.css'
import type { Held } from './changes'
import { texts } from './texts'

export interface Choice extends Held {
  id: string
  label: string
  note?: string
}

interface Props {
  legend: string
  choices: readonly Choice[]
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  unit: string
}

/** Items with a count and an amount, any number of which can be chosen. */
export function Choices({ legend, choices, chosen, onChoose, unit }: Props) {
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChoose(next)
  }
  return (
    <fieldset className={css.choices}>
      <legend>{legend}</legend>
      {choices.map(({ id, label, note, settleCnt, settleAmt }) => (
        <label key={id}>
          <input type="checkbox" checked={chosen.has(id)} onChange={() => toggle(id)} />
          <span className={css.name}>
            {label}
            {note && <small>{note}</small>}
          </span>
          <span className="tf-number">{`${formatCount(settleCnt)} ${unit}`}</span>
          <span className="tf-number">{texts.yuan(formatMoney(settleAmt))}</span>
        </label>
      ))}
    </fieldset>
  )
}
