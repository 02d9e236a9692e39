import { reach } from '@tufang/server/modules/identity/reach.sql'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newDriver } from '@tufang/tests/factories/driver'
import { statementsOf } from '@tufang/tests/queries'
import { describe, expect, it } from 'vitest'
import { Actor } from '../command/actor.js'
import { DomainError } from '../errors.js'
import { sql } from '../sql/sql.js'
import { type ListRequest, type ListSpec, type Page, readList, readOne, readWhere } from './list.js'

interface Filter {
  name?: string
}
type Key = 'NAME' | 'CAPTAIN'
interface Driver {
  id: string
  name: string
  captainName: string
}

const { em } = await testDatabase()
const spec: ListSpec<Filter, Key> = {
  from: sql`driver d`,
  alias: 'd',
  joins: { captain: sql`join captain k on k.company_id = d.company_id and k.id = d.captain_id` },
  columns: {
    id: sql`d.id`,
    name: sql`d.name`,
    mobile: sql`d.mobile`,
    captainName: { sql: sql`k.name`, join: 'captain' },
    captainId: sql`d.captain_id`,
  },
  needs: { captain: ['captainId'] },
  always: ['id'],
  sorts: { NAME: sql`d.name`, CAPTAIN: { sql: sql`k.name`, join: 'captain' } },
  defaultSort: { field: 'NAME', direction: 'ASC' },
  tieBreak: sql`d.id`,
  scope: (actor) => reach(actor, 'd'),
  where: ({ name }) => (name ? [sql`d.name = ${name}`] : []),
  summary: { names: sql`count(distinct d.name)::int` },
}

async function drivers(names: string[]) {
  const company = await newCompany()
  const captain = await newSignedUpCaptain(company)
  for (const name of names) await newDriver(company, { captain, name })
  return { company, captain }
}

const read = (company: TestCompany, request: ListRequest<Filter, Key> = {}): Promise<Page<Driver, { names: number }>> =>
  readList(em.fork(), company.actor('只读'), spec, request)
const namesIn = ({ records }: Page<Driver, unknown>) => records.map(({ name }) => name)

describe('a page', () => {
  it('has its records, the exact total and the sums over all pages', async () => {
    const { company } = await drivers(['丙', '甲', '乙', '甲'])
    const page = await read(company, { page: { current: 2, size: 3 } })
    expect(page).toMatchObject({ records: [{ name: '甲' }], total: 4, summary: { names: 3 } })
  })

  it('past the end is empty and knows the total', async () => {
    const { company } = await drivers(['甲'])
    expect(await read(company, { page: { current: 9, size: 20 } })).toEqual({
      records: [],
      total: 1,
      summary: { names: 1 },
    })
  })

  it('is twenty rows long unless told otherwise', async () => {
    const { company } = await drivers(Array.from({ length: 21 }, (_, at) => `司机${at}`))
    expect((await read(company)).records).toHaveLength(20)
  })

  it.each([
    [{ current: 0, size: 20 }, 'page.current'],
    [{ current: 1.5, size: 20 }, 'page.current'],
    [{ current: 1, size: 0 }, 'page.size'],
    [{ current: 1, size: 5001 }, 'page.size'],
    [{ current: 10_000_001, size: 5000 }, 'page.current'],
  ])('like %j is refused', async (page, field) => {
    const { company } = await drivers([])
    await expect(read(company, { page })).rejects.toMatchObject({ code: 'INVALID_INPUT', fieldErrors: [{ field }] })
  })

  it('tells the planner its size when it is a first one of a usual size', async () => {
    const { company } = await drivers(['甲'])
    const limitOf = async (page: { current: number; size: number }) => {
      const statements = await statementsOf(() => read(company, { page }))
      return /limit \$?\d+/.exec(statements.join('; '))?.[0]
    }
    expect(await limitOf({ current: 1, size: 20 })).toBe('limit 20')
    expect(await limitOf({ current: 2, size: 20 })).toMatch(/^limit \$\d+$/)
    expect(await limitOf({ current: 1, size: 21 })).toMatch(/^limit \$\d+$/)
  })

  it('is not counted when nobody asks', async () => {
    const { company } = await drivers(['甲'])
    const statements = await statementsOf(() => read(company, { counted: { total: false, summary: false } }))
    expect(statements).toHaveLength(1)
    expect(statements[0]).not.toContain('count(')
  })
})

