import { sql } from '@tufang/server/kernel/sql/sql'
import { settle } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newPayee } from '@tufang/tests/factories/payee'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { merge, newSettlement, type Settled } from '@tufang/tests/rearrange'
import { rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { describe, expect, it } from 'vitest'

const query = `query ($ids: [ID!]!) {
  documentCompleteness(settlementIds: $ids) {
    companySettleId settleNo total complete rate missing { loadPicture gatePicture payeeContract card } missingText
  }
}`
const none = { loadPicture: 0, gatePicture: 0, payeeContract: 0, card: 0 }

const photograph = (ids: readonly string[], pictures: { load?: boolean; gate?: boolean }) =>
  rowsOf(sql`update waybill set in_picture = ${pictures.load ? '/a.jpg' : null}, go_picture = ${pictures.gate ? '/b.jpg' : ''}
    where id = any(${[...ids]}::uuid[])`)

describe('documentCompleteness', () => {
  it('counts what every waybill needs, a waybill under each that it lacks', async () => {
    const company = await newCompany()
    const clerk = await company.as('只读')
    const payee = await newPayee(company)
    const full: Settled = await newSettlement(company, { count: 3, payee })
    const bare = await newSettlement(company, { count: 3 })
    await photograph(full.waybillIds.slice(0, 2), { load: true, gate: true })
    await photograph(full.waybillIds.slice(2), { gate: true })
    await photograph(bare.waybillIds, { load: true })
    expect(await clerk.ask(query, { ids: [bare.id, full.id] })).toEqual({
      documentCompleteness: [
        {
          companySettleId: bare.id,
          settleNo: bare.settleNo,
          total: 3,
          complete: 0,
          rate: '0.00',
          missing: { ...none, gatePicture: 3, payeeContract: 3 },
          missingText: '3趟缺出场照片、3趟缺已签约的收款人',
        },
        {
          companySettleId: full.id,
          settleNo: full.settleNo,
          total: 3,
          complete: 2,
          rate: '66.67',
          missing: { ...none, loadPicture: 1 },
          missingText: '1趟缺装车照片',
        },
      ],
    })
  })

  it('wants a signed contract and a card, and says 100 only when nothing is missing', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const payee = await newPayee(company)
    const ids = (await newWaybills(company, 2, { payee })).map(({ id }) => id)
    await photograph(ids, { load: true, gate: true })
    const [made] = (await settle(clerk, { waybillIds: ids })).settlements
    const ask = async () =>
      (await clerk.ask<{ documentCompleteness: unknown[] }>(query, { ids: [made?.id] })).documentCompleteness
    expect(await ask()).toMatchObject([{ complete: 0, missing: { ...none, card: 2 } }])
    const full = await newSettlement(company, { payee, count: 2 })
    await photograph(full.waybillIds, { load: true, gate: true })
    expect(await clerk.ask(query, { ids: [full.id] })).toMatchObject({
      documentCompleteness: [{ rate: '100.00', complete: 2, missing: none, missingText: null }],
    })
    const lacking = [sql`contract_to = '2020-12-31'`, sql`contract_to = null, contract_signed = false`]
    for (const change of lacking) {
      await rowsOf(sql`update payee set ${change} where id = ${payee.id}`)
      expect(await clerk.ask(query, { ids: [full.id] })).toMatchObject({
        documentCompleteness: [{ rate: '0.00', missing: { ...none, payeeContract: 2 } }],
      })
    }
  })

  it('has no rate where no waybill is left', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const [one, other] = [await newSettlement(company), await newSettlement(company)]
    await merge(clerk, [one, other])
    expect(await clerk.ask(query, { ids: [other.id] })).toMatchObject({
      documentCompleteness: [{ total: 0, complete: 0, rate: null, missing: none }],
    })
  })

  it('refuses unknown ids, and people who may not look', async () => {
    const [company, foreign] = [await newCompany(), await newCompany()]
    const [ours, theirs] = [await newSettlement(company), await newSettlement(foreign)]
    const clerk = await company.as('结算员')
    for (const id of [theirs.id, 'nothing']) expect(await clerk.code(query, { ids: [ours.id, id] })).toBe('NOT_FOUND')
    expect(await clerk.code(query, { ids: [] })).toBe('INVALID_INPUT')
  })

  it('tells anybody signed in which settlements are incomplete', async () => {
    const company = await newCompany()
    const { completeness } = await services()
    const payee = await newPayee(company)
    const [full, bare] = [await newSettlement(company, { payee }), await newSettlement(company)]
    await photograph(full.waybillIds, { load: true, gate: true })
    const actor = company.actor('出纳')
    expect(await completeness.incomplete(actor, [full.id, bare.id])).toEqual({
      exists: true,
      settlements: [
        {
          id: bare.id,
          settleNo: bare.settleNo,
          missing: expect.objectContaining({ loadPicture: bare.waybillIds.length }),
          lacking: [],
          missingText: expect.stringContaining('趟缺装车照片'),
        },
      ],
    })
    expect(await completeness.incomplete(actor, [full.id])).toEqual({ exists: false, settlements: [] })
    await expect(completeness.incomplete((await newCompany()).actor('管理员'), [full.id])).rejects.toThrow(
      '结算单不存在',
    )
  })
})
