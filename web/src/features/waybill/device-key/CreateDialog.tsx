import { useId } from 'react'
import { useCommand } from '../../../apollo/useCommand'
import { Form } from '../../../ui/form/Form'
import { TextField } from '../../../ui/form/fields'
import { useServerForm } from '../../../ui/form/useServerForm'
import { Button } from '../../../ui/layout/Button'
import { Modal } from '../../../ui/overlay/Modal'
import { CreateDeviceKeyDocument, type CreateDeviceKeyMutation } from './device-key.generated'
import { texts } from './texts'

export type MadeKey = CreateDeviceKeyMutation['createDeviceKey']

const NAME = 20
const PLATE = 20

interface Props {
  onClose: () => void
  onMade: (made: MadeKey) => void
}

/** 新建设备密钥: what it is called, and whose it is. */
export function CreateDialog({ onClose, onMade }: Props) {
  const formId = useId()
  const { run } = useCommand(CreateDeviceKeyDocument)
  const form = useServerForm({
    defaultValues: { name: '', truckCode: '' },
    onSubmit: async ({ name, truckCode }) => {
      const done = await run({ input: { name, truckCode: truckCode.trim() || null } })
      if (!done) return false
      onMade(done.createDeviceKey)
    },
  })
  const footer = (
    <>
      <Button onClick={onClose}>{texts.cancel}</Button>
      <Button type="submit" form={formId} variant="solid" loading={form.submitting}>
        {texts.ok}
      </Button>
    </>
  )
  return (
    <Modal
      open
      size="sm"
      title={texts.createTitle}
      footer={footer}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <Form form={form} id={formId}>
        <TextField name="name" label={texts.fields.name} required maxLength={NAME} hint={texts.nameHint} />
        <TextField name="truckCode" label={texts.fields.truckCode} maxLength={PLATE} hint={texts.truckHint} />
      </Form>
    </Modal>
  )
}
