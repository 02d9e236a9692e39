import { useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { toRequestError } from '../../../../apollo/errors'
import { accessTokenInputLengths as lengths } from '../../../../gql/fields/identity.generated'
import { toast } from '../../../../ui/feedback/toastStore'
import { SelectField } from '../../../../ui/form/choice-fields'
import { Form } from '../../../../ui/form/Form'
import { FormButtons } from '../../../../ui/form/FormButtons'
import { TextField } from '../../../../ui/form/fields'
import { useServerForm } from '../../../../ui/form/useServerForm'
import { Button } from '../../../../ui/layout/Button'
import { Modal } from '../../../../ui/overlay/Modal'
import { CreateAccessTokenDocument, MyPermissionsDocument } from '../profile.generated'
import css from '../profile.module.css'
import { texts as all } from '../texts'

const texts = all.tokens
const days = Object.entries(texts.dayChoices).map(([value, label]) => ({ value, label }))

/** Creates a token, and shows it only now. */
export function TokenDialog({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(MyPermissionsDocument)
  const [create] = useMutation(CreateAccessTokenDocument)
  const [token, setToken] = useState<string | null>(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const offered = (data?.myPermissions ?? []).filter(({ key }) => key.endsWith(':get'))
  const form = useServerForm({
    defaultValues: { name: '', days: '30' },
    onSubmit: async ({ name, days }) => {
      if (chosen.length === 0) {
        toast.error(texts.chooseScope)
        return false
      }
      try {
        const input = { name, permissions: [...chosen], days: Number(days) }
        const made = await create({ variables: { input } })
        setToken(made.data?.createAccessToken.token ?? null)
      } catch (error) {
        throw toRequestError(error)
      }
    },
  })
  const toggle = (key: string) =>
    setChosen(chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(token ?? '')
      toast.success(texts.copied)
    } catch (error) {
      toast.failure(error)
    }
  }
  if (token !== null) {
    const footer = (
      <>
        <Button onClick={copy}>{texts.copy}</Button>
        <Button variant="solid" onClick={onClose}>
          {texts.close}
        </Button>
      </>
    )
    return (
      <Modal open size="md" title={texts.made} closable={false} footer={footer} onClose={onClose}>
        <p className={css.hint}>{texts.once}</p>
        <code className={css.secret}>{token}</code>
      </Modal>
    )
  }
  const all = offered.map(({ key }) => key)
  return (
    <Modal
      open
      size="md"
      title={texts.add}
      unsaved={form.methods.formState.isDirty}
      footer={<FormButtons form={form} submit={texts.add} onCancel={onClose} />}
      onClose={onClose}
    >
      <Form form={form} columns={2}>
        <TextField name="name" label={texts.name} required maxLength={lengths.name} />
        <SelectField name="days" label={texts.days} required options={days} />
      </Form>
      <fieldset className={css.scopes}>
        <legend>{texts.scope}</legend>
        <label>
          <input
            type="checkbox"
            checked={chosen.length === all.length && all.length > 0}
            onChange={({ target }) => setChosen(target.checked ? all : [])}
          />
          {texts.all}
        </label>
        {offered.map(({ key, label }) => (
          <label key={key}>
            <input type="checkbox" checked={chosen.includes(key)} onChange={() => toggle(key)} />
            {label}
          </label>
        ))}
      </fieldset>
    </Modal>
  )
}
