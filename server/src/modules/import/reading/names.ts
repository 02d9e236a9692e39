import { folded } from './text.js'

/** Separators between the names in a cell. */
const BETWEEN = /[、,，;；\n]+/

/** Names in one cell. */
export const namesIn = (cell: string): string[] =>
  cell
    .split(BETWEEN)
    .map((name) => name.trim())
    .filter((name) => name !== '')

/**
 * Of the records with that name, those with the same spelling; all of them where none has it. Twins that differ only in
 * spelling may be older than the rule against them.
 */
export function spelled<One>(found: readonly One[], name: string, nameOf: (one: One) => string): readonly One[] {
  const exact = found.filter((one) => nameOf(one) === name.trim())
  return exact.length > 0 ? exact : found
}

/** Rows by name, compared as people read names. */
export function byName<One>(all: readonly One[], namesOf: (one: One) => readonly string[]): ReadonlyMap<string, One[]> {
  const keyed = all.flatMap((one) => [...new Set(namesOf(one).map(folded))].map((key) => ({ key, one })))
  return new Map([...Map.groupBy(keyed, ({ key }) => key)].map(([key, found]) => [key, found.map(({ one }) => one)]))
}
