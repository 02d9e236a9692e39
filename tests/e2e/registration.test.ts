import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openApp, type TestApp } from '@tufang/tests/app'
import { uniqueCreditCode, uniqueMobile, uniqueName } from '@tufang/tests/unique'
import { png } from '@tufang/tests/upload'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import { openPage } from './browser'
import { tabTo } from './keyboard'

const MB = 1024 * 1024
const PICTURE = { name: '身份证.png', mimeType: 'image/png', buffer: png() }
const LARGE = { ...PICTURE, buffer: png(2 * MB) }
const GIF = { name: '身份证.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') }

let dataDir: string
let app: TestApp
let url: string

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'tufang-registration-'))
  app = await openApp({ dataDir })
  url = await app.fastify.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app?.fastify.close()
  await rm(dataDir, { recursive: true, force: true })
})

const focused = (page: Page) => page.evaluate('document.activeElement.name')
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

/** Opens the file chooser of the focused field by key and chooses a file. */
async function pick(page: Page, file: typeof PICTURE): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Space')])
  await chooser.setFiles(file)
}

/** Fills in a complete form; only the pictures and the code are sent. */
async function fill(page: Page, { mobile, companyName }: { mobile: string; companyName: string }): Promise<void> {
  await page.getByLabel('公司名称').fill(companyName)
  await page.getByLabel('统一社会信用代码').fill(uniqueCreditCode())
  await Promise.all([
    page.getByText('身份证国徽面上传成功').waitFor(),
    page.getByLabel('身份证国徽面').setInputFiles(PICTURE),
  ])
  await Promise.all([
    page.getByText('身份证头像面上传成功').waitFor(),
    page.getByLabel('身份证头像面').setInputFiles(PICTURE),
  ])
  await page.getByLabel('管理员姓名').fill('周文斌')
  await page.getByLabel('管理员手机号').fill(mobile)
  await page.getByRole('button', { name: '发送验证码' }).click()
  await page.getByRole('button', { name: /秒后可重发/ }).waitFor()
  await page.getByLabel('验证码').fill(app.sms.codeOf(mobile) ?? '')
}

describe.each([
  { link: '企业注册', address: '/companyAuth', title: '注册账号', width: 1440 },
  { link: '渣土场注册', address: '/garbageRegister', title: '渣土场注册', width: 390 },
])('$address at $width pixels', ({ link, address, title, width }) => {
  it('is reached from the sign-in page and has no barrier, also when it complains', async () => {
    const { page, complaints, context } = await openPage(url, { viewport: { width, height: 900 } })
    await page.goto('/login')
    await page.getByRole('link', { name: link }).click()
    await page.waitForURL(`**${address}`)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    for (const complain of [false, true]) {
      if (complain) await page.getByRole('button', { name: '注册' }).click()
      expect(await barriersOf(page)).toEqual([])
    }
    expect(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')).toBe(0)
    await page.getByText('请输入公司名称').waitFor()
    await page.getByText('请上传身份证头像面').waitFor()
    expect(await focused(page)).toBe('companyName')
    expect(complaints).toEqual([])
    await context.close()
  })

  it('is filled in by keyboard alone, and its administrator signs in', async () => {
    const { page, complaints, context } = await openPage(url, { viewport: { width, height: 900 } })
    const mobile = uniqueMobile()
    // Listens from the start, since a chooser that opens while a listener is added would be missed.
    page.on('filechooser', () => undefined)
    await page.goto(address)
    await page.getByLabel('公司名称').focus()
    await page.keyboard.type('长'.repeat(21))
    await press(page, 'Tab')
    await page.getByText('长度不能超过20个字符').waitFor()
    await press(page, 'Shift+Tab', 'Control+A')
    await page.keyboard.type(`公司${uniqueName()}`)
    await tabTo(page, page.getByLabel('营业执照'))
    await pick(page, GIF)
    await page.getByText('上传图片只能是 JPG、JPEG、PNG 格式!').waitFor()
    await Promise.all([
      page.getByText('上传图片大小不能超过 2MB!', { exact: true }).waitFor(),
      page.getByText('营业执照上传成功').waitFor(),
      pick(page, LARGE),
    ])
    for (const side of ['身份证国徽面', '身份证头像面']) {
      await tabTo(page, page.getByLabel(side))
      await Promise.all([page.getByText(`${side}上传成功`).waitFor(), pick(page, PICTURE)])
    }
    await press(page, 'Tab', 'Tab')
    await page.keyboard.type('周文斌')
    await press(page, 'Tab', 'Tab')
    await page.keyboard.insertText(`+86 ${mobile}`)
    await press(page, 'Tab', 'Tab', 'Enter')
    await page.getByRole('button', { name: /秒后可重发/ }).waitFor()
    expect(await focused(page)).toBe('code')
    await page.keyboard.type(app.sms.codeOf(mobile) ?? '')
    await press(page, 'Enter')
    await page.getByText('注册成功').first().waitFor()
    await page.waitForURL('**/login')
    expect(complaints).toEqual([])

    app.clock.advance(60_000)
    await page.getByRole('textbox', { name: '手机号' }).fill(mobile)
    await page.getByRole('button', { name: '发送验证码' }).click()
    await page.getByRole('button', { name: /秒后可重发/ }).waitFor()
    await page.getByRole('textbox', { name: '验证码' }).fill(app.sms.codeOf(mobile) ?? '')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '登录' }).click()
    await page.waitForURL('**/wel/index')
    await context.close()
  })
})

