import { useApolloClient } from '@apollo/client/react'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../../apollo/useCommand'
import type { CompanySettingsAction } from '../../../gql/types.generated'
import { toast } from '../../../ui/feedback/toastStore'
import { amountError } from '../../../ui/form/rules'
import { formatDateTime } from '../../../ui/format/date'
import { formatMoney } from '../../../ui/format/decimal'
import { typedMoney } from '../../../ui/format/typed'
import { Button } from '../../../ui/layout/Button'
import { useUnsaved } from '../../../ui/unsaved/unsaved'
import { type CompanySettingsFieldsFragment, UpdateCompanySettingsDocument } from './company-settings.generated'
import css from './company-settings.module.css'
import { FourEyesWish } from './FourEyesWish'
import { PaymentAmount } from './PaymentAmount'
import { ShiftStarts, STARTS, whatIsWrong } from './ShiftStarts'
import { Switch } from './Switch'
import { texts } from './texts'

interface Props {
  settings: CompanySettingsFieldsFragment
  /** Called when the settings may have changed: saving was refused, or a request about four eyes was decided. */
  onStale: () => void
}

const SWITCHES = ['payeeCheck', 'fourEyes'] as const
const NAMES = [...SWITCHES, 'fourEyesPayment', 'payDocCheck', 'preDated', 'refuseExpiredTrucks', ...STARTS] as const
type Name = (typeof NAMES)[number]
/** A member who may change one setting may not always change another. */
const ACTIONS: Readonly<Record<Name, CompanySettingsAction>> = {
  payeeCheck: 'update',
  fourEyes: 'setFourEyes',
  fourEyesPayment: 'setPayments',
  payDocCheck: 'setPayments',
  preDated: 'setPayments',
  refuseExpiredTrucks: 'setTrucks',
  dayStart: 'setShiftStarts',
  nightStart: 'setShiftStarts',
}

const valuesOf = (settings: CompanySettingsFieldsFragment) => ({
  payeeCheck: settings.payeeCheck,
  fourEyes: settings.fourEyes,
  fourEyesPayment: formatMoney(settings.fourEyesPayment),
  payDocCheck: settings.payDocCheck,
  preDated: settings.preDated,
  refuseExpiredTrucks: settings.refuseExpiredTrucks,
  dayStart: settings.dayStart,
  nightStart: settings.nightStart,
})

type Values = ReturnType<typeof valuesOf>

/** Value in the form of the API. */
const givenOf = (values: Values, name: Name) =>
  name === 'fourEyesPayment' ? typedMoney(values.fourEyesPayment) : values[name]

/** Settings as switches, amounts and times of day; nothing changes before it is saved. */
export function SettingsForm({ settings, onStale }: Props) {
  const { version, updateBy, updateTime, allowedActions } = settings
  const stored = valuesOf(settings)
  const [values, setValues] = useState<Values>(stored)
  const client = useApolloClient()
  const { run, running } = useCommand(UpdateCompanySettingsDocument)
  const locked = (name: Name) => (allowedActions.includes(ACTIONS[name]) ? null : texts.locked)
  const changes = Object.fromEntries(
    NAMES.filter((name) => values[name] !== stored[name]).map((name) => [name, givenOf(values, name)]),
  )
  const changed = Object.keys(changes).length > 0
  useUnsaved(changed)
  const wrongStart = whatIsWrong(values)
  const wrong = amountError(values.fourEyesPayment) ?? wrongStart

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!changed || wrong) return
    try {
      const saved = await run({ input: { ...changes, version } })
      if (saved === null) return
      const now = valuesOf(saved.updateCompanySettings)
      const asked = formatMoney(typedMoney(values.fourEyesPayment))
      const raises = 'fourEyesPayment' in changes && asked !== now.fourEyesPayment
      toast.success(
        raises ? texts.raiseAsked : changes.fourEyes === false && now.fourEyes ? texts.offAsked : texts.saved,
      )
      setValues(now)
      // Other pages depend on these settings: the person's company, and its four eyes in prices.
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
          <Switch
            key={name}
            {...{ name, label, meaning }}
            checked={values[name]}
            locked={locked(name)}
            onChange={(checked) => setValues({ ...values, [name]: checked })}
          />
        )
      })}
      <FourEyesWish settings={settings} onDone={onStale} />
      <PaymentAmount
        value={values.fourEyesPayment}
        locked={locked('fourEyesPayment')}
        onChange={(fourEyesPayment) => setValues({ ...values, fourEyesPayment })}
      />
      <Switch
        name="payDocCheck"
        label={texts.settings.payDocCheck[0]}
        meaning={texts.settings.payDocCheck[1]}
        checked={values.payDocCheck === 'BLOCK'}
        locked={locked('payDocCheck')}
        states={texts.docStates}
        onChange={(checked) => setValues({ ...values, payDocCheck: checked ? 'BLOCK' : 'WARN' })}
      />
      <Switch
        name="preDated"
        label={texts.settings.preDated[0]}
        meaning={texts.settings.preDated[1]}
        checked={values.preDated}
        locked={locked('preDated')}
        onChange={(preDated) => setValues({ ...values, preDated })}
      />
      <Switch
        name="refuseExpiredTrucks"
        label={texts.settings.refuseExpiredTrucks[0]}
        meaning={texts.settings.refuseExpiredTrucks[1]}
        checked={values.refuseExpiredTrucks}
        locked={locked('refuseExpiredTrucks')}
        onChange={(refuseExpiredTrucks) => setValues({ ...values, refuseExpiredTrucks })}
      />
      <ShiftStarts
        values={values}
        locked={locked('dayStart') !== null}
        wrong={wrongStart}
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
          disabledReason={NAMES.every((name) => locked(name)) ? texts.notAllowed : changed ? wrong : texts.noChange}
        >
          {texts.save}
        </Button>
      </div>
    </form>
  )
}
