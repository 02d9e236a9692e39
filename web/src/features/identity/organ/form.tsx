import { useApolloClient } from '@apollo/client/react'
import { type Shown, useChanged } from '../../../apollo/refetchShowing'
import { useCommand } from '../../../apollo/useCommand'
import { organFields as fields, organInputLengths as lengths } from '../../../gql/fields/identity.generated'
import type { OrganKind } from '../../../gql/types.generated'
import { codeOptions, labelsOf } from '../../../kit/fields'
import { toast } from '../../../ui/feedback/toastStore'
import { CountField } from '../../../ui/form/CountField'
import { StaleNote } from '../../../ui/form/change/StaleNote'
import { useChangeForm } from '../../../ui/form/change/useChangeForm'
import { SelectField } from '../../../ui/form/choice-fields'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { TextAreaField, TextField } from '../../../ui/form/fields'
import { type ServerForm, useServerForm } from '../../../ui/form/useServerForm'
import { formatCount } from '../../../ui/format/decimal'
import looks from '../../../ui/layout/looks.module.css'
import { Modal } from '../../../ui/overlay/Modal'
import { CreateOrganDocument, MoveOrganDocument, OrganDocument, UpdateOrganDocument } from './organ.generated'
import { texts } from './texts'
import { COMPANY, idOfOption, isWithin, type Organ, type Place, placeOptions } from './tree'

interface Props {
  /** Place above the new organ, or the organ's own. */
  place: Place
  /** Organ that is changed; null for a new one. */
  organ: Organ | null
  onClose: () => void
}

interface Values {
  name: string
  kind: OrganKind
  sort: string
  remark: string
}

const LAST = 9999
const labels = labelsOf(fields)
const CHANGES: readonly Shown[] = ['Organ', 'users', 'OrganProject']
const nothing = () => undefined

/** Callback after a change: refreshes open pages that show organs, their people or their projects. */
export const useOrgansChanged = () => useChanged(CHANGES, nothing)

/** An organ without a number comes before its siblings with one. */
const inputOf = ({ name, kind, sort, remark }: Values) => ({ name, kind, sort: Number(sort || 0), remark })
const valuesOf = ({ name, kind, sort, remark }: Organ): Values => ({
  name,
  kind,
  sort: sort === 0 ? '' : String(sort),
  remark: remark ?? '',
})
const shown = (field: string, value: string): string =>
  field === 'kind' ? fields.kind.codes[value as OrganKind] : value

function Fields({ form }: { form: ServerForm<Values> }) {
  return (
    <Form form={form} columns={2}>
      <TextField name="name" label={labels.name} required maxLength={lengths.name} wide />
      <SelectField name="kind" label={labels.kind} required options={codeOptions(fields.kind)} />
      <CountField name="sort" label={labels.sort} most={LAST} hint={texts.sortHint} />
      <TextAreaField name="remark" label={labels.remark} maxLength={lengths.remark} wide />
    </Form>
  )
}

function AddDialog({ place, onClose }: Props) {
  const { run } = useCommand(CreateOrganDocument)
  const changed = useOrgansChanged()
  const form = useServerForm<Values>({
    defaultValues: { name: '', kind: place.organ ? 'SITE' : 'DEPARTMENT', sort: '', remark: '' },
    onSubmit: async (values) => {
      const done = await run({ parentId: place.organ?.id ?? null, input: inputOf(values) })
      if (!done) return false
      toast.success(texts.added(done.createOrgan.name))
      changed()
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
      <p className={looks.intro}>{texts.addAbout(place.organ ? `“${place.path}”` : place.name)}</p>
      <Fields form={form} />
    </Modal>
  )
}

function EditDialog({ organ, onClose }: Props & { organ: Organ }) {
  const client = useApolloClient()
  const { run } = useCommand(UpdateOrganDocument)
  const changed = useOrgansChanged()
  const { form, stale } = useChangeForm<Values, Organ>({
    opened: organ,
    valuesOf,
    labels,
    shown,
    find: async () => {
      const asked = { query: OrganDocument, variables: { id: organ.id }, fetchPolicy: 'network-only' } as const
      return (await client.query(asked)).data?.organ
    },
    save: (values, version) => run({ id: organ.id, version, input: inputOf(values) }),
    onSaved: () => {
      changed()
      onClose()
    },
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

/** 新增机构, and 编辑机构; changes by others meanwhile are shown, and never overwritten unseen. */
export function SaveDialog({ organ, ...props }: Props) {
  return organ ? <EditDialog key={organ.id} {...props} organ={organ} /> : <AddDialog {...props} organ={null} />
}

interface MoveProps {
  organ: Organ
  place: Place
  places: readonly Place[]
  onClose: () => void
}

/** 移动机构: below another organ except its own ones, or to the company itself. */
export function MoveDialog({ organ, place, places, onClose }: MoveProps) {
  const { run } = useCommand(MoveOrganDocument)
  const changed = useOrgansChanged()
  const form = useServerForm({
    defaultValues: { parent: organ.parentId ?? COMPANY },
    onSubmit: async ({ parent }) => {
      if (!(await run({ id: organ.id, parentId: idOfOption(parent), version: organ.version }))) return false
      toast.success(texts.moved(organ.name))
      changed()
      onClose()
    },
  })
  const options = placeOptions(places, ({ id }) => !isWithin(places, id, organ.id))
  return (
    <Modal
      open
      size="md"
      title={texts.moveTitle}
      record={organ.name}
      inTitle
      footer={<FormButtons form={form} submit={texts.move} permission="sys:organ:edit" onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <p className={looks.intro}>
        {texts.moveAbout(texts.counted(formatCount(place.members), formatCount(place.projects)))}
      </p>
      <Form form={form}>
        <SelectField name="parent" label={texts.moveTo} required options={options} />
      </Form>
    </Modal>
  )
}
