import { useEffect, useState } from 'react'
import { deviceId } from '../../../apollo/device'
import { toRequestError } from '../../../apollo/errors'
import { request } from '../../../apollo/request'
import type { CodePurpose, RoleType } from '../../../gql/types.generated'
import { toast } from '../../../ui/feedback/toastStore'
import { phoneError } from './phone'
import { SendCodeDocument } from './sign-in.generated'
import { texts } from './texts'
import { useCaptcha } from './useCaptcha'

const COUNTDOWN = 60

/**
 * Sends an SMS code and counts 60 seconds down before the next. Nothing is sent for a missing or malformed phone
 * number. Where the server demands a captcha, `captcha` is the state for a CaptchaField. The countdown follows the
 * clock, so that a sleeping phone does not stretch it.
 */
export function useCodeSending(type: CodePurpose, roleType: RoleType) {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(() => Date.now())
  const [sending, setSending] = useState(false)
  const { captcha, read, clear } = useCaptcha()
  const left = Math.max(Math.ceil((until - now) / 1000), 0)

  useEffect(() => {
    if (!left) return
    const timer = setTimeout(() => setNow(Date.now()), 250)
    return () => clearTimeout(timer)
  })

  const send = async (phone: string): Promise<boolean> => {
    const wrong = phone ? phoneError(phone) : texts.phoneFirst
    if (wrong) {
      toast.error(wrong)
      return false
    }
    const shown = read()
    if (!shown || left > 0 || sending) return false
    setSending(true)
    try {
      const { sendCode } = await request(SendCodeDocument, {
        mobile: phone,
        type,
        roleType,
        deviceId: deviceId(),
        ...shown,
      })
      setNow(Date.now())
      setUntil(Date.now() + COUNTDOWN * 1000)
      clear()
      toast.success(sendCode || texts.codeSent)
      return true
    } catch (error) {
      const failure = toRequestError(error)
      if (failure.errorCode === 'CAPTCHA_NEEDED') await captcha.draw(shown.captchaId ? failure.message : undefined)
      else toast.failure(failure)
      return false
    } finally {
      setSending(false)
    }
  }

  const label = left > 0 ? texts.resendIn(left) : texts.sendCode
  return { send, label, disabled: left > 0 || sending, captcha }
}
