import { folded } from './text.js'

/** Between the names of one cell. */
const BETWEEN = /[、,，;；\n]+/

/** The names that stand in one cell. */
export const namesIn = (cell: string): string[] =>
  cell
    .split(BETWEEN)
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** What is called by each name, compared as people read it. */
export function byName<One>(all: readonly One[], namesOf: (one: One) => readonly string[]): ReadonlyMap<string, One[]> {
  const keyed = all.flatMap((one) => [...new Set(namesOf(one).map(folded))].map((key) => ({ key, one })))
  return new Map([...Map.groupBy(keyed, ({ key }) => key)].map(([key, found]) => [key, found.map(({ one }) => one)]))
}
