import { dayOf } from '@tufang/server/kernel/values/clock'
import { testApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { invoiceAnswer, invoiceInput, invoiceRefusal, newInvoice } from '@tufang/tests/invoice'
import { newPayable, payAll, paymentAnswer, paymentRefusal } from '@tufang/tests/payment'
import { describe, expect, it } from 'vitest'

const DAY = 86_400_000

const SET = 'mutation ($input: CompanySettingsInput!) { updateCompanySettings(input: $input) { preDated } }'

/** Company with an approved payment and its clerk, and the days around now. */
async function ground() {
  const company = await newCompany()
  const clerk = await company.as('管理员')
  const { settlement, payee } = await newPayable(company)
  const now = (await testApp()).clock.now()
  const [today, tomorrow] = [dayOf(now), dayOf(new Date(now.getTime() + DAY))]
  return { company, clerk, settlement, payee, today, tomorrow }
}

describe('a day that is still to come', () => {
  it('is refused as the day of a payment, whether given with the draft or when paying', async () => {
    const { clerk, settlement, today, tomorrow } = await ground()
    const { id } = await paymentAnswer(clerk, 'create', {
      input: { items: [{ settlementId: settlement.id }], paymentDate: tomorrow },
    })
    await paymentAnswer(clerk, 'submit', { id })
    await paymentAnswer(clerk, 'approve', { id })
    expect(await paymentRefusal(clerk, 'pay', { id })).toBe('INVALID_INPUT')
    expect(await paymentRefusal(clerk, 'pay', { id, paymentDate: tomorrow })).toBe('INVALID_INPUT')
    expect(await paymentAnswer(clerk, 'pay', { id, paymentDate: today })).toMatchObject({
      status: 'PAID',
      paymentDate: today,
    })
  })

  it('is refused as the day of a new or a changed invoice', async () => {
    const { clerk, payee, today, tomorrow } = await ground()
    const input = invoiceInput(payee, '100', { invoiceDate: tomorrow })
    const { errors } = await clerk.gql('mutation ($input: InvoiceInput!) { createInvoice(input: $input) { id } }', {
      input,
    })
    expect(errors).toMatchObject([
      {
        message: '开票日期不能晚于今天',
        extensions: { fieldErrors: [{ field: 'input.invoiceDate', message: '开票日期不能晚于今天' }] },
      },
    ])
    const made = await newInvoice(clerk, payee, '100', { invoiceDate: today })
    expect(await invoiceRefusal(clerk, 'update', { id: made.id, version: made.version, input })).toBe('INVALID_INPUT')
  })

  it('is accepted where the company has allowed it, which only administrators can do', async () => {
    const { company, clerk, settlement, payee, tomorrow } = await ground()
    expect(await (await company.as('结算员')).code(SET, { input: { preDated: true, version: 0 } })).toBe('FORBIDDEN')
    expect(await clerk.ask(SET, { input: { preDated: true, version: 0 } })).toEqual({
      updateCompanySettings: { preDated: true },
    })
    const { id } = await payAll(clerk, settlement)
    await paymentAnswer(clerk, 'submit', { id })
    await paymentAnswer(clerk, 'approve', { id })
    expect(await paymentAnswer(clerk, 'pay', { id, paymentDate: tomorrow })).toMatchObject({ paymentDate: tomorrow })
    const entered = invoiceInput(payee, '100', { invoiceDate: tomorrow })
    const made = await invoiceAnswer(clerk, 'create', { input: entered })
    expect(made).toMatchObject({ invoiceDate: tomorrow })
    await clerk.ask(SET, { input: { preDated: false, version: 1 } })
    const changed = { id: made.id, version: made.version, input: { ...entered, remark: '改' } }
    expect(await invoiceAnswer(clerk, 'update', changed)).toMatchObject({ invoiceDate: tomorrow, remark: '改' })
  })
})
