import { momentOf, plainTime } from '../../../kernel/values/clock.js'
import {
  anomalyLabels,
  anomalyStateLabels,
  modeLabels,
  shiftLabels,
  unitLabels,
  waybillStatusLabels,
  yesOrNo,
} from '../labels.js'
import { waybillTexts as texts } from '../texts.js'
import { isWaybillField, type WaybillField, waybillFields } from '../waybill/fields.js'

/** Handling a flag is told as a change of the field `anomaly.` and its rule. */
const anomalies = Object.entries(anomalyLabels).map(
  ([rule, label]) => [`anomaly.${rule}`, texts.anomaly(label)] as const,
)
const labels: Readonly<Record<string, string>> = { ...texts.fields, ...Object.fromEntries(anomalies) }
/** The name that goes with each id. */
const NAMES: Partial<Record<WaybillField, string>> = {
  projectId: labels.projectName,
  cardId: labels.cardNo,
  truckId: labels.truckCode,
  captainId: labels.captainName,
  driverId: labels.driverName,
  dumpSiteId: labels.garbageName,
  priceSource: labels.settlePrice,
}

/** What people call a field. */
export const labelOf = (field: string): string =>
  labels[field] ?? (isWaybillField(field) ? NAMES[field] : undefined) ?? field

const codes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: waybillStatusLabels,
  tpMode: modeLabels,
  weightType: unitLabels,
  inShiftType: shiftLabels,
  ...Object.fromEntries(anomalies.map(([field]) => [field, anomalyStateLabels])),
}

/** 1234.50 as 1,234.50 */
const grouped = (amount: string): string => amount.replace(/\B(?=(\d{3})+\.)/g, ',')

/** A value as people read it; null where there is none. */
export function told(field: string, value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return yesOrNo(value)
  const text = String(value)
  const named = codes[field]?.[text]
  if (named) return named
  const kind = isWaybillField(field) ? waybillFields[field].kind : 'text'
  return kind === 'time' ? plainTime(momentOf(text)) : kind === 'money' ? grouped(text) : text
}
