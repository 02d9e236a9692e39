import { useState } from 'react'
import css from './sign-in.module.css'
import { texts } from './texts'

interface Props {
  password: string
  error: string | null | undefined
  onChange: (password: string) => void
}

/** Password field, whose text can be shown. */
export default function PasswordField({ password, error, onChange }: Props) {
  const [shown, setShown] = useState(false)
  return (
    <>
      <div className={css.field} data-invalid={error ? true : undefined}>
        <input
          id="password"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          aria-label={texts.password}
          aria-invalid={Boolean(error)}
          aria-describedby="password-error"
          placeholder={texts.passwordPlaceholder}
          value={password}
          onChange={(event) => onChange(event.target.value)}
        />
        <button type="button" className={css.send} onClick={() => setShown(!shown)}>
          {shown ? texts.hidePassword : texts.showPassword}
        </button>
      </div>
      <p id="password-error" className={css.error} role="alert">
        {error}
      </p>
    </>
  )
}
