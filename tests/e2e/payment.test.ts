import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newPayee } from '@tufang/tests/factories/payee'
import { newSettlement, type Settled } from '@tufang/tests/rearrange'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import { openPage, type Watched } from './browser'
import { runVerb } from './calls'
import { type DemoApp, demoApp } from './demo-app'
import { pressEscape, tabAndPress, tabTo } from './keyboard'
import { openAs } from './sign-in'

const LIST = '/chain/payment'
/** Reminder about missing papers, at every step that lets money leave. */
const LACKING = /结算单 JS\d+：3趟缺装车照片、3趟缺出场照片/

let app: DemoApp
let company: TestCompany
let cashier: Watched
let auditor: Watched
let settlements: Settled[]
let page: Page
/** Number of the payment in the story. */
let paymentNo: string

beforeAll(async () => {
  app = await demoApp()
  company = await newCompany()
  const payees = [await newPayee(company, { name: '周华斌' }), await newPayee(company, { name: '吴建国' })]
  settlements = []
  for (const [at, payee] of [...payees, ...payees].entries())
    settlements.push(
      await newSettlement(company, { count: 3, settlePrice: '100.00', payee, approved: true, giver: `师傅${at}` }),
    )
  cashier = await openAs(app, company.people.出纳.mobile)
  auditor = await openAs(app, company.people.审核员.mobile)
  page = cashier.page
})

const settlement = (at: number): Settled => {
  const one = settlements[at]
  if (!one) throw new Error('not made')
  return one
}
const dialog = (name: string, of = page) => of.getByRole('dialog', { name })
const openStatement = async ({ id, settleNo }: Settled) => {
  await page.goto(`/chain/settlement/statement?${new URLSearchParams({ value: JSON.stringify([id]) })}`)
  await page.getByRole('button', { name: new RegExp(`结算单 ${settleNo}`) }).waitFor()
}
const told = (text: string) => page.getByText(text, { exact: true }).first().waitFor()

