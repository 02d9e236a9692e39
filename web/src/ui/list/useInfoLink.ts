import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { toast } from '../feedback/toastStore'
import { param } from './params'

const { write } = param.names()

function asText(value: unknown): string {
  if (Array.isArray(value)) return write(value.map(asText).filter(Boolean)) ?? ''
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).trim()
    : ''
}

/** The members of a JSON object as texts, lists as `param.names()` writes them; what is no text, number or flag is "". Null when it is no JSON object. */
export function infoOf(json: string): Map<string, string> | null {
  let info: unknown
  try {
    info = JSON.parse(json)
  } catch {
    return null
  }
  if (typeof info !== 'object' || info === null || Array.isArray(info)) return null
  return new Map(Object.entries(info).map(([name, value]) => [name, asText(value)]))
}

/**
 * Turns `info` in the address into the list's own filters, so that the form shows them and a copied link carries them.
 * @param read the filters by their names in the address; null for what cannot be read
 * @param unreadable what the person is told then
 * @returns true while that is still to happen: the list must not ask the server yet
 */
export function useInfoLink(read: (json: string) => Record<string, string> | null, unreadable: string): boolean {
  const [params, setParams] = useSearchParams()
  const info = params.get('info')
  useEffect(() => {
    if (info === null) return
    const filters = read(info)
    if (!filters) toast.error(unreadable)
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete('info')
        for (const [name, value] of Object.entries(filters ?? {})) after.set(name, value)
        return after
      },
      { replace: true },
    )
  }, [info, setParams, read, unreadable])
  return info !== null
}
