import { readFile } from 'node:fs/promises'
import { newCompany } from '@tufang/tests/company'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newOperator } from '@tufang/tests/factories/machine'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import { openPage } from './browser'
import { type DemoApp, demoApp } from './demo-app'
import { newDeskPerson } from './desk'
import { tabAndPress } from './keyboard'
import { DESK, openAs, showCode, signIn } from './sign-in'

const PHONE = { width: 390, height: 844 }

const HALF_MINUTE = 30_000
/** Authenticator apps of people, by the page on which they were set up. */
const phones = new WeakMap<Page, TOTP>()

let app: DemoApp

beforeAll(async () => {
  app = await demoApp()
})

const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()
const gate = (page: Page) => page.getByRole('heading', { name: '两步验证', level: 1 })
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const panel = (page: Page) => page.getByRole('region', { name: '两步验证' })
const sideways = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')
/** Refusals are answered as errors. */
const unexpected = (complaints: readonly string[]) =>
  complaints.filter((complaint) => !/\b4(03|22|29)\b/.test(complaint))

/** Code of an authenticator app for the secret on the page. */
async function codeOnPage(page: Page): Promise<string> {
  const shown = (await page.locator('code').first().textContent()) ?? ''
  expect(shown).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  const totp = new TOTP({ secret: Secret.fromBase32(shown.replaceAll(' ', '')) })
  phones.set(page, totp)
  return totp.generate()
}

/** Another code than the used one: that of a phone half a minute ahead, which is accepted. */
const nextCode = (page: Page): string => phones.get(page)?.generate({ timestamp: Date.now() + HALF_MINUTE }) ?? ''

/** Recovery codes as saved in their file. */
async function keptCodes(page: Page): Promise<string[]> {
  const saving = page.waitForEvent('download')
  await press(page, '下载')
  const file = await saving
  expect(file.suggestedFilename()).toBe('土方通恢复码.txt')
  const text = await readFile(await file.path(), 'utf8')
  const codes = text.match(/^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/gm) ?? []
  expect(codes).toHaveLength(10)
  expect(await page.getByRole('list', { name: '恢复码' }).getByRole('listitem').allTextContents()).toEqual(codes)
  return codes
}

/** Turns the second factor on, beginning with the shown secret; returns the recovery codes. */
async function setUp(page: Page): Promise<string[]> {
  await page.getByRole('img', { name: '两步验证二维码' }).waitFor()
  expect(await barriersOf(page)).toEqual([])
  expect(await sideways(page)).toBe(0)
  await box(page, '验证码').fill(await codeOnPage(page))
  await page.keyboard.press('Enter')
  await page.getByRole('list', { name: '恢复码' }).waitFor()
  expect(await barriersOf(page)).toEqual([])
  expect(await sideways(page)).toBe(0)
  return keptCodes(page)
}

/** Turns the second factor on in the profile of the signed-in person. */
async function turnOn(page: Page): Promise<string[]> {
  await page.goto('/info/index')
  await panel(page).getByRole('button', { name: '开启两步验证' }).click()
  const codes = await setUp(page)
  await press(page, '我已保存')
  await toast(page, '两步验证已开启')
  await panel(page).getByText('剩余恢复码 10 个').waitFor()
  return codes
}

/** Signs in by a recovery code. */
async function recover(page: Page, code: string): Promise<void> {
  await press(page, '改用恢复码')
  await box(page, '恢复码').fill(code)
  await press(page, '确定')
}

