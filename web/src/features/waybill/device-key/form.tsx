import { useId, useState } from 'react'
import { useCommand } from '../../../apollo/useCommand'
import { deviceKeyInputLengths, deviceKeyFields as fields } from '../../../gql/fields/waybill.generated'
import type { AddProps } from '../../../kit/record/kind'
import { toast } from '../../../ui/feedback/toastStore'
import { SelectField } from '../../../ui/form/choice-fields'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { TextField } from '../../../ui/form/fields'
import { useServerForm } from '../../../ui/form/useServerForm'
import { LuCopy } from '../../../ui/icons'
import { Button } from '../../../ui/layout/Button'
import { Modal } from '../../../ui/overlay/Modal'
import css from '../waybill.module.css'
import { CreateDeviceKeyDocument, type CreateDeviceKeyMutation } from './device-key.generated'
import { texts } from './texts'

type MadeKey = CreateDeviceKeyMutation['createDeviceKey']

const PLATE = 20
const REPORT_PATH = '/chain/drivertruckgps/addGpsList'
const HEADER = 'X-Device-Key'
const USES = [
  { value: 'POSITIONS', label: texts.positions },
  { value: 'PUNCHES', label: texts.positionsAndPunches },
]

/** Form of a new key: its name and its truck. */
function CreateDialog({ onClose, onMade }: { onClose: () => void; onMade: (made: MadeKey) => void }) {
  const { run } = useCommand(CreateDeviceKeyDocument)
  const form = useServerForm({
    defaultValues: { name: '', truckCode: '', use: 'POSITIONS' },
    onSubmit: async ({ name, truckCode, use }) => {
      const punches = use === 'PUNCHES'
      const done = await run({ input: { name, truckCode: truckCode.trim() || null, punches } })
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
          label={fields.name.label}
          required
          maxLength={deviceKeyInputLengths.name}
          hint={texts.nameHint}
        />
        <TextField name="truckCode" label={fields.truckCode.label} maxLength={PLATE} hint={texts.truckHint} />
        <SelectField name="use" label={texts.use} required options={USES} hint={texts.useHint} />
      </Form>
    </Modal>
  )
}

/** The key itself, shown only now, with all values that a device needs. */
function ShownKey({ made: { key, deviceKey }, onClose }: { made: MadeKey; onClose: () => void }) {
  const id = useId()
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(texts.copied)
    } catch {
      // Without a secure address the browser has no clipboard.
      toast.error(texts.copyFailed)
    }
  }
  const close = (
    <Button variant="solid" onClick={onClose}>
      {texts.close}
    </Button>
  )
  return (
    <Modal open size="md" title={texts.shownTitle} footer={close} closable={false} onClose={onClose}>
      <p className={css.once} role="status">
        {key ? texts.shownOnce : texts.shownNever}
      </p>
      {key && (
        <>
          <label htmlFor={id} className={css.label}>
            {texts.keyLabel} {deviceKey.name}
          </label>
          <span className={css.key}>
            <input id={id} readOnly value={key} onFocus={({ target }) => target.select()} />
            <Button icon={<LuCopy aria-hidden />} onClick={() => void copy(key)}>
              {texts.copy}
            </Button>
          </span>
          <h3 className={css.label}>{texts.usage}</h3>
          <dl className={css.usage}>
            <dt>{texts.address}</dt>
            <dd>
              <code>POST {`${window.location.origin}${REPORT_PATH}`}</code>
            </dd>
            <dt>{texts.header}</dt>
            <dd>
              <code>{HEADER}: …</code>
            </dd>
            <dt>{texts.format}</dt>
            <dd>
              <pre>{texts.sample(deviceKey.truckCode)}</pre>
              <p>{texts.formatNote}</p>
              <a href="/docs" target="_blank" rel="noreferrer">
                {texts.docs}
              </a>
            </dd>
          </dl>
        </>
      )}
    </Modal>
  )
}

/** 新建设备密钥: a form, then the key, shown only now. */
export function AddKey({ onClose, onSaved }: AddProps<object>) {
  const [made, setMade] = useState<MadeKey | null>(null)
  if (made) return <ShownKey made={made} onClose={onClose} />
  return (
    <CreateDialog
      onClose={onClose}
      onMade={(key) => {
        setMade(key)
        onSaved()
      }}
    />
  )
}
