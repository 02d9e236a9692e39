import { groupedMoney } from '../../../../kernel/money/money.js'
import { momentOf, plainTime } from '../../../../kernel/values/clock.js'
import { anomalyLabels, anomalyStateLabels, sideLabels, verdictLabels, yesOrNo } from '../../enums.js'
import { waybillTexts as texts } from '../../texts.js'
import { calledOf, isWaybillField, waybillFields } from '../../waybill/fields.js'

/** Fields in the history for decisions on flags: `anomaly.` and the rule. */
const anomalies = Object.entries(anomalyLabels).map(
  ([rule, label]) => [`anomaly.${rule}`, texts.anomaly(label)] as const,
)
/** Fields in the history for the words of a trip's sides: `confirmation.` and the side. */
const confirmations = Object.entries(sideLabels).map(
  ([side, label]) => [`confirmation.${side}`, texts.confirmation(label)] as const,
)
const labels: Readonly<Record<string, string>> = {
  ...texts.fields,
  ...Object.fromEntries([...anomalies, ...confirmations]),
}

/** Label of a field. */
export const labelOf = (field: string): string => (isWaybillField(field) ? calledOf(field) : (labels[field] ?? field))

const codes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...Object.fromEntries(
    Object.entries(waybillFields).flatMap(([name, { code }]) => (code ? [[name, code.labels]] : [])),
  ),
  ...Object.fromEntries(anomalies.map(([field]) => [field, anomalyStateLabels])),
  ...Object.fromEntries(confirmations.map(([field]) => [field, verdictLabels])),
}

/** Readable text of a value; null for a missing one. */
export function told(field: string, value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return yesOrNo(value)
  const text = String(value)
  const named = codes[field]?.[text]
  if (named) return named
  const kind = isWaybillField(field) ? waybillFields[field].kind : 'text'
  return kind === 'time' ? plainTime(momentOf(text)) : kind === 'money' ? groupedMoney(text) : text
}