describe('whoever has a second factor', () => {
  it('turns it on in the profile, and is let in by its code only', async () => {
    const { mobile, name } = (await newCompany()).people.出纳
    const { page, context, complaints } = await openPage(app.url)
    await signIn(page, app, mobile)
    await turnOn(page)
    expect(await barriersOf(page)).toEqual([])

    await page.getByRole('button', { name: `用户菜单 ${name}` }).click()
    await page.getByRole('menuitem', { name: '退出系统' }).click()
    // Leaving loads the page again, perhaps after its address has changed.
    const opened = page.waitForEvent('load')
    await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
    await opened
    await page.waitForURL('**/login**')
    await showCode(page, app, mobile)
    await gate(page).waitFor()
    expect(await page.title()).toContain('两步验证')
    expect(await page.getByRole('navigation').count()).toBe(0)
    await page.goto('/companyAuth/wizard')
    await page.getByRole('heading', { name: '两步验证' }).waitFor()
    await page.goto('/chain/payment')
    await gate(page).waitFor()
    await page.getByText(name).waitFor()
    expect(await barriersOf(page)).toEqual([])
    await box(page, '验证码').fill('12345')
    await page.keyboard.press('Enter')
    await page.getByText('请输入验证器显示的 6 位数字').waitFor()
    await box(page, '验证码').fill('000000')
    await page.keyboard.press('Enter')
    await page.getByText('两步验证码错误或已用过').waitFor()
    await page.keyboard.type(nextCode(page))
    await page.keyboard.press('Enter')
    await page.getByRole('navigation', { name: '主导航' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/chain/payment')
    expect(unexpected(complaints)).toEqual([])
    await context.close()
  })

  it('does with it by a recovery code what is done by one of the app', async () => {
    const { page, context, complaints } = await openAs(app, (await newCompany()).people.出纳.mobile)
    const [first = '', second = '', third = ''] = await turnOn(page)
    await panel(page).getByRole('button', { name: '更换手机' }).click()
    await recover(page, first)
    const [fresh = ''] = await setUp(page)
    await press(page, '我已保存')
    await toast(page, '已更换手机')
    await panel(page).getByRole('button', { name: '重新生成恢复码' }).click()
    await recover(page, second)
    await page.getByText('两步验证码错误或已用过').waitFor()
    await box(page, '恢复码').fill(fresh)
    await press(page, '确定')
    const renewed = await keptCodes(page)
    expect(renewed).not.toContain(third)
    await press(page, '我已保存')
    await panel(page).getByRole('button', { name: '关闭两步验证' }).click()
    await recover(page, renewed[0] ?? '')
    await toast(page, '两步验证已关闭')
    await panel(page).getByText('未开启').waitFor()
    expect(unexpected(complaints)).toEqual([])
    await context.close()
  })

  it('is stopped on other devices at once, keeps what was typed there, and is told when to try again', async () => {
    const company = await newCompany()
    const { mobile } = company.people.出纳
    const here = await openAs(app, mobile)
    const phone = await openAs(app, mobile, { viewport: PHONE, at: '/info/index' })
    await box(phone.page, '姓名').fill('没有保存')
    const codes = await turnOn(here.page)
    await phone.page.getByRole('button', { name: '保存', exact: true }).first().click()
    await gate(phone.page).waitFor()
    expect(await barriersOf(phone.page)).toEqual([])
    expect(await sideways(phone.page)).toBe(0)
    await tabAndPress(phone.page, phone.page.getByRole('button', { name: '改用恢复码' }))
    await phone.page.keyboard.type((codes[0] ?? '').toLowerCase())
    await phone.page.keyboard.press('Enter')
    await gate(phone.page).waitFor({ state: 'detached' })
    expect(await box(phone.page, '姓名').inputValue()).toBe('没有保存')
    await panel(phone.page).getByText('剩余恢复码 9 个').waitFor()
    expect(unexpected(phone.complaints)).toEqual([])

    const stranger = await openPage(app.url)
    await showCode(stranger.page, app, mobile)
    await gate(stranger.page).waitFor()
    for (const wrong of ['000001', '000002', '000003']) {
      await box(stranger.page, '验证码').fill(wrong)
      await stranger.page.keyboard.press('Enter')
      await stranger.page.getByText('两步验证码错误或已用过').waitFor()
      await box(stranger.page, '验证码').fill('')
    }
    await recover(stranger.page, codes[1] ?? '')
    await stranger.page.getByText(/操作过于频繁，请\d+秒后再试/).waitFor()
    await stranger.page.getByText(/请联系公司的管理员重置两步验证/).waitFor()
    await press(stranger.page, '退出登录')
    await stranger.page.waitForURL('**/login')

    const admin = await openAs(app, company.people.管理员.mobile)
    await admin.page.goto(`/sys/users?phone=${mobile}`)
    const reset = async () => {
      await admin.page.getByRole('button', { name: '更多' }).click()
      await admin.page.getByRole('menuitem', { name: '重置两步验证' }).click()
      const question = admin.page.getByRole('alertdialog')
      await question.getByText(`重置“${company.people.出纳.name}”的两步验证？`).waitFor()
      await question.getByText(/所有设备退出登录；之后须重新开启/).waitFor()
      await question.getByRole('button', { name: '确定' }).click()
    }
    await reset()
    await toast(admin.page, '已重置两步验证')
    await reset()
    await toast(admin.page, `${company.people.出纳.name}没有开启两步验证`)
    await signIn(here.page, app, mobile)
    await here.page.getByRole('navigation', { name: '主导航' }).waitFor()
    expect(unexpected(admin.complaints)).toEqual([])
    await Promise.all([here.context.close(), phone.context.close(), stranger.context.close(), admin.context.close()])
  })
})

it.each([
  ['a captain', '车队长', async () => (await newSignedUpCaptain(await newCompany())).mobile],
  ['an operator', '挖机手', async () => (await newOperator(await newCompany())).person.mobile],
  ['the desk', DESK, () => newDeskPerson(app)],
])('%s is stopped and let in as well', async (_, role, newMobile) => {
  const mobile = await newMobile()
  const { page, context, complaints } = await openPage(app.url, { viewport: PHONE })
  await signIn(page, app, mobile, role)
  const home = page.url()
  const [first = ''] = await turnOn(page)
  await page.evaluate(() => localStorage.clear())
  await showCode(page, app, mobile, role)
  await gate(page).waitFor()
  expect(await sideways(page)).toBe(0)
  await recover(page, first)
  await gate(page).waitFor({ state: 'detached' })
  expect(page.url()).toBe(home)
  expect(unexpected(complaints)).toEqual([])
  await context.close()
})

describe('a role that demands a second factor', () => {
  it('stops whoever has it until he has set one up, on his phone and by keyboard alone', async () => {
    const company = await newCompany()
    const admin = await openAs(app, company.people.管理员.mobile, { at: '/sys/roles?name=审核员' })
    await admin.page.getByRole('button', { name: '编辑' }).click()
    const form = admin.page.getByRole('dialog')
    await form.getByRole('checkbox', { name: '要求两步验证' }).check()
    expect(await barriersOf(admin.page)).toEqual([])
    await form.getByRole('button', { name: '保存' }).click()
    await toast(admin.page, '修改成功')
    await admin.page.getByRole('gridcell', { name: '要求', exact: true }).waitFor()
    await admin.page.getByRole('button', { name: '编辑' }).click()
    expect(await form.getByRole('checkbox', { name: '要求两步验证' }).isChecked()).toBe(true)
    expect(admin.complaints).toEqual([])

    const { page, context, complaints } = await openPage(app.url, { viewport: PHONE })
    await showCode(page, app, company.people.审核员.mobile)
    await page.getByText(`${company.name}要求您的角色使用两步验证，请先开启。`).waitFor()
    expect(await barriersOf(page)).toEqual([])
    expect(await sideways(page)).toBe(0)
    await tabAndPress(page, page.getByRole('button', { name: '开始设置' }))
    await setUp(page)
    await tabAndPress(page, page.getByRole('button', { name: '我已保存' }))
    await page.waitForURL('**/wel/index')
    await page.goto('/info/index')
    const off = panel(page).getByRole('button', { name: '关闭两步验证' })
    await off.waitFor()
    expect(await off.getAttribute('aria-description')).toBe(`${company.name}要求您使用两步验证，不能关闭`)
    expect(await barriersOf(page)).toEqual([])
    expect(await sideways(page)).toBe(0)
    expect(unexpected(complaints)).toEqual([])
    await Promise.all([context.close(), admin.context.close()])
  })
})
