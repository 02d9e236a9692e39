import { type Sql, sql } from '@tufang/server/kernel/sql/sql'
import { expectSound } from '@tufang/tests/checks'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newDriver } from '@tufang/tests/factories/driver'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newProject } from '@tufang/tests/factories/project'
import { newSoilType } from '@tufang/tests/factories/soil-type'
import { newTicketEntry } from '@tufang/tests/factories/ticket'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { countsOf, disturb, newTicketWorld, recountAll, type TicketWorld } from './recount-world'

const RECOUNT = `mutation ($garbageId: ID!, $yearMonth: String!, $soilType: String!, $key: String) {
  recountTickets(garbageId: $garbageId, yearMonth: $yearMonth, soilType: $soilType, idempotencyKey: $key) {
    message report checked repaired { span since part projectInfoId projectName driverId measure before after } } }`

interface Answer {
  message: string
  report: string
  checked: number
  repaired: { span: string; since: string; part: string; measure: string; before: number; after: number }[]
}

async function newPlace(company: TestCompany) {
  const [project, dumpSite, soilType, driver] = [
    await newProject(company),
    await newDumpSite(company),
    await newSoilType(company),
    await newDriver(company, { captain: await newCaptain(company) }),
  ]
  const at = (time: string) => new Date(`${time}+08:00`)
  const entry = {
    kind: 'COLLECT' as const,
    project,
    dumpSite,
    soilType,
    quantity: 10,
    happenedAt: at('2026-03-02T09:00:00'),
  }
  await newTicketEntry(company, entry)
  // One trip belongs to the last day of February, the others to the month.
  for (const time of ['2026-03-01T05:59:59', '2026-03-01T06:00:00', '2026-03-02T12:00:00', '2026-04-01T05:59:00'])
    await newWaybills(company, 2, { project, dumpSite, soilType, driver, isTicket: true, goDatetime: at(time) })
  return { company, project, dumpSite, soilType, driver }
}
type Place = Awaited<ReturnType<typeof newPlace>>

async function recount({ company, dumpSite, soilType }: Place, yearMonth = '2026-03', key?: string): Promise<Answer> {
  const variables = { garbageId: dumpSite.id, yearMonth, soilType: soilType.name, key }
  return (await (await company.as('管理员')).ask<{ recountTickets: Answer }>(RECOUNT, variables)).recountTickets
}
const fold = ({ company }: Place) => rowsOf(sql`select fold_ticket_count(${company.id}, 1000)`)
const sound = async () => expectSound(await testDatabase())
const seenOf = ({ repaired }: Answer) =>
  repaired.map(({ span, since, part, measure, before, after }) => [span, since, part, measure, before, after].join(' '))

