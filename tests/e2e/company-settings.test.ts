import { newCompany, type TestCompany } from '@tufang/tests/company'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import { openBrowser, openPage } from './browser'
import { type DemoApp, startDemoApp } from './demo-app'
import { tabAndPress } from './keyboard'
import { signIn } from './sign-in'

let app: DemoApp
let browser: Browser
let company: TestCompany

beforeAll(async () => {
  app = await startDemoApp()
  browser = await openBrowser()
  company = await newCompany()
})
afterAll(async () => {
  await browser?.close()
  await app?.stop()
})

it('an administrator sets the company by keyboard, and sees who changed what', async () => {
  const { page, context, complaints } = await openPage(browser, app.url)
  await signIn(page, app, company.people.管理员.mobile)
  await page.goto('/sys/companySettings')
  const payeeCheck = page.getByRole('checkbox', { name: /收款人校验/ })
  await tabAndPress(page, payeeCheck, 'Space')
  await tabAndPress(page, page.getByRole('button', { name: '保存' }))
  await page.getByText('公司设置已保存').waitFor()
  const history = page.getByRole('region', { name: '修改记录' }).getByRole('listitem')
  expect(await history.allInnerTexts()).toEqual([expect.stringMatching(/收款人校验：关闭 → 开启\s+管理员\s+20\d\d-/)])
  // The scan page goes by it at once.
  await page.getByRole('link', { name: '电子结算卡扫描' }).click()
  await page.getByRole('columnheader', { name: '收款人' }).first().waitFor()
  expect(await barriersOf(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

it('what somebody else has saved since is not overwritten', async () => {
  const { page, context } = await openPage(browser, app.url, { width: 390, height: 844 })
  await signIn(page, app, company.people.管理员.mobile)
  await page.goto('/sys/companySettings')
  await page.getByRole('checkbox', { name: /双人复核/ }).check()
  const admin = await company.as('管理员')
  await admin.ask('mutation { setFourEyes(enabled: true) }')
  await page.getByRole('checkbox', { name: /收款人校验/ }).uncheck()
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByRole('alert').filter({ hasText: '已被' }).first().waitFor()
  await page.getByText('双人复核：关闭 → 开启').waitFor()
  // The page shows what was saved meanwhile.
  expect(await page.getByRole('checkbox', { name: /收款人校验/ }).isChecked()).toBe(true)
  await context.close()
})
