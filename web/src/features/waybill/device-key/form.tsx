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
import { gateTexts, texts } from './texts'

type MadeKey = CreateDeviceKeyMutation['createDeviceKey']

const PLATE = 20
const REPORT_PATH = '/chain/drivertruckgps/addGpsList'
const TIP_PATH = '/chain/yard/tip'
const HEADER = 'X-Device-Key'
const USES = [
  { value: 'POSITIONS', label: texts.positions },
  { value: 'PUNCHES', label: texts.positionsAndPunches },
]

/** Form of a new key: its name, and for a company its truck and use. */
function CreateDialog({
  gate,
  onClose,
  onMade,
}: {
  gate: boolean
  onClose: () => void
  onMade: (made: MadeKey) => void
}) {
  const { run } = useCommand(CreateDeviceKeyDocument)
  const form = useServerForm({
    defaultValues: { name: '', truckCode: '', use: 'POSITIONS' },
    onSubmit: async ({ name, truckCode, use }) => {
      const punches = use === 'PUNCHES'
      const done = await run({ input: gate ? { name } : { name, truckCode: truckCode.trim() || null, punches } })
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
          hint={gate ? gateTexts.nameHint : texts.nameHint}
        />
        {!gate && (
          <>
            <TextField name="truckCode" label={fields.truckCode.label} maxLength={PLATE} hint={texts.truckHint} />
            <SelectField name="use" label={texts.use} required options={USES} hint={texts.useHint} />
          </>
        )}
      </Form>
    </Modal>
  )
}

/** The key itself, shown only now, with all values that a device needs. */
function ShownKey({ gate, made, onClose }: { gate: boolean; made: MadeKey; onClose: () => void }) {
  const { key, deviceKey } = made
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
              <code>
                {gate ? `PUT ${window.location.origin}${TIP_PATH}` : `POST ${window.location.origin}${REPORT_PATH}`}
              </code>
            </dd>
            <dt>{texts.header}</dt>
            <dd>
              <code>{HEADER}: …</code>
            </dd>
            <dt>{gate ? gateTexts.format : texts.format}</dt>
            <dd>
              <pre>{gate ? gateTexts.sample : texts.sample(deviceKey.truckCode)}</pre>
              <p>{gate ? gateTexts.formatNote : texts.formatNote}</p>
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
function Add({ gate, onClose, onSaved }: AddProps<object> & { gate: boolean }) {
  const [made, setMade] = useState<MadeKey | null>(null)
  if (made) return <ShownKey gate={gate} made={made} onClose={onClose} />
  return (
    <CreateDialog
      gate={gate}
      onClose={onClose}
      onMade={(key) => {
        setMade(key)
        onSaved()
      }}
    />
  )
}

export const AddKey = (props: AddProps<object>) => <Add {...props} gate={false} />
/** New key of a dump site's gate or scales. */
export const AddGateKey = (props: AddProps<object>) => <Add {...props} gate />
