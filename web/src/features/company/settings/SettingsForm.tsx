import { useApolloClient } from '@apollo/client/react'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../../apollo/useCommand'
import { toast } from '../../../ui/feedback/toastStore'
import { formatDateTime } from '../../../ui/format/date'
import { Button } from '../../../ui/layout/Button'
import { useUnsaved } from '../../../ui/unsaved/unsaved'
import { type CompanySettingsFieldsFragment, UpdateCompanySettingsDocument } from './company-settings.generated'
import css from './company-settings.module.css'
import { FourEyesOff } from './FourEyesOff'
import { ShiftStarts, STARTS, whatIsWrong } from './ShiftStarts'
import { texts } from './texts'

interface Props {
  settings: CompanySettingsFieldsFragment
  /** Called when they may be others by now: saving was refused, or somebody decided about four eyes. */
  onStale: () => void
}

const SWITCHES = ['payeeCheck', 'fourEyes'] as const
const NAMES = [...SWITCHES, ...STARTS] as const
type Name = (typeof NAMES)[number]
/** Who may change the one may not always change the other. */
const ACTIONS: Readonly<Record<Name, string>> = {
  payeeCheck: 'update',
  fourEyes: 'setFourEyes',
  dayStart: 'setShiftStarts',
  nightStart: 'setShiftStarts',
}

const valuesOf = ({ payeeCheck, fourEyes, dayStart, nightStart }: CompanySettingsFieldsFragment) => ({
  payeeCheck,
  fourEyes,
  dayStart,
  nightStart,
})

/** Each setting as a switch or a time of day; nothing changes before it is saved. */
export function SettingsForm({ settings, onStale }: Props) {
  const { version, updateBy, updateTime, allowedActions } = settings
  const stored = valuesOf(settings)
  const [values, setValues] = useState(stored)
  const client = useApolloClient()
  const { run, running } = useCommand(UpdateCompanySettingsDocument)
  const locked = (name: Name) => !allowedActions.includes(ACTIONS[name])
  const changes = Object.fromEntries(
    NAMES.filter((name) => values[name] !== stored[name]).map((name) => [name, values[name]]),
  )
  const changed = Object.keys(changes).length > 0
  useUnsaved(changed)
  const wrong = whatIsWrong(values)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!changed || wrong) return
    try {
      const saved = await run({ input: { ...changes, version } })
      if (saved === null) return
      const waits = changes.fourEyes === false && saved.updateCompanySettings.fourEyes
      toast.success(waits ? texts.offAsked : texts.saved)
      setValues(valuesOf(saved.updateCompanySettings))
      // Other pages go by these: the person's company, and what prices say of it.
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'fourEyes' })
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'projectForm' })
      await client.refetchQueries({ include: ['Viewer'] })
    } catch (error) {
      toast.failure(error)
      onStale()
    }
  }
  return (
    <form className={css.panel} onSubmit={(event) => void save(event)} aria-label={texts.title}>
      <p className={css.hint}>{texts.intro}</p>
      {SWITCHES.map((name) => {
        const [label, meaning] = texts.settings[name]
        return (
          <label key={name} className={css.setting}>
            <input
              type="checkbox"
              checked={values[name]}
              disabled={locked(name)}
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
      <FourEyesOff settings={settings} onDone={onStale} />
      <ShiftStarts
        values={values}
        locked={locked('dayStart')}
        wrong={wrong}
        onChange={(starts) => setValues({ ...values, ...starts })}
      />
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
          disabledReason={NAMES.every(locked) ? texts.notAllowed : changed ? wrong : texts.noChange}
        >
          {texts.save}
        </Button>
      </div>
    </form>
  )
}
