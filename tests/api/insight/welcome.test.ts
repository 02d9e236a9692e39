import { sql } from '@tufang/server/kernel/sql/sql'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import { approve, handedIn, only, settle } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newPayee } from '@tufang/tests/factories/payee'
import { newProject } from '@tufang/tests/factories/project'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { rowOf } from '@tufang/tests/rows'
import { signIn } from '@tufang/tests/sign-in'
import { describe, expect, it } from 'vitest'

const query = `{ welcome {
  openReceiptCount openReceiptWaybillCount settleAbleWaybillCount settleAbleAmount pendingReviewCount pendingSettlementCount
  pendingSettlementAmount approvedUnpaidAmount lackingPayeeCount unpricedCount tripsWithoutTons yesterdayTripCount days { day tripCount weightTons }
} }`
interface Welcome {
  [figure: string]: number | string | { day: string; tripCount: number; weightTons: string }[]
  days: { day: string; tripCount: number; weightTons: string }[]
}

const NOW = new Date('2026-11-20T07:30:00+08:00')
const at = (time: string) => new Date(`${time}+08:00`)

/** Company in the middle of its work, whose figures all differ from each other. */
async function aMorning() {
  const company = await newCompany()
  const clerk = await company.as('结算员')
  const { clock } = await testApp()
  clock.set(NOW)
  const [a, b, c, d] = [await newCard(company), await newCard(company), await newCard(company), await newCard(company)]
  const payee = await newPayee(company)
  await newWaybills(company, 3, { card: a, goDatetime: at('2026-11-19T00:00:00') })
  await newWaybills(company, 2, { card: a, pendingReview: true, goDatetime: at('2026-11-19T23:59:59') })
  await newWaybills(company, 4, { card: b, goDatetime: at('2026-11-18T23:59:59') })
  await newWaybills(company, 5, { card: c, payee, settlePrice: '10.50', goDatetime: at('2026-11-20T00:00:00') })
  await newWaybills(company, 6, { card: d, settlePrice: '1.25', goDatetime: at('2026-11-06T00:00:00') })
  await newWaybills(company, 7, { project: await newProject(company), goDatetime: at('2026-11-05T23:59:59') })
  await newWaybill(company, {
    status: 'IN_TRANSIT',
    pendingReview: true,
    weightUnit: 'TON',
    weightTons: '9.125',
    goDatetime: at('2026-11-10T12:00:00'),
  })
  await newWaybill(company, { status: 'VOID', goDatetime: at('2026-11-19T12:00:00') })
  await handedIn(clerk, '王五', a)
  await handedIn(clerk, '王五', b)
  for (const card of [c, d]) {
    const { giveCardNo } = await handedIn(clerk, '赵六', card)
    const made = await settle(clerk, { receipts: [{ giveCardNo }] })
    if (card === c) await approve(await company.as('审核员'), only(made.settlements))
  }
  return { company, clerk }
}

describe('welcome', () => {
  it('shows the figures of the morning', async () => {
    const { clerk } = await aMorning()
    const { welcome } = await clerk.ask<{ welcome: Welcome }>(query)
    const { days, ...figures } = welcome
    expect(figures).toEqual({
      openReceiptCount: 2,
      openReceiptWaybillCount: 7,
      settleAbleWaybillCount: 14,
      settleAbleAmount: '700.00',
      pendingReviewCount: 3,
      pendingSettlementCount: 1,
      pendingSettlementAmount: '7.50',
      approvedUnpaidAmount: '52.50',
      lackingPayeeCount: 6,
      unpricedCount: 7,
      tripsWithoutTons: 15,
      yesterdayTripCount: 5,
    })
    expect(days).toHaveLength(14)
    expect(days.at(0)).toEqual({ day: '2026-11-06', tripCount: 6, weightTons: '0.000' })
    expect(days.at(-1)).toEqual({ day: '2026-11-19', tripCount: 5, weightTons: '0.000' })
    expect(days.find(({ day }) => day === '2026-11-10')).toEqual({
      day: '2026-11-10',
      tripCount: 1,
      weightTons: '9.125',
    })
    expect(days.reduce((sum, { tripCount }) => sum + tripCount, 0)).toBe(6 + 1 + 4 + 5)
  })

  it('agrees with plain statements over the tables', async () => {
    const { company, clerk } = await aMorning()
    const { days: _, ...welcome } = (await clerk.ask<{ welcome: Welcome }>(query)).welcome
    const own = sql`company_id = ${company.id}`
    const open = sql`${own} and settlement_id is null and status = 'UNLOADED' and not pending_review`
    const plain = await rowOf(sql`select
      (select count(*)::int from receipt where ${own} and status = 'OPEN') as "openReceiptCount",
      (select count(*)::int from waybill where ${open} and card_id in (
        select card_id from receipt_line where ${own} and status = 'OPEN')) as "openReceiptWaybillCount",
      (select count(*)::int from waybill where ${open}) as "settleAbleWaybillCount",
      (select sum(accounted_amount)::numeric(18, 2)::text from waybill where ${open}) as "settleAbleAmount",
      (select count(*)::int from waybill where ${own} and pending_review) as "pendingReviewCount",
      (select count(*)::int from settlement where ${own} and status = 'PENDING') as "pendingSettlementCount",
      (select sum(settle_amt)::text from settlement where ${own} and status = 'PENDING') as "pendingSettlementAmount",
      (select sum(settle_amt - paid_amt)::text from settlement where ${own} and status = 'APPROVED') as "approvedUnpaidAmount",
      (select count(*)::int from waybill where ${own} and settlement_id is not null and payee_id is null) as "lackingPayeeCount",
      (select count(*)::int from waybill where ${open} and accounted_amount = 0) as "unpricedCount",
      (select count(*)::int from waybill where ${own} and status <> 'VOID' and to_char(go_datetime, 'YYYY-MM-DD') = '2026-11-19')
        as "yesterdayTripCount",
      (select count(*)::int from waybill where ${own} and status <> 'VOID' and weight_unit <> 'TON'
        and to_char(go_datetime, 'YYYY-MM-DD') between '2026-11-06' and '2026-11-19') as "tripsWithoutTons"`)
    expect(welcome).toEqual(plain)
  })

  it('is all zero for a new company', async () => {
    const clerk = await (await newCompany()).as('只读')
    const { welcome } = await clerk.ask<{ welcome: Welcome }>(query)
    const { days, ...figures } = welcome
    expect(new Set(Object.values(figures))).toEqual(new Set([0, '0.00']))
    expect(days.map(({ tripCount }) => tripCount)).toEqual(Array.from({ length: 14 }, () => 0))
  })

  it('counts for a captain what is his, in every company', async () => {
    const companies = [await newCompany(), await newCompany()]
    const first = await newSignedUpCaptain(companies[0] as (typeof companies)[0])
    for (const company of companies) {
      const captain = company === companies[0] ? first : await newSignedUpCaptain(company, first.person)
      await newWaybills(company, 2, { card: await newCard(company, { captain }) })
      await newWaybills(company, 5, { card: await newCard(company) })
    }
    const captain = await signIn(await testApp(), { mobile: first.mobile, roleType: RoleType.CAPTAIN })
    const { welcome } = await captain.ask<{ welcome: Welcome }>(query)
    expect(welcome).toMatchObject({ settleAbleWaybillCount: 4, settleAbleAmount: '400.00' })
  })
})