describe('an order', () => {
  it('is what was asked for, or the usual one', async () => {
    const { company } = await drivers(['b', 'c', 'a'])
    expect(namesIn(await read(company))).toEqual(['a', 'b', 'c'])
    expect(namesIn(await read(company, { sort: [] }))).toEqual(['a', 'b', 'c'])
    expect(namesIn(await read(company, { sort: [{ field: 'NAME', direction: 'DESC' }] }))).toEqual(['c', 'b', 'a'])
  })

  it.each(['ASC', 'DESC'] as const)('neither repeats nor loses a row among equals, %s', async (direction) => {
    const { company } = await drivers(Array.from({ length: 9 }, () => '同名'))
    const ids: string[] = []
    for (const current of [1, 2, 3, 4, 5]) {
      const page = await read(company, { page: { current, size: 2 }, sort: [{ field: 'NAME', direction }] })
      ids.push(...page.records.map(({ id }) => id))
    }
    expect(new Set(ids).size).toBe(9)
  })

  it.each(['MOBILE', 'constructor', 'name; drop table driver', ''])('by %j is refused', async (field) => {
    const { company } = await drivers(['甲'])
    const sort = [{ field: field as Key, direction: 'ASC' as const }]
    await expect(read(company, { sort })).rejects.toThrow(new DomainError('UNKNOWN_SORT', { key: field }))
  })
})

describe('the columns', () => {
  it('are those asked for, with their joins and what they need', async () => {
    const { company } = await drivers(['甲'])
    const one = await read(company, { fields: new Set(['name', 'captain', 'noSuchColumn', 'constructor']) })
    expect(Object.keys(one.records[0] ?? {}).sort()).toEqual(['captainId', 'id', 'name'])
    const [plain = ''] = await statementsOf(() =>
      read(company, { fields: new Set(['name']), counted: { total: false, summary: false } }),
    )
    expect(plain).not.toContain('join')
    const [joined = ''] = await statementsOf(() =>
      read(company, { fields: new Set(['captainName']), counted: { total: false, summary: false } }),
    )
    expect(joined).toContain('join captain')
    const sort = [{ field: 'CAPTAIN' as const, direction: 'ASC' as const }]
    const [sorted = ''] = await statementsOf(() =>
      read(company, { fields: new Set(['name']), counted: { total: false, summary: false }, sort }),
    )
    expect(sorted).toContain('join captain')
  })
})

describe('the reach', () => {
  it('of staff is their company', async () => {
    const { company } = await drivers(['甲'])
    await drivers(['乙'])
    expect(namesIn(await read(company))).toEqual(['甲'])
    expect(namesIn(await read(company, { filter: { name: '乙' } }))).toEqual([])
  })

  it('of a captain is his own, in every company, and nothing where no company knows him', async () => {
    const [one, other] = [await drivers(['甲']), await drivers(['乙'])]
    const scopeOf = ({ company, captain }: typeof one) => ({ companyId: company.id, captainId: captain.id })
    const captainOf = (...captainScopes: { companyId: string; captainId: string }[]) => {
      const { facts, request } = one.company.actor('只读')
      return new Actor({ ...facts, roleType: RoleType.CAPTAIN, companyId: null, captainScopes }, request)
    }
    const namesFor = async (actor: Actor) => namesIn(await readList(em.fork(), actor, spec, {}))
    expect(await namesFor(captainOf(scopeOf(one), scopeOf(other)))).toEqual(['甲', '乙'].sort())
    expect(await namesFor(captainOf(scopeOf(other)))).toEqual(['乙'])
    expect(await namesFor(captainOf())).toEqual([])
  })

  it('holds for single rows too', async () => {
    const [mine, foreign] = [await drivers(['甲']), await drivers(['乙'])]
    const [row] = (await read(foreign.company)).records
    const theirs = sql`d.id = ${row?.id}`
    const actor = mine.company.actor('管理员')
    expect(await readOne(em.fork(), actor, spec, theirs)).toBeUndefined()
    expect(await readWhere(em.fork(), actor, spec, theirs)).toEqual([])
    expect(await readOne<Driver>(em.fork(), foreign.company.actor('只读'), spec, theirs, new Set(['name']))).toEqual({
      id: row?.id,
      name: '乙',
    })
  })
})
