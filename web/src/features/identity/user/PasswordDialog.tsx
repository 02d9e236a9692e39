import { useCommand } from '../../../apollo/useCommand'
import { toast } from '../../../ui/feedback/toastStore'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { TextField } from '../../../ui/form/fields'
import { useServerForm } from '../../../ui/form/useServerForm'
import { DrawerGate } from '../../../ui/overlay/DrawerGate'
import { Modal } from '../../../ui/overlay/Modal'
import type { User } from './rows'
import { texts } from './texts'
import { ResetPasswordDocument } from './user.generated'
import css from './user.module.css'
import { useUser } from './useUser'

const PASSWORD = {
  value: /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[#?!@$%^&*-]).{8,15}$/,
  message: texts.passwordWrong,
}

function Opened({ user, onClose }: { user: User; onClose: () => void }) {
  const { run } = useCommand(ResetPasswordDocument)
  const form = useServerForm({
    defaultValues: { newpassword1: '', newpassword2: '' },
    onSubmit: async (twice) => {
      if ((await run({ input: { userId: user.userId, ...twice } })) === null) return false
      toast.success(texts.passwordDone)
      onClose()
    },
  })
  return (
    <Modal
      open
      title={texts.passwordTitle}
      record={user.name}
      inTitle
      footer={
        <FormButtons form={form} danger submit={texts.password} permission="sys:user:password" onCancel={onClose} />
      }
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <p className={css.intro}>{texts.passwordAbout(user.name, user.phone)}</p>
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

/** 重置密码: somebody else's, who is signed out everywhere. */
export function PasswordDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { latest: _, ...one } = useUser(id)
  return (
    <DrawerGate {...one} title={texts.passwordTitle} missing={texts.missing} onClose={onClose}>
      {(user) => <Opened key={user.id} user={user} onClose={onClose} />}
    </DrawerGate>
  )
}
