import { documents, only } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newProject } from '@tufang/tests/factories/project'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { type Member, newMember } from '@tufang/tests/limited'
import { beforeAll, describe, expect, it } from 'vitest'

const cardShown = 'cardNo part waybillCount unsettledAmount settledAmount settleAbleCount allowedActions'
const receiptShown = `giveCardNo part cardCount giveCardCnt settleCardNo allowedActions refusedActions { reason }
  lines { settleCardNo projectName giveCardCnt }`

interface Card {
  cardNo: string
  part: boolean
  waybillCount: number
  unsettledAmount: string
  settleAbleCount: number
  allowedActions: string[]
}

/** One card with two trips of one project and one of another, and two cards with one project each. */
async function withSharedCard() {
  const company = await newCompany()
  const [own, other] = [await newProject(company), await newProject(company)]
  const [shared, mine, theirs] = [await newCard(company), await newCard(company), await newCard(company)]
  const settlePrice = '10.00'
  const trips = [
    await newWaybill(company, { card: shared, project: own, settlePrice }),
    await newWaybill(company, { card: shared, project: own, settlePrice }),
  ]
  await newWaybill(company, { card: shared, project: other, settlePrice: '70.00' })
  await newWaybill(company, { card: mine, project: own, settlePrice })
  await newWaybill(company, { card: theirs, project: other, settlePrice })
  const clerk = await company.as('管理员')
  const cardNos = [shared, mine, theirs].map(({ cardNo }) => cardNo)
  await clerk.ask(documents.scan, { cardNos })
  await clerk.ask(documents.give, { input: cardNos.map((settleCardNo) => ({ settleCardNo, giveCardUserId: '王五' })) })
  const member = await newMember(company)
  await member.limitTo([own.id])
  return { company, own, other, shared, mine, theirs, trips, clerk, member }
}

let world: Awaited<ReturnType<typeof withSharedCard>>
let member: Member
beforeAll(async () => {
  world = await withSharedCard()
  member = world.member
})

const cardOf = async (cardNo: string): Promise<Card | null> =>
  (
    await member.caller.ask<{ card: Card | null }>(
      `query ($cardNo: String) { card(cardNo: $cardNo) { ${cardShown} } }`,
      {
        cardNo,
      },
    )
  ).card

describe('a card with waybills of several projects', () => {
  it('is told to a limited member as the part that he sees', async () => {
    const { shared, mine, theirs } = world
    expect(await cardOf(shared.cardNo)).toMatchObject({
      part: true,
      waybillCount: 2,
      unsettledAmount: '20.00',
      settleAbleCount: 2,
      allowedActions: [],
    })
    expect(await cardOf(mine.cardNo)).toMatchObject({ part: false, waybillCount: 1, unsettledAmount: '10.00' })
    expect(await cardOf(theirs.cardNo)).toBeNull()
    const { cards } = await member.caller.ask<{ cards: { total: number; summary: object } }>(
      '{ cards { total summary { waybillCount unsettledAmount } } }',
    )
    expect(cards).toEqual({ total: 2, summary: { waybillCount: 3, unsettledAmount: '30.00' } })
  })

  it('is not handed in by him', async () => {
    const { shared, theirs } = world
    const handIn = (cardNo: string) => member.caller.code(documents.handIn, { cardNos: [cardNo] })
    expect(await handIn(shared.cardNo)).toBe('PART_ONLY')
    expect(await handIn(theirs.cardNo)).toBe('CARD_NOT_FOUND')
  })

  it('is in a receipt of which he sees his part, and with which he does nothing', async () => {
    const { clerk, shared, mine, theirs, own } = world
    await clerk.ask(documents.handIn, { cardNos: [shared, mine, theirs].map(({ cardNo }) => cardNo) })
    const { receipts } = await member.caller.ask<{ receipts: { records: Record<string, unknown>[] } }>(
      `{ receipts { records { id ${receiptShown} } } }`,
    )
    const receipt = only(receipts.records)
    expect(receipt).toMatchObject({ part: true, cardCount: 2, giveCardCnt: 3, allowedActions: [] })
    expect(receipt.lines).toHaveLength(2)
    expect(JSON.stringify(receipt)).not.toContain(theirs.cardNo)
    expect(receipt.lines).toContainEqual({ settleCardNo: shared.cardNo, projectName: own.name, giveCardCnt: 2 })
    const voided = 'mutation ($id: ID!) { voidReceipt(id: $id) { id } }'
    expect(await member.caller.code(voided, { id: receipt.id })).toBe('PART_ONLY')
    const settle = (input: object) => member.caller.code(documents.settle, { input })
    expect(await settle({ receipts: [{ giveCardNo: receipt.giveCardNo }] })).toBe('PART_ONLY')
    expect(await settle({ cardNos: [shared.cardNo] })).toBe('PART_ONLY')
  })

  it('stays open when he has settled his waybills of it', async () => {
    const { clerk, shared, trips } = world
    await member.caller.ask(documents.settle, { input: { waybillIds: trips.map(({ id }) => id) } })
    const { card } = await clerk.ask<{ card: Card & { status: string } }>(
      `query ($cardNo: String) { card(cardNo: $cardNo) { status ${cardShown} } }`,
      { cardNo: shared.cardNo },
    )
    expect(card).toMatchObject({ status: 'ACTIVATED', unsettledAmount: '70.00', settledAmount: '20.00' })
    expect(await cardOf(shared.cardNo)).toMatchObject({ unsettledAmount: '0.00', settledAmount: '20.00' })
  })
})
