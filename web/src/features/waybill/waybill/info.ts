import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { toast } from '../../../ui/feedback/toastStore'
import { param } from '../../../ui/list/params'
import { texts } from './texts'

/** How a link's `info` names what this list names otherwise (001 §2). */
const names: Record<string, string> = {
  projectInfoId: 'projectId',
  garbageName: 'garbageName',
  goTicketSoilType: 'goSoilType',
  isTicket: 'isTicket',
  cardNo: 'cardNo',
}

const asText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value).trim() : ''

const times = param.times()
const flags: Record<string, string> = { true: '1', false: '0' }

/**
 * The list parameters that a JSON `info` stands for: projectInfoId, garbageName, goTicketSoilType, isTicket, and start and end
 * ("2026-11-01 06:00:00"). Null when it is no JSON object.
 */
export function readInfo(json: string): Record<string, string> | null {
  let info: unknown
  try {
    info = JSON.parse(json)
  } catch {
    return null
  }
  if (typeof info !== 'object' || info === null || Array.isArray(info)) return null
  const given = new Map(Object.entries(info).map(([name, value]) => [name, asText(value)]))
  const found: Record<string, string> = {}
  for (const [theirs, ours] of Object.entries(names)) {
    const value = given.get(theirs)
    if (value) found[ours] = flags[value] ?? value
  }
  const span = times.write(times.read(`${given.get('start') ?? ''}~${given.get('end') ?? ''}`))
  if (span) found.goDatetime = span
  return found
}

/**
 * Turns `info` in the address into the list's own filters, so that the form shows them and a copied link carries them.
 * @returns true while that is still to happen: the list must not ask the server yet
 */
export function useInfoLink(): boolean {
  const [params, setParams] = useSearchParams()
  const info = params.get('info')
  useEffect(() => {
    if (info === null) return
    const filters = readInfo(info)
    if (!filters) toast.error(texts.linkUnreadable)
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete('info')
        for (const [name, value] of Object.entries(filters ?? {})) after.set(name, value)
        return after
      },
      { replace: true },
    )
  }, [info, setParams])
  return info !== null
}
