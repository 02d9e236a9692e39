import { useId } from 'react'
import { toast } from '../../../ui/feedback/toastStore'
import { LuCopy } from '../../../ui/icons'
import { Button } from '../../../ui/layout/Button'
import { Modal } from '../../../ui/overlay/Modal'
import type { MadeKey } from './CreateDialog'
import css from './device-key.module.css'
import { texts } from './texts'

const REPORT_PATH = '/chain/drivertruckgps/addGpsList'
const HEADER = 'X-Device-Key'

/** The key itself, this once, with everything that a device has to be told. */
export function ShownKey({ made: { key, deviceKey }, onClose }: { made: MadeKey; onClose: () => void }) {
  const id = useId()
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(texts.copied)
    } catch {
      // Without a secure address the browser has no clipboard to give.
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
