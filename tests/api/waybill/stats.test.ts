import { sql } from '@tufang/server/kernel/sql/sql'
import { groupedBy, measuredIn } from '@tufang/server/modules/waybill/stats/stats.view'
import { openApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { newCompany } from '@tufang/tests/company'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newDriver } from '@tufang/tests/factories/driver'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newPayee } from '@tufang/tests/factories/payee'
import { newProject } from '@tufang/tests/factories/project'
import { newSoilType } from '@tufang/tests/factories/soil-type'
import { newWaybills, type WaybillPlan } from '@tufang/tests/factories/waybill'
import { newMember } from '@tufang/tests/limited'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'

type WaybillDimension = keyof typeof groupedBy
type Sums = Record<string, string | number>
interface Rows {
  total: number
  summary: Sums
  records: { id: string }[]
}
type Group = Record<string, string | number | boolean | null> & { waybills?: Rows }
interface Answer {
  waybillStats: { total: number; records: Group[] }
}

const DIMENSIONS = Object.keys(groupedBy) as WaybillDimension[]
/** Measures of charts are asked for with the trips of one (tests/api/insight/figures.test.ts). */
const MEASURES = Object.values(measuredIn).filter((name) => !name.startsWith('phase'))

/** Pairs of all dimensions are read at once, which is more than a person may read in a minute. */
const company = await newCompany({ app: await openApp({ readUnitsPerMinute: 1_000_000_000_000 }) })
const admin = await company.as('管理员')
const [north, south] = [await newProject(company), await newProject(company)]

/** Trips that differ in every dimension, some of them moved, voided and settled later. */
beforeAll(async () => {
  const [sand, clay] = [await newSoilType(company), await newSoilType(company)]
  const dumpSite = await newDumpSite(company)
  const STATES = ['UNLOADED', 'IN_TRANSIT', 'UNLOADED', 'VOID', 'LOADED'] as const
  const [card, payee] = [await newCard(company), await newPayee(company)]
  const driver = await newDriver(company, { captain: await newCaptain(company) })
  const days = ['2025-12-31T23:30', '2026-01-01T00:00', '2026-01-31T23:59', '2026-02-01T12:00', '2026-03-05T08:00']
  const plans = days.flatMap((day, at): WaybillPlan[] =>
    [north, south].map((project, side) => ({
      project,
      goDatetime: new Date(`${day}:00+08:00`),
      soilType: (at + side) % 2 === 0 ? sand : clay,
      ...((at + side) % 2 === 0 ? { dumpSite, tpMode: 'FREIGHT' } : { tpMode: 'BACKFILL' }),
      ...(at % 3 === 0 ? { inShiftType: 'NIGHT' } : at % 3 === 1 ? { inShiftType: 'DAY' } : {}),
      ...(side === 0 ? { weightUnit: 'TON', weightTons: '12.345', settlePrice: '33.33' } : {}),
      ...(side === 1 && at % 2 === 0 ? { weightUnit: 'CUBIC', weightTons: '7.001', exAmt: '-0.01' } : {}),
      ...(at === 2 ? { card, driver, payee, machineCode: 'WJ-1', isTicket: true, payTaxes: '1.20' } : {}),
      status: STATES[at] ?? 'UNLOADED',
    })),
  )
  for (const [at, plan] of plans.entries()) await newWaybills(company, 1 + (at % 3), plan)
  const { waybillCounts } = await services()
  await waybillCounts.fold()
  // A trip moved after folding leaves its old day by a change that is not folded yet.
  await rowsOf(sql`update waybill set go_datetime = go_datetime + interval '1 month' where company_id = ${company.id}
    and id = (select id from waybill where company_id = ${company.id} and status = 'IN_TRANSIT' order by id limit 1)`)
})

const QUERY = `query ($by: [WaybillDimension!]!, $filter: WaybillFilter, $having: [WaybillStatHaving!], $sort: [WaybillStatSort!], $page: PageInput) {
  waybillStats(by: $by, filter: $filter, having: $having, sort: $sort, page: $page) {
    total records { ${[...Object.values(groupedBy), ...MEASURES].join(' ')} } } }`
/** Sums of the list of waybills, by the measures that tell them of a group. */
const OF_LIST = {
  trips: 'counted',
  leftOut: 'leftOut',
  weightTons: 'weightTons',
  cubic: 'cubic',
  receivable: 'receivable',
  accountedAmt: 'accountedAmt',
}
const WITH_ROWS = QUERY.replace(
  'records {',
  `records { waybills(page: { size: 100 }) { total summary { ${Object.values(OF_LIST).join(' ')} } records { id } } `,
)
const COUNTED = QUERY.replace(/ (expectedAmt|actual|actuallyPaid|unpriced)\b/g, '')

