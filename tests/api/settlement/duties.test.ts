import { sql } from '@tufang/server/kernel/sql/sql'
import { documents } from '@tufang/tests/chain'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newPayee } from '@tufang/tests/factories/payee'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { rowsOf } from '@tufang/tests/rows'
import { describe, expect, it } from 'vitest'

const GENERATE = `mutation ($ids: [ID!]!) { generateSettlements(input: { waybillIds: $ids }) { settlements { id settleNo } } }`
const SEEN = `query ($id: ID!) { settlement(id: $id) { status auditOwn own allowedActions refusedActions { action reason } } }`
interface Seen {
  settlement: {
    status: string
    auditOwn: boolean
    own: boolean
    allowedActions: string[]
    refusedActions: { action: string; reason: string }[]
  }
}

/** Settlement that is ready for approval, created by a member with this role. */
async function madeBy(company: TestCompany, role: '结算员' | '管理员') {
  const payee = await newPayee(company)
  const ids = (await newWaybills(company, 2, { payee })).map(({ id }) => id)
  const maker = await company.as(role)
  const { generateSettlements } = await maker.ask<{
    generateSettlements: { settlements: { id: string; settleNo: string }[] }
  }>(GENERATE, { ids })
  const [settlement] = generateSettlements.settlements
  if (!settlement) throw new Error('no settlement made')
  return settlement
}
const seenBy = async (company: TestCompany, role: '结算员' | '管理员' | '审核员', id: string) =>
  (await (await company.as(role)).ask<Seen>(SEEN, { id })).settlement

describe('approving settlements', () => {
  it('is the business of those who may audit, not of who settles', async () => {
    const company = await newCompany()
    const { id } = await madeBy(company, '结算员')
    const clerk = await company.as('结算员')
    expect(await clerk.code(documents.approve, { id })).toBe('FORBIDDEN')
    expect(await clerk.code(documents.reject, { id, reason: '错' })).toBe('FORBIDDEN')
    const seen = await seenBy(company, '结算员', id)
    expect(seen).toMatchObject({ own: true })
    expect(seen.allowedActions).not.toContain('approve')
    expect(seen.refusedActions).toContainEqual({ action: 'approve', reason: '没有权限：审核结算单' })
    await (await company.as('审核员')).ask(documents.approve, { id })
    expect(await seenBy(company, '审核员', id)).toMatchObject({ status: 'APPROVED', auditOwn: false, own: false })
  })

  it('of what one made oneself is marked, and refused where the company wants two people', async () => {
    const company = await newCompany()
    const [first, second] = [await madeBy(company, '管理员'), await madeBy(company, '管理员')]
    const admin = await company.as('管理员')
    await admin.ask(documents.approve, { id: first.id })
    expect(await seenBy(company, '管理员', first.id)).toMatchObject({ status: 'APPROVED', auditOwn: true })
    await rowsOf(sql`update company set four_eyes = true where id = ${company.id}`)
    expect(await admin.refusal(documents.approve, { id: second.id })).toMatchObject({
      message: `公司已开启复核，不能审核自己生成或修改的结算单${second.settleNo}`,
      extensions: { code: 'SETTLEMENT_OWN' },
    })
    const seen = await seenBy(company, '管理员', second.id)
    expect(seen.allowedActions).not.toContain('approve')
    expect(seen.refusedActions.map(({ action }) => action)).toContain('approve')
    await (await company.as('审核员')).ask(documents.approve, { id: second.id })
    expect(await seenBy(company, '审核员', second.id)).toMatchObject({ status: 'APPROVED', auditOwn: false })
  })

  it('is refused to the person who changed it last, too', async () => {
    const company = await newCompany()
    const { id } = await madeBy(company, '结算员')
    const admin = await company.as('管理员')
    const { waybills } = await admin.ask<{ waybills: { records: { id: string }[] } }>(
      'query ($id: ID!) { waybills(filter: { settlementId: $id }) { records { id } } }',
      { id },
    )
    const input = waybills.records.map((waybill) => ({ id: waybill.id, settlePrice: '900' }))
    await admin.ask('mutation ($input: [WaybillPriceInput!]!) { repriceWaybills(input: $input) { ok } }', { input })
    await rowsOf(sql`update company set four_eyes = true where id = ${company.id}`)
    expect(await seenBy(company, '管理员', id)).toMatchObject({ own: true })
    expect(await admin.code(documents.approve, { id })).toBe('SETTLEMENT_OWN')
    await (await company.as('审核员')).ask(documents.approve, { id })
  })

  it('by the documented call asks for the same', async () => {
    const company = await newCompany()
    const { id } = await madeBy(company, '结算员')
    const clerk = await company.as('结算员')
    const query = { id, reason: '错' }
    expect((await clerk.rest('GET', '/chain/companysettle/rejectSettle', { query })).statusCode).toBe(403)
    const auditor = await company.as('审核员')
    expect((await auditor.rest('GET', '/chain/companysettle/rejectSettle', { query })).json()).toMatchObject({
      code: 0,
    })
  })
})
