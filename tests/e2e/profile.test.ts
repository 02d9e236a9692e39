import { deflateSync } from 'node:zlib'
import { newCompany } from '@tufang/tests/company'
import { uniqueMobile } from '@tufang/tests/unique'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import { openPage } from './browser'
import { type DemoApp, demoApp } from './demo-app'
import { HOME, openAs, signIn } from './sign-in'

let app: DemoApp

beforeAll(async () => {
  app = await demoApp()
})

/** Clerk of a company of his own, signed in. */
async function clerk(viewport?: { width: number; height: number }) {
  const { mobile, name } = (await newCompany()).people.结算员
  const opened = await openAs(app, mobile, { viewport, at: HOME })
  return { ...opened, mobile, name }
}

const panel = (page: Page, name: string) => page.getByRole('region', { name })
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()

function crc(bytes: Buffer): number {
  let value = ~0
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return ~value >>> 0
}

/** Picture of one colour. */
function png(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc(body))
    return Buffer.concat([length, body, check])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, 0x4d)])
  const lines = deflateSync(Buffer.concat(Array.from({ length: height }, () => line)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0))])
}

it('a person keeps his name, e-mail and picture', async () => {
  const { page, context, complaints, name } = await clerk()
  await page.getByRole('button', { name: `用户菜单 ${name}` }).click()
  await page.getByRole('menuitem', { name: '个人信息' }).click()
  await page.waitForURL('**/info/index')
  await page.getByRole('textbox', { name: '姓名' }).fill('王小五')
  await page.getByRole('textbox', { name: '邮箱' }).fill('wang')
  await panel(page, '个人资料').getByRole('button', { name: '保存' }).click()
  await page.getByText('请输入正确的邮箱').waitFor()
  await page.getByRole('textbox', { name: '邮箱' }).fill('wang@example.com')
  await panel(page, '个人资料').getByRole('button', { name: '保存' }).click()
  await toast(page, '修改成功')
  await page.getByRole('button', { name: '用户菜单 王小五' }).waitFor()

  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await page.getByText('上传头像图片只能是JPG、PNG格式!').waitFor()
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png(400, 300) })
  const dialog = page.getByRole('dialog', { name: '裁剪头像' })
  await dialog.getByRole('slider', { name: '缩放' }).press('ArrowRight')
  await dialog.getByRole('slider', { name: '左右' }).press('End')
  expect(await barriersOf(page)).toEqual([])
  await dialog.getByRole('button', { name: '保存' }).click()
  await dialog.waitFor({ state: 'detached' })
  const shown = page.getByRole('button', { name: '用户菜单 王小五' }).locator('img')
  await shown.waitFor()
  expect(await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(256)
  expect(await barriersOf(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

it('a person sets a password, which signs him out, and changes it', async () => {
  const { page, context, mobile } = await clerk()
  await page.goto('/info/index')
  const form = panel(page, '登录密码')
  await form.getByLabel('新密码').fill('abc')
  await form.getByLabel('确认密码').fill('abcd')
  await form.getByRole('button', { name: '设置密码' }).click()
  await form.getByText('密码必须长度大于8位且包含大小写字母/数字/符号！').waitFor()
  await form.getByText('两次输入密码不一致!').waitFor()
  await form.getByLabel('新密码').fill('Ying#1357')
  await form.getByLabel('确认密码').fill('Ying#1357')
  await form.getByRole('button', { name: '设置密码' }).click()
  await page.waitForURL('**/login')
  await signIn(page, app, mobile)
  await page.goto('/info/index')
  await form.getByLabel('原密码').fill('Wrong#123')
  await form.getByLabel('新密码').fill('Efgh#5678')
  await form.getByLabel('确认密码').fill('Efgh#5678')
  await form.getByRole('button', { name: '修改密码' }).click()
  await toast(page, '原密码错误')
  await form.getByLabel('原密码').fill('Ying#1357')
  await form.getByRole('button', { name: '修改密码' }).click()
  await page.waitForURL('**/login')
  const query = new URLSearchParams({ grant_type: 'password', username: mobile, password: 'Efgh#5678' })
  expect((await fetch(`${app.url}/auth/oauth/token?${query}`, { method: 'POST' })).status).toBe(200)
  await context.close()
})

it('a person proves his phone and binds another', async () => {
  const { page, context, complaints, mobile } = await clerk({ width: 390, height: 844 })
  const next = uniqueMobile()
  await page.goto('/info/index')
  const form = panel(page, '手机号')
  const send = async (phone: string) => {
    await app.forgetCodes(phone)
    await form.getByRole('button', { name: '发送验证码' }).click()
    await form.getByRole('button', { name: /秒后可重发/ }).waitFor()
    await form.getByRole('textbox', { name: '验证码' }).fill(app.codeOf(phone))
  }
  expect(await form.getByRole('textbox', { name: '当前手机号' }).isDisabled()).toBe(true)
  await send(mobile)
  await form.getByRole('button', { name: '解绑' }).click()
  await toast(page, '解绑成功')
  await form.getByRole('button', { name: '发送验证码' }).click()
  await toast(page, '请先填写手机号')
  await form.getByRole('textbox', { name: '新手机号' }).fill(next)
  await send(next)
  expect(await barriersOf(page)).toEqual([])
  await form.getByRole('button', { name: '绑定' }).click()
  await toast(page, '绑定成功')
  await expect.poll(() => form.getByRole('textbox', { name: '当前手机号' }).inputValue()).toBe(next)
  expect(complaints).toEqual([])
  await context.close()
})

it('a person signs another device out', async () => {
  const { mobile } = (await newCompany()).people.结算员
  const [here, other] = [await openPage(app.url), await openPage(app.url)]
  for (const { page } of [other, here]) await signIn(page, app, mobile)
  const { page, context, complaints } = here
  await page.goto('/info/index?tab=devices')
  const devices = panel(page, '登录着的设备').getByRole('listitem')
  await devices.nth(1).waitFor()
  expect(await devices.first().textContent()).toMatch(/Chrome · Linux\s*本设备[\s\S]*本机/)
  expect(await barriersOf(page)).toEqual([])
  await devices.nth(1).getByRole('button', { name: '退出此设备' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
  await toast(page, '已退出')
  await expect.poll(() => devices.count()).toBe(1)
  await other.page.getByRole('link', { name: '电子结算卡扫描' }).click()
  await other.page.getByRole('dialog', { name: '重新登录' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
  await other.context.close()
})

it('a person makes a token, which reads until it is revoked', async () => {
  const { page, context, complaints } = await clerk()
  await page.goto('/info/index?tab=tokens')
  await panel(page, '访问令牌').getByRole('button', { name: '新建访问令牌' }).click()
  const dialog = page.getByRole('dialog', { name: '新建访问令牌' })
  await dialog.getByRole('textbox', { name: '令牌名称' }).fill('每日报表')
  await dialog.getByRole('checkbox', { name: '全选' }).check()
  expect(await barriersOf(page)).toEqual([])
  await dialog.getByRole('button', { name: '新建访问令牌' }).click()
  const made = page.getByRole('dialog', { name: '访问令牌已新建' })
  const token = await made.locator('code').textContent()
  await made.getByRole('button', { name: '我已保存' }).click()
  const ask = async (query: string) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const answer = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })
    return JSON.stringify(await answer.json())
  }
  expect(await ask('{ waybills { total } }')).toContain('"total":0')
  expect(await ask('mutation { signOut { ended } }')).toContain('READ_ONLY_TOKEN')
  const row = panel(page, '访问令牌').getByRole('listitem').filter({ hasText: '每日报表' })
  await row.getByRole('button', { name: '吊销' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
  await row.getByText('已吊销', { exact: true }).waitFor()
  expect(await ask('{ waybills { total } }')).toContain('UNAUTHENTICATED')
  await page.goto('/info/index?tab=permissions')
  await page.getByRole('row', { name: /查看运单.*结算员/ }).waitFor()
  expect(await barriersOf(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

it('a screen locks by itself in every window, opens with its password, and signs out at the fifth wrong one', async () => {
  const { page, context } = await clerk()
  await page.clock.install()
  await page.goto('/info/index?tab=lock')
  const form = panel(page, '锁屏')
  await form.getByRole('combobox', { name: '自动锁屏' }).selectOption('5')
  await form.getByRole('button', { name: '保存' }).click()
  await form.getByText('自动锁屏须先设置锁屏密码').waitFor()
  await form.getByLabel('锁屏密码').fill('茶水间')
  await form.getByRole('button', { name: '保存' }).click()
  await toast(page, '修改成功')
  expect(await barriersOf(page)).toEqual([])
  const second = await context.newPage()
  await second.goto('/wel/index')
  await second.getByRole('button', { name: /用户菜单/ }).waitFor()

  await page.bringToFront()
  await page.clock.fastForward('06:00')
  await page.waitForURL('**/lock')
  await second.waitForURL('**/lock')
  await page.reload()
  const password = page.getByPlaceholder('请输入锁屏密码')
  await password.fill('wrong')
  await page.keyboard.press('Enter')
  await toast(page, '解锁密码错误，请重新输入')
  await page.locator('form[data-state=wrong]').waitFor()
  await page.clock.fastForward(1500)
  await page.locator('form[data-state=locked]').waitFor()
  await password.fill('茶水间')
  await page.keyboard.press('Enter')
  await page.getByText('解锁成功').waitFor()
  await page.clock.fastForward(1500)
  await page.waitForURL('**/info/index?tab=lock')
  await second.waitForURL('**/wel/index')

  // With a password of his own, one click locks the screen.
  await page.getByRole('button', { name: /用户菜单/ }).click()
  await page.getByRole('menuitem', { name: '锁定屏幕' }).click()
  await page.waitForURL('**/lock')
  for (let tried = 1; tried <= 5; tried++) {
    await page.locator('form[data-state=locked]').waitFor()
    await password.fill('wrong')
    await page.keyboard.press('Enter')
    if (tried < 5) {
      await page.locator('form[data-state=wrong]').waitFor()
      await page.clock.fastForward(1500)
    }
  }
  await page.waitForURL('**/login')
  await context.close()
})
