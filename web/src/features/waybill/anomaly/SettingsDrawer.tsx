import { useQuery } from '@apollo/client/react'
import { useCallback, useState } from 'react'
import { toRequestError } from '../../../apollo/errors'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import looks from '../../../ui/layout/looks.module.css'
import { SideDrawer } from '../../../ui/overlay/SideDrawer'
import { AnomalyRulesDocument } from './anomaly.generated'
import { RuleForm } from './RuleForm'
import { texts } from './texts'

interface Props {
  onClose: () => void
  onSaved: () => void
}

/** Settings of the company's rules; a member who may not change them sees them with the reason why. */
export function SettingsDrawer({ onClose, onSaved }: Props) {
  const { data, error, refetch } = useQuery(AnomalyRulesDocument, { fetchPolicy: 'network-only' })
  const [changed, setChanged] = useState<readonly string[]>([])
  const note = useCallback(
    (rule: string, unsaved: boolean) =>
      setChanged((before) => [...before.filter((one) => one !== rule), ...(unsaved ? [rule] : [])]),
    [],
  )
  const again = () => void refetch().catch(() => undefined)
  const rules = data?.anomalyRules
  const readOnly = rules?.some(({ allowedActions }) => !allowedActions.includes('set'))
  return (
    <SideDrawer open width="640px" title={texts.settingsTitle} unsaved={changed.length > 0} onClose={onClose}>
      {error && !rules && <ErrorPanel error={toRequestError(error)} onRetry={again} />}
      {readOnly && (
        <p className={looks.intro} role="status">
          {texts.readOnly}
        </p>
      )}
      {rules?.map((rule) => (
        <RuleForm
          key={`${rule.rule} ${rule.version}`}
          setting={rule}
          onChanged={note}
          onSaved={() => {
            again()
            onSaved()
          }}
        />
      ))}
    </SideDrawer>
  )
}