const asked = async (caller: Caller, variables: object, query = QUERY) =>
  (await caller.ask<Answer>(query, { page: { current: 1, size: query === WITH_ROWS ? 50 : 500 }, ...variables }))
    .waybillStats

/** Waybill with its value in each dimension and its figures. Amounts are in thousandths. */
interface Trip {
  id: string
  by: Record<WaybillDimension, string>
  project: string
  isVoid: boolean
  adds: Record<string, bigint>
}

const exactly = (text: string | null | undefined): bigint => {
  const [whole = '0', part = ''] = (text ?? '0').replace('-', '').split('.')
  const thousandths = BigInt(whole) * 1000n + BigInt(part.padEnd(3, '0'))
  return text?.startsWith('-') ? -thousandths : thousandths
}

async function trips(): Promise<Trip[]> {
  const found = await rowsOf<Record<string, string | null>>(sql`
    select w.*, (w.go_datetime at time zone 'Asia/Shanghai')::text as at, s.status as settlement,
      coalesce(w.settle_price, w.costing_price)::text as price
    from waybill w left join settlement s on s.company_id = w.company_id and s.id = w.settlement_id
    where w.company_id = ${company.id}`)
  return found.map((row): Trip => {
    const at = row.at ?? ''
    const told = (value: unknown): string => (value === null || value === undefined ? 'null' : String(value))
    const units = row.weight_unit === 'TRUCK' ? '1' : row.weight_tons
    // Thousandths times thousandths are millionths: half a cent is rounded up.
    const worth = row.price === null ? 0n : (exactly(row.price) * exactly(units) + 5000n) / 10_000n
    return {
      id: row.id ?? '',
      by: {
        COMPANY: told(row.company_id),
        PROJECT: told(row.project_id),
        DAY: at.slice(0, 10),
        MONTH: at.slice(0, 7),
        YEAR: at.slice(0, 4),
        SHIFT: told(row.in_shift_type),
        STATUS: told(row.status),
        SETTLED: told(row.settlement_id !== null),
        SETTLEMENT_STATUS: told(row.settlement),
        PRICE_SOURCE: told(row.price_source),
        MODE: told(row.tp_mode),
        SOIL: told(row.go_soil_type),
        UNIT: told(row.weight_unit),
        TICKET: told(row.is_ticket),
        SITE: told(row.dump_site_id),
        CAPTAIN: told(row.captain_id),
        DRIVER: told(row.driver_id),
        TRUCK: told(row.truck_code),
        MACHINE: told(row.machine_code),
        PAYEE: told(row.payee_id),
      },
      project: row.project_id ?? '',
      isVoid: row.status === 'VOID',
      adds: {
        trips: 1n,
        weightTons: row.weight_unit === 'TON' ? exactly(row.weight_tons) : 0n,
        cubic: row.weight_unit === 'CUBIC' ? exactly(row.weight_tons) : 0n,
        receivable: exactly(row.receivable),
        accountedAmt: exactly(row.accounted_amount),
        actual: exactly(row.actual),
        actuallyPaid: exactly(row.actually_paid),
        unpriced: row.settle_price === null ? 1n : 0n,
        expectedAmt:
          row.receivable === null
            ? row.price === null
              ? 0n
              : worth * 10n + exactly(row.ex_amt) + exactly(row.adjust_amt)
            : exactly(row.receivable),
      },
    }
  })
}

const COUNTS = ['trips', 'leftOut', 'unpriced']

/** Groups of these trips, computed without statements. */
function groupsOf(all: readonly Trip[], by: readonly WaybillDimension[]): Map<string, Record<string, bigint>> {
  const groups = new Map<string, Record<string, bigint>>()
  for (const { by: is, isVoid, adds } of all) {
    const key = by.map((dimension) => is[dimension]).join('|')
    const sums = groups.get(key) ?? Object.fromEntries(MEASURES.map((name) => [name, 0n]))
    groups.set(key, sums)
    if (isVoid) sums.leftOut = (sums.leftOut ?? 0n) + 1n
    else for (const [name, more] of Object.entries(adds)) sums[name] = (sums[name] ?? 0n) + more
  }
  return groups
}

