import type pg from 'pg'

/** Questions by their names, answered in SQL that was written by hand: a column for each cell. */
export type Statements = Readonly<Record<string, string>>

/** Walk along edges of the graph, and the same walk in SQL that was written by hand. */
export interface Walk {
  id: string
  /** Query whose only table is compared; `$from` and `$to` span the last days. */
  document: string
  /** Statement with one row, whose columns are further variables of the query. */
  values?: string
  /** Statement with a column for each cell, for the company `{company}`. */
  statement: string
}

/** Row as texts, with null where nothing is known. */
export type TextRow = Readonly<Record<string, string | null>>

const asText = (value: unknown): string | null => (value === null || value === undefined ? null : String(value))

export const inTexts = (row: Readonly<Record<string, unknown>>): TextRow =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, asText(value)]))

/** Rows of a statement whose values stand in it as `{name}`. */
export async function foundBy(
  client: pg.Client,
  statement: string,
  values: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>[]> {
  const names = [...new Set([...statement.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))]
  const text = statement.replaceAll(/\{(\w+)\}/g, (_, name: string) => `$${names.indexOf(name) + 1}`)
  const { rows } = await client.query<Record<string, unknown>>(
    text,
    names.map((name) => values[name]),
  )
  return rows
}

/** Rows of a statement, as texts. */
export const rowsOf = async (...asked: Parameters<typeof foundBy>): Promise<TextRow[]> =>
  (await foundBy(...asked)).map(inTexts)
