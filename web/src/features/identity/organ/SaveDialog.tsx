import { useApolloClient } from '@apollo/client/react'
import { useCommand } from '../../../apollo/useCommand'
import { organInputLengths as lengths } from '../../../gql/lengths.generated'
import type { OrganKind } from '../../../gql/types.generated'
import { toast } from '../../../ui/feedback/toastStore'
import { CountField } from '../../../ui/form/CountField'
import { StaleNote } from '../../../ui/form/change/StaleNote'
import { useChangeForm } from '../../../ui/form/change/useChangeForm'
import { SelectField } from '../../../ui/form/choice-fields'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { TextAreaField, TextField } from '../../../ui/form/fields'
import { enumOptions } from '../../../ui/form/options'
import { type ServerForm, useServerForm } from '../../../ui/form/useServerForm'
import { Modal } from '../../../ui/overlay/Modal'
import { CreateOrganDocument, OrganDocument, UpdateOrganDocument } from './organ.generated'
import css from './organ.module.css'
import { refetchQueries } from './refetch'
import { texts } from './texts'
import type { Organ, Place } from './tree'

interface Props {
  /** What the new one stands below, or the organ's own. */
  place: Place
  /** What is changed; null for a new one. */
  organ: Organ | null
  onClose: () => void
}

interface Values {
  name: string
  kind: OrganKind
  sort: string
  remark: string
}

const KINDS: readonly OrganKind[] = ['DEPARTMENT', 'SITE']
const LAST = 9999
const { fields } = texts

/** What has no place of its own among its like stands before those that have one. */
const inputOf = ({ name, kind, sort, remark }: Values) => ({ name, kind, sort: Number(sort || 0), remark })
const valuesOf = ({ name, kind, sort, remark }: Organ): Values => ({
  name,
  kind,
  sort: sort === 0 ? '' : String(sort),
  remark: remark ?? '',
})
const shown = (field: string, value: string): string => (field === 'kind' ? texts.kinds[value as OrganKind] : value)

function Fields({ form }: { form: ServerForm<Values> }) {
  return (
    <Form form={form} columns={2}>
      <TextField name="name" label={fields.name} required maxLength={lengths.name} wide />
      <SelectField name="kind" label={fields.kind} required options={enumOptions(KINDS, texts.kinds)} />
      <CountField name="sort" label={fields.sort} most={LAST} hint={texts.sortHint} />
      <TextAreaField name="remark" label={fields.remark} maxLength={lengths.remark} wide />
    </Form>
  )
}

function AddDialog({ place, onClose }: Props) {
  const { run } = useCommand(CreateOrganDocument, { refetchQueries })
  const form = useServerForm<Values>({
    defaultValues: { name: '', kind: place.organ ? 'SITE' : 'DEPARTMENT', sort: '', remark: '' },
    onSubmit: async (values) => {
      const done = await run({ parentId: place.organ?.id ?? null, input: inputOf(values) })
      if (!done) return false
      toast.success(texts.added(done.createOrgan.name))
      onClose()
    },
  })
  return (
    <Modal
      open
      size="md"
      title={texts.add}
      footer={<FormButtons form={form} submit={texts.save} permission="sys:organ:add" onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <p className={css.intro}>{texts.addAbout(place.organ ? `“${place.path}”` : place.name)}</p>
      <Fields form={form} />
    </Modal>
  )
}

function EditDialog({ organ, onClose }: Props & { organ: Organ }) {
  const client = useApolloClient()
  const { run } = useCommand(UpdateOrganDocument, { refetchQueries })
  const { form, stale } = useChangeForm<Values, Organ>({
    opened: organ,
    valuesOf,
    labels: fields,
    shown,
    find: async () => {
      const asked = { query: OrganDocument, variables: { id: organ.id }, fetchPolicy: 'network-only' } as const
      return (await client.query(asked)).data?.organ
    },
    save: (values, version) => run({ id: organ.id, version, input: inputOf(values) }),
    onSaved: onClose,
  })
  return (
    <Modal
      open
      size="md"
      title={texts.editTitle}
      record={organ.name}
      inTitle
      footer={<FormButtons form={form} submit={texts.save} permission="sys:organ:edit" onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      {stale && <StaleNote {...stale} />}
      <Fields form={form} />
    </Modal>
  )
}

/** 新增机构, and 编辑机构; what somebody else changed meanwhile is shown, and never overwritten unseen. */
export function SaveDialog({ organ, ...props }: Props) {
  return organ ? <EditDialog key={organ.id} {...props} organ={organ} /> : <AddDialog {...props} organ={null} />
}
