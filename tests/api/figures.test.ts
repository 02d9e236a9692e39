import { sql } from '@tufang/server/kernel/sql/sql'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { anomalyDocuments, recheck } from '@tufang/tests/anomaly'
import { openApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { documents, handedIn, only, reject, settle } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { excavatorVerb } from '@tufang/tests/excavator'
import { newCaptain, newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newDriver } from '@tufang/tests/factories/driver'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newExcavatorRecord } from '@tufang/tests/factories/excavator-record'
import { newMachine } from '@tufang/tests/factories/machine'
import { newProject } from '@tufang/tests/factories/project'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { FIGURES } from '@tufang/tests/figures-of'
import { everyPair, type FiguresOf, groupsByHand, groupsTold, type Row, rowsSeen } from '@tufang/tests/figures-oracle'
import { newFilledCompany } from '@tufang/tests/filled-company'
import { newMember } from '@tufang/tests/limited'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import { signIn } from '@tufang/tests/sign-in'
import { beforeAll, describe, expect, it } from 'vitest'

/** Every pair of dimensions is asked at once, which is more than a person may read in a minute. */
const app = await openApp({ readUnitsPerMinute: 1_000_000_000_000 })
const company = await newCompany({ app })
const admin = await company.as('管理员')
const member = await newMember(company)
const himself = await newSignedUpCaptain(company)
const captain = await signIn(app, { mobile: himself.person.mobile, roleType: RoleType.CAPTAIN })
const project = await newProject(company)

/** Rows that differ where those of a filled company are alike. */
beforeAll(async () => {
  await newFilledCompany(company)
  const [own, other] = [await newCard(company, { captain: himself }), await newCard(company)]
  await newWaybills(company, 2, { card: own, project, payTaxes: '1.20', settlePrice: '70.35' })
  await newWaybills(company, 3, { card: other, project, payTaxes: '0.50' })
  // A receipt and a settlement of two captains, of which each sees his part.
  await handedIn(admin, '老吴', own, other)
  await settle(admin, { cardNos: [own.cardNo, other.cardNo] })
  const card = await newCard(company)
  await newWaybills(company, 2, { card })
  await admin.ask(documents.voidReceipt, { id: (await handedIn(admin, '老吴', card)).id, reason: '交错了' })
  await handedIn(admin, '老郑', card)
  const again = await newWaybill(company, { card: await newCard(company, { captain: himself }) })
  await reject(admin, only((await settle(admin, { waybillIds: [again.id] })).settlements))
  await newFlags()
  await newRecords()
  await member.limitTo([project.id])
})

async function newFlags(): Promise<void> {
  const [dumpSite, driver] = [
    await newDumpSite(company),
    await newDriver(company, { captain: await newCaptain(company) }),
  ]
  const odd = await newWaybills(company, 3, { project, dumpSite, driver, inDatetime: null })
  await recheck(company, ...odd)
  const flags = await rowsOf<{ id: string }>(
    sql`select id from waybill_anomaly where company_id = ${company.id} and state = 'OPEN' order by id desc`,
  )
  const handled = (which: number) => ({ input: { ids: [flags[which]?.id], reason: '1' } })
  await admin.ask(anomalyDocuments.confirm, handled(0))
  await admin.ask(anomalyDocuments.clear, handled(1))
}

async function newRecords(): Promise<void> {
  const machine = await newMachine(company, { shiftCost: '2400', loadPrice: '22.50' })
  const measured = { ledgerType: 'MEASURED', scheduleWork: '41', unitWork: 'TRUCK' } as const
  const plans = [
    { project },
    { ...measured, project, shiftType: 'NIGHT' as const },
    { ...measured, unitWork: 'CUBIC' as const },
  ]
  for (const [at, plan] of plans.entries()) {
    const start = new Date(`2025-12-3${1 - (at % 2)}T2${at}:30:00+08:00`)
    const { id } = await newExcavatorRecord(company, { machine, start, ...plan })
    await excavatorVerb(admin, 'approve', { id })
  }
}

