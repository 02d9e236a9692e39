import { useApolloClient } from '@apollo/client/react'
import { useCommand } from '../../../apollo/useCommand'
import { confirm } from '../../../ui/feedback/confirmStore'
import { toast } from '../../../ui/feedback/toastStore'
import { formatMinute } from '../../../ui/format/date'
import { Button } from '../../../ui/layout/Button'
import { type CompanySettingsFieldsFragment, SwitchFourEyesDocument } from './company-settings.generated'
import css from './company-settings.module.css'
import { texts } from './texts'

interface Props {
  settings: CompanySettingsFieldsFragment
  onDone: () => void
}

/** Who wants four eyes switched off, and what another person may do about it. */
export function FourEyesOff({ settings, onDone }: Props) {
  const { fourEyesOffBy, fourEyesOffTime, allowedActions } = settings
  const { run, running } = useCommand(SwitchFourEyesDocument)
  const client = useApolloClient()
  if (!fourEyesOffBy || !fourEyesOffTime) return null
  const decide = async (enabled: boolean) => {
    const { confirmOffTitle: title, confirmOffQuestion: content, confirmOffAbout: about } = texts
    const question = { title, content, about }
    if (!enabled && !(await confirm(question))) return
    try {
      if ((await run({ enabled })) === null) return
      toast.success(enabled ? texts.offCancelled : texts.offConfirmed)
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'fourEyes' })
    } catch (error) {
      toast.failure(error)
    }
    onDone()
  }
  return (
    <div className={css.wanted} role="status">
      <span>{texts.offWanted(fourEyesOffBy, formatMinute(fourEyesOffTime))}</span>
      {allowedActions.includes('cancelFourEyesOff') && (
        <Button loading={running} onClick={() => void decide(true)}>
          {texts.cancelOff}
        </Button>
      )}
      {allowedActions.includes('confirmFourEyesOff') && (
        <Button loading={running} onClick={() => void decide(false)}>
          {texts.confirmOff}
        </Button>
      )}
    </div>
  )
}
