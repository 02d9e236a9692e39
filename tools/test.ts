import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { PARTS } from './check.ts'
import { readProject, testsOf } from './nouns.ts'
import { runParts } from './run-parts.ts'
import { ROOT } from './sources.ts'

/**
 * `npm test` checks, then runs every test; `npm test -- receipt` runs the tests of receipts and nothing else. Options
 * go to vitest.
 */
function runTests(files: readonly string[], options: readonly string[]): number {
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs')
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...files, ...options], { cwd: ROOT, stdio: 'inherit' })
  return status ?? 1
}

const given = process.argv.slice(2)
const options = given.findIndex((argument) => argument.startsWith('-'))
const nouns = options === -1 ? given : given.slice(0, options)
const project = readProject()
const found = nouns.map((noun) => testsOf(noun, project))
const unknown = nouns.filter((_, at) => found[at]?.length === 0)
if (unknown.length > 0) {
  console.error(`no test is named by ${unknown.join(', ')}, nor is any story of its pages`)
  process.exitCode = 1
} else if (nouns.length > 0 || (await runParts(PARTS))) {
  process.exitCode = runTests([...new Set(found.flat())], given.slice(nouns.length))
} else {
  process.exitCode = 1
}
