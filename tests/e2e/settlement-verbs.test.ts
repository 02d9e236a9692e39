import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newPayee } from '@tufang/tests/factories/payee'
import { newProject } from '@tufang/tests/factories/project'
import { newSettlement, type Settled } from '@tufang/tests/rearrange'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import type { Watched } from './browser'
import { runVerb } from './calls'
import { type DemoApp, demoApp } from './demo-app'
import { openAs } from './sign-in'

let app: DemoApp
let company: TestCompany
let clerk: Watched
let page: Page
let [older, younger, approved]: Settled[] = []
let cardNo: string

const settlementOf = (one: Settled | undefined): Settled => {
  if (!one) throw new Error('not made')
  return one
}

beforeAll(async () => {
  app = await demoApp()
  company = await newCompany()
  const project = await newProject(company)
  older = await newSettlement(company, { project, count: 2, settlePrice: '100.00' })
  younger = await newSettlement(company, { project, count: 3, settlePrice: '50.00' })
  approved = await newSettlement(company, {
    project,
    count: 2,
    settlePrice: '30.00',
    approved: true,
    payee: await newPayee(company, { name: '周华斌' }),
  })
  cardNo = (await newCard(company, { status: 'NOT_ACTIVATED' })).cardNo
  clerk = await openAs(app, company.people.管理员.mobile)
  page = clerk.page
})

const dialog = (name: string) => page.getByRole('dialog', { name })
const openStatement = async ({ id, settleNo }: Settled) => {
  await page.goto(`/chain/settlement/statement?${new URLSearchParams({ value: JSON.stringify([id]) })}`)
  await page.getByRole('button', { name: new RegExp(`结算单 ${settleNo}`) }).waitFor()
}
const choose = async (menu: string, item: string) => {
  await page.getByRole('button', { name: menu, exact: true }).last().click()
  await page.getByRole('menuitem', { name: item }).click()
}
/** Row of the preview: number of waybills and amounts of a settlement. */
const told = (name: string, settleNo: string) =>
  dialog(name)
    .getByRole('row', { name: new RegExp(`^${settleNo} `) })
    .innerText()
    .then((text) => text.replaceAll(/\s+/g, ' '))

