import { useMutation } from '@apollo/client/react'
import { toRequestError } from '../../../../apollo/errors'
import { leave } from '../../../../shell/leave'
import { Form } from '../../../../ui/form/Form'
import { TextField } from '../../../../ui/form/fields'
import { useServerForm } from '../../../../ui/form/useServerForm'
import { Button } from '../../../../ui/layout/Button'
import { ChangePasswordDocument } from '../profile.generated'
import css from '../profile.module.css'
import { texts as all } from '../texts'

const texts = all.password
const PASSWORD = /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[#?!@$%^&*-]).{8,15}$/
const EMPTY = { password: '', newpassword1: '', newpassword2: '' }

/** Form of one's own password; all sessions end afterwards, this one included. */
export function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const [change] = useMutation(ChangePasswordDocument)
  const form = useServerForm({
    defaultValues: EMPTY,
    onSubmit: async ({ password, ...twice }) => {
      try {
        await change({ variables: { input: { ...twice, ...(hasPassword ? { password } : {}) } } })
      } catch (error) {
        throw toRequestError(error)
      }
      form.methods.reset(EMPTY)
      leave()
    },
  })
  return (
    <section className={css.panel} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p className={css.hint}>{hasPassword ? texts.hint : texts.none}</p>
      <Form form={form} columns={3}>
        {hasPassword && (
          <TextField
            name="password"
            type="password"
            autoComplete="current-password"
            label={texts.old}
            required
            requiredMessage={texts.oldWrong}
            validate={(text) => (text.length < 6 ? texts.oldWrong : null)}
          />
        )}
        <TextField
          name="newpassword1"
          type="password"
          autoComplete="new-password"
          label={texts.next}
          hint={texts.nextHint}
          required
          requiredMessage={texts.nextWrong}
          pattern={{ value: PASSWORD, message: texts.nextWrong }}
        />
        <TextField
          name="newpassword2"
          type="password"
          autoComplete="new-password"
          label={texts.repeat}
          required
          requiredMessage={texts.repeatWrong}
          validate={(text) => (text === form.methods.getValues('newpassword1') ? null : texts.repeatWrong)}
        />
      </Form>
      <div className={css.foot}>
        <Button type="submit" form={form.id} variant="solid" loading={form.submitting}>
          {hasPassword ? texts.change : texts.set}
        </Button>
      </div>
    </section>
  )
}
