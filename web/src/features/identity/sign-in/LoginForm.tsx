import { type FormEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { RoleType } from '../../../shell/roleTypes'
import { toast } from '../../../ui/feedback/toastStore'
import { CaptchaField } from './CaptchaField'
import { config } from './config'
import css from './LoginForm.module.css'
import { codeError, digits, phoneDigits, phoneError } from './phone'
import { RoleTabs } from './RoleTabs'
import { texts } from './texts'
import { ThirdPartyButtons } from './third-party/ThirdPartyButtons'
import { useCodeSending } from './useCodeSending'

interface Props {
  busy: boolean
  onSubmit: (who: { phone: string; roleType: number }, code: string) => void
}

/** Phone, SMS code, role and agreement. */
export function LoginForm({ busy, onSubmit }: Props) {
  const isDesk = useSearchParams()[0].has('desk')
  const [tab, setTab] = useState<number>(RoleType.company)
  const roleType = isDesk ? RoleType.platform : tab
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [errors, setErrors] = useState<{ phone?: string | null; code?: string | null }>({})
  const sending = useCodeSending(1, roleType)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = { phone: phoneError(phone), code: codeError(code) }
    setErrors(found)
    if (found.phone) document.getElementById('phone')?.focus()
    else if (found.code) document.getElementById('code')?.focus()
    else if (!agreed) toast.error(texts.agreeFirst)
    else onSubmit({ phone, roleType }, code)
  }

  return (
    <form className={css.box} noValidate onSubmit={submit}>
      <h2 className={css.title}>{isDesk ? texts.deskTitle : texts.title}</h2>
      {!isDesk && <RoleTabs value={tab} onChange={setTab} />}
      <div id="login-fields" {...(isDesk ? {} : { role: 'tabpanel', 'aria-labelledby': `role-${tab}` })}>
        <div className={css.field} data-invalid={errors.phone ? true : undefined}>
          <span className={css.prefix} aria-hidden>
            {texts.prefix}
          </span>
          <input
            id="phone"
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            maxLength={20}
            aria-label={texts.phone}
            aria-invalid={Boolean(errors.phone)}
            aria-describedby="phone-error"
            placeholder={texts.phonePlaceholder}
            value={phone}
            onChange={(event) => setPhone(phoneDigits(event.target.value))}
            onBlur={() => setErrors((before) => ({ ...before, phone: phone ? phoneError(phone) : null }))}
          />
        </div>
        <p id="phone-error" className={css.error} role="alert">
          {errors.phone}
        </p>
        <CaptchaField captcha={sending.captcha} onSend={() => sending.send(phone)} />
        <div className={css.field} data-invalid={errors.code ? true : undefined}>
          <input
            id="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            aria-label={texts.code}
            aria-invalid={Boolean(errors.code)}
            aria-describedby="code-error"
            placeholder={texts.codePlaceholder}
            value={code}
            onChange={(event) => setCode(digits(event.target.value, 6))}
            onBlur={() => setErrors((before) => ({ ...before, code: code ? codeError(code) : null }))}
          />
          <button type="button" className={css.send} disabled={sending.disabled} onClick={() => sending.send(phone)}>
            {sending.label}
          </button>
        </div>
        <p id="code-error" className={css.error} role="alert">
          {errors.code}
        </p>
      </div>
      <p className={css.agreement}>
        <label>
          <input type="checkbox" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
          {texts.agree}
        </label>
        <a href={config.privacyUrl} target="_blank" rel="noreferrer">
          {texts.privacy}
        </a>
        {texts.and}
        <a href={config.serviceUrl} target="_blank" rel="noreferrer">
          {texts.service}
        </a>
      </p>
      <button type="submit" className={css.submit} aria-busy={busy} disabled={busy}>
        {busy ? texts.submitting : texts.submit}
      </button>
      {!isDesk && (
        <p className={css.register}>
          <Link to="/garbageRegister">{texts.registerSite}</Link>
          <Link to="/companyAuth">{texts.registerCompany}</Link>
          <Link to="/companyAuth/wizard">{texts.authenticate}</Link>
        </p>
      )}
      <ThirdPartyButtons roleType={roleType} agreed={agreed} />
    </form>
  )
}
