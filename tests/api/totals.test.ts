import { sql } from '@tufang/server/kernel/sql/sql'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import { documents, handedIn, only, reject, settle } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import { signIn } from '@tufang/tests/sign-in'
import { describe, expect, it } from 'vitest'

const WAYBILLS = `query ($filter: WaybillFilter) { waybills(filter: $filter) { total summary { counted leftOut weightTons cubic receivable } } }`

const company = await newCompany()
const clerk = await company.as('结算员')
const captain = await newSignedUpCaptain(company)
const [first, second] = [await newCard(company, { captain }), await newCard(company, { captain })]
const live = { settlePrice: '10.00', goDatetime: new Date('2026-03-05T12:00:00+08:00') }
await newWaybills(company, 2, { ...live, card: first })
await newWaybill(company, { ...live, card: second, weightUnit: 'TON', weightTons: '3.5' })
const cancelled = { ...live, captain, status: 'VOID', weightUnit: 'TON', weightTons: '9' } as const
const voided = await newWaybill(company, cancelled)
await newWaybill(company, { ...cancelled, weightUnit: 'CUBIC' })

describe('the totals of waybills', () => {
  const all = { counted: 3, leftOut: 2, weightTons: '3.500', cubic: '0.000', receivable: '55.00' }
  const asked = { counted: 2, leftOut: 0, weightTons: '9.000', cubic: '9.000', receivable: '180.00' }
  const day = { goDatetime: { from: '2026-03-05T00:00:00+08:00', to: '2026-03-06T00:00:00+08:00' } }

  it.each([
    ['all', {}, 5, all],
    ['a day', day, 5, all],
    ['void ones', { status: ['VOID'] }, 2, asked],
    ['void ones of a day', { status: ['VOID'], ...day }, 2, asked],
    [
      'any state',
      { status: ['VOID', 'UNLOADED'] },
      5,
      { counted: 5, leftOut: 0, weightTons: '12.500', cubic: '9.000', receivable: '235.00' },
    ],
    [
      'a number',
      { no: voided.no },
      1,
      { counted: 0, leftOut: 1, weightTons: '0.000', cubic: '0.000', receivable: '0.00' },
    ],
  ])('leave out what is void unless it is asked for: %s', async (_, filter, total, summary) => {
    expect(await clerk.ask(WAYBILLS, { filter })).toEqual({ waybills: { total, summary } })
    await rowsOf(sql`select fold_waybill_count(${company.id}, 1000)`)
    expect(await clerk.ask(WAYBILLS, { filter })).toEqual({ waybills: { total, summary } })
  })

  it('are the same row by row as from the sums that are kept, and for a captain', async () => {
    const rows = {
      filter: {
        truckCodes: (
          await rowsOf<{ code: string }>(
            sql`select distinct truck_code as code from waybill where company_id = ${company.id}`,
          )
        ).map(({ code }) => code),
      },
    }
    expect(await clerk.ask(WAYBILLS, rows)).toEqual({ waybills: { total: 5, summary: all } })
    const himself = await signIn(await testApp(), { mobile: captain.person.mobile, roleType: RoleType.CAPTAIN })
    expect(await himself.ask(WAYBILLS, { filter: {} })).toMatchObject({ waybills: { summary: { ...all, leftOut: 0 } } })
  })

  it('take no more statements than before', async () => {
    const weights = '{ waybills { total summary { weightTons } } }'
    const before = await statementsOf(() => clerk.ask(weights))
    expect(await statementsOf(() => clerk.ask(WAYBILLS, { filter: {} }))).toHaveLength(before.length)
  })
})

describe('the totals of receipts and settlements', () => {
  it('leave out what was voided, rejected or replaced, on both transports', async () => {
    const { id, giveCardNo } = await handedIn(clerk, '王五', first)
    await clerk.ask(documents.voidReceipt, { id, reason: '交错' })
    const again = await handedIn(clerk, '王五', first)
    const receipts = `query ($filter: ReceiptFilter) { receipts(filter: $filter) { total summary { counted leftOut cardCount giveCardCnt } } }`
    expect(await clerk.ask(receipts, { filter: {} })).toEqual({
      receipts: { total: 2, summary: { counted: 1, leftOut: 1, cardCount: 1, giveCardCnt: 2 } },
    })
    expect(await clerk.ask(receipts, { filter: { giveCardNo, status: ['VOIDED'] } })).toMatchObject({
      receipts: { total: 1, summary: { counted: 1, leftOut: 0, cardCount: 1 } },
    })
    const made = await settle(clerk, { receipts: [{ giveCardNo: again.giveCardNo }] })
    await reject(await company.as('审核员'), only(made.settlements))
    await settle(clerk, { receipts: [{ giveCardNo: again.giveCardNo }] })
    const settlements = `query ($filter: SettlementFilter) { settlements(filter: $filter) { total summary { counted leftOut settleCnt settleAmt paidAmt } } }`
    const summary = { counted: 1, leftOut: 1, settleCnt: 2, settleAmt: '20.00', paidAmt: '0.00' }
    expect(await clerk.ask(settlements, { filter: {} })).toEqual({ settlements: { total: 2, summary } })
    expect(await clerk.ask(settlements, { filter: { status: ['REJECTED'] } })).toMatchObject({
      settlements: { summary: { counted: 1, leftOut: 0, settleAmt: '20.00' } },
    })
    const page = await clerk.rest('GET', '/chain/companysettle/statisticsPage', {})
    expect(page.json()).toMatchObject({ data: { total: 2, statistics: { settleCnt: 2, settleAmt: 20, paidAmt: 0 } } })
  })
})
