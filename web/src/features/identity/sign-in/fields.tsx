import { config } from './config'
import { codeError, digits, phoneDigits, phoneError } from './phone'
import css from './sign-in.module.css'
import { texts } from './texts'
import type { useCodeSending } from './useCodeSending'

interface Props {
  value: string
  error: string | null | undefined
  onChange: (value: string) => void
  /** Called with the fault when the field is left. */
  onLeave: (error: string | null) => void
}

/** Phone number, with the country's prefix before it. */
export function PhoneField({ value, error, autoComplete, onChange, onLeave }: Props & { autoComplete: string }) {
  return (
    <>
      <div className={css.field} data-invalid={error ? true : undefined}>
        <span className={css.prefix} aria-hidden>
          {texts.prefix}
        </span>
        <input
          id="phone"
          type="tel"
          inputMode="numeric"
          autoComplete={autoComplete}
          maxLength={20}
          aria-label={texts.phone}
          aria-invalid={Boolean(error)}
          aria-describedby="phone-error"
          placeholder={texts.phonePlaceholder}
          value={value}
          onChange={(event) => onChange(phoneDigits(event.target.value))}
          onBlur={() => onLeave(value ? phoneError(value) : null)}
        />
      </div>
      <p id="phone-error" className={css.error} role="alert">
        {error}
      </p>
    </>
  )
}

/** SMS code, with the button that sends one. */
export function CodeField({
  value,
  error,
  phone,
  sending,
  onChange,
  onLeave,
}: Props & { phone: string; sending: ReturnType<typeof useCodeSending> }) {
  return (
    <>
      <div className={css.field} data-invalid={error ? true : undefined}>
        <input
          id="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          aria-label={texts.code}
          aria-invalid={Boolean(error)}
          aria-describedby="code-error"
          placeholder={texts.codePlaceholder}
          value={value}
          onChange={(event) => onChange(digits(event.target.value, 6))}
          onBlur={() => onLeave(value ? codeError(value) : null)}
        />
        <button type="button" className={css.send} disabled={sending.disabled} onClick={() => sending.send(phone)}>
          {sending.label}
        </button>
      </div>
      <p id="code-error" className={css.error} role="alert">
        {error}
      </p>
    </>
  )
}

/** Consent to the privacy and service agreements. */
export function Agreement({ agreed, onChange }: { agreed: boolean; onChange: (agreed: boolean) => void }) {
  return (
    <p className={css.agreement}>
      <label>
        <input type="checkbox" checked={agreed} onChange={(event) => onChange(event.target.checked)} />
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
  )
}
