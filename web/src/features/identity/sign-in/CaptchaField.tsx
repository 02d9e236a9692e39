import { useEffect, useId, useRef } from 'react'
import css from './sign-in.module.css'
import { texts } from './texts'
import type { Captcha } from './useCaptcha'

interface Props {
  captcha: Captcha
  /** Sends the code, with the captcha's text. */
  onSend: () => void
}

/**
 * Captcha to read before another code is sent, where the server demands that. Enter sends the code, and submits no
 * form.
 */
export function CaptchaField({ captcha: { picture, code, error, type, draw }, onSend }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const shown = picture?.captchaId
  useEffect(() => {
    if (shown) input.current?.focus()
  }, [shown])
  if (!picture) return null
  return (
    <div className={css.captcha}>
      <label htmlFor={id}>{texts.captcha}</label>
      <div className={css.row}>
        <input
          ref={input}
          id={id}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={8}
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}-hint`}
          value={code}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            onSend()
          }}
        />
        <button
          type="button"
          title={texts.captchaAnother}
          aria-label={texts.captchaAnother}
          onClick={() => void draw()}
        >
          <img src={picture.image} alt="" width={160} height={60} />
        </button>
      </div>
      <p
        id={`${id}-hint`}
        className={css.captchaHint}
        role={error ? 'alert' : undefined}
        data-wrong={error ? true : undefined}
      >
        {error ?? texts.captchaHint}
      </p>
    </div>
  )
}
