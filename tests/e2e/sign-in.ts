import { randomUUID } from 'node:crypto'
import type { RoleType } from '@tufang/server/modules/identity/role-types'
import type { Page } from 'playwright-core'
import { openPage, type StorageState, type Watched } from './browser'
import type { DemoApp } from './demo-app'

/** Role of the platform's desk, which has its own sign-in. */
export const DESK = '平台运营'

const homes: Readonly<Record<string, string>> = {
  [DESK]: '**/platform',
  挖机手: '**/work/excavator',
  司机: '**/work/trips',
}

/** Enters a phone's code. A person of one company is signed in then; others have to choose. */
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

/** Signs in by phone code, as a person of one company or as a captain; for stories about signing in. */
export async function signIn(page: Page, app: DemoApp, mobile: string, role = '建筑公司'): Promise<void> {
  await showCode(page, app, mobile, role)
  await page.waitForURL(homes[role] ?? '**/wel/index')
}

export const HOME = '/wel/index'

/** Role type as pages send it. */
export type RoleName = keyof typeof RoleType

interface Arriving {
  as?: RoleName
  viewport?: { width: number; height: number } | undefined
  /** Page to open at once. */
  at?: string
}

/** Page of a signed-in person; it opens nothing unless an address is given. */
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

const SEND =
  'mutation ($mobile: String!, $roleType: RoleType!) { sendCode(mobile: $mobile, type: SIGN_IN, roleType: $roleType) }'
const SIGN_IN = `mutation ($input: SignInInput!) {
  signIn(input: $input) { accessToken refreshToken expiresIn userHash userId companyAuthId } }`

/** Storage of a browser after a sign-in by phone code into the person's first company. */
export async function signedIn(app: DemoApp, phone: string, roleType: RoleName = 'COMPANY'): Promise<StorageState> {
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

export interface Tokens {
  accessToken: string
  userHash: string
}

export const headersOf = ({ accessToken, userHash }: Tokens) => ({
  Authorization: `Bearer ${accessToken}`,
  AuthorizationMD5: userHash,
})

/** Calls the API without a browser; without tokens as a stranger. */
export async function ask<Data>(app: DemoApp, query: string, variables: object, tokens?: Tokens): Promise<Data> {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(tokens ? headersOf(tokens) : {}) },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] }
  if (errors) throw new Error(errors.map(({ message }) => message).join())
  return data
}
