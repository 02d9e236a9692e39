import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { paymentInputLengths as lengths } from '../../../../gql/lengths.generated'
import { SelectField } from '../../../../ui/form/choice-fields'
import { DayField } from '../../../../ui/form/dates'
import { AmountField, TextAreaField, TextField } from '../../../../ui/form/fields'
import { enumOptions, type Option } from '../../../../ui/form/options'
import { LackingPapers } from '../../../settlement/paper'
import { PicturesField } from '../../../waybill/waybill'
import { texts } from '../texts'
import css from './form.module.css'
import { partsOf } from './items'
import { SettlementsField } from './SettlementsField'
import type { useSettlements } from './useSettlements'
import { amountFault, type Held, MEASURES, payableInAll, type Values } from './values'

interface Props {
  settlements: ReturnType<typeof useSettlements>
  held: Held
  /** To whom it may be paid, where there are several. */
  payees?: readonly Option[]
  /** What would come of it. */
  preview: ReactNode
}

const { fields } = texts

/** What a payment says, in the order in which it is asked for. */
export function PaymentFields({ settlements, held, payees = [], preview }: Props) {
  const { watch } = useFormContext<Values>()
  const { items, measure } = watch()
  const { known } = settlements
  const ids = [...new Set(partsOf(items).flatMap(({ settleNo }) => known.get(settleNo)?.id ?? []))]
  // An instalment says how much it is.
  const measures = MEASURES.filter((one) => one !== 'TOTAL' || !partsOf(items).some(({ planItemId }) => planItemId))
  return (
    <>
      <SettlementsField {...settlements} held={held} />
      <SelectField name="measure" label={texts.measure} required options={enumOptions(measures, texts.measures)} />
      {measure === 'TOTAL' && (
        <AmountField
          name="amt"
          label={texts.totalAmount}
          hint={texts.totalHint}
          required
          validate={(typed) => amountFault(typed, payableInAll(items, known, held))}
        />
      )}
      {payees.length > 0 && (
        <SelectField name="payeeId" label={texts.fields.payeeName} required wide options={payees} />
      )}
      {preview}
      <div className={css.lacking}>
        <LackingPapers ids={ids} />
      </div>
      <DayField name="paymentDate" label={fields.paymentDate} hint={texts.dateHint} />
      <TextField name="tradeNo" label={fields.tradeNo} maxLength={lengths.tradeNo} />
      <TextAreaField name="remark" label={fields.remark} wide rows={2} maxLength={lengths.remark} />
      <PicturesField name="attachments" label={fields.attachments} hint={texts.attachmentHint} folder="payment/" />
    </>
  )
}
