import { approve, documents, handedIn, only, reject, settle } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { expect, it } from 'vitest'

interface Refused {
  action: string
  reason: string
}

const company = await newCompany()
const clerk = await company.as('管理员')
const settlementVerbs = {
  approve: documents.approve,
  reject: documents.reject,
  delete: 'mutation ($id: ID!) { deleteSettlement(id: $id) { id type } }',
}

async function refusedOf(kind: 'settlement' | 'receipt', id: string, as = clerk): Promise<Refused[]> {
  const query = `query ($id: ID!) { one: ${kind}(id: $id) { allowedActions refusedActions { action reason } } }`
  const { one } = await as.ask<{ one: { allowedActions: string[]; refusedActions: Refused[] } }>(query, { id })
  const refused = one.refusedActions.map(({ action }) => action)
  expect(one.allowedActions.filter((action) => refused.includes(action))).toEqual([])
  return one.refusedActions
}

/** Checks that refusals on a page equal those of the verbs. */
async function expectAlike(id: string): Promise<string[]> {
  const refused = await refusedOf('settlement', id)
  for (const [action, verb] of Object.entries(settlementVerbs)) {
    const told = refused.find((one) => one.action === action)
    if (told) expect((await clerk.refusal(verb, { id })).message).toBe(told.reason)
  }
  return refused.map(({ action, reason }) => `${action}: ${reason}`)
}

it('a settlement says of each action that it does not allow what its verb answers', async () => {
  const card = await newCard(company)
  await newWaybills(company, 2, { card })
  const receipt = await handedIn(clerk, '王五', card)
  const { id } = only((await settle(clerk, { receipts: [{ giveCardNo: receipt.giveCardNo }] })).settlements)
  expect(await expectAlike(id)).toEqual(['approve: 还有2趟没有收款人'])

  const voiding = (await refusedOf('receipt', receipt.id)).find(({ action }) => action === 'void')
  expect(voiding?.reason).toBe(`回执单${receipt.giveCardNo}已被结算单使用，不能作废`)
  expect((await clerk.refusal(documents.voidReceipt, { id: receipt.id })).message).toBe(voiding?.reason)

  await reject(clerk, { id })
  expect(await expectAlike(id)).toEqual(
    ['approve: ', 'reject: ', 'merge: ', 'split: ', 'setPayee: '].map((start) => expect.stringContaining(start)),
  )
  await expect(approve(clerk, { id })).rejects.toThrow('结算单当前为“已驳回”，不能审核通过')
})

it('people without the permission are told so', async () => {
  const [waybill] = await newWaybills(company, 1, { card: await newCard(company) })
  const { id } = only((await settle(clerk, { waybillIds: [waybill?.id ?? ''] })).settlements)
  const refused = await refusedOf('settlement', id, await company.as('出纳'))
  expect(refused.find(({ action }) => action === 'reject')?.reason).toMatch(/^没有权限：/)
})
