import { useEffect, useRef } from 'react'
import type { SelectedProps } from '../../../kit/record/kind'
import type { DialogProps } from '../../../kit/verbs/verb'
import { BatchResultDialog } from '../../../ui/feedback/BatchResultDialog'
import { Button } from '../../../ui/layout/Button'
import { ReasonDialog } from './ReasonDialog'
import { type Anomaly, EDIT, MAX_HANDLED } from './rows'
import { texts } from './texts'
import { type Asked, useHandling } from './useHandling'

/** Dialog for the reason of a decision on one flag, or for its refusal. */
function HandleOne({ verb, row, onClose, onDone }: Omit<DialogProps<Anomaly>, 'verb'> & Pick<Asked, 'verb'>) {
  const { result, done } = useHandling(() => onDone())
  if (result) return <BatchResultDialog title={texts.result} rows={result} onClose={onClose} />
  return (
    <ReasonDialog
      verb={verb}
      anomalies={[row]}
      onClose={onClose}
      onDone={(outcome, anomalies) => {
        done(outcome, anomalies)
        if (outcome.refused === 0) onClose()
      }}
    />
  )
}
export const ConfirmOne = (props: DialogProps<Anomaly>) => <HandleOne {...props} verb="confirm" />
export const ClearOne = (props: DialogProps<Anomaly>) => <HandleOne {...props} verb="clear" />

/** Reopens one flag at once. */
export function ReopenOne({ row, onClose, onDone }: DialogProps<Anomaly>) {
  const { result, reopen } = useHandling((outcome) => {
    onDone()
    if (!outcome || outcome.refused === 0) onClose()
  })
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    reopen([row])
  })
  return <BatchResultDialog title={texts.result} rows={result} onClose={onClose} />
}

/** 确认 and 排除 of selected flags, thousands at once. */
export function HandleMany({ rows, onDone }: SelectedProps<Anomaly>) {
  // Shows refusals before the selection is cleared.
  const handling = useHandling((outcome) => outcome?.refused === 0 && onDone())
  const tooMany = rows.length > MAX_HANDLED ? texts.tooMany(MAX_HANDLED) : null
  return (
    <>
      <Button size="xs" permission={EDIT} disabledReason={tooMany} onClick={() => handling.ask('confirm', rows)}>
        {texts.confirm}
      </Button>
      <Button
        size="xs"
        variant="solid"
        permission={EDIT}
        disabledReason={tooMany}
        onClick={() => handling.ask('clear', rows)}
      >
        {texts.clear}
      </Button>
      {handling.asked && <ReasonDialog {...handling.asked} onClose={handling.cancel} onDone={handling.done} />}
      <BatchResultDialog
        title={texts.result}
        rows={handling.result}
        onClose={() => {
          handling.closeResult()
          onDone()
        }}
      />
    </>
  )
}