describe('a clerk with settlements', () => {
  it('merges two of one project, having seen what they come to', async () => {
    const [first, second] = [settlementOf(older), settlementOf(younger)]
    await page.goto('/chain/settlement')
    for (const { settleNo } of [first, second]) await page.getByRole('checkbox', { name: `选择${settleNo}` }).check()
    await choose('单据操作', '合并结算单')
    await dialog('合并结算单').getByRole('table', { name: '结算单变化' }).waitFor()
    expect(await told('合并结算单', first.settleNo)).toBe(`${first.settleNo} 2 → 5 200.00 350.00`)
    expect(await told('合并结算单', second.settleNo)).toContain(`并入 ${first.settleNo}`)
    expect(await barriersOf(page)).toEqual([])
    await runVerb(page, async () => {
      await dialog('合并结算单').getByRole('button', { name: '确认合并' }).dblclick()
      await page.getByText(`已合并为结算单 ${first.settleNo}`).waitFor()
    })
    await dialog('合并结算单').waitFor({ state: 'detached' })
  })

  it('splits a card off again', async () => {
    const whole = settlementOf(older)
    await openStatement(whole)
    await choose('单据操作', '拆分结算单')
    await dialog('拆分结算单').getByText('请选择要拆出的结算卡').first().waitFor()
    expect(await dialog('拆分结算单').getByRole('heading').first().textContent()).toBe(`拆分结算单 ${whole.settleNo}`)
    expect(await page.title()).toBe(`${whole.settleNo} - 拆分结算单 - 土方通`)
    await dialog('拆分结算单')
      .getByRole('checkbox', { name: /150\.00/ })
      .check()
    await dialog('拆分结算单')
      .getByRole('row', { name: new RegExp(`${whole.settleNo}-1`) })
      .waitFor()
    expect(await told('拆分结算单', whole.settleNo)).toBe(`${whole.settleNo} 5 → 2 350.00 200.00`)
    await runVerb(page, async () => {
      await dialog('拆分结算单').getByRole('button', { name: '确认拆分' }).click()
      await page.getByText(`已拆分出结算单 ${whole.settleNo}-1`).waitFor()
    })
    await page.getByText('200.00 元').first().waitFor()
  })

  it('gives a trip a new price, and loses no input to a wrong one', async () => {
    const { settleNo } = settlementOf(older)
    await page.getByRole('button', { name: '查看运单' }).click()
    const trips = page.getByRole('dialog').getByRole('checkbox', { name: /^选择(?!本页|全)/ })
    await trips.first().check()
    await choose('结算操作', '改价')
    const price = dialog('改价').getByRole('textbox', { name: '单价' })
    await price.fill('8o')
    await dialog('改价').getByRole('button', { name: '预览' }).click()
    await dialog('改价').getByRole('alert').filter({ hasText: /\S/ }).waitFor()
    expect(await price.inputValue()).toBe('8o')
    await price.fill('80.50')
    await dialog('改价').getByRole('button', { name: '预览' }).click()
    await dialog('改价').getByText('将改价 1 趟').waitFor()
    expect(await told('改价', settleNo)).toBe(`${settleNo} 2 200.00 180.50`)
    await runVerb(page, async () => {
      await dialog('改价').getByRole('button', { name: '确认改价 1 张' }).click()
      await page.getByText('已改价 1 趟').waitFor()
    })
  })

  it('rejects a price, takes that back, and takes a trip out', async () => {
    const { settleNo } = settlementOf(older)
    const trips = page.getByRole('dialog').getByRole('checkbox', { name: /^选择(?!本页|全)/ })
    await trips.first().check()
    await choose('结算操作', '驳回单价')
    await dialog('驳回单价').getByRole('textbox', { name: '驳回原因' }).fill('高于合同')
    await dialog('驳回单价').getByRole('button', { name: '预览' }).click()
    await dialog('驳回单价').getByRole('button', { name: '确认驳回单价 1 张' }).click()
    await page.getByText('已驳回单价 1 趟').waitFor()
    for (const box of await trips.all()) await box.check()
    await choose('结算操作', '撤销单价驳回')
    await dialog('撤销单价驳回').getByText('1 趟不能处理').waitFor()
    await dialog('撤销单价驳回').getByRole('button', { name: '确认撤销驳回 1 张' }).click()
    await dialog('处理结果').getByRole('button', { name: '关闭' }).last().click()
    await trips.first().check()
    await choose('结算操作', '移出结算单')
    await dialog('移出结算单').getByText('将移出 1 趟').waitFor()
    expect(await told('移出结算单', settleNo)).toMatch(/2 → 1 180\.50 (100\.00|80\.50)/)
    await dialog('移出结算单').getByRole('button', { name: '确认移出 1 张' }).click()
    await page.getByText('已移出 1 趟').waitFor()
  })

  it('sees which papers are missing, and plans the payment of what is approved', async () => {
    const { settleNo } = settlementOf(approved)
    await openStatement(settlementOf(approved))
    await choose('单据操作', '资料完整性')
    await dialog('资料完整性')
      .getByRole('row', { name: new RegExp(settleNo) })
      .waitFor()
    await dialog('资料完整性').getByRole('button', { name: '关闭' }).last().click()
    await page.getByRole('button', { name: '付款计划', exact: true }).click()
    const plan = dialog('付款计划')
    await plan.getByRole('textbox', { name: '第 1 期金额（元）' }).fill('20')
    await plan.getByRole('button', { name: '预览' }).click()
    await plan.getByText('各期金额合计须等于未付的结算金额 60.00 元').waitFor()
    await plan.getByRole('button', { name: '增加一期' }).click()
    await plan.getByText('已填 20.00 元，余 40.00 元').waitFor()
    await plan.getByRole('button', { name: '预览' }).click()
    await plan.getByRole('table', { name: '将制定的计划' }).getByText('40.00', { exact: true }).waitFor()
    expect(await barriersOf(page)).toEqual([])
    await plan.getByRole('button', { name: '确认制定' }).click()
    await page.getByText('付款计划已制定').waitFor()
  })

  it('activates a card, and voids it', async () => {
    await page.goto('/scan/ledger')
    await page.getByRole('checkbox', { name: `选择${cardNo}` }).check()
    await choose('卡操作', '激活')
    await dialog('激活结算卡').getByRole('button', { name: '确认激活 1 张' }).click()
    await page.getByText('已激活 1 张卡').waitFor()
    await page
      .getByRole('row', { name: new RegExp(cardNo) })
      .getByText('已激活')
      .waitFor()
    await page
      .getByRole('row', { name: new RegExp(cardNo) })
      .getByRole('button', { name: '更多' })
      .click()
    await page.getByRole('menuitem', { name: '作废' }).click()
    await dialog('作废结算卡').getByRole('button', { name: '确认作废 1 张' }).click()
    await page.getByText('已作废 1 张卡').waitFor()
    expect(clerk.complaints).toEqual([])
  })
})
