import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { cardDocuments as documents, makeCards } from '@tufang/tests/cards'
import { cardOf, documents as chain, handedIn, only, receiptOf, reject, scan, settle } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newCaptain, newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newPayee } from '@tufang/tests/factories/payee'
import { newProject } from '@tufang/tests/factories/project'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { newMember } from '@tufang/tests/limited'
import { messagesOf } from '@tufang/tests/message'
import { signIn } from '@tufang/tests/sign-in'
import { changeDocuments, changesOf, updateRefusal, waybillOf } from '@tufang/tests/waybill-change'
import { describe, expect, it } from 'vitest'

interface LostCard {
  cardNo: string
  status: string
  captainName: string | null
  parentCardNo: string | null
  lostTime: string | null
  lostReason: string | null
  replacedByNo: string | null
  bindingDate: string | null
  unsettledAmount: string
  settledAmount: string
  waybillCount: number
  allowedActions: string[]
}
interface Replaced {
  message: string
  movedCount: number
  lost: LostCard
  replacement: LostCard
}

const ground = async () => {
  const company = await newCompany()
  const captain = await newCaptain(company, { name: '黄师傅' })
  const card = await newCard(company, { captain })
  return { company, admin: await company.as('管理员'), captain, card }
}
const lose = async (caller: Caller, { cardNo }: { cardNo: string }, more: object = {}) =>
  (await caller.ask<{ answer: LostCard }>(documents.lose, { cardNo, ...more })).answer
const find = async (caller: Caller, { cardNo }: { cardNo: string }) =>
  (await caller.ask<{ answer: LostCard }>(documents.find, { cardNo })).answer
const replace = async (caller: Caller, { cardNo }: { cardNo: string }, replacementNo: string, more: object = {}) =>
  (await caller.ask<{ answer: Replaced }>(documents.replace, { cardNo, replacementNo, ...more })).answer
const spare = async (caller: Caller, kind = 'CAPTAIN') =>
  (await makeCards(caller, { prefix: kind === 'SUB' ? 'C' : 'M', digits: 3, count: 1, kind })).firstNo

describe('reportCardLost', () => {
  it('keeps the card from scanning, new trips, givers and receipts until it is found', async () => {
    const { company, admin, card } = await ground()
    await newWaybill(company, { card })
    const loose = await newWaybill(company)
    const lost = await lose(admin, card, { reason: '工地遗失' })
    expect(lost).toMatchObject({ status: 'ACTIVATED', lostReason: '工地遗失', lostTime: expect.any(String) })
    expect(lost.allowedActions).toEqual(['void', 'setType', 'reportFound', 'replaceLost'])
    const refusal = { message: `${card.cardNo}已挂失`, extensions: { code: 'CARD_LOST' } }
    expect((await scan(admin, card)).refused).toMatchObject([{ code: 'CARD_LOST' }])
    const input = [{ settleCardNo: card.cardNo, giveCardUserId: '王五' }]
    expect(await admin.refusal(chain.give, { input })).toMatchObject(refusal)
    expect(await admin.refusal(chain.handIn, { cardNos: [card.cardNo] })).toMatchObject(refusal)
    expect(await updateRefusal(admin, loose, { cardNo: card.cardNo })).toMatchObject(refusal)
    expect(await admin.refusal(documents.lose, { cardNo: card.cardNo })).toMatchObject(refusal)

    expect(await find(admin, card)).toMatchObject({ lostTime: null, lostReason: null, unsettledAmount: '100.00' })
    expect((await scan(admin, card)).refused).toEqual([])
    expect(await admin.refusal(documents.find, { cardNo: card.cardNo })).toMatchObject({
      message: `${card.cardNo}没有挂失`,
    })
  })

  it('takes the card off every list, and tells its captain and the person who had it there', async () => {
    const { company, admin } = await ground()
    const captain = await newSignedUpCaptain(company)
    const card = await newCard(company, { captain })
    await newWaybill(company, { card })
    const clerk = await company.as('结算员')
    await scan(clerk, card)
    await lose(admin, card)
    expect(await messagesOf(clerk)).toMatchObject([
      { kind: 'SCANNED_CARD_LOST', text: `管理员挂失了您扫卡列表中的电子结算卡${card.cardNo}，该卡已移出列表` },
    ])
    await find(admin, card)
    const himself = await signIn(await testApp(), { mobile: captain.mobile, roleType: RoleType.CAPTAIN })
    expect((await messagesOf(himself)).map(({ kind }) => kind).toSorted()).toEqual(['CARD_FOUND', 'CARD_LOST'])
    const { scannedCards } = await clerk.ask<{ scannedCards: object[] }>(chain.scannedCards)
    expect(scannedCards).toEqual([])
  })

  it('wants a reason, a card with a captain, and one that is not handed in', async () => {
    const { company, admin, card } = await ground()
    await newWaybill(company, { card })
    expect(await admin.refusal(documents.lose, { cardNo: card.cardNo, reason: ' ' })).toMatchObject({
      extensions: { fieldErrors: [{ field: 'reason' }] },
    })
    const cardNo = await spare(admin)
    expect(await admin.refusal(documents.lose, { cardNo })).toMatchObject({ message: `${cardNo}未绑定车队长` })
    const { giveCardNo } = await handedIn(admin, '王五', card)
    expect(await admin.refusal(documents.lose, { cardNo: card.cardNo })).toMatchObject({
      message: `${card.cardNo}已有未结算的回执单${giveCardNo}`,
    })
    expect(await admin.refusal(documents.lose, { cardNo: 'B999' })).toMatchObject({ message: 'B999不存在' })
  })
})