describe('a payment', () => {
  it('is made of a settlement from its statement, having seen who gets what, once for a double click', async () => {
    await openStatement(settlement(0))
    await page.getByRole('region', { name: '付款' }).getByText('待付').waitFor()
    await page.getByRole('button', { name: '付款', exact: true }).click()
    const form = dialog('新增付款单')
    const preview = form.getByRole('status', { name: '预览' })
    await preview.getByText('将新增 1 张付款单，共 300.00 元').waitFor()
    expect(await preview.textContent()).toMatch(/周华斌[\s\S]*建设银行深圳分行 \d{19}[\s\S]*300\.00 元[\s\S]*3 趟/)
    await form.getByRole('combobox', { name: '付款范围' }).selectOption({ label: '逐张填写金额' })
    const amount = form.getByRole('textbox', { name: `${settlement(0).settleNo} 付款金额（元）` })
    await amount.fill('300.01')
    await form.getByText('不能超过可付的 300.00 元').first().waitFor()
    await amount.fill('¥250.5')
    await preview.getByText('将新增 1 张付款单，共 250.50 元').waitFor()
    await preview.getByText(/^运单 \S+ 只付一部分$/).waitFor()
    await form.getByRole('combobox', { name: '付款范围' }).selectOption({ label: '全部付清' })
    await preview.getByText('共 300.00 元').waitFor()
    await form.getByRole('status', { name: '资料不完整' }).getByText(LACKING).waitFor()
    expect(await barriersOf(page)).toEqual([])
    await form.getByRole('button', { name: '新增付款单' }).dblclick()
    await told('添加成功')
    const drawer = dialog('付款单')
    await drawer.getByRole('heading', { name: /^FK\d{12}$/ }).waitFor()
    paymentNo = (await drawer.getByRole('heading', { name: /^FK\d{12}$/ }).textContent()) ?? ''
    await expect.poll(() => page.title()).toBe(`${paymentNo} - 付款单 - 土方通`)
    await expect.poll(() => drawer.getByRole('region', { name: '运单' }).getByRole('row').count()).toBe(4)
    await drawer.getByRole('link', { name: settlement(0).settleNo, exact: true }).waitFor()
    expect(await barriersOf(page)).toEqual([])
    await drawer.getByRole('button', { name: '关闭' }).click()
    await expect.poll(() => page.getByRole('rowheader', { name: /^FK/ }).count()).toBe(1)
  })

  it('is submitted by who made it, and approved by somebody else', async () => {
    await page.getByRole('rowheader', { name: paymentNo }).getByRole('link').click()
    await dialog('付款单').getByRole('button', { name: '提交审核' }).click()
    const doubt = page.getByRole('alertdialog')
    await doubt.getByText('资料不完整，确定提交审核？').waitFor()
    await doubt.getByText(LACKING).waitFor()
    expect(await barriersOf(page)).toEqual([])
    await runVerb(page, async () => {
      await doubt.getByRole('button', { name: '确定' }).click()
      await told('操作成功')
    })
    const approve = dialog('付款单').getByRole('button', { name: '审核通过' })
    await approve.waitFor()
    expect(await approve.getAttribute('aria-disabled')).toBe('true')
    // The history shows the verb that was run in the drawer.
    await dialog('付款单').getByRole('listitem').filter({ hasText: '草稿改为待审核' }).first().waitFor()

    await auditor.page.goto(LIST)
    const row = auditor.page.getByRole('row').filter({ hasText: paymentNo })
    await row.getByRole('button', { name: '审核通过' }).click()
    const question = auditor.page.getByRole('alertdialog', { name: '审核付款单' })
    await question.getByText(new RegExp(`付款单 ${paymentNo}：付给 周华斌.*300\\.00 元`)).waitFor()
    await question.getByText(LACKING).waitFor()
    await runVerb(auditor.page, () => question.getByRole('button', { name: '确定' }).click())
    await row.getByText('待付款').waitFor()
    expect(auditor.complaints).toEqual([])
  })

  it('is paid by the cashier, and so is its settlement', async () => {
    await page.goto(`${LIST}?paymentNo=${paymentNo}`)
    const row = page.getByRole('row').filter({ hasText: paymentNo })
    await row.getByRole('button', { name: '登记付款' }).click()
    const pay = dialog('登记付款')
    await pay.getByText(new RegExp(`${paymentNo}.*300\\.00 元`)).waitFor()
    await pay.getByRole('status', { name: '资料不完整' }).getByText(LACKING).waitFor()
    await pay.getByRole('textbox', { name: '银行流水号' }).fill('2026112700001')
    expect(await barriersOf(page)).toEqual([])
    await runVerb(page, async () => {
      await pay.getByRole('button', { name: '登记付款' }).dblclick()
      await told('操作成功')
    })
    await row.getByText('已付款').waitFor()
    await openStatement(settlement(0))
    const paid = page.getByRole('region', { name: '付款' }).first()
    await paid.getByText('0.00 元').waitFor()
    await paid.getByRole('link', { name: paymentNo, exact: true }).waitFor()
    await page
      .getByRole('region', { name: `结算单 ${settlement(0).settleNo}` })
      .getByText('已付款')
      .first()
      .waitFor()
  })

  it('is reversed with a reason, after which its settlement can be paid again', async () => {
    await page.getByRole('region', { name: '付款' }).getByRole('link', { name: paymentNo, exact: true }).click()
    await dialog('付款单').getByRole('button', { name: '冲销' }).click()
    const reason = page.getByRole('alertdialog', { name: '冲销付款单' })
    await reason.getByRole('button', { name: '冲销' }).click()
    await reason.getByText(/请输入冲销原因/).waitFor()
    await reason.getByRole('textbox', { name: '冲销原因' }).fill('付错账户')
    const reverse = async () => {
      await reason.getByRole('button', { name: '冲销' }).click()
      await told('操作成功')
    }
    // Its settlement is open again, and shows its instalments.
    await runVerb(page, reverse, { brought: 1 })
    await dialog('付款单').getByText('付错账户', { exact: true }).waitFor()
    await dialog('付款单').getByText('已冲销').first().waitFor()
    await openStatement(settlement(0))
    const paid = page.getByRole('region', { name: '付款' }).first()
    await paid.getByText('300.00 元').first().waitFor()
    await paid.getByText('已冲销').waitFor()
  })

  it('is one for each payee where there are several, and goes when it is deleted', async () => {
    await page.goto('/chain/settlement')
    for (const at of [0, 1]) await page.getByRole('checkbox', { name: `选择${settlement(at).settleNo}` }).check()
    await page.getByRole('button', { name: '单据操作' }).last().click()
    await page.getByRole('menuitem', { name: '付款', exact: true }).click()
    const form = dialog('新增付款单')
    await form.getByText('将新增 2 张付款单，共 600.00 元').waitFor()
    const payees = form.getByRole('combobox', { name: '收款人' })
    await payees.selectOption(await payees.getByRole('option', { name: /^周华斌/ }).getAttribute('value'))
    await form.getByText('将新增 1 张付款单，共 300.00 元').waitFor()
    await payees.selectOption({ label: '全部收款人，按收款人拆分，每人一张' })
    await form.getByRole('button', { name: '新增 2 张付款单' }).click()
    await told('添加成功')
    await page.waitForURL(/paymentNos=/)
    await expect.poll(() => page.getByRole('rowheader', { name: /^FK/ }).count()).toBe(2)
    const row = page.getByRole('row').filter({ hasText: '吴建国' })
    const number = (await row.getByRole('rowheader').textContent()) ?? ''
    await row.getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: '删除' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText('是否确认删除此数据').waitFor()
    await question.getByText(new RegExp(`${number}.*300\\.00 元`)).waitFor()
    await runVerb(page, async () => {
      await question.getByRole('button', { name: '确定' }).click()
      await told('删除成功')
    })
    await expect.poll(() => page.getByRole('rowheader', { name: /^FK/ }).count()).toBe(1)
  })

  it('is changed while it is a draft', async () => {
    const row = page.getByRole('row').filter({ hasText: '周华斌' })
    await row.getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: '修改' }).click()
    const form = dialog('修改付款单')
    const { settleNo } = settlement(0)
    await form.getByRole('textbox', { name: `${settleNo} 付款金额（元）` }).fill('120')
    await form.getByRole('textbox', { name: '备注' }).fill('先付一部分')
    // The reversed payment has freed the number.
    await form.getByRole('textbox', { name: '银行流水号' }).fill('2026112700001')
    await form.getByRole('status', { name: '预览' }).getByText('120.00 元').waitFor()
    await form.getByRole('button', { name: '保存' }).click()
    await told('修改成功')
    await row.getByText('120.00').waitFor()
  })

  it('is asked about where its number of the bank stands on another one', async () => {
    await page.goto(LIST)
    await page.getByRole('button', { name: '新增', exact: true }).first().click()
    const form = dialog('新增付款单')
    const { settleNo } = settlement(1)
    await form.getByRole('combobox', { name: '添加结算单' }).fill(settleNo)
    await page.getByRole('option', { name: new RegExp(settleNo) }).click()
    await form.getByRole('textbox', { name: '银行流水号' }).fill('２０２６１１２７ ００００１')
    await form.getByRole('button', { name: '新增付款单' }).click()
    const question = page.getByRole('alertdialog', { name: '银行流水号重复' })
    await question.getByText(/付给 周华斌.*120\.00 元/).waitFor()
    await question.getByRole('button', { name: '取消' }).click()
    await form.getByRole('textbox', { name: '银行流水号' }).fill('2026112700002')
    await form.getByRole('button', { name: '新增付款单' }).click()
    await told('添加成功')
  })

  it('left no complaint in the console or on the network', () => {
    expect(cashier.complaints).toEqual([])
    expect(auditor.complaints).toEqual([])
  })
})

