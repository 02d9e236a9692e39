import type { ReactNode } from 'react'
import { StaleNote } from '../../ui/form/change/StaleNote'
import { useChangeForm } from '../../ui/form/change/useChangeForm'
import { Form } from '../../ui/form/Form'
import { FormButtons } from '../../ui/form/FormButtons'
import { DrawerGate } from '../../ui/overlay/DrawerGate'
import { SideDrawer } from '../../ui/overlay/SideDrawer'
import { type OneOf, useRecord } from '../record/useRecord'
import { texts } from '../texts'

const WIDTH = 640

type Texts<Values> = { [Name in keyof Values]: string }

interface Props<Data, Row, Values> {
  id: string
  one: OneOf<Data, Row>
  title: string
  missing: string
  permission: string
  labels: Readonly<Record<string, string>>
  /** Texts of values that two people have changed; by default the values themselves. */
  shown?: (field: string, value: string) => string
  nameOf: (row: Row) => string
  valuesOf: (row: Row) => Values
  /** Saves over the version that the person has seen, with the earlier values; null when it was not sent. */
  save: (values: Values, row: Row, version: number, before: Values) => Promise<unknown>
  onClose: () => void
  onSaved: () => void
  /** Width in pixels; 640 by default. */
  width?: number
  /** Label of the submit button; 保存 by default. */
  submit?: string
  /** Fields of the form. */
  children: (row: Row) => ReactNode
}

type Opened<Data, Row, Values> = Omit<Props<Data, Row, Values>, 'id' | 'one' | 'missing'> & {
  row: Row
  latest: () => Promise<Row | null | undefined>
}

function OpenedForm<Data, Row extends { version: number }, Values extends Texts<Values>>(
  props: Opened<Data, Row, Values>,
) {
  const {
    row,
    latest,
    title,
    permission,
    labels,
    shown,
    nameOf,
    valuesOf,
    save,
    width = WIDTH,
    submit = texts.save,
    onClose,
    onSaved,
    children,
  } = props
  const { form, stale } = useChangeForm<Values, Row>({
    ...(shown ? { shown } : {}),
    opened: row,
    valuesOf,
    labels,
    find: latest,
    save: (values, version, before) => save(values, row, version, before),
    onSaved: () => {
      onSaved()
      onClose()
    },
  })
  return (
    <SideDrawer
      open
      width={`${width}px`}
      title={title}
      record={nameOf(row)}
      inTitle
      footer={<FormButtons form={form} submit={submit} permission={permission} onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      {stale && <StaleNote {...stale} />}
      <Form form={form} columns={2}>
        {children(row)}
      </Form>
    </SideDrawer>
  )
}

/** Drawer of a change; changes by others meanwhile are shown, and never overwritten unseen. */
export function EditDrawer<Data, Row extends { id: string; version: number }, Values extends Texts<Values>>({
  id,
  one,
  missing,
  ...rest
}: Props<Data, Row, Values>) {
  const { latest, ...found } = useRecord(one, id, { toChange: true })
  return (
    <DrawerGate {...found} title={rest.title} missing={missing} onClose={rest.onClose}>
      {(row) => <OpenedForm key={row.id} row={row} latest={latest} {...rest} />}
    </DrawerGate>
  )
}
