import type { Page } from 'playwright-core'
import type { DemoApp } from './demo-app'

/** As whom the platform's own desk signs in, at a sign-in of its own. */
export const DESK = '平台运营'

const homes: Readonly<Record<string, string>> = { [DESK]: '**/platform', 挖机手: '**/work/excavator' }

/** Shows a phone's code, after which whoever has one company is in, and others are asked. */
export async function showCode(page: Page, app: DemoApp, mobile: string, role = '建筑公司'): Promise<void> {
  await page.goto(role === DESK ? '/login?desk=1' : '/login')
  if (role !== DESK) await page.getByRole('tab', { name: role }).click()
  await page.getByRole('textbox', { name: '手机号' }).fill(mobile)
  await page.getByRole('checkbox').check()
  await app.forgetCodes(mobile)
  await page.getByRole('button', { name: '发送验证码' }).click()
  await page.getByRole('button', { name: /秒后可重发/ }).waitFor()
  await page.getByRole('textbox', { name: '验证码' }).fill(app.codeOf(mobile))
  await page.getByRole('button', { name: '登录' }).click()
}

/** Signs in by phone code, as whoever has one company (or is a captain). */
export async function signIn(page: Page, app: DemoApp, mobile: string, role = '建筑公司'): Promise<void> {
  await showCode(page, app, mobile, role)
  await page.waitForURL(homes[role] ?? '**/wel/index')
}