describe('with a keyboard alone', () => {
  it('a payment is made and submitted', async () => {
    const { settleNo } = settlement(2)
    await page.goto(LIST)
    await tabAndPress(page, page.getByRole('button', { name: '新增', exact: true }).first())
    const form = dialog('新增付款单')
    await tabTo(page, form.getByRole('combobox', { name: '添加结算单' }))
    await page.keyboard.type(settleNo)
    await page.getByRole('option', { name: new RegExp(settleNo) }).waitFor()
    await page.keyboard.press('Enter')
    await form.getByText('将新增 1 张付款单，共 300.00 元').waitFor()
    await tabAndPress(page, form.getByRole('button', { name: '新增付款单' }))
    await told('添加成功')
    const drawer = dialog('付款单')
    await drawer.getByRole('heading', { name: /^FK/ }).waitFor()
    await tabAndPress(page, drawer.getByRole('button', { name: '提交审核' }))
    await page.getByRole('alertdialog').getByText(LACKING).waitFor()
    await tabAndPress(page, page.getByRole('alertdialog').getByRole('button', { name: '确定' }))
    await drawer.getByText('待审核').first().waitFor()
    await pressEscape(page, drawer)
  })
})

describe('on a phone', () => {
  it('payments are cards with their state, amount and verbs, and the drawer and the form fit', async () => {
    const session = await cashier.context.storageState()
    const phone = await openPage(app.url, { viewport: { width: 390, height: 844 }, storageState: session })
    const overhang = () =>
      phone.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await phone.page.goto(LIST)
    const card = phone.page.getByRole('listitem', { name: /^FK/ }).first()
    await card.getByText('待审核').waitFor()
    expect(await card.textContent()).toMatch(/300\.00/)
    expect(await barriersOf(phone.page)).toEqual([])
    await card.getByRole('link', { name: '查看' }).click()
    const drawer = dialog('付款单', phone.page)
    await drawer.getByRole('region', { name: '运单' }).getByRole('row').first().waitFor()
    expect(await barriersOf(phone.page)).toEqual([])
    expect(await overhang()).toBe(0)
    await phone.page.goto(`${LIST}?add=${settlement(3).settleNo}`)
    await dialog('新增付款单', phone.page).getByText('将新增 1 张付款单，共 300.00 元').waitFor()
    expect(await overhang()).toBe(0)
    expect(await barriersOf(phone.page)).toEqual([])
    expect(phone.complaints).toEqual([])
    await phone.context.close()
  })
})
