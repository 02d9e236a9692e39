import { useCommand } from '../../../apollo/useCommand'
import type { DialogProps } from '../../../kit/verbs/verb'
import { toast } from '../../../ui/feedback/toastStore'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { TextField } from '../../../ui/form/fields'
import { useServerForm } from '../../../ui/form/useServerForm'
import { Modal } from '../../../ui/overlay/Modal'
import css from '../people.module.css'
import { texts } from './texts'
import { ResetPasswordDocument, type UserRowFragment } from './user.generated'

const PASSWORD = {
  value: /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[#?!@$%^&*-]).{8,15}$/,
  message: texts.passwordWrong,
}

/** 重置密码: another person's, who is signed out everywhere. */
export function PasswordDialog({ row: { userId, name, phone }, onClose }: DialogProps<UserRowFragment>) {
  const { run } = useCommand(ResetPasswordDocument)
  const form = useServerForm({
    defaultValues: { newpassword1: '', newpassword2: '' },
    onSubmit: async (twice) => {
      if ((await run({ input: { userId, ...twice } })) === null) return false
      toast.success(texts.passwordDone)
      onClose()
    },
  })
  return (
    <Modal
      open
      title={texts.passwordTitle}
      record={name}
      inTitle
      footer={
        <FormButtons form={form} danger submit={texts.password} permission="sys:user:password" onCancel={onClose} />
      }
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <p className={css.intro}>{texts.passwordAbout(name, phone)}</p>
      <Form form={form}>
        <TextField
          name="newpassword1"
          type="password"
          autoComplete="new-password"
          label={texts.passwordNext}
          hint={texts.passwordHint}
          required
          requiredMessage={texts.passwordWrong}
          pattern={PASSWORD}
        />
        <TextField
          name="newpassword2"
          type="password"
          autoComplete="new-password"
          label={texts.passwordRepeat}
          required
          requiredMessage={texts.passwordDiffers}
          validate={(text) => (text === form.methods.getValues('newpassword1') ? null : texts.passwordDiffers)}
        />
      </Form>
    </Modal>
  )
}
