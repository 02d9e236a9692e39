import { randomUUID } from 'node:crypto'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import type { Page } from 'playwright-core'
import { ask } from './ask'
import { openPage, type StorageState, type Watched } from './browser'
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

/** Signs in by phone code, as whoever has one company (or is a captain): for stories about signing in, and what it leaves behind. */
export async function signIn(page: Page, app: DemoApp, mobile: string, role = '建筑公司'): Promise<void> {
  await showCode(page, app, mobile, role)
  await page.waitForURL(homes[role] ?? '**/wel/index')
}

export const HOME = '/wel/index'

interface Arriving {
  as?: RoleType
  viewport?: { width: number; height: number } | undefined
  /** Page that is opened at once. */
  at?: string
}

/** A page of somebody who has signed in; it opens nothing yet unless it is told what. */
export async function openAs(
  app: DemoApp,
  mobile: string,
  { as: roleType, viewport, at }: Arriving = {},
): Promise<Watched> {
  const storageState = await signedIn(app, mobile, roleType)
  const opened = await openPage(app.url, { ...(viewport ? { viewport } : {}), storageState })
  if (at) await opened.page.goto(at)
  return opened
}

const SEND = 'mutation ($mobile: String!, $roleType: Int!) { sendCode(mobile: $mobile, type: 1, roleType: $roleType) }'
const SIGN_IN = `mutation ($input: SignInInput!) {
  signIn(input: $input) { accessToken refreshToken expiresIn userHash userId companyAuthId } }`

/** Storage of a browser in which somebody has signed in by phone code, into the company that he joined first. */
export async function signedIn(
  app: DemoApp,
  phone: string,
  roleType: RoleType = RoleType.company,
): Promise<StorageState> {
  await app.forgetCodes(phone)
  await ask(app, SEND, { mobile: phone, roleType })
  const deviceId = randomUUID()
  const input = { phone, code: app.codeOf(phone), roleType, deviceId }
  const { signIn } = await ask<{ signIn: { expiresIn: number } }>(app, SIGN_IN, { input })
  const { expiresIn, ...tokens } = signIn
  const session = { ...tokens, expiresAt: Date.now() + expiresIn * 1000, phone, roleType }
  const kept = {
    'tufang.session': JSON.stringify(session),
    'tufang.device': deviceId,
    'tufang.activity': `${Date.now()}`,
  }
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }))
  return { cookies: [], origins: [{ origin: app.url, localStorage }] }
}
