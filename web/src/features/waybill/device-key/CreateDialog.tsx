import { useCommand } from '../../../apollo/useCommand'
import { deviceKeyInputLengths } from '../../../gql/lengths.generated'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { TextField } from '../../../ui/form/fields'
import { useServerForm } from '../../../ui/form/useServerForm'
import { Modal } from '../../../ui/overlay/Modal'
import { CreateDeviceKeyDocument, type CreateDeviceKeyMutation } from './device-key.generated'
import { texts } from './texts'

export type MadeKey = CreateDeviceKeyMutation['createDeviceKey']

const PLATE = 20

interface Props {
  onClose: () => void
  onMade: (made: MadeKey) => void
}

/** 新建设备密钥: what it is called, and whose it is. */
export function CreateDialog({ onClose, onMade }: Props) {
  const { run } = useCommand(CreateDeviceKeyDocument)
  const form = useServerForm({
    defaultValues: { name: '', truckCode: '' },
    onSubmit: async ({ name, truckCode }) => {
      const done = await run({ input: { name, truckCode: truckCode.trim() || null } })
      if (!done) return false
      onMade(done.createDeviceKey)
    },
  })
  return (
    <Modal
      open
      size="sm"
      title={texts.createTitle}
      footer={<FormButtons form={form} onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <Form form={form}>
        <TextField
          name="name"
          label={texts.fields.name}
          required
          maxLength={deviceKeyInputLengths.name}
          hint={texts.nameHint}
        />
        <TextField name="truckCode" label={texts.fields.truckCode} maxLength={PLATE} hint={texts.truckHint} />
      </Form>
    </Modal>
  )
}
