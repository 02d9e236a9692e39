import { uuid } from '../../../../apollo/uuid'

/** Numbers under way in one request, with the key by which the server knows it again. */
export interface Batch {
  key: string
  cardNos: string[]
}

/** A card that did not get onto the list. */
export interface Refused {
  id: string
  cardNo: string
  message: string
  /** It was on the list before. */
  duplicate: boolean
  /** ISO time of the last try. */
  at: string
  times: number
}

interface Stored {
  waiting: string[]
  batch: Batch | null
  refused: readonly Refused[]
}

const NOTHING: Stored = { waiting: [], batch: null, refused: [] }

export function readStored(key: string): Stored {
  const text = sessionStorage.getItem(key)
  if (!text) return { ...NOTHING, waiting: [] }
  try {
    return { ...NOTHING, ...(JSON.parse(text) as Partial<Stored>) }
  } catch {
    sessionStorage.removeItem(key)
    return { ...NOTHING, waiting: [] }
  }
}

export function writeStored(key: string, stored: Stored): void {
  if (stored.waiting.length || stored.batch || stored.refused.length) {
    sessionStorage.setItem(key, JSON.stringify(stored))
  } else sessionStorage.removeItem(key)
}

export function refusedOf(row: { cardNo: string; errorCode: string; message: string }): Refused {
  return {
    id: uuid(),
    cardNo: row.cardNo,
    message: row.message,
    duplicate: row.errorCode === 'CARD_IN_LIST',
    at: new Date().toISOString(),
    times: 1,
  }
}

/** Newest first; the same card refused again for the same reason is counted, not repeated. */
export function withRefused(before: readonly Refused[], added: readonly Refused[]): readonly Refused[] {
  let rows = [...before]
  for (const row of added) {
    const known = rows.find((other) => other.cardNo === row.cardNo && other.message === row.message)
    rows = [known ? { ...row, times: known.times + 1 } : row, ...rows.filter((other) => other !== known)]
  }
  return rows
}
