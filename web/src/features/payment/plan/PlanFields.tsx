import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { DayField } from '../../../ui/form/dates'
import { AmountField, TextAreaField } from '../../../ui/form/fields'
import { formatMoney, type Money } from '../../../ui/format/decimal'
import { LuPlus, LuTrash2 } from '../../../ui/icons'
import { Button, IconButton } from '../../../ui/layout/Button'
import css from '../plans.module.css'
import { isBelowZero, plannedOf } from './instalments'
import type { PlanValues } from './PlanForm'
import { texts } from './texts'

const MAX_INSTALMENTS = 60
const MAX_REMARK = 200

/** Days and amounts: a line for each instalment, and the total. Kept instalments may precede them. */
export function PlanFields({ total, isRest }: { total: Money; isRest: boolean }) {
  const { control } = useFormContext<PlanValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'instalments' })
  const instalments = useWatch({ control, name: 'instalments' })
  const { planned, rest } = plannedOf(total, instalments)
  const name = isRest ? texts.laterInstalment : texts.instalment
  const sums = isBelowZero(rest)
    ? texts.over(formatMoney(planned), formatMoney(rest.slice(1) as Money))
    : texts.planned(formatMoney(planned), formatMoney(rest))
  return (
    <>
      <div className={css.rows}>
        {fields.map(({ id }, at) => (
          <div key={id} className={css.row}>
            <DayField name={`instalments.${at}.dueDate`} label={texts.due(name(at + 1))} required />
            <AmountField
              name={`instalments.${at}.amount`}
              label={texts.amount(name(at + 1))}
              hint={at === fields.length - 1 ? texts.restHint : undefined}
            />
            {fields.length > 1 && (
              <IconButton
                label={texts.remove(name(at + 1))}
                icon={<LuTrash2 aria-hidden />}
                onClick={() => remove(at)}
              />
            )}
          </div>
        ))}
      </div>
      <div className={css.sums}>
        <span className="tf-number" role="status">
          {sums}
        </span>
        {fields.length < MAX_INSTALMENTS && (
          <Button
            size="sm"
            icon={<LuPlus aria-hidden />}
            onClick={() => append({ dueDate: instalments.at(-1)?.dueDate ?? '', amount: '' })}
          >
            {texts.add}
          </Button>
        )}
      </div>
      <TextAreaField name="remark" label={texts.remark} maxLength={MAX_REMARK} rows={2} />
    </>
  )
}