const answered = (records: readonly Group[], by: readonly WaybillDimension[]): Map<string, Record<string, bigint>> =>
  new Map(
    records.map((group) => [
      by.map((dimension) => String(group[groupedBy[dimension]])).join('|'),
      Object.fromEntries(
        MEASURES.flatMap((name) => {
          const value = group[name]
          return value === undefined ? [] : [[name, asCounted(name, value)]]
        }),
      ),
    ]),
  )

/** The waybills of these groups, by the same program. */
const idsOf = (all: readonly Trip[], by: readonly WaybillDimension[]): string[] =>
  [...Map.groupBy(all, ({ by: is }) => by.map((dimension) => is[dimension]).join('|'))]
    .map(([key, trips]) => `${key}: ${trips.map(({ id }) => id).toSorted()}`)
    .toSorted()

const answeredIds = (records: readonly Group[], by: readonly WaybillDimension[]): string[] =>
  records
    .map((group) => {
      const key = by.map((dimension) => String(group[groupedBy[dimension]])).join('|')
      return `${key}: ${(group.waybills?.records ?? []).map(({ id }) => id).toSorted()}`
    })
    .toSorted()

const asCounted = (name: string, value: unknown): bigint =>
  COUNTS.includes(name) ? BigInt(Number(value)) : exactly(String(value))

/** Sums that the rows of each group have in the list, and those that the group tells of itself. */
function expectAgreement(records: readonly Group[]): void {
  for (const group of records) {
    const { total = 0, summary = {} } = group.waybills ?? {}
    const names = Object.entries(OF_LIST)
    expect(Object.fromEntries(names.map(([name, inList]) => [name, asCounted(name, summary[inList])]))).toEqual(
      Object.fromEntries(names.map(([name]) => [name, asCounted(name, group[name])])),
    )
    expect(total).toBe(Number(group.trips) + Number(group.leftOut))
  }
}

const asShown = (groups: Map<string, Record<string, bigint>>, names: readonly string[] = MEASURES) =>
  [...groups].map(([key, sums]) => `${key}: ${names.map((name) => `${name} ${sums[name]}`).join(', ')}`).toSorted()

