import { useFormContext } from 'react-hook-form'
import { CaptchaField, digits, phoneDigits, useCodeSending } from '../../identity/sign-in'
import type { Values } from './form'
import css from './registration.module.css'
import { TextInput } from './TextInput'

/** Administrator's phone and the code that is sent to it, for both types of company. */
export function PhoneFields() {
  const { getValues, trigger, setFocus } = useFormContext<Values>()
  const sending = useCodeSending('REGISTRATION', 'ENTERPRISE')
  const send = async () => {
    const fine = await trigger('contactPhone', { shouldFocus: true })
    const sent = await sending.send(getValues('contactPhone'))
    if (fine && sent) setFocus('code')
  }
  const button = (
    <button type="button" className={css.send} disabled={sending.disabled} onClick={send}>
      {sending.label}
    </button>
  )
  return (
    <>
      <TextInput
        name="contactPhone"
        required
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        clean={phoneDigits}
      />
      <CaptchaField captcha={sending.captcha} onSend={send} />
      <TextInput
        name="code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        clean={(text) => digits(text, 6)}
        after={button}
      />
    </>
  )
}
