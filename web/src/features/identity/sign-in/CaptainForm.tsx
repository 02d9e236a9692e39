import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { toast } from '../../../ui/feedback/toastStore'
import { CaptchaField } from './CaptchaField'
import { Agreement, CodeField, PhoneField } from './fields'
import { codeError, phoneError } from './phone'
import css from './sign-in.module.css'
import { texts } from './texts'
import { useCodeSending } from './useCodeSending'
import type { NewCaptain } from './useSignIn'

/** Longest name of a person. */
const NAME = 20

interface Props {
  busy: boolean
  onSubmit: (captain: NewCaptain) => void
}

type Wrong = Partial<Record<'name' | 'phone' | 'code', string | null>>
const FIELDS = ['name', 'phone', 'code'] as const

/** Registration of a captain, who is signed in by it: name, phone, SMS code and agreement. */
export default function CaptainForm({ busy, onSubmit }: Props) {
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [errors, setErrors] = useState<Wrong>({})
  const sending = useCodeSending('REGISTRATION', 'CAPTAIN')
  const nameError = name.trim() ? null : texts.namePlaceholder
  const note = (wrong: Wrong) => setErrors((before) => ({ ...before, ...wrong }))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found: Wrong = { name: nameError, phone: phoneError(phone), code: codeError(code) }
    setErrors(found)
    const wrong = FIELDS.find((field) => found[field])
    if (wrong) document.getElementById(wrong)?.focus()
    else if (agreed) onSubmit({ phone, code, name: name.trim() })
    else toast.error(texts.agreeFirst)
  }

  return (
    <form className={css.box} noValidate onSubmit={submit}>
      <h2 className={css.title}>{texts.registerCaptain}</h2>
      <p className={css.hint}>{texts.captainHint}</p>
      <div className={css.field} data-invalid={errors.name ? true : undefined}>
        <input
          id="name"
          autoComplete="name"
          maxLength={NAME}
          aria-label={texts.name}
          aria-invalid={Boolean(errors.name)}
          aria-describedby="name-error"
          placeholder={texts.namePlaceholder}
          value={name}
          onChange={(event) => setName(event.target.value)}
          onBlur={() => note({ name: name && nameError })}
        />
      </div>
      <p id="name-error" className={css.error} role="alert">
        {errors.name}
      </p>
      <PhoneField
        value={phone}
        error={errors.phone}
        autoComplete="tel-national"
        onChange={setPhone}
        onLeave={(wrong) => note({ phone: wrong })}
      />
      <CaptchaField captcha={sending.captcha} onSend={() => sending.send(phone)} />
      <CodeField
        value={code}
        error={errors.code}
        phone={phone}
        sending={sending}
        onChange={setCode}
        onLeave={(wrong) => note({ code: wrong })}
      />
      <Agreement agreed={agreed} onChange={setAgreed} />
      <button type="submit" className={css.submit} aria-busy={busy} disabled={busy}>
        {busy ? texts.registering : texts.registerAndSignIn}
      </button>
      <p className={css.register}>
        <Link to="/login">{texts.backToLogin}</Link>
      </p>
    </form>
  )
}
