import { sql } from '@tufang/server/kernel/sql/sql'
import { cardOf, handedIn, receiptOf, settle } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { rowsOf } from '@tufang/tests/rows'
import { changeDocuments, changesOf, updateWaybill, waybillOf } from '@tufang/tests/waybill-change'
import { describe, expect, it } from 'vitest'

const company = await newCompany()
const [admin, clerk, auditor] = [await company.as('管理员'), await company.as('结算员'), await company.as('审核员')]
const stranger = await (await newCompany()).as('管理员')

const voided = async (caller: typeof admin, { id }: { id: string }) => caller.ask(changeDocuments.void, { id })
const ledger = 'query ($cardNo: String!) { card(cardNo: $cardNo) { waybillCount unsettledAmount } }'

describe('taking a voiding back', () => {
  it('makes the waybill and its card’s account what they were', async () => {
    const card = await newCard(company)
    const waybill = await newWaybill(company, { card })
    const [before, account] = [await waybillOf(admin, waybill), await admin.ask(ledger, { cardNo: card.cardNo })]
    await voided(admin, waybill)
    expect(await admin.ask(ledger, { cardNo: card.cardNo })).not.toEqual(account)
    await admin.ask(changeDocuments.unvoid, { id: waybill.id })
    expect(await waybillOf(admin, waybill)).toEqual({ ...before, version: before.version + 2 })
    expect(await admin.ask(ledger, { cardNo: card.cardNo })).toEqual(account)
    const [back, gone] = (await changesOf(admin, waybill)).filter(({ field }) => field === 'status')
    expect([back, gone]).toMatchObject([
      { before: '已作废', after: '已卸车', reason: '撤销作废' },
      { before: '已卸车', after: '已作废' },
    ])
  })

  it('gives a trip on its way back as such', async () => {
    const waybill = await newWaybill(company, { status: 'IN_TRANSIT' })
    await voided(admin, waybill)
    expect(await admin.ask(changeDocuments.unvoid, { id: waybill.id })).toMatchObject({
      unvoidWaybill: { status: 'IN_TRANSIT', settleable: false },
    })
  })

  it('lets the change wait again that waited for a reviewer', async () => {
    const waybill = await newWaybill(company)
    const { review } = await updateWaybill(clerk, waybill, { weightTons: '9' }, '过磅有误')
    await voided(admin, waybill)
    expect(await waybillOf(admin, waybill)).toMatchObject({ pendingReview: false, review: null })
    await admin.ask(changeDocuments.unvoid, { id: waybill.id })
    expect(await waybillOf(admin, waybill)).toMatchObject({
      pendingReview: true,
      review: { id: review?.id, status: 'PENDING' },
    })
  })

  it('opens the card and the receipt again that were closed with it', async () => {
    const card = await newCard(company)
    await newWaybills(company, 2, { card })
    const pending = await newWaybill(company, { card, pendingReview: true })
    const receipt = await handedIn(admin, '王五', card)
    await settle(admin, { receipts: [{ giveCardNo: receipt.giveCardNo }] })
    await voided(admin, pending)
    expect(await cardOf(admin, card)).toMatchObject({ status: 'SETTLED', giveCardNo: null })
    await admin.ask(changeDocuments.unvoid, { id: pending.id })
    expect(await cardOf(admin, card)).toMatchObject({
      status: 'ACTIVATED',
      giveCardUserId: '王五',
      giveCardNo: receipt.giveCardNo,
    })
    expect(await receiptOf(admin, receipt)).toMatchObject({ status: 'OPEN' })
  })

  it('does once what is asked twice with one key', async () => {
    const waybill = await newWaybill(company)
    await voided(admin, waybill)
    const variables = { id: waybill.id, key: `unvoid-${waybill.id}` }
    const first = await admin.ask(changeDocuments.unvoid, variables)
    expect(await admin.ask(changeDocuments.unvoid, variables)).toEqual(first)
    expect(await admin.refusal(changeDocuments.unvoid, { id: waybill.id })).toMatchObject({
      extensions: { code: 'MOVE_NOT_ALLOWED' },
    })
  })
})

describe('a voiding stays', () => {
  const refused = (caller: typeof admin, { id }: { id: string }) => caller.refusal(changeDocuments.unvoid, { id })

  it('where somebody has changed the waybill since', async () => {
    const waybill = await newWaybill(company)
    await voided(admin, waybill)
    await updateWaybill(admin, waybill, { remark: '重复打卡' })
    expect(await refused(admin, waybill)).toMatchObject({
      extensions: { code: 'CHANGE_NOT_UNDOABLE' },
      message: '之后又有其他修改',
    })
  })

  it('after ten minutes', async () => {
    const waybill = await newWaybill(company)
    await voided(admin, waybill)
    await rowsOf(sql`update field_change set created_at = created_at - interval '11 minutes'
      where company_id = ${company.id} and entity_id = ${waybill.id} and field = 'status'`)
    expect(await refused(admin, waybill)).toMatchObject({ message: '作废已超过10分钟，请重新新增运单' })
  })

  it('where the card was voided meanwhile', async () => {
    const card = await newCard(company)
    const waybill = await newWaybill(company, { card })
    await voided(admin, waybill)
    await admin.ask('mutation ($cardNo: String!) { voidCard(cardNo: $cardNo) { id } }', { cardNo: card.cardNo })
    expect(await refused(admin, waybill)).toMatchObject({ extensions: { code: 'CARD_VOIDED' } })
  })

  it('for whoever neither did it nor reviews, and for other companies', async () => {
    const waybill = await newWaybill(company)
    await voided(admin, waybill)
    expect(await refused(stranger, waybill)).toMatchObject({ extensions: { code: 'NOT_FOUND' } })
    expect(await refused(auditor, waybill)).toMatchObject({ extensions: { code: 'FORBIDDEN' } })
    const other = await company.as('结算员')
    expect(await refused(other, waybill)).toMatchObject({ message: '只有作废它的人或审核人可以撤销作废' })
  })
})
