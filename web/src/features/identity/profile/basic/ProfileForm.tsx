import { useCommand } from '../../../../apollo/useCommand'
import { profileInputLengths as lengths } from '../../../../gql/fields/identity.generated'
import { toast } from '../../../../ui/feedback/toastStore'
import { Form } from '../../../../ui/form/Form'
import { TextField } from '../../../../ui/form/fields'
import { useServerForm } from '../../../../ui/form/useServerForm'
import { Button } from '../../../../ui/layout/Button'
import { type ProfileFieldsFragment, UpdateProfileDocument } from '../profile.generated'
import css from '../profile.module.css'
import { texts as all } from '../texts'
import { AvatarField } from './AvatarField'

const texts = all.basic
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Form of name, e-mail and picture; the company sets position, organ and company. */
export function ProfileForm({ profile }: { profile: ProfileFieldsFragment }) {
  const { run } = useCommand(UpdateProfileDocument, { refetchQueries: ['Viewer'] })
  const form = useServerForm({
    defaultValues: { name: profile.name, email: profile.email ?? '' },
    onSubmit: async ({ name, email }) => {
      if ((await run({ input: { name, email: email.trim() } })) === null) return false
      toast.success(all.saved)
    },
  })
  const facts = [
    [texts.position, profile.positionName],
    [texts.organ, profile.organName],
    [texts.company, profile.companyAuthName],
  ] as const
  return (
    <section className={css.panel} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <AvatarField name={profile.name} avatar={profile.avatar} onChange={(avatar) => run({ input: { avatar } })} />
      <Form form={form} columns={2}>
        <TextField name="name" label={texts.name} required maxLength={lengths.name} autoComplete="name" />
        <TextField
          name="email"
          type="email"
          label={texts.email}
          maxLength={lengths.email}
          pattern={{ value: EMAIL, message: texts.emailWrong }}
          autoComplete="email"
        />
      </Form>
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || '—'}</dd>
          </div>
        ))}
      </dl>
      <div className={css.foot}>
        <Button
          type="submit"
          form={form.id}
          variant="solid"
          loading={form.submitting}
          disabledReason={form.methods.formState.isDirty ? null : texts.noChange}
        >
          {all.save}
        </Button>
      </div>
    </section>
  )
}
