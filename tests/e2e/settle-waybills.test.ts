import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newPayee } from '@tufang/tests/factories/payee'
import { newWaybills, type Waybill } from '@tufang/tests/factories/waybill'
import { newSettlement, type Settled } from '@tufang/tests/rearrange'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import { openPage, type Watched } from './browser'
import { type DemoApp, demoApp } from './demo-app'
import { pressEscape, tabAndPress, tabTo } from './keyboard'
import { openAs } from './sign-in'

const LIST = '/chain/settleWaybill'

let app: DemoApp
let company: TestCompany
let clerk: Watched
let page: Page
/** Waybills that are on no settlement yet. */
let free: Waybill[]
let approved: Settled

beforeAll(async () => {
  app = await demoApp()
  company = await newCompany()
  free = await newWaybills(company, 3, { card: await newCard(company) })
  const payee = await newPayee(company, { name: '周华斌' })
  approved = await newSettlement(company, { count: 1, payee, approved: true })
  clerk = await openAs(app, company.people.管理员.mobile)
  page = clerk.page
})

const dialog = (name: string) => page.getByRole('dialog', { name })
const rowOf = (no: string) => page.getByRole('row').filter({ hasText: no })
const noOf = (at: number): string => free[at]?.no ?? ''
const select = async (...numbers: string[]) => {
  for (const no of numbers) await page.getByRole('checkbox', { name: `选择${no}` }).check()
}
const choose = async (item: string) => {
  await page.getByRole('button', { name: '结算操作', exact: true }).last().click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}
/** Row of the preview, by the waybill's number. */
const told = (name: string, no: string) =>
  dialog(name)
    .getByRole('table', { name: '逐张预览' })
    .getByRole('row', { name: new RegExp(`^${no} `) })
    .innerText()
    .then((text) => text.replaceAll(/\s+/g, ' '))
const apply = (name: string, button: string) => dialog(name).getByRole('button', { name: button }).click()

