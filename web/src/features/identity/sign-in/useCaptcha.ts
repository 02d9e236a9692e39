import { useCallback, useState } from 'react'
import { request } from '../../../apollo/request'
import { toast } from '../../../ui/feedback/toastStore'
import { DrawCaptchaDocument, type DrawCaptchaMutation } from './sign-in.generated'
import { texts } from './texts'

const LENGTH = 4

export interface Captcha {
  /** Picture; null as long as the server demands none. */
  picture: DrawCaptchaMutation['drawCaptcha'] | null
  code: string
  error: string | null
  type: (code: string) => void
  /** Shows another picture, for the server's reason. */
  draw: (error?: string) => Promise<void>
}

/** Captcha that the server demands before it sends another code or checks another password. */
export function useCaptcha() {
  const [picture, setPicture] = useState<Captcha['picture']>(null)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)

  const draw = useCallback(async (reason?: string) => {
    try {
      const { drawCaptcha } = await request(DrawCaptchaDocument, {})
      setPicture(drawCaptcha)
      setCode('')
      setError(reason ?? null)
    } catch (failure) {
      toast.failure(failure)
    }
  }, [])

  const type = useCallback((text: string) => {
    setCode(text.normalize('NFKC').replace(/\s/g, '').slice(0, LENGTH))
    setError(null)
  }, [])

  const clear = useCallback(() => setPicture(null), [])

  /** Captcha to send; null if a picture is shown and not typed yet. */
  const read = (): { captchaId?: string; captchaCode?: string } | null => {
    if (!picture) return {}
    if (code.length === LENGTH) return { captchaId: picture.captchaId, captchaCode: code }
    setError(texts.captchaShape)
    return null
  }

  return { captcha: { picture, code, error, type, draw } satisfies Captcha, read, clear }
}
