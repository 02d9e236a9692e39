import { reach } from '@tufang/server/modules/identity/reach.sql'
import { newCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newDriver } from '@tufang/tests/factories/driver'
import { runsOf } from '@tufang/tests/property-runs'
import { statementsOf } from '@tufang/tests/queries'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DomainError } from '../errors.js'
import { sql } from '../sql/sql.js'
import { type ListRequest, type ListSpec, type Page, readList } from './list.js'
import { type Below, gathered, readListBelow } from './list-below.js'

interface Filter {
  name?: string | null
  captainId?: string
}
type Key = 'NAME' | 'CAPTAIN' | 'MOBILE'
interface Driver {
  id: string
  name: string
}
interface Summary {
  names: number
  longest: string | null
}

const spec: ListSpec<Filter, Key> = {
  from: sql`driver d`,
  alias: 'd',
  fields: { name: { kind: 'text' }, captainName: { kind: 'text' } },
  joins: { captain: sql`join captain k on k.company_id = d.company_id and k.id = d.captain_id` },
  columns: {
    id: sql`d.id`,
    name: sql`d.name`,
    // Names that a statement of pages could take for its own.
    key: sql`d.mobile`,
    total: sql`d.id`,
    captainName: { sql: sql`k.name`, join: 'captain' },
  },
  always: ['id'],
  sorts: {
    NAME: sql`d.name`,
    CAPTAIN: { sql: sql`k.name`, join: 'captain' },
    MOBILE: { sql: sql`nullif(d.mobile, '')`, nullable: true, few: true },
  },
  defaultSort: { field: 'NAME', direction: 'ASC' },
  tieBreak: sql`d.id`,
  scope: (actor) => reach(actor, 'd'),
  where: ({ name, captainId }) => [
    ...(name ? [sql`d.name = ${name}`] : []),
    ...(captainId ? [sql`d.captain_id = ${captainId}`] : []),
  ],
  summary: { names: sql`count(distinct d.name)::int`, longest: sql`max(d.name)` },
}
const below: Below = { on: (key) => sql`d.captain_id = ${key}` }
/** The three ways in which rows of a record are found: in the order of an index, few of them, or all at once. */
const ways: readonly Below[] = [
  below,
  { ...below, few: true },
  {
    gather: (keys, actor) =>
      sql`select d.captain_id, d.id from driver d where ${reach(actor, 'd')} and d.captain_id = any(${keys})`,
    on: (key) => sql`d.id = ${gathered(key)}`,
    few: true,
  },
]

const NAMES = ['甲', '乙', '丙', '丁'] as const
const { em } = await testDatabase()
const company = await newCompany()
const captains: { id: string; name: string }[] = []
for (const count of [0, 1, 3, 9]) {
  const captain = await newCaptain(company, { name: `车队长${count}` })
  for (let made = 0; made < count; made++)
    await newDriver(company, { captain, name: NAMES[made % NAMES.length] ?? '甲' })
  captains.push(captain)
}
const foreign = await newCaptain(await newCompany())
const actor = company.actor('只读')
const keys = [...captains, foreign].map(({ id }) => id)

type Request = ListRequest<Filter, Key>
const pagesBelow = (request: Request & { records?: boolean }, asked: readonly string[] = keys, how: Below = below) =>
  readListBelow<Driver, Summary, Filter, Key>(
    em.fork(),
    actor,
    spec,
    { keys: asked, below: how },
    { records: true, ...request },
  )
const flat = (captainId: string, { filter, ...request }: Request): Promise<Page<Driver, Summary>> =>
  readList(em.fork(), actor, spec, { ...request, filter: { ...filter, captainId } })

const direction = fc.constantFrom('ASC' as const, 'DESC' as const)
const request = fc.record<Request>({
  filter: fc.constantFrom(
    {},
    { name: '甲' },
    { name: '戊' },
    { equal: [{ column: 'captainName', text: captains[2]?.name ?? '' }] },
  ),
  sort: fc.option(
    fc.array(fc.record({ field: fc.constantFrom('NAME', 'CAPTAIN', 'MOBILE'), direction }), { maxLength: 2 }),
  ),
  page: fc.record({ current: fc.integer({ min: 1, max: 4 }), size: fc.constantFrom(1, 2, 3, 20, 5000) }),
  fields: fc.constantFrom(undefined, new Set(['name']), new Set(['captainName', 'key', 'total'])),
  counted: fc.record({ total: fc.boolean(), summary: fc.boolean() }),
})

describe('pages of a list below records', () => {
  const { settings, timeout } = runsOf(60)

  it('are the pages that the list has with the record in its filter', { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(request, fc.subarray(keys), fc.constantFrom(...ways), async (asked, some, how) => {
        const pageOf = await pagesBelow(asked, some, how)
        for (const key of some) expect(pageOf(key)).toEqual(await flat(key, asked))
      }),
      settings,
    )
  })

  it('are one statement with their numbers and sums, however many records there are', async () => {
    const asked = { counted: { total: true, summary: true } }
    expect(await statementsOf(() => pagesBelow(asked))).toHaveLength(1)
    expect(await statementsOf(() => pagesBelow(asked, keys.slice(0, 1)))).toHaveLength(1)
  })

  it('are not read where only their numbers are wanted', async () => {
    const numbers = { counted: { total: true, summary: false }, records: false }
    const pageOf = await pagesBelow(numbers)
    expect(keys.map((key) => pageOf(key).total)).toEqual([0, 1, 3, 9, 0])
    const [statement = ''] = await statementsOf(() => pagesBelow(numbers))
    expect(statement).not.toContain('limit')
  })

  it('join only what their fields need, and read no other column', async () => {
    const [plain = ''] = await statementsOf(() =>
      pagesBelow({ fields: new Set(['name']), counted: { total: false, summary: false } }),
    )
    expect(plain).not.toContain('captain k')
    expect(plain).not.toContain('mobile')
    expect(plain).not.toContain('count(')
  })

  it('are refused as the list itself refuses its arguments', async () => {
    const refused = async (asked: Request) => expect(pagesBelow(asked)).rejects.toThrow(DomainError)
    await refused({ page: { current: 1, size: 5001 } })
    await refused({ page: { current: 0, size: 1 } })
    await refused({ sort: [{ field: 'id' as Key, direction: 'ASC' }] })
  })

  it('know the records by texts as well', async () => {
    const byName: Below = { key: 'text', on: (key) => sql`d.name = ${key}` }
    const pageOf = await pagesBelow({}, ['甲', '戊'], byName)
    expect([pageOf('甲').total, pageOf('戊').total]).toEqual([1 + 1 + 3, 0])
  })
})