describe('replaceCard', () => {
  it('moves what is open, with its money and what waits for a reviewer, and voids a card without settled trips', async () => {
    const { company, admin, card } = await ground()
    const [open] = await newWaybills(company, 2, { card })
    const waiting = await newWaybill(company, { card, pendingReview: true })
    const loaded = await newWaybill(company, { card, status: 'LOADED' })
    const void_ = await newWaybill(company, { card, status: 'VOID' })
    await lose(admin, card)
    const replacementNo = await spare(admin)
    const tried = await replace(admin, card, replacementNo, { dryRun: true })
    const done = await replace(admin, card, replacementNo, { key: 'replace-once' })
    expect(await replace(admin, card, replacementNo, { key: 'replace-once' })).toEqual(done)
    expect(tried.movedCount).toBe(4)
    expect(done).toMatchObject({
      message: `${card.cardNo}已补办为${replacementNo}，4趟未结算的运单已转到新卡`,
      movedCount: 4,
      lost: { status: 'VOIDED', replacedByNo: replacementNo, unsettledAmount: '0.00', waybillCount: 0 },
      replacement: { status: 'ACTIVATED', captainName: '黄师傅', unsettledAmount: '300.00', waybillCount: 4 },
    })
    expect(done.lost.allowedActions).toEqual([])
    for (const waybill of [open, waiting, loaded])
      expect(await waybillOf(admin, { id: waybill?.id ?? '' })).toMatchObject({ cardNo: replacementNo })
    expect(await waybillOf(admin, waiting)).toMatchObject({ pendingReview: true })
    expect(await waybillOf(admin, void_)).toMatchObject({ cardNo: card.cardNo })
    expect((await changesOf(admin, { id: open?.id ?? '' })).find(({ field }) => field === 'cardNo')).toMatchObject({
      before: card.cardNo,
      after: replacementNo,
      reason: '补办结算卡',
    })
    const receipt = await handedIn(admin, '王五', { cardNo: replacementNo })
    expect(receipt).toMatchObject({ giveCardCnt: 3, settleAbleCount: 2, updateWaybillsCount: 1 })
  })

  it('leaves what is settled with the lost card, and moves what comes back to the same card', async () => {
    const { company, admin, card } = await ground()
    const payee = await newPayee(company)
    const settled = await newWaybill(company, { card, payee })
    const settlement = only((await settle(admin, { waybillIds: [settled.id] })).settlements)
    expect(await cardOf(admin, card)).toMatchObject({ status: 'SETTLED' })
    await lose(admin, card)
    expect(await admin.refusal(documents.replace, { cardNo: card.cardNo, replacementNo: 'M001' })).toMatchObject({
      extensions: { code: 'MOVE_NOT_ALLOWED' },
    })
    await reject(admin, settlement)
    await newWaybill(company, { card, payee })
    const [other, rest] = [await newWaybill(company, { card, payee }), await spare(admin)]
    const again = only((await settle(admin, { waybillIds: [other.id] })).settlements)
    const done = await replace(admin, card, rest)
    expect(done).toMatchObject({
      movedCount: 2,
      lost: { status: 'SETTLED', settledAmount: '100.00', unsettledAmount: '0.00', allowedActions: [] },
      replacement: { status: 'ACTIVATED', unsettledAmount: '200.00' },
    })
    await reject(admin, again)
    expect(await cardOf(admin, card)).toMatchObject({ status: 'ACTIVATED' })
    const wrong = await spare(admin)
    expect(await admin.refusal(documents.replace, { cardNo: card.cardNo, replacementNo: wrong })).toMatchObject({
      message: `${card.cardNo}已补办为${rest}`,
    })
    expect(await admin.refusal(documents.find, { cardNo: card.cardNo })).toMatchObject({
      message: `${card.cardNo}已补办为${rest}`,
    })
    expect(await replace(admin, card, rest)).toMatchObject({
      movedCount: 1,
      lost: { status: 'VOIDED' },
      replacement: { unsettledAmount: '300.00' },
    })
  })

  it('opens a replacement whose trips are all settled by then', async () => {
    const { company, admin, card } = await ground()
    const payee = await newPayee(company)
    const [kept, moved] = await newWaybills(company, 2, { card, payee })
    const first = only((await settle(admin, { waybillIds: [kept?.id ?? ''] })).settlements)
    await lose(admin, card)
    const replacementNo = await spare(admin)
    await replace(admin, card, replacementNo)
    await settle(admin, { waybillIds: [moved?.id ?? ''] })
    expect(await cardOf(admin, { cardNo: replacementNo })).toMatchObject({ status: 'SETTLED' })
    await reject(admin, first)
    expect(await replace(admin, card, replacementNo)).toMatchObject({
      movedCount: 1,
      replacement: { status: 'ACTIVATED', unsettledAmount: '100.00', settledAmount: '100.00' },
    })
  })

  it('leaves a settled replacement as it is when nothing comes to it', async () => {
    const { company, admin, card } = await ground()
    const payee = await newPayee(company)
    const [kept, moved] = await newWaybills(company, 2, { card, payee })
    const first = only((await settle(admin, { waybillIds: [kept?.id ?? ''] })).settlements)
    await lose(admin, card)
    const replacementNo = await spare(admin)
    await replace(admin, card, replacementNo)
    await settle(admin, { waybillIds: [moved?.id ?? ''] })
    await reject(admin, first)
    await admin.ask(changeDocuments.void, { id: kept?.id ?? '' })
    expect(await replace(admin, card, replacementNo)).toMatchObject({
      movedCount: 0,
      lost: { status: 'VOIDED' },
      replacement: { status: 'SETTLED' },
    })
  })

  it('hangs the sub-cards on the new card, and a new sub-card on the same captain card', async () => {
    const { company, admin, card } = await ground()
    const sub = await newCard(company, { parent: card })
    await newWaybill(company, { card: sub })
    await lose(admin, card)
    const main = await spare(admin)
    await replace(admin, card, main)
    const { cards } = await admin.ask<{ cards: { records: object[] } }>(
      'query ($filter: CardFilter) { cards(filter: $filter) { records { cardNo parentCardNo } } }',
      { filter: { cardNo: sub.cardNo } },
    )
    expect(cards.records).toEqual([{ cardNo: sub.cardNo, parentCardNo: main }])
    await lose(admin, sub)
    expect(
      await admin.refusal(documents.replace, { cardNo: sub.cardNo, replacementNo: await spare(admin) }),
    ).toMatchObject({ message: expect.stringContaining('与原卡的种类不同，不能用来补办') })
    expect(await replace(admin, sub, await spare(admin, 'SUB'))).toMatchObject({
      movedCount: 1,
      replacement: { parentCardNo: main },
    })
  })

  it('keeps a card that was not activated as it was', async () => {
    const { company, admin, captain } = await ground()
    const card = await newCard(company, { captain, status: 'NOT_ACTIVATED' })
    await lose(admin, card)
    expect(await replace(admin, card, await spare(admin))).toMatchObject({
      movedCount: 0,
      lost: { status: 'VOIDED' },
      replacement: { status: 'NOT_ACTIVATED', captainName: '黄师傅', bindingDate: null },
    })
  })

  it('takes for it only a new card that is nobody’s', async () => {
    const { company, admin, captain, card } = await ground()
    const fresh = await spare(admin)
    const wanted = (replacementNo: string) => admin.refusal(documents.replace, { cardNo: card.cardNo, replacementNo })
    expect(await wanted(fresh)).toMatchObject({ message: `${card.cardNo}没有挂失` })
    await lose(admin, card)
    const used = await newCard(company, { captain })
    expect(await wanted(used.cardNo)).toMatchObject({ message: `${used.cardNo}不是未绑定的新卡，不能用来补办` })
    expect(await wanted(card.cardNo)).toMatchObject({ message: `${card.cardNo}已挂失，不能用来补办` })
    const spoilt = await spare(admin)
    await admin.ask('mutation ($cardNo: String!) { voidCard(cardNo: $cardNo) { id } }', { cardNo: spoilt })
    expect(await wanted(spoilt)).toMatchObject({ message: `${spoilt}已作废，不能用来补办` })
    const foreign = await spare(await (await newCompany()).as('管理员'))
    expect(await wanted(`${foreign}9`)).toMatchObject({ extensions: { code: 'CARD_NOT_FOUND' } })
  })

  it('is not for who sees a part of the card only', async () => {
    const { company, admin, card } = await ground()
    const [own, other] = [await newProject(company), await newProject(company)]
    await newWaybill(company, { card, project: own })
    await newWaybill(company, { card, project: other })
    await lose(admin, card)
    const replacementNo = await spare(admin)
    const member = await newMember(company)
    await member.limitTo([own.id])
    expect(await member.caller.refusal(documents.replace, { cardNo: card.cardNo, replacementNo })).toMatchObject({
      extensions: { code: 'PART_ONLY' },
    })
    expect(await replace(admin, card, replacementNo)).toMatchObject({ movedCount: 2 })
  })

  it('gives the trips to one of two cards when two clerks replace at once', async () => {
    const { company, admin, card } = await ground()
    await newWaybills(company, 5, { card })
    await lose(admin, card)
    const numbers = [await spare(admin), await spare(admin)]
    const answers = await Promise.all(
      numbers.map((replacementNo) =>
        admin.gql<{ answer: Replaced }>(documents.replace, { cardNo: card.cardNo, replacementNo }),
      ),
    )
    const [won] = answers.flatMap(({ data }) => data?.answer ?? [])
    expect(answers.filter(({ errors }) => errors.length > 0)).toHaveLength(1)
    expect(won).toMatchObject({ movedCount: 5, replacement: { unsettledAmount: '500.00' } })
  })
})

it('leaves receipts and what was settled by them as they were', async () => {
  const { company, admin, card } = await ground()
  const payee = await newPayee(company)
  await newWaybill(company, { card, payee })
  const receipt = await handedIn(admin, '王五', card)
  await settle(admin, { receipts: [{ giveCardNo: receipt.giveCardNo }] })
  const before = await receiptOf(admin, receipt)
  await lose(admin, card)
  expect(await receiptOf(admin, receipt)).toEqual(before)
  expect(await cardOf(admin, card)).toMatchObject({ status: 'SETTLED', settledAmount: '100.00' })
})
