import { uuid } from '../../../../apollo/uuid'

/** Numbers of one running request, with its key. */
export interface Batch {
  key: string
  cardNos: string[]
}

/** Refused card; one that is already on the list is only reported at its scan. */
export interface Refused {
  id: string
  cardNo: string
  message: string
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

export function refusedOf(row: { cardNo: string; message: string }): Refused {
  return {
    id: uuid(),
    cardNo: row.cardNo,
    message: row.message,
    at: new Date().toISOString(),
    times: 1,
  }
}

/** Refused cards, newest first; a repeated refusal of a card for one reason is counted. */
export function withRefused(before: readonly Refused[], added: readonly Refused[]): readonly Refused[] {
  let rows = [...before]
  for (const row of added) {
    const known = rows.find((other) => other.cardNo === row.cardNo && other.message === row.message)
    rows = [known ? { ...row, times: known.times + 1 } : row, ...rows.filter((other) => other !== known)]
  }
  return rows
}
