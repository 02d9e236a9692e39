import { useCommand } from '../../../apollo/useCommand'
import { lockSettingInputLengths as lengths } from '../../../gql/fields/identity.generated'
import { noteActivity } from '../../../shell/lock/activity'
import { useViewer } from '../../../shell/viewer'
import { toast } from '../../../ui/feedback/toastStore'
import { SelectField } from '../../../ui/form/choice-fields'
import { Form } from '../../../ui/form/Form'
import { TextField } from '../../../ui/form/fields'
import { useServerForm } from '../../../ui/form/useServerForm'
import { Button } from '../../../ui/layout/Button'
import { UpdateLockSettingDocument } from './profile.generated'
import css from './profile.module.css'
import { texts as all } from './texts'

const texts = all.lock
const options = [0, 5, 15, 30, 60].map((minutes) => ({
  value: String(minutes),
  label: minutes === 0 ? texts.never : texts.minutes(minutes),
}))

/** Form of the lock password, and of the time after which the screen locks. */
export function LockTab() {
  const { hasPassword, idleMinutes } = useViewer().lockSetting
  const { run } = useCommand(UpdateLockSettingDocument, { refetchQueries: ['Viewer'] })
  const form = useServerForm({
    defaultValues: { password: '', idleMinutes: String(idleMinutes) },
    onSubmit: async ({ password, idleMinutes }) => {
      noteActivity()
      const input = { idleMinutes: Number(idleMinutes), ...(password ? { password } : {}) }
      if ((await run({ input })) === null) return false
      toast.success(all.saved)
      form.methods.setValue('password', '')
    },
  })
  return (
    <section className={css.panel} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p className={css.hint}>{texts.hint}</p>
      <Form form={form} columns={2}>
        <TextField
          name="password"
          type="password"
          autoComplete="new-password"
          label={texts.password}
          placeholder={hasPassword ? texts.unchanged : undefined}
          maxLength={lengths.password}
        />
        <SelectField
          name="idleMinutes"
          label={texts.idle}
          required
          options={options}
          validate={(minutes) =>
            minutes !== '0' && !hasPassword && !form.methods.getValues('password') ? texts.needed : null
          }
        />
      </Form>
      <div className={css.foot}>
        <Button type="submit" form={form.id} variant="solid" loading={form.submitting}>
          {all.save}
        </Button>
      </div>
    </section>
  )
}