/** Rows that a person sees, with what dimensions know of them and the list does not show. */
async function rowsFor(caller: Caller, kind: FiguresOf, filter: object | null = null): Promise<Row[]> {
  const beside = await rowsOf<Row>(
    sql`select s.id, s.captain_id as "captainId", null::uuid as "driverId", l.taxes, l.payable from settlement s left join lateral (
          select sum(l.pay_taxes)::text as taxes, sum(greatest(l.total_amt - l.pay_taxes, 0))::text as payable from settlement_line l
          where l.company_id = s.company_id and l.settlement_id = s.id and l.live) l on true where s.company_id = ${company.id}
        union all select r.id, r.captain_id, null, null, null from receipt r where r.company_id = ${company.id}
        union all select a.id, w.captain_id, w.driver_id, null, null from waybill_anomaly a
          join waybill w on w.company_id = a.company_id and w.id = a.waybill_id where a.company_id = ${company.id}`,
  )
  const known = new Map(beside.map((row) => [row.id, row]))
  return (await rowsSeen(caller, kind, filter)).map((row) => ({ ...known.get(row.id), ...row }))
}

/** Questions by two dimensions that fit into what one operation may cost. */
const AT_ONCE: Readonly<Record<string, number>> = {
  settlementStats: 2,
  receiptStats: 3,
  paymentStats: 5,
  invoiceStats: 5,
  anomalyStats: 2,
  excavatorStats: 3,
}

/** Questions as they are asked together: those by one dimension also ask for sums of rows, and cost more. */
function* together(bys: readonly string[][], size: number): Generator<string[][]> {
  const pairs = bys.filter((by) => by.length > 1)
  for (const by of bys) if (by.length === 1) yield [by]
  for (let at = 0; at < pairs.length; at += size) yield pairs.slice(at, at + size)
}

async function expectByHand(caller: Caller, kind: FiguresOf, bys: string[][], filter: object | null): Promise<Row[]> {
  const rows = await rowsFor(caller, kind, filter)
  for (const asked of together(bys, AT_ONCE[kind.field] ?? 1)) {
    const told = await groupsTold(caller, kind, asked, filter)
    for (const [which, by] of asked.entries())
      expect(told[which], `${kind.field} by ${by.join()}`).toEqual(groupsByHand(kind, rows, by, filter !== null))
  }
  return rows
}

const kinds = FIGURES.map((kind) => [kind.field, kind] as const)
const single = ({ by }: FiguresOf): string[][] => Object.keys(by).map((code) => [code])

describe.each(kinds)('%s', (_, kind) => {
  it('are those that adding the rows up by hand gives, and have those rows, by every dimension and every pair', async () => {
    const rows = await expectByHand(admin, kind, everyPair(Object.keys(kind.by)), null)
    expect(rows.length).toBeGreaterThan(2)
  })

  it('mean the rows that a filter finds', async () => {
    const found = await expectByHand(admin, kind, single(kind), kind.filter)
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThan((await rowsFor(admin, kind)).length)
  })

  it('are of what a captain and a member limited to a project see in the list', async () => {
    const all = await rowsFor(admin, kind)
    for (const caller of [captain, member.caller]) {
      const list = await caller.gql(`{ ${kind.list} { total } }`)
      if (list.errors.length > 0) {
        const refused = await caller.gql(`{ ${kind.field}(by: [MONTH]) { total } }`)
        expect(refused.errors[0]?.extensions.code).toBe(list.errors[0]?.extensions.code)
      } else {
        const seen = await expectByHand(caller, kind, single(kind), null)
        expect(seen.length).toBeLessThan(all.length)
      }
    }
  })
})

describe('rows of groups', () => {
  it('are one statement for all groups of an answer, with their number and their sums', async () => {
    for (const { field, list, sums } of FIGURES) {
      const groups = `${field}(by: [MONTH]) { records { month `
      const plain = await statementsOf(() => admin.ask(`{ ${groups} } } }`))
      const summary = sums.length > 0 ? `summary { ${sums.join(' ')} }` : 'summary { rules { count } }'
      const within = await statementsOf(() =>
        admin.ask(`{ ${groups} ${list} { total ${summary} records { id } } } } }`),
      )
      expect(within).toHaveLength(plain.length + 1)
    }
  })
})
