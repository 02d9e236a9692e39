import { param } from '../../../ui/list/params'
import { infoOf } from '../../../ui/list/useInfoLink'

/** How a link's `info` names what this list names otherwise (001 §2). */
const names: Record<string, string> = {
  projectInfoId: 'projectId',
  garbageName: 'garbageName',
  goTicketSoilType: 'goSoilType',
  isTicket: 'isTicket',
  cardNo: 'cardNo',
}

const times = param.times()
const flags: Record<string, string> = { true: '1', false: '0' }

/**
 * The list parameters that a JSON `info` stands for: projectInfoId, garbageName, goTicketSoilType, isTicket, and start and end
 * ("2026-11-01 06:00:00"). Null when it is no JSON object.
 */
export function readInfo(json: string): Record<string, string> | null {
  const given = infoOf(json)
  if (!given) return null
  const found: Record<string, string> = {}
  for (const [theirs, ours] of Object.entries(names)) {
    const value = given.get(theirs)
    if (value) found[ours] = flags[value] ?? value
  }
  const span = times.write(times.read(`${given.get('start') ?? ''}~${given.get('end') ?? ''}`))
  if (span) found.goDatetime = span
  return found
}
