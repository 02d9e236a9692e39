import { sql } from '@tufang/server/kernel/sql/sql'
import { clear, confirm, flagsOf, recheck, reopen, setRule, statesOf } from '@tufang/tests/anomaly'
import { testApp } from '@tufang/tests/app'
import { cardOf, handedIn, handIn, preview, receiptOf, scan, settle } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import { describe, expect, it } from 'vitest'

await testApp()

const REASON = '异常“缺打卡”未处理，排除或更正后才能结算'

/** Card with correct waybills and some without a loading punch, in a company where that blocks settling. */
async function held({ sound = 3, odd = 2, blocking = true } = {}) {
  const company = await newCompany()
  const [clerk, admin] = [await company.as('结算员'), await company.as('管理员')]
  if (blocking) await setRule(admin, 'MISSING_PUNCH', { blocking: true })
  const card = await newCard(company)
  const good = await newWaybills(company, sound, { card })
  const bad = await newWaybills(company, odd, { card, inDatetime: null })
  await recheck(company, ...good, ...bad)
  const flag = async () => (await flagsOf(clerk, bad[0] ?? { id: '' }))[0]?.id ?? ''
  return { company, clerk, admin, card, good, bad, flag }
}

describe('an unresolved flag of a rule that blocks', () => {
  it('makes its waybill wait with those under review: the card’s counts still add up', async () => {
    const { clerk, card } = await held()
    const counts = { waybillsCount: 5, settleAbleCount: 3, updateWaybillsCount: 2 }
    expect(await cardOf(clerk, card)).toMatchObject(counts)
    expect((await scan(clerk, card)).cards).toMatchObject([counts])
    expect((await cardOf(clerk, card)).ids).toHaveLength(3)
  })

  it('says why on the waybill, in the preview and in what stays out', async () => {
    const { clerk, card, bad } = await held()
    const query = 'query ($id: ID!) { waybill(id: $id) { settleable notSettleableReason anomalies } }'
    expect(await clerk.ask(query, { id: bad[0]?.id })).toEqual({
      waybill: { settleable: false, notSettleableReason: REASON, anomalies: ['MISSING_PUNCH'] },
    })
    const { giveCardNo } = await handedIn(clerk, '王五', card)
    const before = await preview(clerk, { receipts: [{ giveCardNo }] })
    expect(before).toMatchObject({ settleCnt: 3, excludedCount: 2 })
    expect(before.excluded).toMatchObject([
      { reason: 'ANOMALY', message: REASON },
      { reason: 'ANOMALY', message: REASON },
    ])
    const { settlements, excluded } = await settle(clerk, { receipts: [{ giveCardNo }] })
    expect(settlements).toMatchObject([{ settleCnt: 3 }])
    expect(excluded.map(({ id }) => id).toSorted()).toEqual(bad.map(({ id }) => id).toSorted())
  })

  it('keeps the receipt open, and the card unsettled, until it is cleared', async () => {
    const { clerk, admin, card, flag, bad } = await held({ odd: 1 })
    const receipt = await handedIn(clerk, '王五', card)
    const source = { receipts: [{ giveCardNo: receipt.giveCardNo }] }
    await settle(clerk, source)
    expect(await receiptOf(clerk, receipt)).toMatchObject({
      status: 'OPEN',
      settleAbleCount: 0,
      updateWaybillsCount: 1,
    })
    expect(await cardOf(clerk, card)).toMatchObject({ status: 'ACTIVATED', updateWaybillsCount: 1 })
    expect((await clear(admin, [await flag()])).done).toBe(1)
    expect(await receiptOf(clerk, receipt)).toMatchObject({
      status: 'OPEN',
      settleAbleCount: 1,
      updateWaybillsCount: 0,
    })
    expect((await settle(clerk, source)).settlements).toMatchObject([{ settleCnt: 1 }])
    expect(await receiptOf(clerk, receipt)).toMatchObject({ status: 'SETTLED' })
    expect(await cardOf(clerk, card)).toMatchObject({ status: 'SETTLED' })
    // A settled waybill stays settled, even with a later anomaly.
    expect(await statesOf(clerk, bad[0] ?? { id: '' })).toEqual(['MISSING_PUNCH CLEARED'])
  })

  it('blocks when it is confirmed as well, until its facts are mended', async () => {
    const { company, clerk, admin, card, flag, bad } = await held({ odd: 1 })
    await confirm(admin, [await flag()], '3')
    expect(await cardOf(clerk, card)).toMatchObject({ settleAbleCount: 3, updateWaybillsCount: 1 })
    await rowsOf(sql`update waybill set in_datetime = go_datetime, version = version + 1
      where company_id = ${company.id} and id = ${bad[0]?.id}`)
    await recheck(company, ...bad)
    expect(await cardOf(clerk, card)).toMatchObject({ settleAbleCount: 4, updateWaybillsCount: 0 })
  })

  it('blocks again when its clearing is taken back', async () => {
    const { clerk, admin, card, flag } = await held({ odd: 1 })
    const id = await flag()
    await clear(admin, [id])
    expect((await cardOf(clerk, card)).settleAbleCount).toBe(4)
    await reopen(admin, [id])
    expect(await cardOf(clerk, card)).toMatchObject({ settleAbleCount: 3, updateWaybillsCount: 1 })
  })

  it('leaves a card with nothing else to hand in no receipt to make', async () => {
    const { clerk, card } = await held({ sound: 0 })
    expect(await cardOf(clerk, card)).toMatchObject({ waybillsCount: 2, settleAbleCount: 0, updateWaybillsCount: 2 })
    await expect(handedIn(clerk, '王五', card)).rejects.toThrow('没有可结算的运单')
    await expect(handIn(clerk, card)).rejects.toThrow('没有可结算的运单')
  })

  it('refuses by name when nothing else is chosen', async () => {
    const { clerk, bad } = await held()
    await expect(settle(clerk, { waybillIds: bad.map(({ id }) => id) })).rejects.toThrow(
      `没有可结算的运单：${REASON}2趟`,
    )
  })
})

