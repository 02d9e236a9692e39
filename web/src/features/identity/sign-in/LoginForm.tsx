import { type FormEvent, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { RequestError } from '../../../apollo/errors'
import type { RoleType } from '../../../gql/types.generated'
import { toast } from '../../../ui/feedback/toastStore'
import { late } from '../../../ui/late'
import { CaptchaField } from './CaptchaField'
import { Agreement, CodeField, PhoneField } from './fields'
import { codeError, passwordError, phoneError } from './phone'
import css from './sign-in.module.css'
import { Tabs } from './Tabs'
import { texts } from './texts'
import { ThirdPartyButtons } from './third-party/ThirdPartyButtons'
import { useCaptcha } from './useCaptcha'
import { useCodeSending } from './useCodeSending'
import type { PasswordGiven } from './useSignIn'

interface RoleTabsProps {
  value: RoleType
  onChange: (roleType: RoleType) => void
}

const roles = texts.roles.map(({ roleType: value, label }): { value: RoleType; label: string } => ({ value, label }))

/** Tabs of role types to sign in by. */
function RoleTabs({ value, onChange }: RoleTabsProps) {
  return (
    <Tabs
      name="role"
      label={texts.rolesLabel}
      panel="login-fields"
      className={css.tabs}
      tabs={roles}
      value={value}
      onChange={onChange}
    />
  )
}

const PasswordField = late(() => import('./PasswordField'))

/** Address at which captains register. */
const CAPTAIN_REGISTRATION = '/login?captain'

type Way = (typeof texts.ways)[number]['value']

interface Props {
  busy: boolean
  onSubmit: (who: Who, code: string) => void
  /** Signs in; returns the refusal. */
  onPassword: (who: Who, given: PasswordGiven) => Promise<RequestError | undefined>
}

interface Who {
  phone: string
  roleType: RoleType
}

type Wrong = Partial<Record<'phone' | 'code' | 'password', string | null>>
const FIELDS = ['phone', 'code', 'password'] as const

/** Phone, SMS code or password, role and agreement. */
export function LoginForm({ busy, onSubmit, onPassword }: Props) {
  const isDesk = useSearchParams()[0].has('desk')
  const [tab, setTab] = useState<RoleType>('COMPANY')
  const roleType = isDesk ? 'PLATFORM' : tab
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [way, setWay] = useState<Way>('code')
  const [password, setPassword] = useState('')
  const { captcha, read } = useCaptcha()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Wrong>({})
  const sending = useCodeSending('SIGN_IN', roleType)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found: Wrong = { phone: phoneError(phone), [way]: way === 'code' ? codeError(code) : passwordError(password) }
    setErrors(found)
    const wrong = FIELDS.find((field) => found[field])
    if (wrong) document.getElementById(wrong)?.focus()
    else if (!agreed) toast.error(texts.agreeFirst)
    else if (way === 'code') onSubmit({ phone, roleType }, code)
    else void tryPassword()
  }

  const tryPassword = async () => {
    const shown = read()
    if (!shown) return
    const refused = await onPassword({ phone, roleType }, { password, captcha: shown })
    const isAsked = refused?.errorCode === 'CAPTCHA_NEEDED'
    // A captcha is used up by the try.
    if (isAsked || (refused && shown.captchaId))
      await captcha.draw(isAsked && shown.captchaId ? refused.message : undefined)
  }

  return (
    <form ref={form} className={css.box} noValidate onSubmit={submit}>
      <h2 className={css.title}>{isDesk ? texts.deskTitle : texts.title}</h2>
      {!isDesk && <RoleTabs value={tab} onChange={setTab} />}
      <div id="login-fields" {...(isDesk ? {} : { role: 'tabpanel', 'aria-labelledby': `role-${tab}` })}>
        <Tabs
          name="way"
          label={texts.waysLabel}
          panel="way-fields"
          className={css.ways}
          tabs={texts.ways}
          value={way}
          onChange={setWay}
        />
        <PhoneField
          value={phone}
          error={errors.phone}
          autoComplete={way === 'code' ? 'tel-national' : 'username'}
          onChange={setPhone}
          onLeave={(wrong) => setErrors((before) => ({ ...before, phone: wrong }))}
        />
        <div id="way-fields" role="tabpanel" aria-labelledby={`way-${way}`}>
          {way === 'password' ? (
            <>
              <PasswordField password={password} error={errors.password} onChange={setPassword} />
              <CaptchaField captcha={captcha} onSend={() => form.current?.requestSubmit()} />
              <p className={css.hint}>{texts.passwordHint}</p>
            </>
          ) : (
            <>
              <CaptchaField captcha={sending.captcha} onSend={() => sending.send(phone)} />
              <CodeField
                value={code}
                error={errors.code}
                phone={phone}
                sending={sending}
                onChange={setCode}
                onLeave={(wrong) => setErrors((before) => ({ ...before, code: wrong }))}
              />
            </>
          )}
        </div>
      </div>
      <Agreement agreed={agreed} onChange={setAgreed} />
      <button type="submit" className={css.submit} aria-busy={busy} disabled={busy}>
        {busy ? texts.submitting : texts.submit}
      </button>
      {!isDesk && (
        <p className={css.register}>
          <Link to="/garbageRegister">{texts.registerSite}</Link>
          <Link to="/companyAuth">{texts.registerCompany}</Link>
          <Link to="/companyAuth/wizard">{texts.authenticate}</Link>
          <Link to={CAPTAIN_REGISTRATION}>{texts.registerCaptain}</Link>
        </p>
      )}
      <ThirdPartyButtons roleType={roleType} agreed={agreed} />
    </form>
  )
}
