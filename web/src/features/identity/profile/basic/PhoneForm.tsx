import { useMutation } from '@apollo/client/react'
import { toRequestError } from '../../../../apollo/errors'
import { useViewer } from '../../../../shell/viewer'
import { toast } from '../../../../ui/feedback/toastStore'
import { Form } from '../../../../ui/form/Form'
import { TextField } from '../../../../ui/form/fields'
import { useServerForm } from '../../../../ui/form/useServerForm'
import { Button } from '../../../../ui/layout/Button'
import { CaptchaField, codeError, phoneError, signInTexts, useCodeSending } from '../../sign-in'
import { ChangePhoneDocument, type ProfileFieldsFragment } from '../profile.generated'
import css from '../profile.module.css'
import { texts as all } from '../texts'

const texts = all.phone

/** Form of one's phone: the present one is proved, then another one is bound in its place. */
export function PhoneForm({ profile, onChanged }: { profile: ProfileFieldsFragment; onChanged: () => void }) {
  const { roleType } = useViewer()
  const binds = profile.phoneReleasedTime !== null
  const type = binds ? 'BIND' : 'UNBIND'
  const [change] = useMutation(ChangePhoneDocument, { refetchQueries: ['Viewer'] })
  const sending = useCodeSending(type, roleType)
  const form = useServerForm({
    defaultValues: { phone: binds ? '' : profile.mobile, code: '' },
    onSubmit: async ({ phone, code }) => {
      try {
        const { data } = await change({ variables: { type, phone, code } })
        toast.success(data?.changePhone ?? '')
      } catch (error) {
        throw toRequestError(error)
      }
      onChanged()
    },
  })
  const send = () => sending.send(binds ? form.methods.getValues('phone') : profile.mobile)
  return (
    <section className={css.panel} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p className={css.hint}>{binds ? texts.bindHint : texts.unbindHint}</p>
      <Form form={form} columns={2}>
        <TextField
          name="phone"
          type="tel"
          inputMode="tel"
          label={binds ? texts.next : texts.now}
          required
          requiredMessage={signInTexts.phoneFirst}
          maxLength={11}
          disabled={!binds}
          validate={phoneError}
        />
        <CaptchaField captcha={sending.captcha} onSend={send} />
        <div className={css.codeRow}>
          <TextField
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            label={texts.code}
            required
            maxLength={6}
            validate={codeError}
          />
          <Button disabledReason={sending.disabled ? sending.label : null} onClick={() => void send()}>
            {sending.label}
          </Button>
        </div>
      </Form>
      <div className={css.foot}>
        <Button type="submit" form={form.id} variant="solid" loading={form.submitting}>
          {binds ? texts.bind : texts.unbind}
        </Button>
      </div>
    </section>
  )
}
