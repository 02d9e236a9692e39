import { groupedMoney } from '../../../../kernel/money/money.js'
import { momentOf, plainTime } from '../../../../kernel/values/clock.js'
import { anomalyLabels, anomalyStateLabels, yesOrNo } from '../../labels.js'
import { waybillTexts as texts } from '../../texts.js'
import { calledOf, isWaybillField, waybillFields } from '../../waybill/fields.js'

/** Handling a flag is told as a change of the field `anomaly.` and its rule. */
const anomalies = Object.entries(anomalyLabels).map(
  ([rule, label]) => [`anomaly.${rule}`, texts.anomaly(label)] as const,
)
const labels: Readonly<Record<string, string>> = { ...texts.fields, ...Object.fromEntries(anomalies) }

/** What people call a field. */
export const labelOf = (field: string): string => (isWaybillField(field) ? calledOf(field) : (labels[field] ?? field))

const codes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...Object.fromEntries(
    Object.entries(waybillFields).flatMap(([name, { code }]) => (code ? [[name, code.labels]] : [])),
  ),
  ...Object.fromEntries(anomalies.map(([field]) => [field, anomalyStateLabels])),
}

/** A value as people read it; null where there is none. */
export function told(field: string, value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return yesOrNo(value)
  const text = String(value)
  const named = codes[field]?.[text]
  if (named) return named
  const kind = isWaybillField(field) ? waybillFields[field].kind : 'text'
  return kind === 'time' ? plainTime(momentOf(text)) : kind === 'money' ? groupedMoney(text) : text
}
