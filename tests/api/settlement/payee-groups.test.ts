import type { Caller } from '@tufang/tests/caller'
import { approve, documents, handedIn, reject, type SettlementAnswer, settle, settlementOf } from '@tufang/tests/chain'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newPayee, type Payee } from '@tufang/tests/factories/payee'
import { newProject } from '@tufang/tests/factories/project'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { describe, expect, it } from 'vitest'

const GROUPS = `query ($settlementIds: [ID!], $waybillIds: [ID!]) {
  payeeGroups(settlementIds: $settlementIds, waybillIds: $waybillIds) {
    settlementId settleNo giveCardUserId projectName settleCnt settleAmt waybillIds refusal proposedBy payee { payeeId } proposed { payeeId }
  }
}`
const SET = `mutation ($input: SetGroupPayeesInput!, $key: String) {
  setGroupPayees(input: $input, idempotencyKey: $key) { id settleNo lackingPayeeCount payee { payeeId } }
}`
interface Group {
  settlementId: string | null
  settleNo: string | null
  giveCardUserId: string | null
  settleCnt: number
  settleAmt: string
  waybillIds: string[]
  refusal: string | null
  proposedBy: string | null
  payee: { payeeId: string } | null
  proposed: { payeeId: string } | null
}

const groupsOf = async (of: Caller, variables: { settlementIds?: string[]; waybillIds?: string[] }): Promise<Group[]> =>
  (await of.ask<{ payeeGroups: Group[] }>(GROUPS, variables)).payeeGroups
const idsOf = (settlements: readonly { id: string }[]) => settlements.map(({ id }) => id)

/** Settlements of givers, each with a receipt over two waybills of 100.00. */
async function handedInBy(company: TestCompany, ...givers: string[]): Promise<SettlementAnswer[]> {
  const clerk = await company.as('结算员')
  const receipts = []
  for (const giver of givers) {
    const card = await newCard(company)
    await newWaybills(company, 2, { card, settlePrice: '100' })
    receipts.push({ giveCardNo: (await handedIn(clerk, giver, card)).giveCardNo })
  }
  return (await settle(clerk, { receipts })).settlements
}
const setOf = (groups: readonly Group[], payeeOf: (group: Group) => Pick<Payee, 'id'>) =>
  groups.map((group) => ({ waybillIds: group.waybillIds, payeeId: payeeOf(group).id }))

