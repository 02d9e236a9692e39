import { useApolloClient } from '@apollo/client/react'
import { useCommand } from '../../../apollo/useCommand'
import { confirm } from '../../../ui/feedback/confirmStore'
import { toast } from '../../../ui/feedback/toastStore'
import { formatMinute } from '../../../ui/format/date'
import { formatMoney } from '../../../ui/format/decimal'
import { Button } from '../../../ui/layout/Button'
import {
  type CompanySettingsFieldsFragment as Settings,
  SwitchFourEyesDocument,
  UpdateCompanySettingsDocument,
} from './company-settings.generated'
import css from './company-settings.module.css'
import { texts } from './texts'

interface Props {
  settings: Settings
  onDone: () => void
}

/**
 * Request to switch four eyes off, or to raise the amount up to which payments need no second person, with the verbs of
 * another person on it.
 */
export function FourEyesWish({ settings, onDone }: Props) {
  const { version, allowedActions } = settings
  const switched = useCommand(SwitchFourEyesDocument)
  const updated = useCommand(UpdateCompanySettingsDocument)
  const client = useApolloClient()
  const wish = wishIn(settings)
  if (!wish) return null
  const { words, raiseTo } = wish
  const running = switched.running || updated.running
  const done = async (act: () => Promise<unknown>, told: string) => {
    try {
      if ((await act()) === null) return
      toast.success(told)
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'fourEyes' })
    } catch (error) {
      toast.failure(error)
    }
    onDone()
  }
  const say = async () => {
    const { title, question: content, about } = words
    if (!(await confirm({ title, content, about }))) return
    const act = raiseTo
      ? () => updated.run({ input: { fourEyesPayment: raiseTo, version } })
      : () => switched.run({ enabled: false })
    await done(act, words.confirmed)
  }
  return (
    <div className={css.wanted} role="status">
      <span>{words.wanted}</span>
      {allowedActions.includes(words.cancelAction) && (
        <Button loading={running} onClick={() => void done(() => switched.run({ enabled: true }), words.cancelled)}>
          {texts.cancelWish}
        </Button>
      )}
      {allowedActions.includes(words.confirmAction) && (
        <Button loading={running} onClick={() => void say()}>
          {words.confirm}
        </Button>
      )}
    </div>
  )
}

function wishIn(settings: Settings) {
  const { fourEyesOffBy, fourEyesOffTime, fourEyesPaymentWanted: raiseTo } = settings
  if (fourEyesOffBy && fourEyesOffTime)
    return { words: texts.offWish(fourEyesOffBy, formatMinute(fourEyesOffTime)), raiseTo: null }
  const { fourEyesPaymentWantedBy: who, fourEyesPaymentWantedTime: when } = settings
  if (!raiseTo || !who || !when) return null
  return { words: texts.raiseWish(who, formatMinute(when), formatMoney(raiseTo)), raiseTo }
}
