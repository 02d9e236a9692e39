import { sql } from '@tufang/server/kernel/sql/sql'
import { cardOf, documents, only, setPrices, settle } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newProject } from '@tufang/tests/factories/project'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { rowsOf } from '@tufang/tests/rows'
import { describe, expect, it } from 'vitest'

const waybill = 'query ($id: ID!) { waybill(id: $id) { settlePrice priceSource receivable actual version } }'

const repriceMany = `mutation ($input: [WaybillPriceInput!]!, $samePrice: Boolean) {
  repriceWaybills(input: $input, samePrice: $samePrice) { id ok msg }
}`

describe('setWaybillPrices', () => {
  it('types a price that wins over the project’s, and brings the card’s account to it', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const card = await newCard(company)
    const { id } = await newWaybill(company, { card, exAmt: '5.00', adjustAmt: '-2.50', payTaxes: '1.00' })
    expect(await cardOf(clerk, card)).toMatchObject({ unsettledAmount: '102.50' })
    expect(await setPrices(clerk, [{ id, settlePrice: '80.10' }])).toEqual([{ id, ok: true, msg: null }])
    expect((await clerk.ask(waybill, { id })).waybill).toEqual({
      settlePrice: '80.10',
      priceSource: 'TYPED',
      receivable: '82.60',
      actual: '81.60',
      version: 2,
    })
    expect(await cardOf(clerk, card)).toMatchObject({ unsettledAmount: '82.60', settledAmount: '0.00' })
    await setPrices(clerk, [{ id, settlePrice: '90' }])
    expect(await cardOf(clerk, card)).toMatchObject({ unsettledAmount: '92.50' })
    expect(only((await settle(clerk, { waybillIds: [id] })).settlements).settleAmt).toBe('92.50')
  })

  it('keeps who changed what from what to what', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const { id } = await newWaybill(company)
    for (const settlePrice of ['80', '81.5']) await setPrices(clerk, [{ id, settlePrice }])
    const history = await rowsOf<{ before: unknown; after: unknown }>(
      sql`select field, before, after, create_by as "by" from field_change where entity_id = ${id} order by created_at`,
    )
    const by = company.people.结算员.name
    expect(history).toMatchObject([
      { field: 'settlePrice', before: null, by },
      { field: 'settlePrice', by },
    ])
    expect((await clerk.ask('query ($id: ID!) { waybill(id: $id) { priceTypedBy } }', { id })).waybill).toEqual({
      priceTypedBy: by,
    })
    expect(history.map(({ before, after }) => [before, after].map(Number))).toEqual([
      [0, 80],
      [80, 81.5],
    ])
  })

  it('multiplies by tons and cubic metres, half up to the cent, and by one for a unit of 车', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const worth = async (weightUnit: 'TON' | 'CUBIC' | 'TRUCK', weightTons: string, settlePrice: string) => {
      const { id } = await newWaybill(company, { weightUnit, weightTons })
      await setPrices(clerk, [{ id, settlePrice }])
      return (await clerk.ask<{ waybill: { receivable: string } }>(waybill, { id })).waybill.receivable
    }
    expect(await worth('TON', '25.125', '3.33')).toBe('83.67')
    expect(await worth('CUBIC', '0.500', '0.01')).toBe('0.01')
    expect(await worth('TON', '0.499', '0.01')).toBe('0.00')
    expect(await worth('TRUCK', '25.125', '3.33')).toBe('3.33')
    expect(await worth('TON', '1.005', '100')).toBe('100.50')
  })

  it('prices what is on the road, and accounts it with nothing until it arrives', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const card = await newCard(company)
    const { id } = await newWaybill(company, { card, status: 'IN_TRANSIT' })
    expect(await setPrices(clerk, [{ id, settlePrice: '80' }])).toMatchObject([{ ok: true }])
    expect(await cardOf(clerk, card)).toMatchObject({ unsettledAmount: '0.00' })
  })

  it('answers each row on its own', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const settled = await newWaybill(company)
    await settle(clerk, { waybillIds: [settled.id] })
    const free = await newWaybill(company, { project: await newProject(company) })
    const cases: [string, string | null][] = [
      [free.id, null],
      [settled.id, `运单${settled.no}已在结算单中`],
      [(await newWaybill(company, { status: 'VOID' })).id, '运单已作废'],
      [(await newWaybill(await newCompany())).id, '运单不存在'],
      ['x', '运单不存在'],
    ]
    const rows = await setPrices(
      clerk,
      cases.map(([id]) => ({ id, settlePrice: '10' })),
    )
    expect(rows).toEqual(cases.map(([id, msg]) => ({ id, ok: msg === null, msg })))
  })

  it('names a price that is none, and types the others', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const [first, second, third] = [await newWaybill(company), await newWaybill(company), await newWaybill(company)]
    const input = [
      { id: first.id, settlePrice: '120' },
      { id: second.id, settlePrice: '0.001' },
      { id: third.id, settlePrice: '130' },
    ]
    const told = [
      { id: first.id, ok: true, msg: null },
      { id: second.id, ok: false, msg: '单价须为数字，最多2位小数' },
      { id: third.id, ok: true, msg: null },
    ]
    expect(await setPrices(clerk, input)).toEqual(told)
    const { data } = await clerk.gql<{ rows: unknown[] }>(repriceMany, { input })
    expect(JSON.stringify(data)).toContain('单价须为数字，最多2位小数')
    const body = input.map((row, at) => ({ ...row, settlePrice: at === 1 ? '3,5' : row.settlePrice }))
    const path = '/chain/companysettlewaybill/batchUpdatePrice'
    const answer = (await clerk.rest('POST', path, { body })).json<{
      data: { id: string; ok: boolean; msg: string | null }[]
    }>()
    expect(answer.data.map(({ ok }) => ok)).toEqual([true, false, true])
    expect(answer.data[1]?.msg).toBe('单价“3,5”可以读作3.5或35，请写成不含分隔符的数字')
    expect((await clerk.ask(waybill, { id: second.id })).waybill).toMatchObject({ settlePrice: null })
  })

  it('refuses a waybill that is named twice, since its card would be accounted twice', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const card = await newCard(company)
    const { id } = await newWaybill(company, { card })
    const input = ['120', '130'].map((settlePrice) => ({ id, settlePrice }))
    expect(await clerk.refusal(documents.setPrices, { input })).toMatchObject({
      extensions: { code: 'INVALID_INPUT', fieldErrors: [{ field: 'input.1.id' }] },
    })
    expect(await cardOf(clerk, card)).toMatchObject({ unsettledAmount: '100.00' })
  })

  it('refuses a price whose amount no document could carry', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const { id, no } = await newWaybill(company, { weightUnit: 'TON', weightTons: '200000.000' })
    const reduced = await newWaybill(company, { adjustAmt: '-50.00' })
    const rows = await setPrices(clerk, [
      { id, settlePrice: '999999999.99' },
      { id: reduced.id, settlePrice: '49.99' },
    ])
    expect(rows).toEqual([
      { id, ok: false, msg: `运单${no}的金额不在0到999999999.99元之间` },
      { id: reduced.id, ok: false, msg: `运单${reduced.no}的金额不在0到999999999.99元之间` },
    ])
    expect((await clerk.ask(waybill, { id })).waybill).toMatchObject({ settlePrice: null, version: 1 })
    expect(await setPrices(clerk, [{ id: reduced.id, settlePrice: '50.00' }])).toMatchObject([{ ok: true }])
  })

  it('is one price for many only where unit, mode and soil are the same', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const clay = { weightUnit: 'TON', weightTons: '20.000' } as const
    const [ton, other, truck] = [
      await newWaybill(company, clay),
      await newWaybill(company, clay),
      await newWaybill(company, { weightUnit: 'TRUCK' }),
    ]
    const priced = (...waybills: { id: string }[]) => waybills.map(({ id }) => ({ id, settlePrice: '30' }))
    for (const document of [documents.setPrices, repriceMany]) {
      const refusal = await clerk.refusal(document, { input: priced(ton, truck), samePrice: true })
      expect(refusal.message).toMatch(
        /^统一单价只能用于计量单位、运输方式和土质都相同的运单，所选运单有：.+·吨、.+·车。请分组填写单价$/,
      )
      expect((await clerk.ask(waybill, { id: ton.id })).waybill).toMatchObject({ settlePrice: null })
    }
    const different = [...priced(ton), { id: other.id, settlePrice: '31' }]
    expect((await clerk.refusal(documents.setPrices, { input: different, samePrice: true })).message).toBe(
      '统一单价只能是一个单价',
    )
    await clerk.ask(documents.setPrices, { input: priced(ton, other), samePrice: true })
    for (const { id } of [ton, other])
      expect((await clerk.ask(waybill, { id })).waybill).toMatchObject({ settlePrice: '30.00', receivable: '600.00' })
  })

  it.each([
    ['-0.01', '单价须在0到999999999.99之间'],
    ['1000000000', '单价须在0到999999999.99之间'],
    ['0.001', '单价须为数字，最多2位小数'],
  ])('refuses the price %s', async (settlePrice, message) => {
    const company = await newCompany()
    const { id } = await newWaybill(company)
    const refusal = await (await company.as('结算员')).refusal(documents.setPrices, { input: [{ id, settlePrice }] })
    expect(refusal).toMatchObject({
      message,
      extensions: { code: 'INVALID_INPUT', fieldErrors: [{ field: 'input.0.settlePrice', message }] },
    })
  })
})
