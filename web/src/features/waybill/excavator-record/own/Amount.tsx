import { useId } from 'react'
import { excavatorRecordFields as fields } from '../../../../gql/fields/waybill.generated'
import { LuMinus, LuPlus } from '../../../../ui/icons'
import { IconButton } from '../../../../ui/layout/Button'
import { texts } from '../texts'
import { UNITS } from '../values'
import { Choice } from './Choice'
import type { Unit } from './draft'
import css from './own.module.css'

const MOST = 999_999
const { report } = texts

interface Props {
  amount: number
  unit: Unit
  onAmount: (amount: number) => void
  onUnit: (unit: Unit) => void
}

/** Amount of work that was done, counted in trucks or cubic metres. */
export function Amount({ amount, unit, onAmount, onUnit }: Props) {
  const id = useId()
  const set = (next: number) => onAmount(Math.min(Math.max(next, 0), MOST))
  return (
    <>
      <Choice
        label={fields.unitWork.label}
        values={UNITS}
        names={fields.unitWork.codes}
        value={unit}
        onChoose={onUnit}
      />
      <div className={css.amount}>
        <label htmlFor={id}>{fields.scheduleWork.label}</label>
        <IconButton label={report.less} icon={<LuMinus aria-hidden />} onClick={() => set(amount - 1)} />
        <input
          id={id}
          type="number"
          inputMode={unit === 'TRUCK' ? 'numeric' : 'decimal'}
          min={0}
          max={MOST}
          step={unit === 'TRUCK' ? 1 : 0.001}
          value={amount || ''}
          onChange={({ target }) => set(Number(target.value))}
        />
        <IconButton label={report.more} icon={<LuPlus aria-hidden />} onClick={() => set(amount + 1)} />
      </div>
    </>
  )
}
