import { testApp } from '@tufang/tests/app'
import { HOUR } from '@tufang/tests/clock'
import { newCompany } from '@tufang/tests/company'
import { newDirectPayPrice } from '@tufang/tests/factories/direct-pay-price'
import { freightOf, newHaul } from '@tufang/tests/factories/haul'
import { applyFor, approvePrice, priceDocuments as documents, type PriceAnswer } from '@tufang/tests/price'
import { beforeAll, describe, expect, it } from 'vitest'

const { clock } = await testApp()
const company = await newCompany()
const [one, two] = [await newHaul(company), await newHaul(company)]
const reader = await company.as('只读')
const start = new Date('2026-06-01T08:00:00+08:00')
const made: Record<string, string> = {}

interface Listed {
  total: number
  records: PriceAnswer[]
  summary: { pending: number; approved: number; expired: number; rejected: number }
}

const list = async (filter: object | null, sort?: object[], page?: object): Promise<Listed> =>
  (await reader.ask<{ directPayPrices: Listed }>(documents.list, { filter, sort, page })).directPayPrices
const found = async (filter: object): Promise<string[]> => {
  const nameOf = new Map(Object.entries(made).map(([name, id]) => [id, name]))
  return (await list(filter)).records.map(({ id }) => nameOf.get(id) ?? id).toSorted()
}
const hour = (count: number): Date => new Date(start.getTime() + count * HOUR)

/** One price in each state: two of the first haul, two of the second. */
beforeAll(async () => {
  const admin = await company.as('管理员')
  const members = [{ captainId: two.captain.id }]
  const freight = { project: one.project, soilType: one.soilType, tpMode: 'FREIGHT' as const, dumpSite: one.dumpSite }
  const release = { project: two.project, soilType: two.soilType, tpMode: 'RELEASE' as const, members }
  clock.set(start)
  made.pending = (await applyFor(admin, freightOf(one, '90.00'))).id
  clock.set(hour(1))
  made.approved = (await approvePrice(admin, await applyFor(admin, freightOf(one, '70.00')))).id
  const ended = { ...release, from: hour(-4), to: hour(-2), price: '60.00' }
  made.expired = (await newDirectPayPrice(company, ended)).id
  const refused = { ...freight, members: [{ captainId: one.captain.id }], rejected: hour(-1), price: '500.00' }
  made.rejected = (await newDirectPayPrice(company, refused)).id
})

describe('the list of direct-pay prices', () => {
  it.each<[string, () => object, string[]]>([
    ['the project', () => ({ projectInfoId: one.project.id }), ['approved', 'pending', 'rejected']],
    ['a part of the project’s name', () => ({ projectName: two.project.name.slice(2) }), ['expired']],
    ['the mode', () => ({ tpMode: ['RELEASE', 'INTERNAL'] }), ['expired']],
    ['the soil', () => ({ soilType: two.soilType.name }), ['expired']],
    ['the site', () => ({ garbageId: one.dumpSite.id }), ['approved', 'pending', 'rejected']],
    [
      'a part of the site’s name',
      () => ({ garbageName: one.dumpSite.name.slice(1) }),
      ['approved', 'pending', 'rejected'],
    ],
    ['a captain by id', () => ({ captainAndDrivers: [two.captain.id] }), ['expired']],
    ['a driver by id', () => ({ captainAndDrivers: [one.driver.id] }), ['approved', 'pending']],
    ['a captain or a driver by a part of the name', () => ({ captainAndDrivers: ['李师'] }), ['approved', 'pending']],
    [
      'either of several',
      () => ({ captainAndDrivers: [one.driver.id, two.captain.id] }),
      ['approved', 'expired', 'pending'],
    ],
    ['nobody of that name', () => ({ captainAndDrivers: ['欧阳'] }), []],
    ['some states', () => ({ status: ['PENDING', 'REJECTED'] }), ['pending', 'rejected']],
    ['when it was applied for', () => ({ applyDatetime: { from: hour(0), to: hour(1) } }), ['pending']],
    ['a moment after its approval', () => ({ effectiveAt: hour(1) }), ['approved']],
    ['a moment before anything ended', () => ({ effectiveAt: hour(-3) }), ['expired']],
    ['the moment at which it ended', () => ({ effectiveAt: hour(-2) }), []],
    ['what is no id', () => ({ projectInfoId: 'x' }), []],
    [
      'several of them at once',
      () => ({ tpMode: ['FREIGHT'], status: ['APPROVED'], soilType: one.soilType.name }),
      ['approved'],
    ],
  ])('is narrowed by %s', async (_, filter, wanted) => {
    expect(await found(JSON.parse(JSON.stringify(filter())))).toEqual(wanted)
  })

  it('counts states over the whole result, and pages', async () => {
    const all = await list(null, undefined, { current: 2, size: 3 })
    expect(all).toMatchObject({ total: 4, summary: { pending: 1, approved: 1, expired: 1, rejected: 1 } })
    expect(all.records.map(({ id }) => id)).toEqual([made.expired])
  })

  it.each<[string, 'ASC' | 'DESC', string[]]>([
    ['APPLY_DATETIME', 'DESC', ['approved', 'pending', 'rejected', 'expired']],
    ['APPLY_DATETIME', 'ASC', ['expired', 'rejected', 'pending', 'approved']],
    ['DIRECT_PAY_PRICE', 'ASC', ['expired', 'approved', 'pending', 'rejected']],
    ['DIRECT_PAY_PRICE', 'DESC', ['rejected', 'pending', 'approved', 'expired']],
  ])('is sorted by %s %s', async (field, direction, wanted) => {
    const { records } = await list(null, [{ field, direction }])
    expect(records.map(({ id }) => id)).toEqual(wanted.map((name) => made[name]))
  })

  it.each(['AUDIT_DATETIME', 'INVALID_DATETIME'])('puts what has no %s last in descending order', async (field) => {
    const { records } = await list(null, [{ field, direction: 'DESC' }])
    const key = field === 'AUDIT_DATETIME' ? 'auditDatetime' : 'invalidDatetime'
    const times = records.map((record) => record[key])
    expect(times.length).toBe(4)
    expect(times.indexOf(null)).toBe(times.filter((time) => time !== null).length)
  })

  it('of another company holds none of them', async () => {
    const foreigner = await (await newCompany()).as('管理员')
    const { directPayPrices } = await foreigner.ask<{ directPayPrices: Listed }>(documents.list, {
      filter: { captainAndDrivers: [one.driver.id, '李师'] },
    })
    expect(directPayPrices).toMatchObject({ total: 0, records: [] })
  })
})
