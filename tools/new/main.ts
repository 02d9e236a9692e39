import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { generate, steps } from './generate.ts'
import { nounOf } from './noun.ts'

/**
 * `npm run new -- <domain>/<aggregate> --label 地磅` writes an aggregate that works, and lets machines write what follows
 * from it.
 */
const root = path.join(import.meta.dirname, '../..')
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { label: { type: 'string' }, plural: { type: 'string' } },
})
try {
  const files = generate(root, nounOf(positionals[0], values))
  for (const file of files) console.log(file)
  for (const [program = '', ...args] of steps(files)) {
    // npm puts the programs of the packages in front of the path.
    const { status, error } = spawnSync(program, args, { cwd: root, stdio: 'inherit' })
    if (error) throw error
    if (status !== 0) throw new Error(`${program} failed: mend what it says, then run it again`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
