import { faces } from '@tufang/server/domains'
import type { Importing } from '@tufang/server/modules/import/index'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { testGround } from '@tufang/tests/ground'
import { importSuite } from '@tufang/tests/import-suite'
import { services } from '@tufang/tests/services'
import { createToyTables, dropToyTables, toyImportingOf } from '@tufang/tests/toy-import'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const all = await services()
/** Every import that a domain offers, and one that none does. */
const offered: Importing[] = faces.flatMap((domain) => domain.imports?.(all) ?? [])
const toy: Importing = toyImportingOf(await testGround())
let company: TestCompany

beforeAll(async () => {
  await createToyTables()
  company = await newCompany()
})
afterAll(dropToyTables)

it('waybills come in by the engine', () => {
  expect(offered.map(({ definition }) => definition.name)).toContain('waybill')
})

describe.each([...offered, toy].map((importing) => ({ importing, name: importing.definition.name })))(
  'an import of $name',
  ({ importing }) => importSuite(async () => ({ importing, company })),
)
