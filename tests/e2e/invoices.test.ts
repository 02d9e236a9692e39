import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newPayee } from '@tufang/tests/factories/payee'
import { ofdOf, ofdPage, pdfOf } from '@tufang/tests/invoices/files'
import { newLayout } from '@tufang/tests/invoices/layout'
import { type MadeUpInvoice, newInvoice } from '@tufang/tests/invoices/made-up'
import { platformXml } from '@tufang/tests/invoices/xml'
import { payAll } from '@tufang/tests/payment'
import { newSettlement, type Settled } from '@tufang/tests/rearrange'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import { openPage, type Watched } from './browser'
import { runVerb } from './calls'
import { type DemoApp, demoApp } from './demo-app'
import { pressEscape, tabAndPress, tabTo } from './keyboard'
import { openAs } from './sign-in'

const LIST = '/chain/payment/invoices'
const SN = '26442000000000000101'
const RED_SN = '26442000000000000102'

let app: DemoApp
let company: TestCompany
let cashier: Watched
let settlements: Settled[]
let page: Page
/** Number of the payment for the first settlement. */
let paymentNo: string

beforeAll(async () => {
  app = await demoApp()
  company = await newCompany()
  const payee = await newPayee(company, { name: '周华斌' })
  settlements = []
  for (const at of [0, 1])
    settlements.push(
      await newSettlement(company, { count: 3, settlePrice: '100.00', payee, approved: true, giver: `师傅${at}` }),
    )
  ;({ paymentNo } = await payAll(await company.as('出纳'), settlement(0)))
  cashier = await openAs(app, company.people.出纳.mobile)
  page = cashier.page
})

const settlement = (at: number): Settled => {
  const one = settlements[at]
  if (!one) throw new Error('not made')
  return one
}
const dialog = (name: string, of = page) => of.getByRole('dialog', { name })
const told = (text: string) => page.getByText(text, { exact: true }).first().waitFor()
const row = (sn: string) => page.getByRole('row').filter({ hasText: sn })
/** Payments to choose from show the payee too. */
const payeeFound = () => page.getByRole('listbox', { name: '收款人' }).getByRole('option', { name: /周华斌/ })
const choosePayee = async (form: ReturnType<typeof dialog>) => {
  await form.getByRole('combobox', { name: '收款人' }).fill('周华斌')
  await payeeFound().click()
}

