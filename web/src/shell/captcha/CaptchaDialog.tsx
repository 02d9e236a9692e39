import { useEffect } from 'react'
import type { ReadCaptcha } from '../../apollo/captcha'
import { CaptchaField, signInTexts, useCaptcha } from '../../features/identity/sign-in'
import { Button } from '../../ui/layout/Button'
import { Modal } from '../../ui/overlay/Modal'
import { texts } from '../texts'

interface Props {
  reason: string | null
  answer: (read: ReadCaptcha | null) => void
}

/** Captcha before a command that demands one. */
export default function CaptchaDialog({ reason, answer }: Props) {
  const { captcha, read } = useCaptcha()
  const { draw } = captcha
  useEffect(() => {
    void draw(reason ?? undefined)
  }, [draw, reason])
  const send = () => {
    const { captchaId, captchaCode } = read() ?? {}
    if (captchaId && captchaCode) answer({ captchaId, captchaCode })
  }
  const footer = (
    <>
      <Button onClick={() => answer(null)}>{texts.captchaCancel}</Button>
      <Button variant="solid" onClick={send}>
        {texts.captchaGoOn}
      </Button>
    </>
  )
  return (
    <Modal open title={signInTexts.captcha} footer={footer} onClose={() => answer(null)}>
      <p>{texts.captchaWhy}</p>
      <CaptchaField captcha={captcha} onSend={send} />
    </Modal>
  )
}
