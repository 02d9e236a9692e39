import type { DefaultValues } from 'react-hook-form'
import { toast } from '../../../ui/feedback/toastStore'
import { StaleNote } from '../../../ui/form/change/StaleNote'
import { useChangeForm } from '../../../ui/form/change/useChangeForm'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { useServerForm } from '../../../ui/form/useServerForm'
import { DrawerGate } from '../../../ui/overlay/DrawerGate'
import { SideDrawer } from '../../../ui/overlay/SideDrawer'
import type { BaseDataKind, BaseRow } from './kind'
import { needs, texts } from './texts'

type TextsOf<Values> = { [Name in keyof Values]: string }

interface Props<Row extends BaseRow, Values extends TextsOf<Values>> {
  kind: BaseDataKind<Row, Values>
  onClose: () => void
  onSaved: () => void
}

/** The drawer of a new row, which may begin with what is known of it. */
export function AddDrawer<Row extends BaseRow, Values extends TextsOf<Values>>({
  kind,
  known,
  onClose,
  onSaved,
}: Props<Row, Values> & { known?: Partial<Values> }) {
  const { create } = kind.useVerbs()
  const form = useServerForm<Values>({
    defaultValues: { ...kind.emptyValues, ...known } as DefaultValues<Values>,
    onSubmit: async (values) => {
      if ((await create(values)) === null) return false
      toast.success(texts.added)
      onSaved()
      onClose()
    },
  })
  return (
    <SideDrawer
      open
      width="640px"
      title={texts.add(kind.texts.what)}
      footer={<FormButtons form={form} submit={texts.save} permission={needs(kind).add} onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <Form form={form} columns={2}>
        <kind.Fields />
      </Form>
    </SideDrawer>
  )
}

interface OpenedProps<Row extends BaseRow, Values extends TextsOf<Values>> extends Props<Row, Values> {
  row: Row
  latest: () => Promise<Row | null | undefined>
}

function Opened<Row extends BaseRow, Values extends TextsOf<Values>>({
  kind,
  row,
  latest,
  onClose,
  onSaved,
}: OpenedProps<Row, Values>) {
  const { update } = kind.useVerbs()
  const shown = kind.useShown?.()
  const { form, stale } = useChangeForm<Values, Row>({
    ...(shown ? { shown } : {}),
    opened: row,
    valuesOf: kind.valuesOf,
    labels: kind.texts.fields,
    find: latest,
    save: (values, version) => update(row, version, values),
    onSaved: () => {
      onSaved()
      onClose()
    },
  })
  return (
    <SideDrawer
      open
      width="640px"
      title={texts.edit(kind.texts.what)}
      record={kind.nameOf(row)}
      footer={<FormButtons form={form} submit={texts.save} permission={needs(kind).edit} onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      {stale && <StaleNote {...stale} />}
      <Form form={form} columns={2}>
        <kind.Fields />
      </Form>
    </SideDrawer>
  )
}

/** The drawer of a change; what somebody else changed meanwhile is shown, and never overwritten unseen. */
export function EditDrawer<Row extends BaseRow, Values extends TextsOf<Values>>({
  id,
  ...rest
}: Props<Row, Values> & { id: string }) {
  const { kind, onClose } = rest
  const { latest, ...one } = kind.useOne(id)
  const { what } = kind.texts
  return (
    <DrawerGate {...one} title={texts.edit(what)} missing={texts.missing(what)} onClose={onClose}>
      {(row) => <Opened key={row.id} row={row} latest={latest} {...rest} />}
    </DrawerGate>
  )
}
