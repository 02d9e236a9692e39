import { sql } from '@tufang/server/kernel/sql/sql'
import { hashPassword } from '@tufang/server/modules/identity/password/hashing'
import { newestCaptcha } from '@tufang/tests/captcha'
import { newCompany, newMembership } from '@tufang/tests/company'
import { rowsOf } from '@tufang/tests/rows'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import { openPage } from './browser'
import { type DemoApp, demoApp } from './demo-app'

const PASSWORD = 'Ying#1357'
let app: DemoApp

beforeAll(async () => {
  app = await demoApp()
})

/** Clerk with a password, in a company of his own. */
async function clerk() {
  const company = await newCompany()
  const person = company.people.结算员
  await rowsOf(sql`update app_user set password_hash = ${await hashPassword(PASSWORD)} where id = ${person.id}`)
  return { company, person }
}

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()

it('a person signs in by password, after two wrong ones with what a picture shows', async () => {
  const { person } = await clerk()
  const { page, context, complaints } = await openPage(app.url, { viewport: { width: 390, height: 844 } })
  await page.goto('/login')
  await page.getByRole('tab', { name: '验证码登录' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('tab', { name: '密码登录', selected: true }).waitFor()
  await box(page, '手机号').fill(person.mobile)
  await page.getByRole('button', { name: '登录' }).click()
  await page.getByText('请输入密码', { exact: true }).waitFor()
  expect(await barriersOf(page)).toEqual([])
  await page.getByRole('checkbox').check()
  for (const wrong of ['Song#2468', 'Song#2469']) {
    await box(page, '密码').fill(wrong)
    await page.keyboard.press('Enter')
    await toast(page, '账号或密码错误')
    // A toast disappears by itself only after five seconds.
    await page.getByRole('alert').filter({ hasText: '账号或密码错误' }).getByRole('button', { name: '关闭' }).click()
    await page.getByText('账号或密码错误', { exact: true }).first().waitFor({ state: 'detached' })
  }
  await box(page, '密码').fill(PASSWORD)
  expect(await box(page, '密码').getAttribute('type')).toBe('password')
  await page.getByRole('button', { name: '显示密码' }).click()
  expect(await box(page, '密码').getAttribute('type')).toBe('text')
  await page.getByRole('button', { name: '登录' }).click()
  await box(page, '图形验证码').waitFor()
  const picture = page.getByRole('button', { name: '看不清，换一张' }).locator('img')
  expect(await barriersOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const first = await picture.getAttribute('src')
  await box(page, '图形验证码').fill('AAAA')
  await page.keyboard.press('Enter')
  await page.getByText('图形验证码错误或已失效，请重新输入').waitFor()
  await page.waitForFunction((src) => document.querySelector('form img')?.getAttribute('src') !== src, first)
  await box(page, '图形验证码').fill((await newestCaptcha()).code.toLowerCase())
  await page.keyboard.press('Enter')
  await page.waitForURL('**/wel/index')
  // The refusals are answered as errors.
  expect(complaints.filter((complaint) => !/42[68]/.test(complaint))).toEqual([])
  await context.close()
})

it('somebody of two companies chooses one, and a browser that he has used is not asked for a picture', async () => {
  const { company, person } = await clerk()
  const second = await newCompany()
  await newMembership(second, person)
  const { page, context } = await openPage(app.url)
  const enter = async () => {
    await page.goto('/login')
    await page.getByRole('tab', { name: '密码登录' }).click()
    await box(page, '手机号').fill(person.mobile)
    await box(page, '密码').fill(PASSWORD)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '登录' }).click()
    const dialog = page.getByRole('dialog', { name: '选择公司' })
    await dialog.getByText(company.name).waitFor()
    const entry = dialog.getByRole('listitem').filter({ hasText: second.name })
    await entry.getByRole('button', { name: '进入公司' }).click()
    await page.waitForURL('**/wel/index')
  }
  await enter()
  const stranger = { grant_type: 'password', username: person.mobile, password: 'Song#2468' }
  for (let wrong = 0; wrong < 3; wrong++) {
    await fetch(`${app.url}/auth/oauth/token?${new URLSearchParams(stranger)}`, { method: 'POST' })
  }
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key !== 'tufang.device') localStorage.removeItem(key)
    sessionStorage.clear()
  })
  await enter()
  await context.close()
})
