import { newCompany, newMembership } from '@tufang/tests/company'
import { freePort } from '@tufang/tests/free-port'
import { TestOidc } from '@tufang/tests/oidc'
import { uniqueName } from '@tufang/tests/unique'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import { openPage } from './browser'
import { type DemoApp, startDemoApp } from './demo-app'
import { settled } from './settled'
import { openAs, signIn } from './sign-in'

const PROVIDER = '统一身份认证'
const PHONE = { width: 390, height: 844 }

let app: DemoApp
let oidc: TestOidc

beforeAll(async () => {
  const port = await freePort()
  oidc = await TestOidc.open(`http://127.0.0.1:${port}`)
  app = await startDemoApp({ port, thirdParty: { oidc: oidc.settings } })
})
afterAll(async () => {
  await app?.stop()
  oidc?.close()
})

const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()
/** The provider's pages load a font from elsewhere. */
const keepInside = (context: BrowserContext) =>
  context.route('https://fonts.googleapis.com/**', (route) => route.fulfill({ contentType: 'text/css', body: '' }))
const sideways = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')

/** Signs in on the provider's own pages under this name, and agrees. */
async function authorize(page: Page, account: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(account)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Goes from the sign-in page to the provider. */
async function leaveFor(page: Page): Promise<void> {
  await page.goto('/login')
  const others = page.getByRole('region', { name: '其他方式登录' })
  await others.getByRole('button', { name: PROVIDER }).click()
  await toast(page, '请先勾选协议')
  await page.getByRole('checkbox').check()
  expect(await barriersOf(page)).toEqual([])
  expect(await sideways(page)).toBe(0)
  await others.getByRole('button', { name: PROVIDER }).press('Enter')
  await page.waitForURL(`${oidc.issuer}/**`)
}

describe('an account elsewhere', () => {
  it('is bound in a window of its own, lets its owner in on the phone, and is unbound', async () => {
    const [person, account] = [(await newCompany()).people.结算员, uniqueName()]
    const { page, context, complaints } = await openAs(app, person.mobile)
    await keepInside(context)
    await page.goto('/info/index')
    const panel = page.getByRole('region', { name: '第三方账号' })
    await panel.getByText('未绑定', { exact: true }).waitFor()
    expect(await barriersOf(page)).toEqual([])
    const opening = page.waitForEvent('popup')
    await panel.getByRole('button', { name: `绑定${PROVIDER}` }).press('Enter')
    const popup = await opening
    await authorize(popup, account)
    await toast(page, '社交账号绑定成功')
    await panel.getByText(`${account}的账号`).waitFor()
    await expect.poll(() => popup.isClosed()).toBe(true)

    const phone = await openPage(app.url, { viewport: PHONE })
    await keepInside(phone.context)
    await leaveFor(phone.page)
    await authorize(phone.page, account)
    await phone.page.waitForURL('**/wel/index')
    const back = phone.page.url()
    await phone.page.goto('/info/index')
    await phone.page.getByRole('region', { name: '第三方账号' }).getByText(`${account}的账号`).waitFor()
    expect(await sideways(phone.page)).toBe(0)
    expect(await barriersOf(phone.page)).toEqual([])
    expect(back).not.toContain('code=')
    expect(phone.complaints).toEqual([])
    await phone.context.close()

    // He works for a second company too, and is asked to choose.
    const second = await newCompany()
    await newMembership(second, person)
    const other = await openPage(app.url, { viewport: PHONE })
    await keepInside(other.context)
    await leaveFor(other.page)
    await authorize(other.page, account)
    await other.page.waitForURL('**/chooseCompany')
    const entry = other.page.getByRole('listitem').filter({ hasText: second.name })
    await entry.getByRole('button', { name: '进入公司' }).click()
    await other.page.waitForURL('**/wel/index')
    await other.page.getByText(second.name).first().waitFor()
    expect(other.complaints).toEqual([])
    await other.context.close()

    await panel.getByRole('button', { name: `解绑${PROVIDER}` }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText(`确认解绑${PROVIDER}？`).waitFor()
    await question.getByText(`${account}的账号；解绑后不能再用它登录`).waitFor()
    await question.getByRole('button', { name: '确定' }).click()
    await toast(page, '解绑成功')
    await panel.getByText('未绑定', { exact: true }).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  it('that nobody has bound lets nobody in, and one’s own return is taken up by no other browser', async () => {
    const { page, context } = await openPage(app.url)
    await keepInside(context)
    await leaveFor(page)
    await authorize(page, uniqueName())
    await toast(page, `该${PROVIDER}账号尚未绑定，请先用手机验证码登录，再到个人信息中绑定`)
    await page.getByRole('textbox', { name: '手机号' }).waitFor()
    expect(new URL(page.url()).search).toBe('')

    await page.goto(`/login?state=${'a'.repeat(64)}&code=stolen`)
    await toast(page, '这次授权不是由本浏览器发起的，请重新发起')
    await page.goto(`/login?state=${'a'.repeat(64)}&error=access_denied`)
    await toast(page, '平台没有授权，请重新发起')
    await context.close()
  })
})

describe('the page to which a provider sends back', () => {
  it('says what to do where nobody waits, and ends it there for whoever is signed in', async () => {
    const { page, context } = await openPage(app.url, { viewport: PHONE })
    await keepInside(context)
    await page.goto('/authredirect')
    await page.getByText('这里没有要完成的绑定。绑定请到个人信息中发起。').waitFor()
    await page.goto('/authredirect?state=a&code=b')
    await page.getByText('此链接不完整或不是由本系统发起的，账号没有绑定。请到个人信息中重新发起。').waitFor()
    await page.goto(`/authredirect?state=${'a'.repeat(64)}&code=b`)
    await page.getByText('登录已失效，账号没有绑定。请先登录，再到个人信息中重新发起。').waitFor()
    expect(await barriersOf(page)).toEqual([])
    expect(await sideways(page)).toBe(0)

    await signIn(page, app, (await newCompany()).people.结算员.mobile)
    // A state that this browser has not started with is forged, or another person's.
    await page.goto(`/authredirect?state=${'a'.repeat(64)}&code=b`)
    await page.getByRole('button', { name: '完成绑定' }).click()
    const forged = '这次授权不是由本浏览器或本次登录发起的，请重新发起。账号没有绑定，请到个人信息中绑定。'
    await page.getByText(forged).waitFor()
    expect(await page.getByRole('button', { name: '完成绑定' }).count()).toBe(0)
    expect(await barriersOf(page)).toEqual([])
    await page.getByRole('link', { name: '去个人信息' }).waitFor()
    // The browser opens no second window.
    await page.addInitScript('window.open = () => null')
    await page.goto('/info/index')
    const account = uniqueName()
    await page.getByRole('button', { name: `绑定${PROVIDER}` }).click()
    await authorize(page, account)
    await page.getByRole('button', { name: '完成绑定' }).click()
    await page.getByText('社交账号绑定成功，可以关闭本页面。').waitFor()
    await page.getByRole('link', { name: '去个人信息' }).click()
    await page.getByText(`${account}的账号`).waitFor()
    await context.close()
  })
})

describe('where no provider is configured', () => {
  it('nothing is shown of accounts elsewhere', async () => {
    const plain = await startDemoApp()
    const { page, context, complaints } = await openPage(plain.url)
    await page.goto('/login')
    await page.waitForLoadState('networkidle')
    expect(await page.getByText('其他方式登录').count()).toBe(0)
    await signIn(page, plain, (await newCompany()).people.结算员.mobile)
    await page.goto('/info/index')
    await page.getByRole('region', { name: '登录密码' }).waitFor()
    // The stream of changes stays open.
    await settled(page)
    expect(await page.getByRole('region', { name: '第三方账号' }).count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
    await plain.stop()
  })
})
