import { useApolloClient } from '@apollo/client/react'
import { useCommand } from '../../../apollo/useCommand'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { SideDrawer } from '../../../ui/overlay/SideDrawer'
import { PicturePreview } from '../../waybill/waybill'
import { bookingTexts, EDIT, StaleNote, useChangeForm } from '../booking'
import { ChangeableFields } from './CollectionFields'
import { CollectionGate } from './CollectionGate'
import { CollectionHead } from './CollectionHead'
import { TicketCollectionDocument, UpdateTicketCollectionDocument } from './collection.generated'
import { type Changeable, changeableOf, changeOf } from './fields'
import type { Collection } from './rows'
import { texts } from './texts'

interface Props {
  id: string
  onClose: () => void
  onSaved: () => void
}

function Edit({ collection, onClose, onSaved }: Omit<Props, 'id'> & { collection: Collection }) {
  const { id } = collection
  const client = useApolloClient()
  const { run } = useCommand(UpdateTicketCollectionDocument)
  const { form, stale } = useChangeForm<Changeable, Collection>({
    opened: collection,
    valuesOf: changeableOf,
    labels: texts.fields,
    find: async () =>
      (await client.query({ query: TicketCollectionDocument, variables: { id }, fetchPolicy: 'network-only' })).data
        ?.ticketCollection,
    save: (values, version) => run({ input: changeOf(values, collection, version) }),
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
      <CollectionHead collection={collection} />
      {stale && <StaleNote {...stale} />}
      <PicturePreview>
        <Form form={form} columns={2}>
          <p>{texts.fixed}</p>
          <ChangeableFields />
        </Form>
      </PicturePreview>
    </SideDrawer>
  )
}

/** 修改领票: what does not move tickets. */
export function EditDrawer({ id, ...rest }: Props) {
  return (
    <CollectionGate id={id} title={texts.edit} onClose={rest.onClose}>
      {(collection) => <Edit key={collection.id} collection={collection} {...rest} />}
    </CollectionGate>
  )
}
