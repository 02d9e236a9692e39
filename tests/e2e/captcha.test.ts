import path from 'node:path'
import { sql } from '@tufang/server/kernel/sql/sql'
import { newestCaptcha } from '@tufang/tests/captcha'
import { newCompany } from '@tufang/tests/company'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { uniqueMobile } from '@tufang/tests/unique'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import { openPage } from './browser'
import { type DemoApp, startDemoApp } from './demo-app'
import { openAs } from './sign-in'

const PHONE = { width: 390, height: 844 }

let app: DemoApp

beforeAll(async () => {
  app = await startDemoApp({ demo: false })
})
afterAll(async () => {
  await app?.stop()
})

const { SHOTS } = process.env

/** Takes a picture of the page for people to look at. */
async function shot(page: Page, name: string): Promise<void> {
  if (SHOTS) await page.screenshot({ path: path.join(SHOTS, `${name}.png`) })
}

const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })
const CAPTCHA = '图形验证码'

/** Moves the clock, so that the next code may be sent. */
async function aMinutePasses(mobile: string): Promise<void> {
  await rowsOf(sql`update sms_code set created_at = created_at - interval '61 seconds' where mobile = ${mobile}`)
}

/** Sends a code to the phone as a stranger, more than a minute ago. */
async function strangerSends(mobile: string, type: string): Promise<void> {
  const query = `mutation { sendCode(mobile: "${mobile}", type: ${type}) }`
  const headers = { 'content-type': 'application/json' }
  expect((await fetch(`${app.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })).ok).toBe(
    true,
  )
  await aMinutePasses(mobile)
}

/** Requests a code, with a wrong and a right answer to the captcha; returns the code. */
async function sendWithCaptcha(page: Page, mobile: string): Promise<string> {
  const sent = async () =>
    (await rowOf<{ count: number }>(sql`select count(*)::int as count from sms_code where mobile = ${mobile}`)).count
  const before = await sent()
  await page.getByRole('button', { name: '发送验证码' }).click()
  await box(page, CAPTCHA).waitFor()
  expect(await barriersOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  const picture = page.getByRole('button', { name: '看不清，换一张' }).locator('img')
  const first = await picture.getAttribute('src')
  await box(page, CAPTCHA).fill('0000')
  await page.keyboard.press('Enter')
  await page.getByText('图形验证码错误或已失效，请重新输入').waitFor()
  await expect.poll(() => picture.getAttribute('src')).not.toBe(first)
  expect(await sent()).toBe(before)
  await box(page, CAPTCHA).fill((await newestCaptcha()).code.toLowerCase())
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /秒后可重发/ }).waitFor()
  await box(page, CAPTCHA).waitFor({ state: 'detached' })
  expect(await sent()).toBe(before + 1)
  return app.codeOf(mobile)
}

it('whoever registers a company with a phone that others know reads a picture first', async () => {
  const mobile = uniqueMobile()
  await strangerSends(mobile, 'REGISTRATION')
  const { page, context } = await openPage(app.url, { viewport: PHONE })
  await page.goto('/companyAuth')
  await box(page, /手机号/).fill(mobile)
  await sendWithCaptcha(page, mobile)
  await context.close()
})

it('and so does whoever takes such a phone', async () => {
  const { mobile } = (await newCompany()).people.出纳
  const { page, context } = await openPage(app.url, { viewport: PHONE })
  await page.goto('/login')
  await box(page, '手机号').fill(mobile)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '发送验证码' }).click()
  await page.getByRole('button', { name: /秒后可重发/ }).waitFor()
  await box(page, '验证码').fill(app.codeOf(mobile))
  await page.getByRole('button', { name: '登录' }).click()
  await page.waitForURL('**/wel/index')
  await page.goto('/info/index')
  const panel = page.getByRole('region', { name: '手机号' })
  await aMinutePasses(mobile)
  await panel.getByRole('button', { name: '发送验证码' }).click()
  await panel.getByRole('button', { name: /秒后可重发/ }).waitFor()
  await box(page, '验证码').fill(app.codeOf(mobile))
  await panel.getByRole('button', { name: '解绑' }).click()
  await box(page, /新手机号/).waitFor()
  const next = uniqueMobile()
  await strangerSends(next, 'BIND')
  await box(page, /新手机号/).fill(next)
  await box(page, '验证码').fill(await sendWithCaptcha(page, next))
  await panel.getByRole('button', { name: '绑定' }).click()
  await page.getByText('绑定成功', { exact: true }).first().waitFor()
  await context.close()
})

it('and so does whoever invites one after the other', async () => {
  const company = await newCompany()
  await rowsOf(sql`update company set authenticated_at = null where id = ${company.id}`)
  await rowsOf(sql`insert into sms_text (id, mobile, company_id, membership_id)
    values (gen_random_uuid(), ${uniqueMobile()}, ${company.id}, gen_random_uuid())`)
  const { page, context } = await openAs(app, company.people.管理员.mobile, { at: '/sys/users', viewport: PHONE })
  await page.getByRole('button', { name: '邀请用户' }).click()
  const form = page.getByRole('dialog', { name: '邀请用户' })
  await form.getByLabel('手机号').fill(uniqueMobile())
  await form.getByLabel('姓名').fill('周新')
  await form.getByLabel('职位').fill('文员')
  await form.getByRole('checkbox', { name: '只读' }).check()
  await form.getByRole('button', { name: '发送邀请' }).click()
  const asked = page.getByRole('dialog', { name: CAPTCHA })
  await asked.getByText('短时间内发送了多条短信').waitFor()
  expect(await barriersOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await shot(page, 'invite-phone')
  // A cancelled captcha leaves the form unchanged.
  await asked.getByRole('button', { name: '取消' }).click()
  await asked.waitFor({ state: 'detached' })
  await form.getByRole('button', { name: '发送邀请' }).click()
  await box(page, CAPTCHA).fill('0000')
  await page.keyboard.press('Enter')
  await page.getByText('图形验证码错误或已失效，请重新输入').waitFor()
  await page.setViewportSize({ width: 1440, height: 900 })
  await shot(page, 'invite-wrong')
  await box(page, CAPTCHA).fill((await newestCaptcha()).code)
  await asked.getByRole('button', { name: '继续' }).click()
  await page.getByText('已邀请周新').waitFor()
  await form.waitFor({ state: 'detached' })
  await context.close()
})
