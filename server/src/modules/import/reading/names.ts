import { folded } from './text.js'

/** Between the names of one cell. */
const BETWEEN = /[、,，;；\n]+/

/** The names that stand in one cell. */
export const namesIn = (cell: string): string[] =>
  cell
    .split(BETWEEN)
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** Of those that are called so, the ones that are spelled just so, if there are any: twins that stood before are told apart by it. */
export function spelled<One>(found: readonly One[], name: string, nameOf: (one: One) => string): readonly One[] {
  const exact = found.filter((one) => nameOf(one) === name.trim())
  return exact.length > 0 ? exact : found
}

/** What is called by each name, compared as people read it. */
export function byName<One>(all: readonly One[], namesOf: (one: One) => readonly string[]): ReadonlyMap<string, One[]> {
  const keyed = all.flatMap((one) => [...new Set(namesOf(one).map(folded))].map((key) => ({ key, one })))
  return new Map([...Map.groupBy(keyed, ({ key }) => key)].map(([key, found]) => [key, found.map(({ one }) => one)]))
}
