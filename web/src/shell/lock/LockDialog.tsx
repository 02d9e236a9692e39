import { useApolloClient, useMutation } from '@apollo/client/react'
import { toRequestError } from '../../apollo/errors'
import { CancelButton } from '../../ui/form/CancelButton'
import { Form } from '../../ui/form/Form'
import { TextField } from '../../ui/form/fields'
import { useServerForm } from '../../ui/form/useServerForm'
import { Button } from '../../ui/layout/Button'
import { Modal } from '../../ui/overlay/Modal'
import { texts } from '../texts'
import { LockSessionDocument } from '../viewer.generated'
import { setLocked } from './locked'

/** Sets the password of this lock and locks; the server keeps only its hash, for this session. */
export default function LockDialog({ onClose }: { onClose: () => void }) {
  const client = useApolloClient()
  const [lock] = useMutation(LockSessionDocument)
  const form = useServerForm({
    defaultValues: { password: '' },
    onSubmit: async ({ password }) => {
      try {
        await lock({ variables: { password } })
      } catch (error) {
        throw toRequestError(error)
      }
      onClose()
      setLocked(client.cache, true)
    },
  })
  const typed = form.methods.formState.isDirty
  const footer = (
    <>
      <CancelButton unsaved={typed} onClose={onClose} />
      <Button variant="solid" loading={form.submitting} onClick={form.submit}>
        {texts.lock}
      </Button>
    </>
  )
  return (
    <Modal open title={texts.lockTitle} footer={footer} unsaved={typed} onClose={onClose}>
      <Form form={form}>
        <TextField
          name="password"
          type="password"
          autoComplete="new-password"
          label={texts.lockPassword}
          hint={texts.lockHint}
          required
          maxLength={32}
        />
      </Form>
    </Modal>
  )
}