describe('an invoice', () => {
  it('is entered with its tax as it is typed', async () => {
    await page.goto(LIST)
    await page.getByRole('button', { name: '新增', exact: true }).first().click()
    const form = dialog('登记发票')
    await form.getByRole('textbox', { name: '发票号码' }).fill('123')
    await form.getByRole('textbox', { name: '发票代码' }).click()
    await form.getByText('发票号码须为 8 位或 20 位数字').waitFor()
    await form.getByRole('textbox', { name: '发票号码' }).fill(SN)
    await form.getByRole('textbox', { name: '开票日期' }).fill('2026-11-20')
    await choosePayee(form)
    await form.getByRole('textbox', { name: '不含税金额' }).fill('458.72')
    await form.getByRole('textbox', { name: '税率（%）' }).fill('9')
    const tax = form.getByRole('status', { name: '计算' })
    await tax.getByText('41.28 元').waitFor()
    await tax.getByText('500.00 元').waitFor()
    expect(await barriersOf(page)).toEqual([])
    await form.getByRole('button', { name: '登记发票' }).dblclick()
    await told('添加成功')
    const drawer = dialog('发票')
    await drawer.getByRole('heading', { name: SN }).waitFor()
    await drawer.getByText('未认领', { exact: true }).waitFor()
    await expect.poll(() => page.title()).toBe(`${SN} - 发票 - 土方通`)
    expect(await barriersOf(page)).toEqual([])
  })

  it('claims a settlement and single waybills, as far as it reaches', async () => {
    await dialog('发票').getByRole('button', { name: '认领', exact: true }).click()
    const claim = dialog('认领运单')
    await claim.getByRole('checkbox', { name: `选择 ${settlement(0).settleNo}` }).check()
    await claim.getByRole('checkbox', { name: `选择 ${settlement(1).settleNo}` }).check()
    await claim.getByText('超出发票可认领的金额 500.00 元').waitFor()
    expect(await claim.getByRole('button', { name: '认领', exact: true }).getAttribute('aria-disabled')).toBe('true')
    await claim.getByRole('button', { name: `展开 ${settlement(1).settleNo} 的运单` }).click()
    const waybills = claim.getByRole('region', { name: settlement(1).settleNo })
    await waybills.getByRole('checkbox').first().click()
    await claim.getByRole('status').getByText('400.00').waitFor()
    expect(await barriersOf(page)).toEqual([])
    const claimChosen = async () => {
      await claim.getByRole('button', { name: '认领', exact: true }).click()
      await told('操作成功')
    }
    // The drawer shows the waybills that are claimed now.
    await runVerb(page, claimChosen, { brought: 1 })
    const result = dialog('认领结果')
    await result.getByText('3 趟，300.00 元').waitFor()
    await result.getByText('1 趟，100.00 元').waitFor()
    await result.getByRole('button', { name: '关闭' }).last().click()
    const drawer = dialog('发票')
    await drawer.getByText('部分认领', { exact: true }).waitFor()
    await drawer.getByText('共 4 趟，认领 400.00 元').waitFor()
    await drawer.getByRole('link', { name: settlement(1).settleNo }).waitFor()
    await drawer.getByRole('button', { name: '关闭' }).click()
    expect(await row(SN).textContent()).toMatch(/400\.00[\s\S]*100\.00/)
  })

  it('shows its waybills from its row, and lets one go', async () => {
    await row(SN).getByRole('button', { name: '运单' }).click()
    const waybills = dialog(`发票运单 ${SN}`)
    await expect.poll(() => waybills.getByRole('checkbox').count()).toBe(4)
    await waybills.getByRole('checkbox').first().check()
    expect(await barriersOf(page)).toEqual([])
    await waybills.getByRole('button', { name: '释放所选 1 趟' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText(new RegExp(`${SN}.*1 趟，100\\.00 元`)).waitFor()
    await runVerb(page, async () => {
      await question.getByRole('button', { name: '确定' }).click()
      await told('操作成功')
    })
    await expect.poll(() => row(SN).textContent()).toMatch(/300\.00[\s\S]*200\.00/)
  })

  it('is taken back in part by a red-letter invoice, which links to it, and goes when it is deleted', async () => {
    await row(SN).getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: '开红字' }).click()
    const form = dialog('开红字发票')
    await form.getByRole('textbox', { name: '发票号码' }).fill(RED_SN)
    await form.getByRole('textbox', { name: '不含税金额' }).fill('91.74')
    await form.getByRole('button', { name: '开红字发票' }).click()
    await told('添加成功')
    await row(RED_SN).getByText('红字', { exact: true }).waitFor()
    expect(await row(RED_SN).textContent()).toContain('-100.00')
    await row(RED_SN).getByRole('rowheader').getByRole('link').click()
    await dialog('发票').getByRole('link', { name: SN }).waitFor()
    expect(await barriersOf(page)).toEqual([])
    await dialog('发票').getByRole('button', { name: '删除' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText('是否确认删除此数据').waitFor()
    await runVerb(page, async () => {
      await question.getByRole('button', { name: '确定' }).click()
      await told('删除成功')
    })
    await expect.poll(() => row(RED_SN).count()).toBe(0)
  })

  it('is read from its file, which overwrites nothing that was typed', async () => {
    await page.goto(`${LIST}?add=1`)
    const form = dialog('登记发票')
    await form.getByRole('textbox', { name: '备注' }).fill('我的备注')
    const read = (invoice: MadeUpInvoice) =>
      form
        .getByLabel('读取电子发票')
        .setInputFiles({ name: '发票.xml', mimeType: 'application/xml', buffer: Buffer.from(platformXml(invoice)) })
    await read({ ...newInvoice, total: '122690.50' })
    await form.getByText(/已填入 \d 项，请核对。文件上的金额合不上，没有填入/).waitFor()
    expect(await form.getByRole('textbox', { name: '不含税金额' }).inputValue()).toBe('')
    await form.getByText('文件上读到 112560.00，合不上，未填入，请照发票填写').waitFor()
    expect(await barriersOf(page)).toEqual([])
    await read(newInvoice)
    await form.getByText(/已填入 \d 项，请核对$/).waitFor()
    expect(await form.getByRole('textbox', { name: '发票号码' }).inputValue()).toBe(newInvoice.number)
    expect(await form.getByRole('textbox', { name: '备注' }).inputValue()).toBe('我的备注')
    await form.getByRole('status', { name: '计算' }).getByText('122,690.40 元').waitFor()
    expect(await barriersOf(page)).toEqual([])
    await choosePayee(form)
    await form.getByRole('combobox', { name: '所属付款单' }).selectOption({ index: 1 })
    await form.getByRole('button', { name: '登记发票' }).click()
    await told('添加成功')
    await dialog('发票').getByRole('heading', { name: newInvoice.number }).waitFor()
  })

  it.each<[string, string, (invoice: MadeUpInvoice) => Promise<Uint8Array>]>([
    ['发票.pdf', '26442000000000000104', (invoice) => pdfOf(newLayout(invoice))],
    [
      '发票.ofd',
      '26442000000000000105',
      async (invoice) => ofdOf({ 'Pages/Page_0/Content.xml': ofdPage(newLayout(invoice)) }),
    ],
  ])('is read from %s, with the tax that is rounded item by item there', async (name, number, fileOf) => {
    const item = {
      name: '*运输服务*运费',
      unit: '车',
      quantity: '1',
      price: '0.5',
      amount: '0.50',
      rate: '9%',
      tax: '0.05',
    }
    const file = await fileOf({ ...newInvoice, number, items: [item, item], net: '1.00', tax: '0.10', total: '1.10' })
    await page.goto(`${LIST}?add=1`)
    const form = dialog('登记发票')
    const mimeType = 'application/octet-stream'
    await form.getByLabel('读取电子发票').setInputFiles({ name, mimeType, buffer: Buffer.from(file) })
    await form.getByText(/已填入 \d 项，请核对/).waitFor()
    const value = (field: string) => form.getByRole('textbox', { name: field }).inputValue()
    expect(await Promise.all(['发票号码', '开票日期', '销售方税号', '不含税金额', '税率（%）'].map(value))).toEqual([
      ...[number, newInvoice.date, newInvoice.seller.taxNo, '1.00', '9'],
    ])
    await form.getByRole('status', { name: '计算' }).getByText('1.10 元').waitFor()
    expect(await form.getByText('与计算的不同').count()).toBe(0)
    await choosePayee(form)
    await form.getByRole('button', { name: '登记发票' }).click()
    await told('添加成功')
    const drawer = dialog('发票')
    await drawer.getByRole('heading', { name: number }).waitFor()
    await drawer.getByText('0.10', { exact: true }).waitFor()
    await drawer.getByRole('button', { name: '关闭' }).click()
    await expect.poll(() => row(number).textContent()).toContain('1.10')
  })

  it('is listed with the payment that it is for', async () => {
    await page.goto(`/chain/payment?paymentNo=${paymentNo}`)
    await page.getByRole('rowheader', { name: paymentNo }).getByRole('link').click()
    const drawer = dialog('付款单')
    await drawer.getByRole('link', { name: newInvoice.number, exact: true }).waitFor()
    await drawer.getByRole('link', { name: '在发票页查看' }).click()
    await page.getByText(`付款单 ${paymentNo}，300.00 元，的发票`).waitFor()
    await row(newInvoice.number).waitFor()
    await page.getByRole('link', { name: '查看全部发票' }).click()
    await expect.poll(() => page.getByText(`付款单 ${paymentNo}，300.00 元，的发票`).count()).toBe(0)
  })

  it('is changed, but not its amounts once it is claimed', async () => {
    await row(SN).getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: '修改' }).click()
    const form = dialog(`修改发票 ${SN}`)
    expect(await form.getByRole('textbox', { name: '不含税金额' }).isDisabled()).toBe(true)
    await form.getByRole('textbox', { name: '备注' }).fill('十一月')
    await form.getByRole('button', { name: '保存' }).click()
    await told('修改成功')
    await row(SN).getByText('十一月').waitFor()
  })
})

