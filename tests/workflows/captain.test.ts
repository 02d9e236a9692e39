import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { documents, handedIn, only, settle } from '@tufang/tests/chain'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { signIn } from '@tufang/tests/sign-in'
import { beforeAll, describe, expect, it } from 'vitest'

interface Page<Row> {
  total: number
  records: Row[]
}
interface Everything {
  cards: Page<{ cardNo: string; companyAuthName: string }> & {
    summary: { unsettledAmount: string; settledAmount: string }
  }
  receipts: Page<{ giveCardNo: string; companyAuthName: string }>
  settlements: Page<{ id: string; companyAuthName: string }> & { summary: { settleAmt: string } }
  waybills: Page<{ id: string; captainName: string }> & { summary: { receivable: string } }
}
const everything = `{
  cards { total records { cardNo companyAuthName } summary { unsettledAmount settledAmount } }
  receipts { total records { giveCardNo companyAuthName lines { settleCardNo } } }
  settlements { total records { id companyAuthName statement { carrierName amt } } summary { settleAmt } }
  waybills { total records { id captainName } summary { receivable } }
}`

/** A card handed in and settled with its two waybills, and a card with three open ones. */
async function work(company: TestCompany, captain: { id: string }, ...also: { id: string }[]) {
  const clerk = await company.as('结算员')
  const [settled, open] = [await newCard(company, { captain }), await newCard(company, { captain })]
  const waybills = await newWaybills(company, 2, { card: settled })
  await newWaybills(company, 3, { card: open })
  const others = []
  for (const other of also) {
    const card = await newCard(company, { captain: other })
    await newWaybills(company, 1, { card })
    others.push(card)
  }
  const receipt = await handedIn(clerk, '王五', settled, ...others)
  const settlement = only((await settle(clerk, { receipts: [{ giveCardNo: receipt.giveCardNo }] })).settlements)
  return { settled, open, receipt, settlement, waybillId: waybills[0]?.id ?? '' }
}

describe('a captain', () => {
  let captain: Caller
  let colleague: Caller
  let [a, b]: TestCompany[] = []
  let mine: Awaited<ReturnType<typeof work>>[]
  let theirs: Awaited<ReturnType<typeof work>>
  let shared: Awaited<ReturnType<typeof work>>

  beforeAll(async () => {
    a = await newCompany()
    b = await newCompany()
    const first = await newSignedUpCaptain(a)
    const second = await newSignedUpCaptain(b, first.person)
    const other = await newSignedUpCaptain(a)
    mine = [await work(a, first), await work(b, second)]
    theirs = await work(a, other)
    shared = await work(a, other, first)
    const app = await testApp()
    captain = await signIn(app, { mobile: first.mobile, roleType: RoleType.CAPTAIN })
    colleague = await signIn(app, { mobile: other.mobile, roleType: RoleType.CAPTAIN })
  })

  it('sees his own cards, receipts, settlements and waybills of both companies, and their sums', async () => {
    const seen = await captain.ask<Everything>(everything)
    // Also his card on a receipt that he shares, and his part of it and of its settlement.
    expect([seen.cards.total, seen.receipts.total, seen.settlements.total, seen.waybills.total]).toEqual([5, 3, 3, 11])
    expect(seen.receipts.records.map(({ giveCardNo }) => giveCardNo).toSorted()).toEqual(
      [...mine, shared].map(({ receipt }) => receipt.giveCardNo).toSorted(),
    )
    expect(new Set(seen.cards.records.map(({ companyAuthName }) => companyAuthName))).toEqual(
      new Set([a?.name, b?.name]),
    )
    expect(seen.settlements.records.map(({ id }) => id).toSorted()).toEqual(
      [...mine, shared].map(({ settlement }) => settlement.id).toSorted(),
    )
    expect(seen.cards.summary).toEqual({ unsettledAmount: '600.00', settledAmount: '500.00' })
    expect(seen.settlements.summary.settleAmt).toBe('500.00')
  })

  it('is shown nothing of a colleague, nor the colleague anything of his', async () => {
    const seen = JSON.stringify(await captain.ask(everything))
    for (const name of [
      theirs.settled.cardNo,
      theirs.open.cardNo,
      theirs.settlement.id,
      shared.settled.cardNo,
      theirs.waybillId,
    ]) {
      expect(seen).not.toContain(name)
    }
    const back = JSON.stringify(await colleague.ask(everything))
    for (const { settled, open, settlement, waybillId } of mine) {
      for (const name of [settled.cardNo, open.cardNo, settlement.id, waybillId]) expect(back).not.toContain(name)
    }
  })

  it('may look at each of his own, and is told of no other', async () => {
    const look = {
      card: 'query ($name: String!) { found: card(cardNo: $name) { cardNo } }',
      receipt: 'query ($name: String!) { found: receipt(giveCardNo: $name) { giveCardNo lines { settleCardNo } } }',
      settlement: 'query ($name: ID!) { found: settlement(id: $name) { id statement { amt } } }',
      waybill: 'query ($name: ID!) { found: waybill(id: $name) { id } }',
    }
    for (const { settled, settlement, waybillId } of mine) {
      for (const [kind, name] of Object.entries({
        card: settled.cardNo,
        settlement: settlement.id,
        waybill: waybillId,
      })) {
        expect((await captain.ask(look[kind as keyof typeof look], { name })).found).not.toBeNull()
      }
    }
    const foreign = { card: theirs.open.cardNo, settlement: theirs.settlement.id, waybill: theirs.waybillId }
    for (const [kind, name] of Object.entries({ ...foreign, receipt: theirs.receipt.giveCardNo })) {
      const { found } = await captain.ask<{ found: { lines?: { settleCardNo: string }[] } | null }>(
        look[kind as keyof typeof look],
        { name },
      )
      // Receipt numbers run per company: the colleague's may be his own receipt's number elsewhere.
      if (found?.lines) expect(mine.map(({ settled }) => settled.cardNo)).toContain(found.lines[0]?.settleCardNo)
      else expect(found).toBeNull()
    }
  })

  it('may write nothing, not even on his own cards', async () => {
    const [own] = mine
    if (!own) throw new Error('no work')
    const { cardNo } = own.open
    const verbs: [string, Record<string, unknown>][] = [
      [documents.scan, { cardNos: [cardNo] }],
      [documents.give, { input: [{ settleCardNo: cardNo, giveCardUserId: '自己' }] }],
      [documents.handIn, { cardNos: [cardNo] }],
      [documents.settle, { input: { cardNos: [cardNo] } }],
      [documents.preview, { input: { cardNos: [cardNo] } }],
      [documents.reject, { id: own.settlement.id }],
      [documents.delete, { id: own.settlement.id }],
      [documents.setPrices, { input: [{ id: own.waybillId, settlePrice: '1' }] }],
    ]
    for (const [verb, variables] of verbs) expect(await captain.code(verb, variables)).toBe('FORBIDDEN')
    const { card } = await captain.ask<{ card: { allowedActions: string[] } }>(documents.card, { cardNo })
    expect(card.allowedActions).toEqual([])
  })
})
