import { param } from '../../../ui/list/params'
import { infoOf } from '../../../ui/list/useInfoLink'
import { config } from './list'

const filters = Object.entries(config.filters)
const days = param.days()

/** Names of single values in links, for lists that filter by several. */
const single = { projectInfoIds: 'projectInfoId', garbageIds: 'garbageId', soilTypes: 'soilType' } as const
const singles: Readonly<Record<string, string>> = single

/**
 * List parameters for a JSON `info`: its filters, with startDate and endDate as days. Null for a text that is no
 * object.
 */
export function readInfo(json: string): Record<string, string> | null {
  const info = infoOf(json)
  if (!info) return null
  const found: Record<string, string> = {}
  for (const [name, { read }] of filters) {
    const given = info.get(name) || info.get(singles[name] ?? '')
    if (given && name !== 'days' && read(given) !== undefined) found[name] = given
  }
  const range = days.write(days.read(`${info.get('startDate') ?? ''}~${info.get('endDate') ?? ''}`))
  if (range) found.days = range
  return found
}