describe('with a keyboard alone', () => {
  it('an invoice is entered', async () => {
    await page.goto(LIST)
    await tabAndPress(page, page.getByRole('button', { name: '新增', exact: true }).first())
    const form = dialog('登记发票')
    const type = async (name: string, text: string) => {
      await tabTo(page, form.getByRole('textbox', { name }))
      await page.keyboard.type(text)
    }
    await type('发票号码', '26442000000000000103')
    await type('开票日期', '2026-11-21')
    await tabTo(page, form.getByRole('combobox', { name: '收款人' }))
    await page.keyboard.type('周华斌')
    await payeeFound().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await type('不含税金额', '100')
    await type('税率（%）', '3')
    await tabAndPress(page, form.getByRole('button', { name: '登记发票' }))
    await told('添加成功')
    const drawer = dialog('发票')
    await drawer.getByRole('heading', { name: '26442000000000000103' }).waitFor()
    await pressEscape(page, drawer)
  })

  it('left no complaint in the console or on the network', () => {
    expect(cashier.complaints).toEqual([])
  })
})

describe('on a phone', () => {
  it('invoices are cards, and the drawer, the form and the claim fit', async () => {
    const session = await cashier.context.storageState()
    const phone = await openPage(app.url, { viewport: { width: 390, height: 844 }, storageState: session })
    const overhang = () =>
      phone.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await phone.page.goto(LIST)
    const card = phone.page.getByRole('listitem', { name: SN })
    await card.getByText('部分认领').waitFor()
    expect(await card.textContent()).toMatch(/500\.00/)
    expect(await barriersOf(phone.page)).toEqual([])
    expect(await overhang()).toBe(0)
    await card.getByRole('button', { name: '认领', exact: true }).click()
    await dialog('认领运单', phone.page).getByRole('checkbox').first().waitFor()
    expect(await barriersOf(phone.page)).toEqual([])
    await dialog('认领运单', phone.page).getByRole('button', { name: '取消' }).click()
    await card.getByRole('link', { name: '查看' }).click()
    await dialog('发票', phone.page).getByRole('region', { name: '运单' }).getByRole('row').first().waitFor()
    expect(await barriersOf(phone.page)).toEqual([])
    expect(await overhang()).toBe(0)
    await phone.page.goto(`${LIST}?add=1`)
    await dialog('登记发票', phone.page).getByRole('textbox', { name: '发票号码' }).waitFor()
    expect(await overhang()).toBe(0)
    expect(await barriersOf(phone.page)).toEqual([])
    expect(phone.complaints).toEqual([])
    await phone.context.close()
  })
})
