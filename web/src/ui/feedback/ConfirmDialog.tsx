import { useRef } from 'react'
import { Button } from '../layout/Button'
import { Modal } from '../overlay/Modal'
import { texts } from '../texts'
import css from './ConfirmDialog.module.css'
import type { ConfirmOptions } from './confirmStore'

interface Props extends ConfirmOptions {
  answer: (yes: boolean) => void
}

export default function ConfirmDialog({ content, about, title, okText, cancelText, danger, answer }: Props) {
  const ok = useRef<HTMLButtonElement>(null)
  const footer = (
    <>
      <Button data-safe={danger || undefined} onClick={() => answer(false)}>
        {cancelText ?? texts.cancel}
      </Button>
      <Button ref={ok} variant="solid" colorPalette={danger ? 'red' : 'brand'} onClick={() => answer(true)}>
        {okText ?? texts.ok}
      </Button>
    </>
  )
  return (
    <Modal
      open
      role="alertdialog"
      title={title}
      footer={footer}
      initialFocus={danger ? undefined : () => ok.current}
      onClose={() => answer(false)}
    >
      {content}
      {about && <div className={css.about}>{about}</div>}
    </Modal>
  )
}
