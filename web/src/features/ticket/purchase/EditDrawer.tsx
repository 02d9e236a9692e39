import { useApolloClient } from '@apollo/client/react'
import { useCommand } from '../../../apollo/useCommand'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { formatDateTime } from '../../../ui/format/date'
import { SideDrawer } from '../../../ui/overlay/SideDrawer'
import { PicturePreview } from '../../waybill/waybill'
import { bookingTexts, EDIT, StaleNote, useChangeForm, useTicketForm } from '../booking'
import { type Changeable, changeableOf, changeOf } from './fields'
import { ChangeableFields } from './PurchaseFields'
import { PurchaseGate } from './PurchaseGate'
import { PurchaseHead } from './PurchaseHead'
import { TicketPurchaseDocument, UpdateTicketPurchaseDocument } from './purchase.generated'
import type { Purchase } from './rows'
import { texts } from './texts'

interface Props {
  id: string
  onClose: () => void
  onSaved: () => void
}

function Edit({ purchase, onClose, onSaved }: Omit<Props, 'id'> & { purchase: Purchase }) {
  const { id } = purchase
  const client = useApolloClient()
  const { run } = useCommand(UpdateTicketPurchaseDocument)
  const { choices } = useTicketForm()
  const { form, stale } = useChangeForm<Changeable, Purchase>({
    opened: purchase,
    valuesOf: changeableOf,
    labels: texts.fields,
    find: async () =>
      (await client.query({ query: TicketPurchaseDocument, variables: { id }, fetchPolicy: 'network-only' })).data
        ?.ticketPurchase,
    save: (values, version) => run({ input: changeOf(values, purchase, version) }),
    onSaved: () => {
      onSaved()
      onClose()
    },
  })
  return (
    <SideDrawer
      open
      width="640px"
      title={texts.edit}
      footer={<FormButtons form={form} submit={bookingTexts.save} permission={EDIT} onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <PurchaseHead purchase={purchase} />
      {stale && <StaleNote {...stale} />}
      <PicturePreview>
        <Form form={form} columns={2}>
          <p>{texts.fixed}</p>
          <ChangeableFields
            suppliers={choices?.suppliers ?? []}
            boughtOn={formatDateTime(purchase.boughtAt).slice(0, 10)}
          />
        </Form>
      </PicturePreview>
    </SideDrawer>
  )
}

/** 修改购票: what does not move tickets. */
export function EditDrawer({ id, ...rest }: Props) {
  return (
    <PurchaseGate id={id} title={texts.edit} onClose={rest.onClose}>
      {(purchase) => <Edit key={purchase.id} purchase={purchase} {...rest} />}
    </PurchaseGate>
  )
}
