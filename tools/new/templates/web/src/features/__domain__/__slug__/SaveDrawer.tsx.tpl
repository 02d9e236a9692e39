import { useCommand } from '../../../apollo/useCommand'
import { {{one}}InputLengths as lengths } from '../../../gql/lengths.generated'
import type { {{Type}}Input } from '../../../gql/types.generated'
import { toast } from '../../../ui/feedback/toastStore'
import { StaleNote } from '../../../ui/form/change/StaleNote'
import { useChangeForm } from '../../../ui/form/change/useChangeForm'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { TextField } from '../../../ui/form/fields'
import { useServerForm } from '../../../ui/form/useServerForm'
import { DrawerGate } from '../../../ui/overlay/DrawerGate'
import { SideDrawer } from '../../../ui/overlay/SideDrawer'
import { useOne } from '../../basedata/kit'
import type { {{Type}} } from './columns'
import { texts } from './texts'
import { Create{{Type}}Document, {{Type}}Document, Update{{Type}}Document } from './{{slug}}.generated'

interface Props {
  onClose: () => void
  onSaved: () => void
}

/** The form as its controls hold it; "" is nothing. */
type Values = Record<'name' | 'remark', string>

const { fields } = texts

const valuesOf = ({ name, remark }: {{Type}}): Values => ({ name, remark: remark ?? '' })
const inputOf = ({ name, remark }: Values): {{Type}}Input => ({ name: name.trim(), remark: remark.trim() || null })

function Fields() {
  return (
    <>
      <TextField name="name" label={fields.name} required maxLength={lengths.name} />
      <TextField name="remark" label={fields.remark} maxLength={lengths.remark} />
    </>
  )
}

/** The drawer of a new one. */
export function AddDrawer({ onClose, onSaved }: Props) {
  const { run } = useCommand(Create{{Type}}Document)
  const form = useServerForm<Values>({
    defaultValues: { name: '', remark: '' },
    onSubmit: async (values) => {
      if ((await run({ input: inputOf(values) })) === null) return false
      toast.success(texts.added)
      onSaved()
      onClose()
    },
  })
  return (
    <SideDrawer
      open
      width="640px"
      title={texts.add}
      footer={<FormButtons form={form} submit={texts.save} permission="chain:{{key}}:add" onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <Form form={form} columns={2}>
        <Fields />
      </Form>
    </SideDrawer>
  )
}

interface OpenedProps extends Props {
  row: {{Type}}
  latest: () => Promise<{{Type}} | null | undefined>
}

function Opened({ row, latest, onClose, onSaved }: OpenedProps) {
  const { run } = useCommand(Update{{Type}}Document)
  const { form, stale } = useChangeForm({
    opened: row,
    valuesOf,
    labels: fields,
    find: latest,
    save: (values, version) => run({ id: row.id, version, input: inputOf(values) }),
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
      record={row.name}
      footer={<FormButtons form={form} submit={texts.save} permission="chain:{{key}}:edit" onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      {stale && <StaleNote {...stale} />}
      <Form form={form} columns={2}>
        <Fields />
      </Form>
    </SideDrawer>
  )
}

/** The drawer of a change; what somebody else changed meanwhile is shown, and never overwritten unseen. */
export function EditDrawer({ id, ...props }: Props & { id: string }) {
  const { latest, ...one } = useOne({{Type}}Document, id, (data) => data.{{one}})
  return (
    <DrawerGate {...one} title={texts.edit} missing={texts.missing} onClose={props.onClose}>
      {(row) => <Opened key={row.id} row={row} latest={latest} {...props} />}
    </DrawerGate>
  )
}
