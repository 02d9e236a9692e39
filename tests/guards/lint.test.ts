import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '@tufang/tests/imports'
import { expect, it } from 'vitest'

interface Complaint {
  message: string
  category: string
  location: { path: string }
}

/** Lines at which the lint reports an error, with its message. */
const stopped: [string, string, string][] = [
  ['server/src/modules/waybill/waybill.service.ts', 'export const db = em.getKysely()', 'company filter'],
  ['server/src/kernel/command/command.ts', 'export const rows = em.createQueryBuilder<A>(A)', 'company filter'],
  ['server/src/modules/waybill/done.ts', 'export const done = em.fork().transactional(work)', 'inTransaction'],
  [
    'server/src/modules/card/card.queries.ts',
    "export const ids = em.getKysely().selectFrom('card').execute()",
    'rows and',
  ],
  ['server/src/modules/card/done.ts', 'export const done = result.numUpdatedRows > 0n', 'come back by returning'],
  ['server/src/modules/card/gone.ts', 'export const gone = result?.rowCount === 0', 'come back by returning'],
  [
    'server/src/modules/card/none.ts',
    'export const none = ({ numAffectedRows }: A) => numAffectedRows === 0n',
    'come back by returning',
  ],
  ['seeds/parts/card.ts', 'export const many = em.nativeDelete(A, { id })', 'come back by returning'],
  ['server/src/modules/card/card.ts', "throw new DomainError('MOVE_NOT_ALLOWED', { what })", 'The machine refuses'],
  ['server/src/rest/card.ts', 'export const card = em.fork()?.getReference(A, id)', 'company filter'],
  ['server/src/modules/waybill/price.ts', 'export const yuan = Math.round(price * 100) / 100', 'kernel/money/money.ts'],
  ['server/src/rest/price.ts', 'export const yuan = Number.parseFloat(text)', 'kernel/money/money.ts'],
  ['web/src/ui/format/amount.tsx', 'export const yuan = total.toFixed(2)', 'kernel/money/money.ts'],
  [
    'tests/e2e/card.test.ts',
    'expect(await safe.evaluate((one) => one === document.activeElement)).toBe(true)',
    'Wait for the focus',
  ],
  ['server/src/web.ts', 'export const port = process.env.PORT', 'noProcessEnv'],
  ['seeds/any.ts', 'export const a: any = 1', 'noExplicitAny'],
  ['server/src/swallow.ts', 'try { a() } catch {}', 'noEmptyBlockStatements'],
]

/** Lines that the rules forbid elsewhere, in files where they belong. */
const allowed: [string, string][] = [
  ['server/src/modules/waybill/waybill.queries.ts', 'export const db = em.getKysely()'],
  ['server/src/kernel/sql/transaction.ts', 'export const done = em.getKysely().transaction().execute(work)'],
  ['server/src/kernel/money/money.ts', 'export const yuan = big.toFixed(2)'],
  ['server/src/config.ts', 'export const port = process.env.PORT'],
]

it('stops what a rule forbids, and only where it is forbidden', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tufang-lint-'))
  try {
    await cp(path.join(root, 'tests/guards/lint'), path.join(folder, 'tests/guards/lint'), { recursive: true })
    const config: object = JSON.parse(await readFile(path.join(root, 'biome.json'), 'utf8'))
    await writeFile(path.join(folder, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }))
    for (const [file, line] of [...stopped, ...allowed]) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
      await writeFile(path.join(folder, file), `${line}\n`)
    }
    const complaints = await lint(folder)
    for (const [file, line, reason] of stopped) {
      const found = complaints.filter(({ location }) => location.path === file)
      expect(
        found.map(({ category, message }) => `${category} ${message}`),
        line,
      ).toEqual([expect.stringContaining(reason)])
    }
    const clean = allowed.map(([file]) => file)
    expect(complaints.filter(({ location }) => clean.includes(location.path))).toEqual([])
  } finally {
    await rm(folder, { recursive: true })
  }
})

function lint(folder: string): Promise<Complaint[]> {
  const biome = path.join(root, 'node_modules/.bin/biome')
  const options = ['lint', '--reporter=json', '--diagnostic-level=error', 'server', 'web', 'seeds', 'tests/e2e']
  return new Promise((resolve, reject) => {
    execFile(biome, options, { cwd: folder }, (_, out, err) => {
      try {
        resolve((JSON.parse(out) as { diagnostics: Complaint[] }).diagnostics)
      } catch {
        reject(new Error(`biome gave no report: ${out}${err}`))
      }
    })
  })
}
