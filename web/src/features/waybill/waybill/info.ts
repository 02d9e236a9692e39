import { param } from '../../../ui/list/params'
import { infoOf } from '../../../ui/list/useInfoLink'
import { MODES, SHIFTS, STATUSES } from './rows'
import { config } from './search'

/** Names in a link's `info` and in REST calls that differ from those of this list. */
const otherNames: Record<string, string> = {
  projectInfoId: 'projectId',
  names: 'garbageName',
  goTicketSoilType: 'goSoilType',
  isSettle: 'settled',
}

/** Codes of documented calls (docs/behaviour/waybill.md). */
const codes: Record<string, Record<string, string | undefined>> = {
  tpMode: { 1: MODES[0], 2: MODES[1], 3: MODES[2], 4: MODES[3] },
  status: { 1: STATUSES[0], 2: STATUSES[1], 3: STATUSES[2], 9: STATUSES[3] },
  inShiftType: { 1: SHIFTS[0], 2: SHIFTS[1] },
}

/** Names of the two ends of a range of times; later pairs win. */
const spans = {
  goDatetime: [
    ['goDatetimeStart', 'goDatetimeEnd'],
    ['start', 'end'],
  ],
  inDatetime: [['inDatetimeStart', 'inDatetimeEnd']],
} satisfies Record<string, [string, string][]>
const times = param.times()
const flags: Record<string, string> = { true: '1', false: '0' }
const filters = new Map(Object.entries(config.filters))

/**
 * List parameters of a JSON `info`: all search fields, under their own names or those of the REST calls, and `start`
 * and `end` ("2026-11-01 06:00:00") for the departure. Null for a text that is no JSON object.
 */
export function readInfo(json: string): Record<string, string> | null {
  const given = infoOf(json)
  if (!given) return null
  const found: Record<string, string> = {}
  for (const [theirs, value] of given) {
    const ours = otherNames[theirs] ?? theirs
    const meant = flags[value] ?? codes[ours]?.[value] ?? value
    if (filters.get(ours)?.read(meant) !== undefined) found[ours] = meant
  }
  for (const [ours, ends] of Object.entries(spans)) {
    for (const [start, end] of ends) {
      const span = times.write(times.read(`${given.get(start) ?? ''}~${given.get(end) ?? ''}`))
      if (span) found[ours] = span
    }
  }
  return found
}
