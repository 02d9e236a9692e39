import { useApolloClient } from '@apollo/client/react'
import { useCommand } from '../../../apollo/useCommand'
import { newDictionaryItemLengths as lengths } from '../../../gql/lengths.generated'
import { toast } from '../../../ui/feedback/toastStore'
import { CountField } from '../../../ui/form/CountField'
import { StaleNote } from '../../../ui/form/change/StaleNote'
import { useChangeForm } from '../../../ui/form/change/useChangeForm'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { TextField } from '../../../ui/form/fields'
import { useServerForm } from '../../../ui/form/useServerForm'
import { Modal } from '../../../ui/overlay/Modal'
import {
  CompanyDictionaryItemsDocument,
  CreateDictionaryItemDocument,
  UpdateDictionaryItemDocument,
} from './dictionary.generated'
import type { Item } from './rows'
import { texts } from './texts'
import { refetchQueries, useForgetDictionaries } from './useItemVerbs'

interface Props {
  dictionary: string
  onClose: () => void
}

type Values = Record<'itemName' | 'sort', string>

const LAST = 9999
const CODE = { value: /^[A-Za-z0-9_-]+$/, message: texts.valueWrong }
const { fields } = texts

const sortOf = (sort: string) => (sort === '' ? null : Number(sort))
const valuesOf = ({ itemName, sort }: Item): Values => ({ itemName, sort: String(sort) })

function AddDialog({ dictionary, onClose }: Props) {
  const { run } = useCommand(CreateDictionaryItemDocument, { refetchQueries })
  const forget = useForgetDictionaries()
  const form = useServerForm<Values & { itemValue: string }>({
    defaultValues: { itemValue: '', itemName: '', sort: '' },
    onSubmit: async ({ itemValue, itemName, sort }) => {
      const input = { itemValue: itemValue.trim(), itemName: itemName.trim(), sort: sortOf(sort) }
      if ((await run({ dictionary, input })) === null) return false
      forget()
      toast.success(texts.added)
      onClose()
    },
  })
  return (
    <Modal
      open
      size="md"
      title={texts.add}
      footer={<FormButtons form={form} submit={texts.save} permission="chain:basedata:add" onCancel={onClose} />}
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

function EditDialog({ dictionary, item, onClose }: Props & { item: Item }) {
  const client = useApolloClient()
  const { run } = useCommand(UpdateDictionaryItemDocument, { refetchQueries })
  const forget = useForgetDictionaries()
  const { itemValue } = item
  const { form, stale } = useChangeForm<Values, Item>({
    opened: item,
    valuesOf,
    labels: fields,
    find: async () => {
      const variables = { dictionary }
      const query = { query: CompanyDictionaryItemsDocument, variables, fetchPolicy: 'network-only' } as const
      return (await client.query(query)).data?.companyDictionaryItems.find((one) => one.itemValue === itemValue)
    },
    save: ({ itemName, sort }, version) =>
      run({ dictionary, itemValue, version, input: { itemName: itemName.trim(), sort: sortOf(sort) } }),
    onSaved: () => {
      forget()
      onClose()
    },
  })
  return (
    <Modal
      open
      size="md"
      title={texts.edit}
      record={item.itemName}
      inTitle
      footer={<FormButtons form={form} submit={texts.save} permission="chain:basedata:edit" onCancel={onClose} />}
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
          {...(item.platformName ? { hint: texts.nameHint(item.platformName) } : {})}
        />
        <CountField name="sort" label={fields.sort} most={LAST} required />
      </Form>
    </Modal>
  )
}

/** 新增条目, and 修改条目; what somebody else changed meanwhile is shown, and never overwritten unseen. */
export function SaveDialog({ item, ...props }: Props & { item: Item | null }) {
  return item ? <EditDialog {...props} item={item} /> : <AddDialog {...props} />
}
