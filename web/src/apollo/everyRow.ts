/** Largest page of the API. */
const SIZE = 5000
/** Most rows kept in the browser for "select all N", and most rows of any verb. */
export const MAX_SELECTED = 20_000

interface Page {
  current: number
  size: number
}

interface Answer<Row> {
  records: readonly Row[]
  total: number
}

/**
 * Every row of a list, in pages of 5,000, up to MAX_SELECTED.
 * @param load reads a page; undefined when it was not answered
 */
export async function everyRow<Row>(load: (page: Page) => Promise<Answer<Row> | undefined>): Promise<Row[]> {
  const found: Row[] = []
  for (let current = 1; found.length < MAX_SELECTED; current++) {
    const answer = await load({ current, size: SIZE })
    if (!answer || answer.records.length === 0) break
    found.push(...answer.records)
    if (current * SIZE >= answer.total) break
  }
  return found.slice(0, MAX_SELECTED)
}
