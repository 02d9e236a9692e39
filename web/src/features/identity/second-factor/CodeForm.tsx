import { type FormEvent, useRef, useState } from 'react'
import { toRequestError } from '../../../apollo/errors'
import { Field } from '../../../ui/form/Field'
import formCss from '../../../ui/form/form.module.css'
import { Button } from '../../../ui/layout/Button'
import { isWhole } from './codes'
import css from './second-factor.module.css'
import { texts } from './texts'

const CODE_LENGTH = 6
const MAX_RECOVERY = 40

interface Props {
  /** Label of the button. */
  submit: string
  /** Whether a recovery code is accepted, too. */
  recovery?: boolean
  danger?: boolean
  /** Sends the code; a thrown error is shown at the field. */
  onCode: (code: string) => Promise<unknown>
}

const kinds = {
  code: {
    label: texts.code,
    placeholder: texts.codePlaceholder,
    wrong: texts.codeWrong,
    other: texts.useRecovery,
    input: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  },
  recovery: {
    label: texts.recoveryCode,
    placeholder: texts.recoveryPlaceholder,
    wrong: texts.recoveryWrong,
    other: texts.useCode,
    input: { inputMode: 'text', autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  },
} as const

/** Asks for a code of the app, or for a recovery code; a wrong code is reported at the field and can be typed over. */
export function CodeForm({ submit, recovery = false, danger, onCode }: Props) {
  const [byRecovery, setByRecovery] = useState(false)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const kind = kinds[byRecovery ? 'recovery' : 'code']

  const refuse = (message: string) => {
    setError(message)
    input.current?.select()
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!isWhole(typed, byRecovery)) return refuse(kind.wrong)
    setBusy(true)
    setError('')
    try {
      await onCode(typed)
    } catch (failure) {
      refuse(toRequestError(failure).message)
    } finally {
      setBusy(false)
    }
  }
  const change = (text: string) => {
    setTyped(byRecovery ? text.toUpperCase() : text.replace(/\D/g, '').slice(0, CODE_LENGTH))
    setError('')
  }
  const turn = () => {
    setByRecovery(!byRecovery)
    setTyped('')
    setError('')
    input.current?.focus()
  }
  return (
    <form className={css.codeForm} noValidate onSubmit={send}>
      <Field label={kind.label} error={error}>
        {(ids) => (
          <input
            {...ids}
            {...kind.input}
            ref={input}
            // biome-ignore lint/a11y/noAutofocus: the code is the only thing to type here
            autoFocus
            className={`${formCss.control} ${css.code}`}
            maxLength={byRecovery ? MAX_RECOVERY : undefined}
            placeholder={kind.placeholder}
            value={typed}
            onChange={({ target }) => change(target.value)}
          />
        )}
      </Field>
      <div className={css.codeFoot}>
        {recovery && (
          <button type="button" className={css.link} onClick={turn}>
            {kind.other}
          </button>
        )}
        <Button type="submit" variant="solid" {...(danger ? { colorPalette: 'red' } : {})} loading={busy}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