describe('a clerk with settle waybills', () => {
  it('prices three and is refused one, which stays chosen', async () => {
    await page.goto(LIST)
    const lines = rowOf(noOf(0))
    await lines.waitFor()
    const settled = await page.getByRole('rowheader').allInnerTexts()
    const refused = settled.find((no) => !free.some((own) => own.no === no)) ?? ''
    await select(noOf(0), noOf(1), refused)
    await choose('填写单价')
    await dialog('填写单价').getByRole('textbox', { name: '单价' }).fill('80.50')
    await dialog('填写单价').getByRole('button', { name: '预览' }).click()
    await dialog('填写单价').getByText('将填写单价 2 趟').waitFor()
    expect(await told('填写单价', noOf(0))).toBe(`${noOf(0)} 无 80.50 元/车`)
    expect(await told('填写单价', refused)).toContain(`结算单${approved.settleNo}当前为“已审核”`)
    expect(await barriersOf(page)).toEqual([])
    await apply('填写单价', '确认填写单价 2 张')
    const results = dialog('处理结果')
    await results.getByText('成功 2 条，失败 1 条').waitFor()
    await results.getByRole('checkbox', { name: '只看失败的' }).check()
    await expect.poll(() => results.getByRole('listitem').count()).toBe(1)
    await results.getByRole('listitem').filter({ hasText: refused }).waitFor()
    await clerk.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await results.getByRole('button', { name: '复制' }).click()
    await page.getByText('已复制', { exact: true }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`^${refused}\t失败\t`))
    expect(await barriersOf(page)).toEqual([])
    await results.getByRole('button', { name: '关闭' }).last().click()
    expect(await page.getByRole('checkbox', { name: `选择${refused}` }).isChecked()).toBe(true)
    expect(await page.getByRole('checkbox', { name: `选择${noOf(0)}` }).isChecked()).toBe(false)
    await rowOf(noOf(0)).getByText('80.50 元/车').waitFor()
    await page.getByRole('checkbox', { name: `选择${refused}` }).uncheck()
  })

  it('says on a row why it does not take a verb', async () => {
    await rowOf(noOf(0)).getByRole('button', { name: '结算', exact: true }).click()
    await page
      .getByRole('menuitem', { name: /^撤销结算/ })
      .getByText(`运单${noOf(0)}不在结算单中`)
      .waitFor()
    expect(await barriersOf(page)).toEqual([])
    await page.keyboard.press('Escape')
  })

  it('sets a payee, and settles', async () => {
    await select(noOf(0), noOf(1))
    await choose('设置收款人')
    const form = dialog('设置收款人')
    await form.getByRole('combobox', { name: '收款人' }).fill('周华')
    await page.getByRole('option', { name: /周华斌/ }).click()
    await form.getByRole('button', { name: '预览' }).click()
    await form.getByText('将设置收款人 2 趟').waitFor()
    expect(await told('设置收款人', noOf(0))).toBe(`${noOf(0)} 无 周华斌`)
    await apply('设置收款人', '确认设置收款人 2 张')
    await page.getByText('已设置收款人 2 趟').waitFor()
    await rowOf(noOf(0)).getByText('周华斌').waitFor()
    await select(noOf(0), noOf(1))
    await choose('结算')
    await dialog('结算').getByRole('table', { name: '结算单变化' }).getByText('新结算单').waitFor()
    expect(await told('结算', noOf(0))).toMatch(new RegExp(`^${noOf(0)} 未结算 JS\\d{12} 80\\.50 元$`))
    await apply('结算', '确认结算 2 张')
    await page.getByText('已结算 2 趟').waitFor()
    await rowOf(noOf(0))
      .getByRole('link', { name: /^JS\d{12}$/ })
      .waitFor()
  })

  it('rejects a price, withdraws that, and cancels by keyboard', async () => {
    await select(noOf(0))
    await choose('驳回单价')
    await dialog('驳回单价').getByRole('textbox', { name: '驳回原因' }).fill('高于合同')
    await dialog('驳回单价').getByRole('button', { name: '预览' }).click()
    await apply('驳回单价', '确认驳回单价 1 张')
    await page.getByText('已驳回单价 1 趟').waitFor()
    await rowOf(noOf(0))
      .getByText(/高于合同（.+）/)
      .waitFor()
    await select(noOf(0), noOf(1))
    await choose('撤回驳回')
    await dialog('撤回驳回').getByText('1 趟不能处理').waitFor()
    expect(await told('撤回驳回', noOf(0))).toBe(`${noOf(0)} 驳回：高于合同 有效`)
    await apply('撤回驳回', '确认撤回驳回 1 张')
    await dialog('处理结果').getByRole('button', { name: '关闭' }).last().click()
    expect(await page.getByRole('checkbox', { name: `选择${noOf(1)}` }).isChecked()).toBe(true)
    await tabAndPress(page, page.getByRole('button', { name: '结算操作', exact: true }).last())
    const remove = page.getByRole('menuitem', { name: '撤销结算', exact: true })
    await remove.waitFor()
    for (
      let pressed = 0;
      pressed < 10 && !(await remove.evaluate((one) => one.matches('[data-highlighted], :focus')));
      pressed++
    )
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await dialog('撤销结算').getByText('将撤销结算 1 趟').waitFor()
    await tabAndPress(page, dialog('撤销结算').getByRole('button', { name: '确认撤销结算 1 张' }))
    await page.getByText('已撤销结算 1 趟').waitFor()
  })

  it('voids one, whose history the drawer tells', async () => {
    await page
      .getByRole('rowheader', { name: noOf(0) })
      .getByRole('button')
      .click()
    const drawer = dialog('查看运单')
    await drawer.getByRole('heading', { name: '修改历史' }).waitFor()
    await drawer.getByText('高于合同').first().waitFor()
    await pressEscape(page, drawer)
    await select(noOf(2))
    await choose('作废')
    await dialog('作废').getByText('将作废 1 趟').waitFor()
    await apply('作废', '确认作废 1 张')
    await page.getByText('已作废 1 趟').waitFor()
    await rowOf(noOf(2)).waitFor({ state: 'detached' })
    expect(clerk.complaints).toEqual([])
  })

  it('is served on a phone, too', async () => {
    const session = await clerk.context.storageState()
    const phone = await openPage(app.url, { viewport: { width: 390, height: 844 }, storageState: session })
    await phone.page.goto(LIST)
    await phone.page.getByText(noOf(0)).first().waitFor()
    await tabTo(phone.page, phone.page.getByRole('button', { name: '查看', exact: true }).first())
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await barriersOf(phone.page)).toEqual([])
    expect(phone.complaints).toEqual([])
  })
})
