import { useSyncExternalStore } from 'react'
import { captchaWanted, subscribeCaptchaWanted } from '../../apollo/captcha'
import { late } from '../../ui/late'

const CaptchaDialog = late(() => import('./CaptchaDialog'))

/** Loads the dialog when a command costs a captcha. */
export function CaptchaHost() {
  const wanted = useSyncExternalStore(subscribeCaptchaWanted, captchaWanted)
  return wanted && <CaptchaDialog {...wanted} />
}
