import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '@tufang/server/kernel/sql/database'
import { emptyDatabase } from '@tufang/tests/database'
import { checks, Patient } from '@tufang/tests/doctor'
import { root } from '@tufang/tests/imports'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillWhenEmpty } from '../../seeds/fill.ts'
import { rowFaults } from './faults.ts'
import { settingFaults } from './setting-faults.ts'

let database: Database
let patient: Patient

beforeAll(async () => {
  database = await emptyDatabase()
  await fillWhenEmpty(database)
  patient = await Patient.of(database)
})
afterAll(async () => {
  await patient.close()
  await database.close()
})

/** Faults of the machine and its files have tests of their own. */
const ELSEWHERE = [
  ...['clock', 'time-zone-here', 'disk', 'second-factor-key', 'weak-key', 'open-files', 'weak-secrets', 'public-url'],
  ...['missing-files', 'damaged-files', 'stray-files'],
]

/** Statements of operations.md that rebuild sums, without the transaction around them, and their input. */
async function rebuilding(sums: string) {
  const text = await readFile(path.join(root, 'docs/operations.md'), 'utf8')
  const section = text.slice(text.indexOf('### Sums that differ'))
  const [, block = ''] = /```sql\n([\s\S]*?)```/.exec(section) ?? []
  const [, source = '', routine = ''] =
    new RegExp(`\\| \`${sums}\` \\| \`(\\w+)\` \\| \`(\\w+)\` \\|`).exec(section) ?? []
  const statements = block.split('\n').filter((line) => line !== '' && !/^(begin|commit);$/.test(line))
  return { statements, source, routine }
}

describe('the doctor', () => {
  it.each(checks.map(({ name }) => name))('tells nothing of the demo: %s', async (name) => {
    expect(await patient.look(name)).toEqual({ count: 0, first: [] })
  })

  it.each(Object.entries({ ...rowFaults, ...settingFaults }))(
    'tells %s where that is made wrong, and names it',
    async (name, statements) => {
      await patient.broken(statements, async (mark) => {
        expect(mark).not.toBe('')
        const { count, first } = await patient.look(name)
        expect(count).toBeGreaterThan(0)
        expect(first.join('\n')).toContain(mark)
      })
    },
  )

  it.each(['waybill_count', 'waybill_cost', 'operation_log_count', 'login_log_count'])(
    'finds %s in order again after it was made anew as operations.md says',
    async (sums) => {
      const { statements, source, routine } = await rebuilding(sums)
      const check = { waybill_count: 'waybill-counters', waybill_cost: 'waybill-costs' }[sums] ?? 'log-counters'
      await patient.broken([`update ${sums} set span = 'YEAR'`], async () => {
        expect((await patient.look(check)).count).toBeGreaterThan(0)
        await patient.read('set local session_replication_role = origin')
        const words = { SUMS: sums, SOURCE: source, ROUTINE: routine }
        for (const statement of statements) {
          await patient.read(
            Object.entries(words).reduce((text, [word, name]) => text.replaceAll(word, name), statement),
          )
        }
        expect(await patient.look(check)).toEqual({ count: 0, first: [] })
      })
    },
  )

  it('has a fault for each of its checks, and a way out', () => {
    const tried = [...Object.keys(rowFaults), ...Object.keys(settingFaults), ...ELSEWHERE]
    expect(tried.sort()).toEqual(checks.map(({ name }) => name).sort())
    for (const { title, mend } of checks) {
      expect(title).toMatch(/[\u4e00-\u9fff]{3}/)
      expect(mend).toMatch(/[\u4e00-\u9fff]{3}/)
    }
  })
})
