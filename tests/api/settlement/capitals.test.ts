import { testApp } from '@tufang/tests/app'
import { expectSound } from '@tufang/tests/checks'
import { newCompany } from '@tufang/tests/company'
import { newPayee } from '@tufang/tests/factories/payee'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { newPayable, paymentAnswer } from '@tufang/tests/payment'
import { newSettlement } from '@tufang/tests/rearrange'
import { afterEach, describe, expect, it } from 'vitest'

afterEach(async () => expectSound((await testApp()).database))

const SET = `mutation ($input: [SetPayeeInput!]!) { rows: setPayees(input: $input) { id ok msg } }`
const REPRICE = `mutation ($input: [WaybillPriceInput!]!) { rows: repriceWaybills(input: $input) { id ok msg amountAfter } }`
const PRICE = `mutation ($input: [WaybillPriceInput!]!) { rows: setWaybillPrices(input: $input) { id ok msg } }`

const big = (id: string): string => id.toUpperCase()

describe('ids in capitals', () => {
  it('name the same waybills and payees, and are answered as they were given', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const [free, payee, settled] = [
      await newWaybill(company),
      await newPayee(company),
      await newSettlement(company, { count: 1 }),
    ]
    const ids = [free.id, settled.waybillIds[0] ?? ''].map(big)
    const payees = ids.map((id) => ({ id, payeeId: big(payee.id) }))
    expect(await clerk.ask(SET, { input: payees })).toEqual({ rows: ids.map((id) => ({ id, ok: true, msg: null })) })
    const prices = ids.map((id) => ({ id, settlePrice: '90.00' }))
    expect(await clerk.ask(REPRICE, { input: prices })).toMatchObject({
      rows: ids.map((id) => ({ id, ok: true, msg: null })),
    })
    expect(await clerk.ask(PRICE, { input: prices.slice(0, 1) })).toMatchObject({ rows: [{ id: ids[0], ok: true }] })
    const shown = await clerk.ask('query ($id: ID!) { waybill(id: $id) { payeeName settlePrice } }', { id: free.id })
    expect(shown).toEqual({ waybill: { payeeName: payee.name, settlePrice: '90.00' } })
  })

  it('stand once with those that are not', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const [{ id }, payee] = [await newWaybill(company), await newPayee(company)]
    const input = [id, big(id)].map((one) => ({ id: one, payeeId: payee.id }))
    expect(await clerk.code(SET, { input })).toBe('INVALID_INPUT')
  })

  it('name the same settlements and payees of payments', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const { settlement, payee } = await newPayable(company)
    const items = [{ settlementId: big(settlement.id), amt: '50.00' }]
    const draft = await paymentAnswer(clerk, 'create', { input: { items, payeeId: big(payee.id) } })
    expect(draft).toMatchObject({ payeeId: payee.id, amt: '50.00' })
    const { id, version } = draft
    const change = { items, payeeId: big(payee.id), remark: '三月' }
    expect(await paymentAnswer(clerk, 'update', { id: big(id), version, input: change })).toMatchObject({
      ...{ id, payeeId: payee.id, amt: '50.00' },
    })
  })
})