describe('the payees of what givers handed in', () => {
  it('are proposed by giver: who has his name, else who was paid for him last', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const [namesake, last] = [await newPayee(company, { name: '王五' }), await newPayee(company)]
    await newPayee(company, { name: '孙七', contractSigned: false })
    const before = await handedInBy(company, '赵六')
    const input = { groups: setOf(await groupsOf(clerk, { settlementIds: idsOf(before) }), () => last) }
    await clerk.ask(SET, { input })

    const settlements = await handedInBy(company, '王五', '赵六', '孙七')
    const groups = await groupsOf(clerk, { settlementIds: idsOf(settlements) })
    const told = new Map(groups.map((group) => [group.giveCardUserId, group]))
    expect([...told.keys()].toSorted()).toEqual(['孙七', '王五', '赵六'].toSorted())
    expect(told.get('王五')).toMatchObject({ proposed: { payeeId: namesake.id }, proposedBy: 'NAMED', payee: null })
    expect(told.get('赵六')).toMatchObject({ proposed: { payeeId: last.id }, proposedBy: 'LAST', settleCnt: 2 })
    expect(told.get('孙七')).toMatchObject({ proposed: null, proposedBy: null, settleAmt: '200.00', refusal: null })
    for (const { settleNo, settlementId } of groups)
      expect(settlements).toContainEqual(expect.objectContaining({ id: settlementId, settleNo }))
  })

  it('are not guessed among namesakes, unless one of them was paid last', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const [one] = [await newPayee(company, { name: '王五' }), await newPayee(company, { name: '王五' })]
    const first = await groupsOf(clerk, { settlementIds: idsOf(await handedInBy(company, '王五')) })
    expect(first).toMatchObject([{ proposed: null }])
    await clerk.ask(SET, { input: { groups: setOf(first, () => one) } })
    const next = await groupsOf(clerk, { settlementIds: idsOf(await handedInBy(company, '王五')) })
    expect(next).toMatchObject([{ proposed: { payeeId: one.id }, proposedBy: 'NAMED' }])
  })

  it('are not learnt from a settlement that was rejected', async () => {
    const company = await newCompany()
    const [clerk, auditor] = [await company.as('结算员'), await company.as('审核员')]
    const wrong = await newPayee(company)
    const [made] = await handedInBy(company, '王五')
    if (!made) throw new Error('no settlement')
    const input = { groups: setOf(await groupsOf(clerk, { settlementIds: [made.id] }), () => wrong) }
    await clerk.ask(SET, { input })
    await reject(auditor, made)
    expect(await groupsOf(clerk, { settlementIds: idsOf(await handedInBy(company, '王五')) })).toMatchObject([
      { proposed: null },
    ])
  })

  it('are asked for of waybills that are not settled yet, too', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const payee = await newPayee(company, { name: '王五' })
    const card = await newCard(company)
    const ids = idsOf(await newWaybills(company, 3, { card })).toSorted()
    await handedIn(clerk, '王五', card)
    const loose = await newWaybill(company, { project: await newProject(company) })
    const groups = await groupsOf(clerk, { waybillIds: [...ids, loose.id] })
    expect(groups.map(({ waybillIds }) => waybillIds.toSorted())).toEqual(expect.arrayContaining([ids, [loose.id]]))
    const group = groups.find(({ giveCardUserId }) => giveCardUserId === '王五')
    expect(group).toMatchObject({ settlementId: null, proposed: { payeeId: payee.id } })
    expect(await clerk.ask(SET, { input: { groups: setOf(groups, () => payee) } })).toEqual({ setGroupPayees: [] })
    expect(await groupsOf(clerk, { waybillIds: ids })).toMatchObject([{ payee: { payeeId: payee.id }, proposed: null }])
  })

  it('are shown to people with the permission, for their company alone', async () => {
    const company = await newCompany()
    const settlementIds = idsOf(await handedInBy(company, '王五'))
    expect(await groupsOf(await company.as('只读'), { settlementIds })).toHaveLength(1)
    const foreign = await newCompany()
    expect(await groupsOf(await foreign.as('管理员'), { settlementIds })).toEqual([])
    const input = { groups: [{ waybillIds: ['x'], payeeId: 'x' }] }
    expect(await (await company.as('只读')).code(SET, { input })).toBe('FORBIDDEN')
  })
})

