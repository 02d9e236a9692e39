import { MAX_STATEMENTS } from '../../addresses'

/** Settlements in `value` of the address. */
export type Asked = { state: 'unreadable' } | { state: 'none' } | { state: 'ids'; ids: string[]; tooMany: boolean }

const idOf = (item: unknown): string => {
  if (typeof item === 'object' && item !== null && 'id' in item) return idOf(item.id)
  return typeof item === 'string' || typeof item === 'number' ? String(item).trim() : ''
}

/** Distinct ids of a JSON list of ids or of objects with an id, up to the number that is shown at once. */
export function readValue(json: string | null): Asked {
  if (!json?.trim()) return { state: 'none' }
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return { state: 'unreadable' }
  }
  if (!Array.isArray(value)) return { state: 'unreadable' }
  if (!value.length) return { state: 'none' }
  const ids = [...new Set(value.map(idOf).filter(Boolean))]
  if (!ids.length) return { state: 'unreadable' }
  return { state: 'ids', ids: ids.slice(0, MAX_STATEMENTS), tooMany: ids.length > MAX_STATEMENTS }
}
