import { useState } from 'react'
import { useCommand } from '../../../apollo/useCommand'
import type { BatchRow } from '../../../ui/feedback/BatchResultDialog'
import { toast } from '../../../ui/feedback/toastStore'
import { type AnomalyOutcomeFragment, ReopenAnomaliesDocument } from './anomaly.generated'
import type { Anomaly } from './rows'
import { texts } from './texts'

export interface Asked {
  verb: 'confirm' | 'clear'
  anomalies: readonly Anomaly[]
}

const UNDO_MS = 10_000

/**
 * Decisions on flags: the dialog that asks for a reason, the result, and ten seconds to undo it.
 * @param onChanged called with the result, or with null if nothing was changed
 */
export function useHandling(onChanged: (outcome: AnomalyOutcomeFragment | null) => unknown) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [result, setResult] = useState<BatchRow[] | null>(null)
  const { run: reopen } = useCommand(ReopenAnomaliesDocument)

  const tell = (outcome: AnomalyOutcomeFragment, anomalies: readonly Anomaly[], undo?: () => void) => {
    const numbers = new Map(anomalies.map(({ id, no, rule }) => [id, `${no} ${texts.rules[rule]}`]))
    if (outcome.refused > 0) {
      setResult(outcome.rows.map(({ id, ok, msg }) => ({ key: id, label: numbers.get(id) ?? id, ok, message: msg })))
    }
    if (outcome.done > 0) {
      toast.success(outcome.message, undo ? { duration: UNDO_MS, action: { label: texts.undo, run: undo } } : {})
    }
    onChanged(outcome)
  }
  const takeBack = (ids: readonly string[], anomalies: readonly Anomaly[]) => {
    reopen({ ids: [...ids] })
      .then((data) => data && tell(data.reopenAnomalies, anomalies))
      .catch((error: unknown) => {
        toast.failure(error)
        onChanged(null)
      })
  }
  const done = (outcome: AnomalyOutcomeFragment, anomalies: readonly Anomaly[]) => {
    setAsked(null)
    const ids = outcome.rows.filter(({ ok }) => ok).map(({ id }) => id)
    tell(outcome, anomalies, () => takeBack(ids, anomalies))
  }
  return {
    asked,
    ask: (verb: Asked['verb'], anomalies: readonly Anomaly[]) => setAsked({ verb, anomalies }),
    cancel: () => setAsked(null),
    done,
    reopen: (anomalies: readonly Anomaly[]) =>
      takeBack(
        anomalies.map(({ id }) => id),
        anomalies,
      ),
    result,
    closeResult: () => setResult(null),
  }
}

export type Handling = ReturnType<typeof useHandling>
