import { newCompany } from '@tufang/tests/company'
import { newPayee } from '@tufang/tests/factories/payee'
import { newPayable, paid, payAll, paymentRefusal } from '@tufang/tests/payment'
import { describe, expect, it } from 'vitest'

const MERGE = `mutation ($keepId: ID!, $dropId: ID!) {
  mergePayees(input: { keepId: $keepId, dropId: $dropId, reason: "重复录入" }) { id }
}`
const RETIRE = 'mutation ($id: ID!) { retirePayee(id: $id) { id } }'

describe('a payee for whom a settlement was approved', () => {
  it('is paid what was agreed on, though merged into another one since', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const [{ settlement, payee }, kept] = [await newPayable(company), await newPayee(company)]
    await clerk.ask(MERGE, { keepId: kept.id, dropId: payee.id })
    expect(await paid(clerk, await payAll(clerk, settlement))).toMatchObject({
      ...{ status: 'PAID', payeeId: payee.id, bindingBankNo: payee.bankNo, amt: '200.00' },
    })
  })

  it('is paid no more once the company has taken him out of use', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const { settlement, payee } = await newPayable(company)
    const payment = await payAll(clerk, settlement)
    await clerk.ask(RETIRE, { id: payee.id })
    expect(await paymentRefusal(clerk, 'submit', { id: payment.id })).toBe('PAYEE_RETIRED')
  })
})
