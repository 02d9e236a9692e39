import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useCommand } from '../../../apollo/useCommand'
import { ticketPurchaseInputLengths as lengths, ticketPurchaseFields } from '../../../gql/fields/ticket.generated'
import { labelsOf } from '../../../kit/fields'
import { AddDrawer } from '../../../kit/form/AddDrawer'
import { EditDrawer } from '../../../kit/form/EditDrawer'
import type { AddProps, EditProps } from '../../../kit/record/kind'
import { oneOf } from '../../../kit/record/useRecord'
import { CountField } from '../../../ui/form/CountField'
import { ComboField, SelectField } from '../../../ui/form/choice-fields'
import { DayField, MomentField } from '../../../ui/form/dates'
import { AmountField, TextAreaField, TextField } from '../../../ui/form/fields'
import { formatDateTime } from '../../../ui/format/date'
import { PicturePreview, PicturesField } from '../../waybill/picture'
import { ADD, amountOf, bookingTexts, bookingCss as css, EDIT, MOST_TICKETS, nowText, pastError } from '../booking'
import { optionsOf, type TicketChoices, useTicketForm } from '../form'
import { PurchaseTicketsDocument, TicketPurchaseDocument, UpdateTicketPurchaseDocument } from './purchase.generated'
import { texts } from './texts'
import { changeableOf, changeOf, emptyValues, inputOf, type Values } from './values'

const labels = labelsOf(ticketPurchaseFields)

/** Purchase in the drawer. */
export const purchase = oneOf(TicketPurchaseDocument, (data) => data.ticketPurchase)

/** Fields that move tickets and money: entered once. */
function FixedFields({ choices }: { choices: TicketChoices }) {
  const { sites, soils } = optionsOf(choices)
  return (
    <>
      <SelectField name="garbageId" label={labels.garbageName} required options={sites} />
      <SelectField name="soilType" label={labels.soilType} required options={soils} />
      <CountField name="quantity" label={labels.quantity} required most={MOST_TICKETS} />
      <AmountField name="price" label={texts.price} required />
      <Sum />
      <MomentField name="boughtAt" label={labels.boughtAt} required validate={pastError(labels.boughtAt)} />
    </>
  )
}

/** Amount of the purchase. */
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
  /** Day of a booked purchase; a new one has its own field. */
  boughtOn?: string
}

/** Fields that can be changed until the purchase is voided. */
function ChangeableFields({ suppliers, boughtOn }: ChangeableProps) {
  const { getValues } = useFormContext<Values>()
  const expiry = (day: string) => (day < (boughtOn ?? getValues('boughtAt').slice(0, 10)) ? texts.expired : null)
  return (
    <>
      <ComboField
        name="supplier"
        label={labels.supplier}
        hint={texts.supplierHint}
        required
        maxLength={lengths.supplier}
        suggestions={suppliers}
      />
      <DayField name="expiresOn" label={labels.expiresOn} hint={texts.expiresHint} validate={expiry} />
      <TextField name="invoiceNo" label={labels.invoiceNo} maxLength={lengths.invoiceNo} />
      <PicturesField name="picture" label={labels.picture} hint={bookingTexts.pictureHint} folder="ticket/" />
      <TextAreaField name="remark" label={labels.remark} wide rows={2} maxLength={lengths.remark} />
    </>
  )
}

/** 登记购票. */
export function AddPurchase({ onClose, onSaved }: AddProps<object>) {
  const { run } = useCommand(PurchaseTicketsDocument)
  const [defaultValues] = useState(() => emptyValues(nowText()))
  return (
    <AddDrawer
      title={texts.add}
      submit={texts.add}
      permission={ADD}
      defaultValues={defaultValues}
      asked={useTicketForm()}
      save={async (values) => {
        const done = await run({ input: inputOf(values) })
        return done && texts.added(done.purchaseTickets.purchaseNo)
      }}
      onClose={onClose}
      onSaved={onSaved}
    >
      {(choices) => (
        <PicturePreview>
          <FixedFields choices={choices} />
          <ChangeableFields suppliers={choices.suppliers} />
        </PicturePreview>
      )}
    </AddDrawer>
  )
}

/** 修改购票: fields that do not move tickets. */
export function EditPurchase(props: EditProps) {
  const { run } = useCommand(UpdateTicketPurchaseDocument)
  const { choices } = useTicketForm()
  return (
    <EditDrawer
      {...props}
      one={purchase}
      title={texts.edit}
      missing={texts.missing}
      permission={EDIT}
      labels={labels}
      nameOf={({ purchaseNo }) => purchaseNo}
      valuesOf={changeableOf}
      save={(values, row, version) => run({ input: changeOf(values, row, version) })}
    >
      {({ boughtAt }) => (
        <PicturePreview>
          <p>{texts.fixed}</p>
          <ChangeableFields suppliers={choices?.suppliers ?? []} boughtOn={formatDateTime(boughtAt).slice(0, 10)} />
        </PicturePreview>
      )}
    </EditDrawer>
  )
}
