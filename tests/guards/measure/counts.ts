import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../support/imports.ts'
import type { Figures } from './falling.ts'

/** Figures at the last lowering, as stored in the project. */
export const COUNTS = 'tests/guards/measure/counts.json'

export const readCounts = (): Figures => JSON.parse(readFileSync(path.join(root, COUNTS), 'utf8'))

/** Faults of counts compared with the stored ones, each with its remedy. */
export function faultsOf(kept: Figures, counted: Figures): string[] {
  return [...new Set([...Object.keys(kept), ...Object.keys(counted)])].flatMap((name) => {
    const [was, is] = [kept[name], counted[name]]
    if (is === undefined) return [`${name}: nobody counts it any more, so its line in ${COUNTS} goes`]
    if (was === undefined) return [`${name}: ${is}, and no number in ${COUNTS}`]
    if (is > was)
      return [`${name}: ${is}, and it may not rise above ${was}; npm run measure -- --where '${name}' says where`]
    return is < was ? [`${name}: ${is}, down from ${was}: write it down by npm run measure -- --lower`] : []
  })
}

/** Stores lowered numbers, and returns their names. */
export function lowered(kept: Figures, counted: Figures): string[] {
  const fallen = Object.keys(kept).filter((name) => (counted[name] ?? 0) < (kept[name] ?? 0))
  const now = Object.entries(kept).map(([name, was]) => [name, fallen.includes(name) ? counted[name] : was])
  writeFileSync(path.join(root, COUNTS), `${JSON.stringify(Object.fromEntries(now), null, 2)}\n`)
  return fallen
}
