import { useState, useSyncExternalStore } from 'react'
import { isSignInNeeded, settleSignIn, subscribeSignInNeeded } from '../../apollo/auth'
import { deviceId } from '../../apollo/device'
import { RequestError } from '../../apollo/errors'
import { request } from '../../apollo/request'
import { getSession, saveTokens } from '../../apollo/session'
import { texts as apolloTexts } from '../../apollo/texts'
import {
  CaptchaField,
  codeError,
  digits,
  SignInDocument,
  signInTexts,
  useCodeSending,
} from '../../features/identity/sign-in'
import { confirm } from '../../ui/feedback/confirmStore'
import { toast } from '../../ui/feedback/toastStore'
import formCss from '../../ui/form/form.module.css'
import { Button } from '../../ui/layout/Button'
import { Modal } from '../../ui/overlay/Modal'
import { leave } from '../leave'
import { noteActivity } from '../lock/activity'
import { texts } from '../texts'
import css from './SignInAgain.module.css'

const masked = (phone: string) => phone.replace(/^(\d{3})\d{4}/, '$1****')

/** Signs the same person in to the same company again, over the open page, whose requests then continue. */
export default function SignInAgain() {
  const needed = useSyncExternalStore(subscribeSignInNeeded, isSignInNeeded)
  const session = getSession()
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const sending = useCodeSending('SIGN_IN', session?.roleType ?? 'COMPANY')
  if (!needed || !session) return null

  const submit = async () => {
    const wrong = codeError(code)
    if (wrong) return void toast.error(wrong)
    setBusy(true)
    try {
      const { phone, roleType, companyAuthId } = session
      const { signIn } = await request(SignInDocument, {
        input: { phone, code, roleType, companyAuthId, deviceId: deviceId() },
      })
      saveTokens({ ...signIn, companyAuthId: signIn.companyAuthId ?? null }, session)
      noteActivity()
      setCode('')
      settleSignIn(null)
    } catch (error) {
      toast.failure(error)
    } finally {
      setBusy(false)
    }
  }
  const changeAccount = async () => {
    const { otherAccount: title, otherAccountConfirm: content } = texts
    if (!(await confirm({ title, content, about: null, danger: true }))) return
    settleSignIn(new RequestError(apolloTexts.cancelled, { errorCode: 'UNAUTHENTICATED', status: 401 }))
    leave()
  }
  const footer = (
    <>
      <Button onClick={changeAccount}>{texts.otherAccount}</Button>
      <Button variant="solid" loading={busy} onClick={submit}>
        {signInTexts.submit}
      </Button>
    </>
  )
  return (
    <Modal open size="md" title={texts.expiredTitle} closable={false} footer={footer} onClose={() => undefined}>
      <p className={css.hint}>{texts.expiredHint}</p>
      <CaptchaField captcha={sending.captcha} onSend={() => sending.send(session.phone)} />
      <form
        className={css.row}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <span className="tf-number">{masked(session.phone)}</span>
        <input
          className={formCss.control}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-label={signInTexts.code}
          placeholder={signInTexts.codePlaceholder}
          value={code}
          onChange={(event) => setCode(digits(event.target.value, 6))}
        />
        <Button disabledReason={sending.disabled ? sending.label : null} onClick={() => sending.send(session.phone)}>
          {sending.label}
        </Button>
      </form>
    </Modal>
  )
}
