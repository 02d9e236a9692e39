import { useController, useFormContext } from 'react-hook-form'
import { ChoiceCombobox } from '../../../../ui/form/ChoiceCombobox'
import { Field } from '../../../../ui/form/Field'
import { formatCount, formatMoney } from '../../../../ui/format/decimal'
import { texts } from '../texts'
import css from './form.module.css'
import { isSame, partsOf, partsText } from './items'
import { SettlementRow } from './SettlementRow'
import { type Held, itemsFault, type Known, type Payable, payableInAll, type Values } from './values'

interface Props {
  known: Known
  held: Held
  /** What can be added; undefined while that is not known. */
  open: readonly Payable[] | undefined
  ready: boolean
}

const optionOf = (settlement: Payable) => {
  const { settleNo, projectName, agentName, payee, leftAmt } = settlement
  const left = formatMoney(leftAmt)
  const whose = [payee?.payeeName ?? texts.severalPayees, agentName].join(' · ')
  return { value: settleNo, label: texts.option(settleNo, projectName, whose, left) }
}

/** The settlements that are paid: found by number, project, payee or giver, and each with what it gets. */
export function SettlementsField({ known, held, open, ready }: Props) {
  const { getValues, watch } = useFormContext<Values>()
  const { field, fieldState } = useController<Values, 'items'>({
    name: 'items',
    rules: { validate: (items) => itemsFault({ items, measure: getValues('measure') }, known, held) ?? true },
  })
  const parts = partsOf(field.value)
  const measure = watch('measure')
  const write = (next: typeof parts) => field.onChange(partsText(next))
  const options = open?.filter(({ settleNo }) => !parts.some((part) => part.settleNo === settleNo)).map(optionOf)
  return (
    <div className={css.settlements}>
      <Field
        label={texts.search}
        required
        wide
        hint={open?.length === 0 ? texts.noneLeft : texts.searchHint}
        error={fieldState.error?.message}
      >
        {(ids) => (
          <ChoiceCombobox
            {...ids}
            label={texts.search}
            options={options ?? []}
            value=""
            empty={null}
            inputRef={field.ref}
            onChange={(settleNo) => write([...parts, { settleNo, planItemId: '', amt: '' }])}
            onBlur={field.onBlur}
          />
        )}
      </Field>
      {parts.length > 0 && ready && (
        <>
          <ul aria-label={texts.settlementGroup}>
            {parts.map((part) => (
              <SettlementRow
                key={`${part.settleNo} ${part.planItemId}`}
                part={part}
                known={known}
                held={held}
                typed={measure === 'EACH'}
                onChange={(changed) => write(parts.map((one) => (isSame(one, part) ? changed : one)))}
                onRemove={() => write(parts.filter((one) => !isSame(one, part)))}
              />
            ))}
          </ul>
          <p className={css.sums} role="status">
            {texts.chosenTotal(formatCount(parts.length), formatMoney(payableInAll(field.value, known, held)))}
          </p>
        </>
      )}
    </div>
  )
}
