import { useState } from 'react'
import { Link } from 'react-router-dom'
import { RequestError, toRequestError } from '../../../apollo/errors'
import { toast } from '../../../ui/feedback/toastStore'
import { Form } from '../../../ui/form/Form'
import { useServerForm } from '../../../ui/form/useServerForm'
import { signInConfig, signInTexts } from '../../identity/sign-in'
import { PhoneFields, registrationCss } from '../registration'
import css from './authentication.module.css'
import { beginBy } from './session'
import { texts } from './texts'

/** Shows a wrong code at its field. */
function atTheCode(reason: unknown): never {
  const error = toRequestError(reason)
  if (error.errorCode !== 'WRONG_CODE') throw error
  const { message, errorCode, status, requestId } = error
  throw new RequestError(message, { errorCode, status, requestId, fieldErrors: [{ field: 'code', message }] })
}

/** Step 0: the administrator's phone and its code. */
export function RegisterStep({ note, onDone }: { note: string | null; onDone: () => void }) {
  const [agreed, setAgreed] = useState(false)
  const form = useServerForm({
    defaultValues: { contactPhone: '', code: '' },
    onSubmit: async ({ contactPhone, code }) => {
      if (!agreed) {
        toast.error(signInTexts.agreeFirst)
        return false
      }
      await beginBy(contactPhone, code).catch(atTheCode)
      onDone()
    },
  })
  return (
    <>
      {note ? (
        <p className={css.warning} role="alert">
          {note}
        </p>
      ) : (
        <p className={registrationCss.note}>{texts.registerNote}</p>
      )}
      <Form form={form} columns={2}>
        <PhoneFields />
        <p className={`${registrationCss.agreement} ${css.agreement}`}>
          <label>
            <input type="checkbox" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
            {signInTexts.agree}
          </label>
          <a href={signInConfig.privacyUrl} target="_blank" rel="noreferrer">
            {signInTexts.privacy}
          </a>
          {signInTexts.and}
          <a href={signInConfig.serviceUrl} target="_blank" rel="noreferrer">
            {signInTexts.service}
          </a>
        </p>
        <div className={registrationCss.foot}>
          <button
            type="submit"
            className={registrationCss.submit}
            aria-busy={form.submitting}
            disabled={form.submitting}
          >
            {form.submitting ? texts.submitting : texts.next}
          </button>
          <Link to="/login">{texts.toLogin}</Link>
        </div>
      </Form>
    </>
  )
}