describe('recounting tickets', () => {
  let company: TestCompany
  beforeAll(async () => {
    company = await newCompany()
  })

  it('finds nothing where nothing is wrong, folded or not', async () => {
    const place = await newPlace(company)
    // Three days of the place, two of them with trips of a driver, and the day of the last trips.
    expect(await recount(place)).toEqual({ message: '重新计算成功', report: '无差异', checked: 6, repaired: [] })
    await fold(place)
    expect(await recount(place)).toMatchObject({ report: '无差异', checked: 6 })
    await sound()
  })

  const damage = (place: Place, span: string, change: Sql) =>
    rowsOf(sql`update ticket_count set ${change} where company_id = ${place.company.id} and dump_site_id = ${place.dumpSite.id}
      and span = ${span} and part = 'STOCK' and day between '2026-03-01' and '2026-03-02'`)

  it('mends a day', async () => {
    const place = await newPlace(company)
    await fold(place)
    await damage(place, 'DAY', sql`used = used + 5`)
    const answer = await recount(place)
    expect(seenOf(answer)).toEqual(['DAY 2026-03-01 STOCK USED 7 2', 'DAY 2026-03-02 STOCK USED 7 2'])
    expect(answer).toMatchObject({ message: '重新计算成功', report: '改正2处' })
    expect((await recount(place)).report).toBe('无差异')
    await fold(place)
    expect((await recount(place)).report).toBe('无差异')
    await sound()
  })

  it('mends a month, and the year made of it', async () => {
    const place = await newPlace(company)
    await fold(place)
    await damage(place, 'MONTH', sql`collected = collected - 3`)
    expect(seenOf(await recount(place))).toEqual(['MONTH 2026-03-01 STOCK COLLECTED 7 10'])
    expect((await recount(place)).report).toBe('无差异')
    await fold(place)
    expect((await recount(place)).report).toBe('无差异')
    await sound()
  })

  it('mends a year and the sums of a project, and what has gone', async () => {
    const place = await newPlace(company)
    await fold(place)
    const own = sql`company_id = ${company.id} and project_id = ${place.project.id}`
    await rowsOf(sql`delete from ticket_count where ${own} and span = 'YEAR' and part = 'STOCK'`)
    await rowsOf(
      sql`update ticket_count set refunded = refunded + 1 where ${own} and span = 'MONTH' and part = 'PROJECT' and day = '2026-03-01'`,
    )
    await rowsOf(sql`delete from ticket_count where ${own} and span = 'DAY' and part = 'DRIVER' and day = '2026-03-02'`)
    expect(seenOf(await recount(place))).toEqual([
      'DAY 2026-03-02 DRIVER USED 0 2',
      'DAY 2026-03-02 DRIVER MOVES 0 2',
      'YEAR 2026-01-01 STOCK COLLECTED 0 10',
      'YEAR 2026-01-01 STOCK USED 0 8',
      'YEAR 2026-01-01 STOCK MOVES 0 9',
      'MONTH 2026-03-01 PROJECT REFUNDED 1 0',
    ])
    expect((await recount(place)).report).toBe('无差异')
    await fold(place)
    expect((await recount(place)).report).toBe('无差异')
    await sound()
  })

  it('mends changes that are not folded yet', async () => {
    const place = await newPlace(company)
    await damage(place, 'CHANGE', sql`used = used + 1, moves = moves + 1`)
    const days = seenOf(await recount(place))
    expect(days.filter((text) => text.startsWith('DAY'))).toEqual([
      'DAY 2026-03-01 STOCK USED 3 2',
      'DAY 2026-03-01 STOCK MOVES 3 2',
      'DAY 2026-03-02 STOCK USED 4 2',
      'DAY 2026-03-02 STOCK MOVES 5 3',
    ])
    expect((await recount(place)).report).toBe('无差异')
    await fold(place)
    await sound()
  })

  it('is done once by two who do it at the same time, and once for a key', async () => {
    const place = await newPlace(company)
    await fold(place)
    await damage(place, 'DAY', sql`used = used + 5`)
    const answers = await Promise.all([recount(place), recount(place), recount(place, '2026-03', 'once')])
    expect(answers.map(({ report }) => report).toSorted()).toEqual(['改正2处', '无差异', '无差异'].toSorted())
    expect(await recount(place, '2026-03', 'once')).toEqual(answers[2])
    await fold(place)
    await sound()
  })

  it('mends once what many find at the same time, also what sites share', async () => {
    const [place, other] = [await newPlace(company), await newPlace(company)]
    await newWaybills(company, 1, {
      project: place.project,
      dumpSite: other.dumpSite,
      soilType: other.soilType,
      isTicket: true,
      goDatetime: new Date('2026-03-05T12:00:00+08:00'),
    })
    const { ticketRecounts } = await services()
    const fourOf = ({ dumpSite, soilType }: Place) =>
      Array.from({ length: 4 }, () =>
        ticketRecounts.recount(company.actor('管理员'), {
          garbageId: dumpSite.id,
          yearMonth: '2026-03',
          soilType: soilType.name,
        }),
      )
    const repairs = async (recounts: Promise<{ repaired: object[] }>[]) =>
      (await Promise.all(recounts)).flatMap(({ repaired }) => repaired).length
    for (let round = 0; round < 5; round += 1) {
      await fold(place)
      await damage(place, 'DAY', sql`used = used + 5`)
      expect(await repairs([...fourOf(place), ...fourOf(place)])).toBe(2)
      await fold(place)
      await rowsOf(sql`update ticket_count set collected = collected + 1 where company_id = ${company.id} and project_id = ${place.project.id}
        and span = 'MONTH' and part = 'PROJECT' and day = '2026-03-01'`)
      expect(await repairs([...fourOf(place), ...fourOf(other)])).toBe(1)
    }
    await fold(place)
    await sound()
  })

  it('takes no figure over from what is wrong elsewhere, and mends that when it is its turn', async () => {
    const damaged = fc.record({
      span: fc.constantFrom('DAY', 'MONTH', 'YEAR'),
      measure: fc.constantFrom('collected', 'used', 'refunded', 'moves'),
      by: fc.constantFrom(-7, -1, 1, 5),
      folded: fc.boolean(),
      // Another month of the place, or another place of the project.
      where: fc.constantFrom('site', 'month'),
    })
    const projectOf = ({ project }: Place) =>
      rowsOf(sql`select c.span, c.day::text, sum(c.collected)::int as collected, sum(c.used)::int as used, sum(c.refunded)::int as refunded,
          sum(c.moves)::int as moves
        from (
          select span, day, collected, used, refunded, moves from ticket_count
          where company_id = ${company.id} and project_id = ${project.id} and part = 'PROJECT'
          union all
          select s.span, date_trunc(s.span, c.day)::date, c.collected, c.used, c.refunded, c.moves
          from ticket_count c cross join (values ('DAY'), ('MONTH'), ('YEAR')) as s(span)
          where c.company_id = ${company.id} and c.project_id = ${project.id} and c.part = 'STOCK' and c.span = 'CHANGE') c
        group by c.span, c.day having sum(c.moves) <> 0 order by c.span, c.day`)
    const yearOf = ({ project, dumpSite }: Place) =>
      rowsOf(sql`select sum(collected)::int as collected, sum(used)::int as used, sum(refunded)::int as refunded, sum(moves)::int as moves
        from ticket_count where company_id = ${company.id} and project_id = ${project.id} and dump_site_id = ${dumpSite.id}
          and part = 'STOCK' and span in ('YEAR', 'CHANGE')`)
    await fc.assert(
      fc.asyncProperty(damaged, async ({ span, measure, by, folded, where }) => {
        const place = await newPlace(company)
        const neighbour = { ...place, dumpSite: await newDumpSite(company) }
        const at = (time: string) => new Date(`${time}+08:00`)
        for (const [of, time] of [
          [neighbour, '2026-03-02T13:00:00'],
          [neighbour, '2026-03-09T13:00:00'],
          [place, '2026-05-04T13:00:00'],
        ] as const)
          await newWaybills(company, 3, { ...of, isTicket: true, goDatetime: at(time) })
        await fold(place)
        if (!folded)
          await newWaybills(company, 1, { ...neighbour, isTicket: true, goDatetime: at('2026-03-03T13:00:00') })
        const before = [await projectOf(place), await yearOf(place), await yearOf(neighbour)]
        await rowsOf(sql`update ticket_count set ${sql.raw(measure)} = ${sql.raw(measure)} + ${by} where company_id = ${company.id}
          and dump_site_id = ${place.dumpSite.id} and span = ${span} and part = 'STOCK' and day between '2026-01-01' and '2026-03-31'`)
        const wrongYear = await yearOf(place)
        const first = where === 'site' ? await recount(neighbour) : await recount(place, '2026-05')
        expect(await projectOf(place)).toEqual(before[0])
        expect(await yearOf(neighbour)).toEqual(before[2])
        // The yearly sums of a place are repaired by a recount of any of its months.
        expect(await yearOf(place)).toEqual(where === 'site' ? wrongYear : before[1])
        expect(seenOf(first).filter((text) => !text.startsWith('YEAR'))).toEqual([])
        for (const month of ['2026-02', '2026-03', '2026-05']) await recount(place, month)
        expect([await projectOf(place), await yearOf(place), await yearOf(neighbour)]).toEqual(before)
        for (const month of ['2026-02', '2026-03', '2026-05'])
          expect((await recount(place, month)).report).toBe('无差异')
        await fold(place)
        await sound()
      }),
      { numRuns: 20, endOnFailure: true },
    )
  })

  it('is refused for what is no month, what the company does not have, and to people without the permission', async () => {
    const [place, other] = [await newPlace(company), await newCompany()]
    const variables = { garbageId: place.dumpSite.id, yearMonth: '2026-13', soilType: place.soilType.name }
    const [admin, reader, stranger] = [await company.as('管理员'), await company.as('只读'), await other.as('管理员')]
    expect(await admin.code(RECOUNT, variables)).toBe('INVALID_INPUT')
    expect(await stranger.code(RECOUNT, { ...variables, yearMonth: '2026-03' })).toBe('NOT_FOUND')
    expect(await reader.code(RECOUNT, { ...variables, yearMonth: '2026-03' })).toBe('FORBIDDEN')
  })
})

const LONG = Number(process.env.TICKET_CHANGES ?? 0)

describe('after creates, edits, voids and moves', () => {
  it('a recount of all sites, soils and months changes nothing', {
    timeout: LONG > 0 ? 7_200_000 : 300_000,
  }, async () => {
    const world: TicketWorld = await newTicketWorld()
    const changes = LONG || 150
    const done = await disturb(world, changes, 12)
    const before = await countsOf(world)
    const recounted = await recountAll(world)
    if (LONG > 0)
      for (const [figure, value] of Object.entries({ ...done, ...recounted }))
        process.stdout.write(`${figure}: ${value}\n`)
    expect(recounted).toMatchObject({ repaired: 0 })
    expect(await countsOf(world)).toEqual(before)
    await sound()
  })
})
