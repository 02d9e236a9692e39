import { useCallback, useEffect, useState } from 'react'
import { request } from '../../../apollo/request'
import { toast } from '../../../ui/feedback/toastStore'
import { phoneError } from './phone'
import { SendCodeDocument } from './sign-in.generated'
import { texts } from './texts'

const COUNTDOWN = 60

/** What the code is for: 1 sign-in, 2 bind, 3 unbind, 4 registration. */
export type CodeType = 1 | 2 | 3 | 4

/**
 * Sends an SMS code and counts 60 seconds down before the next. Nothing is sent for a missing or malformed phone number.
 * The countdown follows the clock, so a sleeping phone does not stretch it.
 */
export function useCodeSending(type: CodeType, roleType: number) {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(() => Date.now())
  const [sending, setSending] = useState(false)
  const left = Math.max(Math.ceil((until - now) / 1000), 0)

  useEffect(() => {
    if (!left) return
    const timer = setTimeout(() => setNow(Date.now()), 250)
    return () => clearTimeout(timer)
  })

  const send = useCallback(
    async (phone: string): Promise<boolean> => {
      const wrong = phone ? phoneError(phone) : texts.phoneFirst
      if (wrong) {
        toast.error(wrong)
        return false
      }
      setSending(true)
      try {
        const { sendCode } = await request(SendCodeDocument, { mobile: phone, type, roleType })
        setNow(Date.now())
        setUntil(Date.now() + COUNTDOWN * 1000)
        toast.success(sendCode || texts.codeSent)
        return true
      } catch (error) {
        toast.failure(error)
        return false
      } finally {
        setSending(false)
      }
    },
    [type, roleType],
  )

  const label = left > 0 ? texts.resendIn(left) : texts.sendCode
  return { send, label, disabled: left > 0 || sending }
}
