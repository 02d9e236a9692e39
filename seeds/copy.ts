import type { Value } from './sink.ts'

/** Rows that were checked by their maker need no foreign key look-ups; only a superuser may ask for that. */
export const TRUSTED = 'set local session_replication_role = replica'

const SPECIAL = /[\\\t\n\r]/
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function field(value: Value): string {
  if (value === null) return '\\N'
  if (typeof value !== 'string') return String(value)
  return SPECIAL.test(value) ? value.replace(/[\\\t\n\r]/g, (char) => ESCAPES[char] ?? char) : value
}

/** COPY's text format, in pieces of some 64 kB. */
export function* copyText(rows: Iterable<readonly Value[]>): Generator<string> {
  let piece = ''
  for (const row of rows) {
    piece += `${row.map(field).join('\t')}\n`
    if (piece.length < 65_536) continue
    yield piece
    piece = ''
  }
  if (piece !== '') yield piece
}

export const copyStatement = (table: string, columns: readonly string[], source: string): string =>
  `copy ${table} (${columns.join(', ')}) from ${source}`
