import { execFileSync } from 'node:child_process'
import { type RunPart, runParts } from './run-parts.ts'
import { ROOT } from './sources.ts'

const typesOf = (folder: string): RunPart => ({ name: `types of ${folder}`, commands: [['tsc', '-p', folder]] })

/** Checks that need no test; the one that takes longest begins. */
export const PARTS: RunPart[] = [
  { name: 'lint', commands: [['biome', 'check', '.']] },
  ...['tests', 'tests/e2e', 'server', 'web'].map(typesOf),
  {
    name: 'schema',
    commands: [
      ['node', 'tools/build.ts', 'server'],
      ['node', 'server/dist/print-schema.js', '--check', 'schema.graphql'],
    ],
  },
  { name: 'pages', commands: [['node', 'tools/build.ts', 'web']] },
  { name: 'unused', commands: [['knip']] },
  { name: 'documents of pages', commands: [['node', 'web/codegen/main.ts', '--check']] },
]

/**
 * Checks before a commit: the staged files by the lint, and the types of the folders that they may break. Files are
 * read from the folder, with changes that are not staged.
 */
export function partsOfStaged(files: readonly string[]): RunPart[] {
  if (files.length === 0) return []
  const sources = files.filter((file) => /\.tsx?$/.test(file))
  const below = (...folders: string[]) =>
    sources.some((file) => folders.some((folder) => file.startsWith(`${folder}/`)))
  const folders = [
    ...(below('server') ? ['server'] : []),
    ...(below('web') ? ['web'] : []),
    ...(below('server', 'tests', 'seeds', 'tools') ? ['tests'] : []),
    ...(below('tests/e2e') ? ['tests/e2e'] : []),
  ]
  return [
    { name: 'lint', commands: [['biome', 'check', '--staged', '--no-errors-on-unmatched']] },
    ...folders.map(typesOf),
  ]
}

function stagedFiles(): string[] {
  const options = ['diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z']
  return execFileSync('git', options, { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean)
}

if (import.meta.main) {
  const staged = process.argv[2] === '--staged'
  process.exitCode = (await runParts(staged ? partsOfStaged(stagedFiles()) : PARTS)) ? 0 : 1
}
