import { describe, expect, it } from 'vitest'
import { unknownNames } from './graphql-names'
import { fields, wrongCaller } from './input-calls'

const { faults, expectUnchanged } = await wrongCaller()
/** A lock that fits by chance would keep this file out of its own session. */
const LOCKS = ['Mutation.lockSession', 'Mutation.unlockSession']
/** A sheet is kept with its check under whatever name it has. */
const KEPT: Record<string, string[]> = {
  'Mutation.uploadWaybillImport': ['stored_file', 'waybill_import', 'waybill_import_row'],
}

describe('a call with one thing odd', () => {
  it.each(fields.filter(([name]) => !LOCKS.includes(name)))(
    'is answered by %s in good order',
    { timeout: 180_000 },
    async (name, field) => {
      expect(await faults(name, field, ['odd'], undefined, unknownNames())).toEqual([])
      // A call that was answered may be repeated by its key, and an odd key is a key; an export that finds nothing is one as well.
      await expectUnchanged('idempotency_key', 'export_task', ...(KEPT[name] ?? []))
    },
  )
})
