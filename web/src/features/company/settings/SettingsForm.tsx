import { useApolloClient } from '@apollo/client/react'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../../apollo/useCommand'
import { toast } from '../../../ui/feedback/toastStore'
import { formatDateTime } from '../../../ui/format/date'
import { Button } from '../../../ui/layout/Button'
import { useUnsaved } from '../../../ui/unsaved/unsaved'
import { type CompanySettingsFieldsFragment, UpdateCompanySettingsDocument } from './company-settings.generated'
import css from './company-settings.module.css'
import { texts } from './texts'

interface Props {
  settings: CompanySettingsFieldsFragment
  /** Called when saving was refused, since somebody else may have changed them. */
  onStale: () => void
}

const NAMES = ['payeeCheck', 'fourEyes'] as const

/** Each setting as a switch; nothing changes before it is saved. */
export function SettingsForm({ settings, onStale }: Props) {
  const { version, updateBy, updateTime, allowedActions, payeeCheck, fourEyes } = settings
  const stored = { payeeCheck, fourEyes }
  const [values, setValues] = useState(stored)
  const client = useApolloClient()
  const { run, running } = useCommand(UpdateCompanySettingsDocument)
  const locked = !allowedActions.includes('update')
  const changed = NAMES.some((name) => values[name] !== stored[name])
  useUnsaved(changed)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!changed || locked) return
    try {
      if ((await run({ input: { ...values, version } })) === null) return
      toast.success(texts.saved)
      // Other pages go by these: the person's company, and what prices say of it.
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'fourEyes' })
      await client.refetchQueries({ include: ['Viewer'] })
    } catch (error) {
      toast.failure(error)
      onStale()
    }
  }
  return (
    <form className={css.panel} onSubmit={(event) => void save(event)} aria-label={texts.title}>
      <p className={css.hint}>{texts.intro}</p>
      {NAMES.map((name) => {
        const [label, meaning] = texts.settings[name]
        return (
          <label key={name} className={css.setting}>
            <input
              type="checkbox"
              checked={values[name]}
              disabled={locked}
              aria-describedby={`settings-${name}`}
              onChange={({ target }) => setValues({ ...values, [name]: target.checked })}
            />
            <span>
              <strong>{label}</strong>
              <span id={`settings-${name}`} className={css.hint}>
                {meaning}
              </span>
            </span>
            <span className={css.state}>{values[name] ? texts.on : texts.off}</span>
          </label>
        )
      })}
      <div className={css.foot}>
        <span className={css.hint}>
          {updateBy && updateTime ? texts.lastSet(updateBy, formatDateTime(updateTime)) : texts.neverSet}
        </span>
        <Button disabledReason={changed ? null : texts.noChange} onClick={() => setValues(stored)}>
          {texts.reset}
        </Button>
        <Button
          type="submit"
          variant="solid"
          loading={running}
          disabledReason={locked ? texts.notAllowed : changed ? null : texts.noChange}
        >
          {texts.save}
        </Button>
      </div>
    </form>
  )
}
