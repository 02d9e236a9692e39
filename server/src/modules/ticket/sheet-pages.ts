import type { PageRequest } from '../../kernel/list/list.js'
import type { SheetRows } from '../../kernel/list/sheet.js'

interface Piece {
  records: object[]
  total: number
}

/** The rows of a list without ids, page by page, for a sheet. */
export async function pagesOf(size: number, read: (page: PageRequest) => Promise<Piece>): Promise<SheetRows> {
  const first = await read({ current: 1, size })
  return { total: first.total, pieces: following(first, size, read) }
}

async function* following(
  first: Piece,
  size: number,
  read: (page: PageRequest) => Promise<Piece>,
): AsyncGenerator<readonly object[]> {
  if (first.records.length > 0) yield first.records
  for (let current = 2; (current - 1) * size < first.total; current += 1) yield (await read({ current, size })).records
}

/** Rows that are computed all at once. */
export const wholeOf = (rows: readonly object[]): SheetRows => ({ total: rows.length, pieces: once(rows) })

async function* once(rows: readonly object[]): AsyncGenerator<readonly object[]> {
  if (rows.length > 0) yield rows
}
