import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { rows, sql } from '@tufang/server/kernel/sql'
import type { Database } from '@tufang/server/platform/database/database'

const folder = path.join(import.meta.dirname, '../checks')

/** Runs every invariant of tests/checks; throws with the rows that break one. */
export async function expectSound(database: Database): Promise<void> {
  const broken: string[] = []
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()) {
    const found = await rows(database.em.fork(), sql.raw(await readFile(path.join(folder, file), 'utf8')))
    if (found.length > 0) broken.push(`${file}: ${found.length} rows, such as ${JSON.stringify(found.slice(0, 3))}`)
  }
  if (broken.length > 0) throw new Error(`the data breaks its invariants\n${broken.join('\n')}`)
}