describe('setGroupPayees', () => {
  it('pays each giver what he handed in, in one go and once', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const settlements = await handedInBy(company, '王五', '赵六')
    const payees = new Map([
      ['王五', await newPayee(company)],
      ['赵六', await newPayee(company)],
    ])
    const payeeOf = ({ giveCardUserId }: Group) => payees.get(giveCardUserId ?? '') ?? { id: 'x' }
    const groups = setOf(await groupsOf(clerk, { settlementIds: idsOf(settlements) }), payeeOf)
    const first = await clerk.ask(SET, { input: { groups }, key: 'once' })
    const version = (await settlementOf(clerk, settlements[0] ?? { id: '' })).version
    expect(await clerk.ask(SET, { input: { groups }, key: 'once' })).toEqual(first)
    for (const settlement of settlements) {
      expect(await settlementOf(clerk, settlement)).toMatchObject({
        payee: { id: payees.get(settlement.agentName)?.id },
        lackingPayeeCount: 0,
      })
    }
    expect((await settlementOf(clerk, settlements[0] ?? { id: '' })).version).toBe(version)
  })

  it('changes a payee for a reason, which the history keeps, until the settlement is approved', async () => {
    const company = await newCompany()
    const [clerk, auditor] = [await company.as('结算员'), await company.as('审核员')]
    const [wrong, right] = [await newPayee(company, { name: '甲' }), await newPayee(company, { name: '乙' })]
    const [made] = await handedInBy(company, '王五')
    if (!made) throw new Error('no settlement')
    const ask = async () => groupsOf(clerk, { settlementIds: [made.id] })
    await clerk.ask(SET, { input: { groups: setOf(await ask(), () => wrong) } })
    const groups = setOf(await ask(), () => right)
    expect(await clerk.refusal(SET, { input: { groups } })).toMatchObject({
      message: '更换收款人须填写原因',
      extensions: { code: 'INVALID_INPUT', fieldErrors: [{ field: 'reason' }] },
    })
    await clerk.ask(SET, { input: { groups, reason: '选错人' } })
    expect(await settlementOf(clerk, made)).toMatchObject({ payee: { id: right.id } })
    const id = groups[0]?.waybillIds[0]
    const { waybillChanges } = await clerk.ask<{ waybillChanges: object[] }>(
      'query ($id: ID!) { waybillChanges(id: $id) { label before after reason createBy } }',
      { id },
    )
    expect(waybillChanges).toContainEqual({
      label: '收款人',
      before: expect.stringMatching(/^甲 建设银行深圳分行 \d{19}$/),
      after: expect.stringMatching(/^乙 建设银行深圳分行 \d{19}$/),
      reason: '选错人',
      createBy: company.people.结算员.name,
    })

    await approve(auditor, made)
    expect(
      await clerk.refusal(SET, { input: { groups: setOf(await ask(), () => wrong), reason: '又错' } }),
    ).toMatchObject({
      message: `结算单${made.settleNo}当前为“已审核”，不能更换收款人`,
      extensions: { code: 'MOVE_NOT_ALLOWED' },
    })
    expect(await ask()).toMatchObject([{ refusal: `结算单${made.settleNo}当前为“已审核”，不能设置收款人` }])
  })

  it('by the older mutation leaves the payee that was in the history, too', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const { id } = await newWaybill(company, { payee: await newPayee(company, { name: '甲' }) })
    const other = await newPayee(company, { name: '乙' })
    await clerk.ask(documents.setPayees, { input: [{ id, payeeId: other.id }] })
    const { waybillChanges } = await clerk.ask<{ waybillChanges: { label: string; before: string; after: string }[] }>(
      'query ($id: ID!) { waybillChanges(id: $id) { label before after } }',
      { id },
    )
    expect(waybillChanges).toMatchObject([
      { label: '收款人', before: expect.stringMatching(/^甲 /), after: expect.stringMatching(/^乙 /) },
    ])
  })

  it('sets all or nothing', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const [good, unsigned] = [await newPayee(company), await newPayee(company, { contractSigned: false })]
    const settlements = await handedInBy(company, '王五', '赵六')
    const groups = await groupsOf(clerk, { settlementIds: idsOf(settlements) })
    const [first, second] = [groups[0]?.waybillIds ?? [], groups[1]?.waybillIds ?? []]
    const refused = (input: { waybillIds: string[]; payeeId: string }[]) =>
      clerk.code(SET, { input: { groups: input } })
    const foreign = (await newWaybill(await newCompany())).id
    const goodGroup = { waybillIds: first, payeeId: good.id }
    expect(await refused([goodGroup, { waybillIds: second, payeeId: unsigned.id }])).toBe('PAYEE_NOT_READY')
    expect(await refused([goodGroup, { waybillIds: [foreign], payeeId: good.id }])).toBe('NOT_FOUND')
    expect(await refused([goodGroup, { waybillIds: second, payeeId: 'x' }])).toBe('NOT_FOUND')
    expect(await refused([goodGroup, { waybillIds: first, payeeId: good.id }])).toBe('INVALID_INPUT')
    expect(await refused([])).toBe('INVALID_INPUT')
    for (const settlement of settlements)
      expect(await settlementOf(clerk, settlement)).toMatchObject({ payee: null, lackingPayeeCount: 2 })
  })
})
