import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../tests/support/imports.ts'

const FOLDER = 'server/src/platform/database/migrations'
const SEALS = path.join(root, 'tests/guards/migrations.json')

/** Migrations by name, each with a digest of its files; blanks do not count. */
export type Seals = Readonly<Record<string, string>>

export const readSeals = (): Seals => JSON.parse(readFileSync(SEALS, 'utf8')) as Seals

/** Digests of the migrations as they are. */
export function sealsOfFiles(): Seals {
  const files = globSync(`${FOLDER}/[0-9]*{.ts,/**/*.ts}`, { cwd: root }).toSorted()
  const named = Map.groupBy(files, (file) => path.relative(FOLDER, file).split(path.sep)[0]?.replace(/\.ts$/, '') ?? '')
  const digest = (parts: readonly string[]) => {
    const hash = createHash('sha256')
    for (const part of parts) hash.update(readFileSync(path.join(root, part), 'utf8').replaceAll(/\s+/g, ' '))
    return hash.digest('hex').slice(0, 16)
  }
  return Object.fromEntries([...named].map(([name, parts]) => [name, digest(parts)]))
}

/** Seals migrations that are new. One that changed keeps its seal, so that the guard speaks of it. */
if (import.meta.main) writeFileSync(SEALS, `${JSON.stringify({ ...sealsOfFiles(), ...readSeals() }, null, 2)}\n`)
