import { openApp, type TestApp } from '@tufang/tests/app'
import { newestCaptcha, readCaptcha } from '@tufang/tests/captcha'
import { HOUR, MINUTE } from '@tufang/tests/clock'
import { newCompany } from '@tufang/tests/company'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import { openPage } from './browser'

let app: TestApp
let url: string

beforeAll(async () => {
  app = await openApp({ demo: false })
  url = await app.fastify.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app?.fastify.close()
})

const SEND = `mutation ($mobile: String!, $captchaId: ID, $captchaCode: String) {
  sendCode(mobile: $mobile, captchaId: $captchaId, captchaCode: $captchaCode) }`
const CHECK = 'mutation ($mobile: String!, $code: String!) { checkCode(mobile: $mobile, code: $code) }'

/** Requests codes for a phone as a stranger who answers captchas, up to the limit. */
async function strangerSends(mobile: string, times: number): Promise<void> {
  for (let sent = 0; sent < times; sent++) {
    const stranger = app.anonymous()
    const { drawCaptcha } = await stranger.ask<{ drawCaptcha: { captchaId: string } }>(
      'mutation { drawCaptcha { captchaId } }',
    )
    const { captchaId } = drawCaptcha
    await stranger.ask(SEND, { mobile, captchaId, captchaCode: await readCaptcha(captchaId) })
    app.clock.advance(MINUTE)
  }
}

const codeOf = (mobile: string): string => app.sms.codeOf(mobile) ?? ''
const send = (page: Page) => page.getByRole('button', { name: '发送验证码' })
const sent = (page: Page) => page.getByRole('button', { name: /秒后可重发/ }).waitFor()
const picture = (page: Page) => page.getByRole('textbox', { name: '图形验证码' })

async function enter(page: Page, mobile: string): Promise<void> {
  await page.getByRole('textbox', { name: '验证码', exact: true }).fill(codeOf(mobile))
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录' }).click()
  await page.waitForURL('**/wel/index')
}

async function openLogin(page: Page, mobile: string): Promise<void> {
  await page.goto('/login')
  await page.getByRole('textbox', { name: '手机号' }).fill(mobile)
}

const shownCode = () => newestCaptcha(app.clock.now())

/** Leaves the browser as on the next morning: the device is known, and the session has ended. */
const forgetSession = (page: Page) =>
  page.evaluate(`(() => {
    const device = localStorage.getItem('tufang.device')
    localStorage.clear()
    sessionStorage.clear()
    localStorage.setItem('tufang.device', device)
  })()`)

it('a stranger uses up the codes and tries of a phone, and its owner comes in where he always does', async () => {
  app.clock.set(new Date('2026-03-01T10:00:00+08:00'))
  const { mobile } = (await newCompany()).people.结算员
  const { page, complaints, context } = await openPage(url)
  await openLogin(page, mobile)
  await send(page).click()
  await sent(page)
  await enter(page, mobile)
  await forgetSession(page)

  app.clock.advance(HOUR)
  await strangerSends(mobile, 9)
  expect(await app.anonymous().code(SEND, { mobile })).toBe('TOO_MANY_CODES')
  const wrong = codeOf(mobile) === '000000' ? '000001' : '000000'
  for (let tried = 0; tried < 6; tried++) await app.anonymous().code(CHECK, { mobile, code: wrong })

  await openLogin(page, mobile)
  await send(page).click()
  await sent(page)
  expect(await picture(page).count()).toBe(0)
  await enter(page, mobile)
  expect(complaints).toEqual([])
  await context.close()
})

it.each([1440, 390])('whoever is new on a device reads a picture first, by keyboard, at %i pixels', async (width) => {
  app.clock.set(new Date('2026-03-02T10:00:00+08:00'))
  const { mobile } = (await newCompany()).people.结算员
  await app.anonymous().ask(SEND, { mobile })
  app.clock.advance(MINUTE)
  const { page, context } = await openPage(url, { viewport: { width, height: 900 } })
  await openLogin(page, mobile)
  await send(page).focus()
  await page.keyboard.press('Enter')
  await picture(page).waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.getAttribute("aria-describedby")')).toMatch(/-hint$/)
  await page.getByText('请输入图中的 4 个字母或数字').waitFor()
  expect(await barriersOf(page)).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')).toBe(0)

  await page.keyboard.type('11')
  await page.keyboard.press('Enter')
  await page.getByText('请输入图中的 4 个字符').waitFor()
  await page.keyboard.type('11')
  await page.keyboard.press('Enter')
  await page.getByText('图形验证码错误或已失效，请重新输入').waitFor()
  expect(await barriersOf(page)).toEqual([])

  const { id: refused } = await shownCode()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await shownCode()).id).not.toBe(refused)
  await expect.poll(() => picture(page).inputValue()).toBe('')
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('INPUT')
  await page.keyboard.type((await shownCode()).code.toLowerCase())
  await page.keyboard.press('Enter')
  await sent(page)
  expect(await picture(page).count()).toBe(0)
  await enter(page, mobile)
  await context.close()
})