describe('a refused registration', () => {
  it('keeps what was typed, tells the fields, and is not left unasked', async () => {
    const { page, context } = await openPage(url)
    const [companyName, mobile] = [`公司${uniqueName()}`, uniqueMobile()]
    const form = { companyName, contactName: '甲', contactPhone: mobile, companyNo: uniqueCreditCode() }
    await app.anonymous().rest('GET', '/chain/uniapp/codeByPcNotUser', { query: { mobile: form.contactPhone } })
    const body = { ...form, code: app.sms.codeOf(form.contactPhone) }
    expect((await app.anonymous().rest('POST', '/chain/common/companyReg', { body })).json()).toMatchObject({ code: 0 })

    await page.goto('/companyAuth')
    app.clock.advance(60_000)
    await fill(page, { mobile, companyName })
    await page.getByRole('button', { name: '注册' }).click()
    await page.getByText(`该手机号已注册${companyName}，请直接登录`).first().waitFor()
    await page.getByText('验证码已使用，请重新获取').waitFor()
    expect(await focused(page)).toBe('companyName')
    expect(await page.getByLabel('管理员姓名').inputValue()).toBe('周文斌')
    expect(await page.getByRole('button', { name: '注册' }).isEnabled()).toBe(true)

    await page.getByRole('link', { name: '已有账号，立即登录' }).click()
    await page.getByRole('dialog').getByText('有未保存的内容，确定离开？').waitFor()
    await press(page, 'Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/companyAuth')
    await page.getByRole('link', { name: '已有账号，立即登录' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    await page.waitForURL('**/login')
    await context.close()
  })
})

describe.each([1440, 390])('the documentation at %i pixels', (width) => {
  it('has no barrier, fits the page and keeps to the chosen colours', async () => {
    const { page, complaints, context } = await openPage(url, { viewport: { width, height: 900 } })
    await page.goto('/docs')
    const calls = page.locator('details').filter({ hasText: '/auth/token/logout' })
    await calls.evaluateAll((found) => {
      for (const call of found) call.setAttribute('open', '')
    })
    expect(await barriersOf(page)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
    await page.evaluate("localStorage.setItem('tufang.colorMode', 'dark')")
    await page.reload()
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(22, 24, 28)')
    await context.close()
    expect(complaints).toEqual([])
  })
})

describe.each([1440, 390])('the playground at %i pixels', (width) => {
  it('fits the page, keeps to the chosen colours and leaves room to write', async () => {
    const { page, complaints, context } = await openPage(url, { viewport: { width, height: 900 } })
    await page.addInitScript("localStorage.setItem('tufang.colorMode', 'dark')")
    await page.goto('/playground')
    const editor = page.getByRole('region', { name: '查询语句' })
    await editor.waitFor()
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
    expect(await page.locator('body.graphiql-dark').count()).toBe(1)
    expect(await page.evaluate('getComputedStyle(document.documentElement).colorScheme')).toBe('dark')
    expect((await editor.boundingBox())?.width).toBeGreaterThan(width / 4)
    await context.close()
    expect(complaints).toEqual([])
  })
})
