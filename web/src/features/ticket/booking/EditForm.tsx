import type { ReactNode } from 'react'
import { StaleNote } from '../../../ui/form/change/StaleNote'
import { useChangeForm } from '../../../ui/form/change/useChangeForm'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { DrawerGate } from '../../../ui/overlay/DrawerGate'
import { SideDrawer } from '../../../ui/overlay/SideDrawer'
import { PicturePreview } from '../../waybill/waybill'
import { BookingHead } from './BookingHead'
import type { Booking, BookingKind } from './kind'
import { EDIT } from './rules'
import { texts } from './texts'

/** What a list hands to the form of a change. */
export interface EditProps {
  id: string
  onClose: () => void
  onSaved: () => void
}

interface Props<Row extends Booking, Verb extends string, Values> extends EditProps {
  kind: BookingKind<Row, Verb> & { texts: { edit: string; fixed: string; fields: Readonly<Record<string, string>> } }
  valuesOf: (row: Row) => Values
  /** Saves over the version that the person has seen; null when it was not sent. */
  save: (values: Values, row: Row, version: number) => Promise<unknown>
  /** Its fields. */
  children: (row: Row) => ReactNode
}

type Texts<Values> = { [Name in keyof Values]: string }

function Opened<Row extends Booking, Verb extends string, Values extends Texts<Values>>({
  kind,
  row,
  latest,
  valuesOf,
  save,
  onClose,
  onSaved,
  children,
}: Omit<Props<Row, Verb, Values>, 'id'> & { row: Row; latest: () => Promise<Row | null | undefined> }) {
  const { form, stale } = useChangeForm<Values, Row>({
    opened: row,
    valuesOf,
    labels: kind.texts.fields,
    find: latest,
    save: (values, version) => save(values, row, version),
    onSaved: () => {
      onSaved()
      onClose()
    },
  })
  return (
    <SideDrawer
      open
      width="640px"
      title={kind.texts.edit}
      record={kind.numberOf(row)}
      footer={<FormButtons form={form} submit={texts.save} permission={EDIT} onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <BookingHead kind={kind} row={row} />
      {stale && <StaleNote {...stale} />}
      <PicturePreview>
        <Form form={form} columns={2}>
          <p>{kind.texts.fixed}</p>
          {children(row)}
        </Form>
      </PicturePreview>
    </SideDrawer>
  )
}

/** The drawer of a change: of what does not move tickets. */
export function EditForm<Row extends Booking, Verb extends string, Values extends Texts<Values>>({
  id,
  ...rest
}: Props<Row, Verb, Values>) {
  const { kind, onClose } = rest
  const { latest, ...one } = kind.useOne(id)
  return (
    <DrawerGate {...one} title={kind.texts.edit} missing={kind.texts.missing} onClose={onClose}>
      {(row) => <Opened key={row.id} row={row} latest={latest} {...rest} />}
    </DrawerGate>
  )
}
