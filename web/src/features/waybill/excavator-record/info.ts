import { param } from '../../../ui/list/params'
import { infoOf } from '../../../ui/list/useInfoLink'
import { IN_TYPES, LEDGER_TYPES, SHIFTS } from './rows'

/** Names in a link's `info` that differ from those of this list. */
const names: Record<string, string> = {
  machineId: 'machineId',
  machineCode: 'machineCode',
  inStaffId: 'staffId',
  staffName: 'staffName',
  projectInfoId: 'projectId',
}

/** Codes of documented calls; the dictionary in_type goes from 4 to 9. */
const codes: Record<string, Record<string, string | undefined>> = {
  inShiftType: { 1: SHIFTS[0], 2: SHIFTS[1] },
  inType: { 1: IN_TYPES[0], 2: IN_TYPES[1], 3: IN_TYPES[2], 4: IN_TYPES[3], 9: IN_TYPES[4] },
  ledgerType: { 1: LEDGER_TYPES[0], 2: LEDGER_TYPES[1] },
}

const days = param.days()

/**
 * List parameters of a JSON `info`: machineId, machineCode, inStaffId, staffName, projectInfoId, inShiftType, inType,
 * ledgerType, and searchDate, or startDate and endDate (yyyy-MM-dd). Null for a text that is no JSON object.
 */
export function readInfo(json: string): Record<string, string> | null {
  const given = infoOf(json)
  if (!given) return null
  const found: Record<string, string> = {}
  for (const [theirs, ours] of Object.entries(names)) {
    const value = given.get(theirs)
    if (value) found[ours] = value
  }
  for (const [name, known] of Object.entries(codes)) {
    const value = known[given.get(name) ?? '']
    if (value) found[name] = value
  }
  const [from, to] = [
    given.get('startDate') || given.get('searchDate'),
    given.get('endDate') || given.get('searchDate'),
  ]
  const span = days.write(days.read(`${from ?? ''}~${to ?? ''}`))
  if (span) found.startDatetime = span
  return found
}
