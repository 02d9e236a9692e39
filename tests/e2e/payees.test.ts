import type { Caller } from '@tufang/tests/caller'
import { handedIn } from '@tufang/tests/chain'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newPayee } from '@tufang/tests/factories/payee'
import { newWaybills } from '@tufang/tests/factories/waybill'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import { openBrowser, openPage, type Watched } from './browser'
import { type DemoApp, startDemoApp } from './demo-app'
import { signIn } from './sign-in'

let app: DemoApp
let browser: Browser
let company: TestCompany
let clerk: Watched

/** A giver hands in a card with waybills of 100.00 each. */
async function handIn(by: Caller, giver: string, count: number): Promise<void> {
  const card = await newCard(company)
  await newWaybills(company, count, { card, settlePrice: '100' })
  await handedIn(by, giver, card)
}

beforeAll(async () => {
  app = await startDemoApp()
  browser = await openBrowser()
  company = await newCompany()
  const caller = await company.as('结算员')
  await handIn(caller, '王五', 2)
  await handIn(caller, '赵六', 3)
  await newPayee(company, { name: '王五' })
  await newPayee(company, { name: '周华斌' })
  clerk = await openPage(browser, app.url)
  await signIn(clerk.page, app, company.people.结算员.mobile)
})
afterAll(async () => {
  await browser?.close()
  await app?.stop()
})

const dialog = () => clerk.page.getByRole('dialog', { name: '设置收款人' })
const groupOf = (giver: string) => dialog().getByRole('group', { name: giver })

/** Looks a payee up for a giver. */
async function choose(giver: string, name: string): Promise<void> {
  await groupOf(giver).getByRole('combobox', { name: '收款人' }).fill(name)
  await clerk.page.getByRole('option', { name }).click()
}

describe('two receipts of different givers', () => {
  it('are offered payees giver by giver, with what each gets', async () => {
    const { page } = clerk
    await page.goto('/scan/historyCard')
    const boxes = page.getByRole('checkbox', { name: /选择HZ/ })
    await boxes.nth(1).waitFor()
    for (const box of await boxes.all()) await box.check()
    await page.getByRole('status').getByRole('button', { name: '生成结算单' }).click()
    await page.getByRole('dialog', { name: '生成结算单' }).getByRole('button', { name: '生成结算单' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
    await groupOf('王五').getByText('推荐：与交卡人同名').waitFor()
    await groupOf('王五').getByText('2 单 ¥ 200.00').waitFor()
    await groupOf('赵六').getByText('3 单 ¥ 300.00').waitFor()
    expect(await groupOf('赵六').getByRole('combobox', { name: '收款人' }).inputValue()).toBe('')
    expect(await barriersOf(page)).toEqual([])
  })

  it('ask again before one payee gets what both handed in', async () => {
    const { page } = clerk
    await choose('赵六', '王五')
    await dialog().getByText('王五：5 单 ¥ 500.00（王五、赵六）').waitFor()
    await dialog().getByRole('button', { name: '确定' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText(/同一收款人将收到不同交卡人的款项/).waitFor()
    await question.getByRole('button', { name: '取消' }).click()
    await choose('赵六', '周华斌')
    await dialog().getByRole('button', { name: '确定' }).click()
    await page.getByText('操作成功').first().waitFor()
    await dialog().waitFor({ state: 'detached' })
  })

  it('can be paid to somebody else for a reason', async () => {
    const { page } = clerk
    await page.goto('/chain/settlement')
    const row = page.getByRole('row').filter({ hasText: '赵六' })
    await row.getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: '更换收款人' }).click()
    await groupOf('赵六')
      .getByText(/现收款人：周华斌/)
      .waitFor()
    await choose('赵六', '王五')
    await dialog().getByRole('button', { name: '确定' }).click()
    await dialog().getByText('请输入更换原因').waitFor()
    await dialog().getByRole('textbox', { name: '更换原因' }).fill('选错人')
    await dialog().getByRole('button', { name: '确定' }).click()
    await row.getByText('王五').waitFor()
    expect(clerk.complaints).toEqual([])
  })
})