describe('figures over waybills', () => {
  it('are those that adding the rows up by hand gives, by every dimension and every pair', async () => {
    const all = await trips()
    const pairs = DIMENSIONS.flatMap((one, at) => [[one], ...DIMENSIONS.slice(at + 1).map((other) => [one, other])])
    for (const by of pairs) {
      const { records, total } = await asked(admin, { by }, WITH_ROWS)
      expect(asShown(answered(records, by)), by.join()).toEqual(asShown(groupsOf(all, by)))
      expect(answeredIds(records, by), by.join()).toEqual(idsOf(all, by))
      expectAgreement(records)
      expect(total).toBe(records.length)
    }
  })

  it('come from the kept sums where these know them, and are the same', async () => {
    const all = await trips()
    const known: WaybillDimension[][] = [['PROJECT', 'MONTH'], ['DAY'], ['SOIL', 'MODE', 'YEAR'], ['SHIFT', 'STATUS']]
    const names = MEASURES.filter((name) => COUNTED.includes(` ${name}`))
    for (const by of known) {
      let records: Group[] = []
      const statements = await statementsOf(async () => {
        records = (await asked(admin, { by }, COUNTED)).records
      })
      expect(statements.filter((text) => /from waybill_count\b/.test(text))).toHaveLength(1)
      expect(asShown(answered(records, by), names)).toEqual(asShown(groupsOf(all, by), names))
    }
  })

  it('add up to the sums of the list, for any filter', async () => {
    const filters = fc.record({
      projectInfoId: fc.constantFrom(null, north.id, south.id),
      status: fc.constantFrom(null, ['UNLOADED'], ['VOID', 'LOADED']),
      inShiftType: fc.constantFrom(null, null, 'DAY'),
      tpMode: fc.constantFrom(null, null, ['FREIGHT']),
      unpriced: fc.constantFrom(null, null, true),
      goDatetime: fc.constantFrom(
        null,
        { from: '2026-01-01T00:00:00+08:00' },
        { from: '2025-12-31T23:30:00+08:00', to: '2026-02-01T12:00:00+08:00' },
      ),
    })
    const summed = async (filter: object) => {
      const text =
        'query ($filter: WaybillFilter) { waybills(filter: $filter) { total summary { counted leftOut weightTons cubic receivable accountedAmt } } }'
      return (
        await admin.ask<{ waybills: { total: number; summary: Record<string, string | number> } }>(text, { filter })
      ).waybills
    }
    await fc.assert(
      fc.asyncProperty(filters, fc.subarray(DIMENSIONS, { minLength: 1, maxLength: 4 }), async (filter, by) => {
        const [{ records }, { total, summary }] = [await asked(admin, { by, filter }, COUNTED), await summed(filter)]
        expectAgreement((await asked(admin, { by, filter }, WITH_ROWS)).records)
        const sum = (name: string): bigint =>
          [...answered(records, by).values()].reduce((all, sums) => all + (sums[name] ?? 0n), 0n)
        expect(sum('trips')).toBe(BigInt(Number(summary.counted)))
        expect(sum('trips') + sum('leftOut')).toBe(BigInt(total))
        for (const name of ['weightTons', 'cubic', 'receivable', 'accountedAmt'])
          expect(sum(name), name).toBe(exactly(String(summary[name])))
      }),
      { numRuns: 25 },
    )
  })

  it('are sorted, cut into pages and kept within ends by what they add up to', async () => {
    const by = ['PROJECT', 'DAY']
    const sort = [{ field: 'RECEIVABLE', direction: 'DESC' }]
    const { records: all, total } = await asked(admin, { by, sort })
    const amounts = all.map(({ receivable }) => Number(receivable))
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one))
    const pages = await Promise.all([1, 2, 3].map((current) => asked(admin, { by, sort, page: { current, size: 4 } })))
    expect(pages.flatMap(({ records }) => records)).toEqual(all.slice(0, 12))
    expect(await asked(admin, { by, sort, page: { current: 99, size: 4 } })).toEqual({ total, records: [] })
    const having = [
      { measure: 'TRIPS', min: '2' },
      { measure: 'LEFT_OUT', max: '0' },
    ]
    const within = await asked(admin, { by, having })
    expect(within.records.length).toBeGreaterThan(0)
    expect(within.records).toHaveLength(all.filter(({ trips: n, leftOut }) => Number(n) >= 2 && leftOut === 0).length)
  })

  it('show somebody limited to a project nothing of another, and nobody else’s', async () => {
    const member = await newMember(company)
    await member.limitTo([north.id])
    const { records } = await asked(member.caller, { by: ['PROJECT', 'CAPTAIN'] }, WITH_ROWS)
    expect(new Set(records.map(({ projectInfoId }) => projectInfoId))).toEqual(new Set([north.id]))
    const all = (await trips()).filter(({ project }) => project === north.id)
    expect(asShown(answered(records, ['PROJECT', 'CAPTAIN']))).toEqual(asShown(groupsOf(all, ['PROJECT', 'CAPTAIN'])))
    expect(answeredIds(records, ['PROJECT', 'CAPTAIN'])).toEqual(idsOf(all, ['PROJECT', 'CAPTAIN']))
    expectAgreement(records)
    const other = await (await newCompany()).as('管理员')
    expect(await asked(other, { by: ['PROJECT'] })).toEqual({ total: 0, records: [] })
    const none = await newMember(company, [])
    const refused = await none.caller.gql(QUERY, { by: ['PROJECT'] })
    expect(refused.errors[0]?.extensions?.code).toBe('FORBIDDEN')
  })

  it('are refused with a sentence where nothing or too much tells them apart', async () => {
    const refusal = async (variables: Record<string, unknown>) => (await admin.gql(QUERY, variables)).errors[0]?.message
    expect(await refusal({ by: [] })).toContain('请选择至少一个维度')
    expect(await refusal({ by: DIMENSIONS.slice(0, 5) })).toContain('最多按4个维度')
    expect(await refusal({ by: ['DAY', 'DAY'] })).toContain('维度不可重复')
    expect(await refusal({ by: ['DAY'], sort: [{ field: 'PROJECT' }] })).toContain('不支持按')
  })

  it('lead to what they are about in one statement for each kind', async () => {
    const text = `{ waybillStats(by: [PROJECT, SITE, CAPTAIN]) { records {
      project { projectName } dumpSite { name } captain { name } trips } } }`
    const statements = await statementsOf(() => admin.ask(text))
    // One statement looks up the person.
    expect(statements).toHaveLength(5)
    for (const by of ['PROJECT, MONTH', 'PROJECT, SITE, CAPTAIN']) {
      const plain = await statementsOf(() => admin.ask(`{ waybillStats(by: [${by}]) { records { trips } } }`))
      const rows = `waybills(page: { size: 2 }) { total summary { receivable } records { no } }`
      const within = await statementsOf(() => admin.ask(`{ waybillStats(by: [${by}]) { records { trips ${rows} } } }`))
      expect(within).toHaveLength(plain.length + 1)
    }
  })
})
