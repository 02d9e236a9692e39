import { companyDictionaryItemFields, newDictionaryItemLengths as lengths } from '../../../gql/fields/project.generated'
import { labelsOf } from '../../../kit/fields'
import { toast } from '../../../ui/feedback/toastStore'
import { CountField } from '../../../ui/form/CountField'
import { StaleNote } from '../../../ui/form/change/StaleNote'
import { useChangeForm } from '../../../ui/form/change/useChangeForm'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { TextField } from '../../../ui/form/fields'
import { useServerForm } from '../../../ui/form/useServerForm'
import { Modal } from '../../../ui/overlay/Modal'
import type { AnyItem, ItemVerbs } from './rows'
import { texts } from './texts'

interface Props<Row extends AnyItem> {
  verbs: ItemVerbs<Row>
  /** Hint below the name. */
  nameHint: ((item: Row) => string | undefined) | undefined
  onClose: () => void
}

type Values = Record<'itemName' | 'sort', string>

const LAST = 9999
const CODE = { value: /^[A-Za-z0-9_-]+$/, message: texts.valueWrong }
const fields = labelsOf(companyDictionaryItemFields)

const sortOf = (sort: string) => (sort === '' ? null : Number(sort))
const valuesOf = ({ itemName, sort }: AnyItem): Values => ({ itemName, sort: String(sort) })

function AddDialog<Row extends AnyItem>({ verbs, onClose }: Pick<Props<Row>, 'verbs' | 'onClose'>) {
  const form = useServerForm<Values & { itemValue: string }>({
    defaultValues: { itemValue: '', itemName: '', sort: '' },
    onSubmit: async ({ itemValue, itemName, sort }) => {
      const input = { itemValue: itemValue.trim(), itemName: itemName.trim(), sort: sortOf(sort) }
      if ((await verbs.create(input)) === null) return false
      verbs.changed()
      toast.success(texts.added)
      onClose()
    },
  })
  return (
    <Modal
      open
      size="md"
      title={texts.add}
      footer={<FormButtons form={form} submit={texts.save} permission={verbs.permissions.add} onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <Form form={form} columns={2}>
        <TextField name="itemName" label={fields.itemName} required maxLength={lengths.itemName} wide />
        <TextField
          name="itemValue"
          label={fields.itemValue}
          required
          maxLength={lengths.itemValue}
          pattern={CODE}
          hint={texts.valueHint}
        />
        <CountField name="sort" label={fields.sort} most={LAST} hint={texts.sortHint} />
      </Form>
    </Modal>
  )
}

function EditDialog<Row extends AnyItem>({ item, verbs, nameHint, onClose }: Props<Row> & { item: Row }) {
  const { itemValue } = item
  const { form, stale } = useChangeForm<Values, Row>({
    opened: item,
    valuesOf,
    labels: fields,
    find: () => verbs.find(itemValue),
    save: ({ itemName, sort }, version) =>
      verbs.update({ itemValue, version }, { itemName: itemName.trim(), sort: sortOf(sort) }),
    onSaved: () => {
      verbs.changed()
      onClose()
    },
  })
  const hint = nameHint?.(item)
  return (
    <Modal
      open
      size="md"
      title={texts.edit}
      record={item.itemName}
      inTitle
      footer={<FormButtons form={form} submit={texts.save} permission={verbs.permissions.edit} onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      {stale && <StaleNote {...stale} />}
      <Form form={form} columns={2}>
        <TextField
          name="itemName"
          label={fields.itemName}
          required
          maxLength={lengths.itemName}
          {...(hint ? { hint } : {})}
        />
        <CountField name="sort" label={fields.sort} most={LAST} required />
      </Form>
    </Modal>
  )
}

/** 新增条目, and 修改条目; changes by others meanwhile are shown, and never overwritten unseen. */
export function SaveDialog<Row extends AnyItem>({ item, ...props }: Props<Row> & { item: Row | null }) {
  return item ? <EditDialog {...props} item={item} /> : <AddDialog verbs={props.verbs} onClose={props.onClose} />
}
