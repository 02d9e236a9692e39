import { faces } from '@tufang/server/domains'
import type { Importing } from '@tufang/server/modules/import/index'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { hollow, hostileFiles, noWorkbooks } from '@tufang/tests/hostile-files'
import { importFileSuite, importSuite } from '@tufang/tests/import-suite'
import { services, testGround } from '@tufang/tests/services'
import { createToyTables, dropToyTables, toyImportingOf } from '@tufang/tests/toy-import'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const all = await services()
/** Every import that a domain offers, and one unknown kind. */
const offered: Importing[] = faces.flatMap((domain) => domain.imports?.(all) ?? [])
const toy: Importing = toyImportingOf(await testGround())
let company: TestCompany

beforeAll(async () => {
  await createToyTables()
  company = await newCompany()
})
afterAll(dropToyTables)

it('waybills and trucks come in by the engine', () => {
  expect(offered.map(({ definition }) => definition.name)).toEqual(expect.arrayContaining(['waybill', 'truck']))
})

const named = [...offered, toy].map((importing) => ({ importing, name: importing.definition.name }))

/** `npm run test:imports` tries the largest sheets and files with every import; the suite tries them with one. */
const EVERYTHING = process.env.HOSTILE_FILES === 'all'

describe.each(named)('an import of $name', ({ importing, name }) =>
  importSuite(async () => ({ importing, company }), { full: EVERYTHING || name === 'waybill' }),
)

// Files are opened before their kind is known, so that three kinds represent all: one with tables of its own, one
// without, and one outside the domains.
describe.each(named.filter(({ name }) => ['waybill', 'truck', 'toy'].includes(name)))(
  'a file for an import of $name',
  ({ importing, name }) => {
    const files = EVERYTHING || name === 'waybill' ? hostileFiles : [...noWorkbooks, ...hollow]
    importFileSuite(async () => ({ importing, company }), files)
  },
)