describe('a flag of any other rule', () => {
  it('is in nobody’s way', async () => {
    const { clerk, card } = await held({ blocking: false })
    expect(await cardOf(clerk, card)).toMatchObject({ waybillsCount: 5, settleAbleCount: 5, updateWaybillsCount: 0 })
  })
})

describe('setting a rule', () => {
  it('holds back and lets go what has been found already', async () => {
    const { clerk, admin, card } = await held({ blocking: false })
    await setRule(admin, 'MISSING_PUNCH', { blocking: true })
    expect(await cardOf(clerk, card)).toMatchObject({ settleAbleCount: 3, updateWaybillsCount: 2 })
    await setRule(admin, 'MISSING_PUNCH', { blocking: false, version: 1 })
    expect(await cardOf(clerk, card)).toMatchObject({ settleAbleCount: 5, updateWaybillsCount: 0 })
    await setRule(admin, 'MISSING_PUNCH', { blocking: true, version: 2 })
    await setRule(admin, 'MISSING_PUNCH', { enabled: false, blocking: true, version: 3 })
    expect(await cardOf(clerk, card)).toMatchObject({ settleAbleCount: 5, updateWaybillsCount: 0 })
  })
})

it('what is in a settlement is not looked at for that: found later, it comes out with its reason', async () => {
  const company = await newCompany()
  const [clerk, admin] = [await company.as('结算员'), await company.as('管理员')]
  const waybill = await newWaybill(company, { inDatetime: null })
  await settle(clerk, { waybillIds: [waybill.id] })
  await setRule(admin, 'MISSING_PUNCH', { blocking: true })
  await recheck(company, waybill)
  const why = async () =>
    (
      await clerk.ask<{ waybill: { notSettleableReason: string } }>(
        'query ($id: ID!) { waybill(id: $id) { notSettleableReason } }',
        { id: waybill.id },
      )
    ).waybill.notSettleableReason
  expect(await why()).toBe('运单已在结算单中')
})

it('settling costs no statement more for it', async () => {
  const [without, withHeld] = [await held({ odd: 0 }), await held({ odd: 2 })]
  const costs = [without, withHeld].map(async ({ clerk, card }) => {
    const { giveCardNo } = await handedIn(clerk, '王五', card)
    return (await statementsOf(() => preview(clerk, { receipts: [{ giveCardNo }] }))).length
  })
  const [one, other] = await Promise.all(costs)
  // Settling everything also closes the receipt and the card, which takes more statements.
  expect(other).toBeLessThanOrEqual(one ?? 0)
})
