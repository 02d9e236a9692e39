import { useFormContext, useWatch } from 'react-hook-form'
import { CountField } from '../../../ui/form/CountField'
import { ComboField, SelectField } from '../../../ui/form/choice-fields'
import { DayField, MomentField } from '../../../ui/form/dates'
import { AmountField, TextAreaField, TextField } from '../../../ui/form/fields'
import { PicturesField } from '../../waybill/waybill'
import { amountOf, bookingTexts, bookingCss as css, MOST_TICKETS, pastError } from '../booking'
import { optionsOf, type TicketChoices } from '../form'
import type { Values } from './fields'
import { texts } from './texts'

const SUPPLIER = 50
const INVOICE = 30
const REMARK = 200

const { fields } = texts

/** What moves tickets and money: asked for once. */
export function FixedFields({ choices }: { choices: TicketChoices }) {
  const { sites, soils } = optionsOf(choices)
  return (
    <>
      <SelectField name="garbageId" label={fields.garbageName} required options={sites} />
      <SelectField name="soilType" label={fields.soilType} required options={soils} />
      <CountField name="quantity" label={fields.quantity} required most={MOST_TICKETS} />
      <AmountField name="price" label={texts.price} required />
      <Sum />
      <MomentField name="boughtAt" label={fields.boughtAt} required validate={pastError(fields.boughtAt)} />
    </>
  )
}

/** What it comes to. */
function Sum() {
  const { control } = useFormContext<Values>()
  const [quantity = '', price = ''] = useWatch({ control, name: ['quantity', 'price'] })
  const amount = amountOf({ quantity, price })
  return (
    <p className={`${css.computed} ${css.wide}`} role="status">
      {texts.sum}：{amount ? <b>{texts.yuan(amount)}</b> : texts.sumMissing} {amount && texts.sumHint}
    </p>
  )
}

interface ChangeableProps {
  suppliers: readonly string[]
  /** The day of a purchase that is booked; a new one has its own field. */
  boughtOn?: string
}

/** What may be changed as long as the purchase stands. */
export function ChangeableFields({ suppliers, boughtOn }: ChangeableProps) {
  const { getValues } = useFormContext<Values>()
  const expiry = (day: string) => (day < (boughtOn ?? getValues('boughtAt').slice(0, 10)) ? texts.expired : null)
  return (
    <>
      <ComboField
        name="supplier"
        label={fields.supplier}
        hint={texts.supplierHint}
        required
        maxLength={SUPPLIER}
        suggestions={suppliers}
      />
      <DayField name="expiresOn" label={fields.expiresOn} hint={texts.expiresHint} validate={expiry} />
      <TextField name="invoiceNo" label={fields.invoiceNo} maxLength={INVOICE} />
      <PicturesField name="picture" label={fields.picture} hint={bookingTexts.pictureHint} folder="ticket/" />
      <TextAreaField name="remark" label={fields.remark} wide rows={2} maxLength={REMARK} />
    </>
  )
}
