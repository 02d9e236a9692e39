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

/**
 * Members of a JSON object as texts, with lists as `param.names()` writes them; "" for a value that is neither text,
 * number, boolean nor list. Null if the text is no JSON object.
 */
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
 * Turns `info` in the address into filters of the list, so that the form shows them and a copied link keeps them.
 * @param read gives filters by their names in the address; null for an unreadable link @param unreadable message about
 * an unreadable link @returns true until the filters are set: the list must not be read before
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
