import { newCompany } from '@tufang/tests/company'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import { openPage } from './browser'
import { type DemoApp, demoApp } from './demo-app'
import { handedIn, keepReadings, newDeskPerson } from './desk'
import { arrowTo, pressEscape, tabAndPress, tabTo } from './keyboard'
import { settled } from './settled'
import { DESK, HOME, openAs, showCode, signIn } from './sign-in'

let app: DemoApp

beforeAll(async () => {
  app = await demoApp()
})

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 390, height: 844 }
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()
const menuOf = (page: Page) => page.getByRole('navigation', { name: '主导航' })
const drawerOf = (page: Page) => page.getByRole('dialog', { name: '企业认证' })
const enlarge = (page: Page, name: string) => page.getByRole('button', { name: `放大${name}` })
const OVERHANG = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'

async function desk(viewport?: { width: number; height: number }) {
  const mobile = await newDeskPerson(app)
  const opened = await openAs(app, mobile, { as: 'PLATFORM', viewport, at: '/platform' })
  return { ...opened, mobile }
}

/** Width in pixels of a picture on the page; 0 where it is not shown. */
const widthOf = (page: Page, name: string) =>
  enlarge(page, name)
    .getByRole('img')
    .evaluate((picture: HTMLImageElement) => picture.naturalWidth)

describe('somebody of the desk', () => {
  it('signs in at a page of its own, and nobody else does so there', async () => {
    const { page, context, complaints } = await openPage(app.url)
    await page.goto('/login')
    await page.getByRole('link', { name: '平台运营登录' }).click()
    await page.getByRole('heading', { name: '平台运营登录' }).waitFor()
    expect(await page.getByRole('tab', { name: '车队长' }).count()).toBe(0)
    expect(await page.getByRole('link', { name: '企业注册' }).count()).toBe(0)
    expect(await barriersOf(page)).toEqual([])
    await page.getByRole('link', { name: '公司与车队长登录' }).click()
    await page.getByRole('tab', { name: '车队长' }).waitFor()
    // A page of the desk requires the desk's own sign-in, and follows it.
    await page.goto('/platform/companies')
    await page.getByRole('heading', { name: '平台运营登录' }).waitFor()
    expect(complaints).toEqual([])
    await showCode(page, app, (await newCompany()).people.管理员.mobile, DESK)
    await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/login')
    await context.close()
  })

  it('has a menu, a palette, messages, a profile and a lock, and no page of companies', async () => {
    const { page, context, complaints } = await desk()
    await page.getByRole('grid', { name: '企业认证审核' }).waitFor()
    const links = await menuOf(page).getByRole('link').allTextContents()
    expect(links.filter((link) => link !== '平台字典')).toEqual(['企业认证审核', '公司', '找回管理员', '消息'])
    await page.getByRole('banner').getByText('平台运营').waitFor()
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: '搜索页面、单号、车牌与名称' })
    await page.keyboard.type('公司')
    await palette.getByRole('option', { name: '公司' }).first().waitFor()
    expect(await palette.getByRole('option').filter({ hasText: '公司设置' }).count()).toBe(0)
    await pressEscape(page, palette)
    for (const [address, heading] of [
      ['/info/index', '个人信息'],
      ['/message', '消息'],
    ] as const) {
      await page.goto(address)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      await settled(page)
    }
    for (const address of ['/chain/settlement', '/wel/index', '/sys/users']) {
      await page.goto(address)
      await page.getByText("You don't have permission").waitFor()
    }
    await page.getByRole('button', { name: '返回首页' }).click()
    await page.waitForURL('**/platform')
    await page.getByRole('link', { name: '土方通' }).click()
    await page.waitForURL('**/platform')
    expect(complaints).toEqual([])

    await page.getByRole('button', { name: '用户菜单 周运营' }).click()
    await page.getByRole('menuitem', { name: '退出系统' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
    await page.waitForURL('**/login?desk=1')
    await context.close()
  })
})

describe('what a company has handed in', () => {
  it('is opened from its message, looked at picture by picture, and rejected with a reason', async () => {
    const { page, context, complaints } = await desk()
    const one = await handedIn(app, 7, { idNation: '满', idAuthority: '深圳市公安局' })
    // The address is drawn from 230 to 710 of 1,300 points across, and from 392 to 486 of 820 down.
    const cuts = { idAddress: { left: 0.17, top: 0.46, right: 0.56, bottom: 0.6, turned: 0 } }
    await keepReadings(app, one, { without: ['companyAddress'], unsure: ['idNation', 'idAddress'], cuts })
    await page.goto('/message')
    await page
      .getByRole('row')
      .filter({ hasText: one.company.companyName })
      .getByRole('button', { name: '查看' })
      .click()
    await page.waitForURL(`**/platform?registration=${one.id}`)
    const drawer = drawerOf(page)
    for (const name of ['营业执照', '身份证头像面', '身份证国徽面']) {
      await enlarge(page, name).waitFor()
      await expect.poll(() => widthOf(page, name)).toBeGreaterThan(1000)
    }
    const lineOf = (label: string) => drawer.getByRole('row').filter({ hasText: label }).first().textContent()
    expect(await lineOf('公司名称')).toBe(`公司名称${one.company.companyName}一致`)
    expect(await lineOf('住所')).toBe(`住所${one.company.companyAddress}未识别`)
    expect(await lineOf('民族')).toBe(`民族满${one.person.idNation}不确定`)
    expect(await lineOf('住址')).toBe(`住址${one.person.idAddress}一致，识别不确定`)
    expect(await lineOf('签发机关')).toBe(`签发机关深圳市公安局${one.person.idAuthority}不一致`)
    // The picture of an uncertain text stands below its reading, and nowhere else.
    const cut = drawer.getByRole('row').filter({ hasText: '住址' }).first().getByRole('img', { name: '照片上的住址' })
    await cut.waitFor()
    expect(await cut.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)).toBeCloseTo(
      (0.39 * 1300) / (0.14 * 820),
      1,
    )
    expect(await drawer.getByRole('img', { name: /^照片上的/ }).count()).toBe(1)
    const checks = drawer.getByRole('listitem')
    await checks.filter({ hasText: '身份证国徽面的识别结果与所填一致' }).getByText('不符', { exact: true }).waitFor()
    await checks.filter({ hasText: '统一社会信用代码校验位正确' }).getByText('相符', { exact: true }).waitFor()

    await enlarge(page, '身份证头像面').click()
    const large = page.getByRole('dialog', { name: '身份证头像面' })
    await large.getByRole('button', { name: '向右旋转' }).click()
    await large.getByRole('button', { name: '放大', exact: true }).click()
    expect(await barriersOf(page)).toEqual([])
    await pressEscape(page, large)
    await drawer.waitFor()
    // The viewing is listed from now on.
    await page.reload()
    await drawerOf(page).getByText('周运营').first().waitFor()

    await drawer.getByRole('button', { name: '驳回', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: `驳回企业认证 ${one.company.companyName}` })
    await dialog.getByRole('button', { name: '驳回', exact: true }).click()
    await dialog.getByText('请输入驳回原因').waitFor()
    await dialog.getByRole('button', { name: '营业执照照片不清晰' }).click()
    await dialog.getByRole('button', { name: '身份证已过期' }).click()
    const reason = '营业执照照片不清晰；身份证已过期'
    expect(await dialog.getByRole('textbox', { name: '驳回原因' }).inputValue()).toBe(reason)
    await dialog.getByText('确定审核不通过？').waitFor()
    await dialog.getByRole('button', { name: '驳回', exact: true }).click()
    await toast(page, '已驳回')
    await drawer.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: '已驳回' }).click()
    const row = page.getByRole('row').filter({ hasText: one.company.companyName })
    await row.getByText(reason).waitFor()
    await row.getByRole('button', { name: '查看' }).click()
    await drawer.getByText(reason).waitFor()
    expect(await drawer.getByRole('button', { name: '审核通过' }).count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })

  it('is still there once its pictures have been removed, which says so in their place', async () => {
    const { page, context } = await desk()
    const one = await handedIn(app, 10)
    const removal =
      'delete from stored_file f using company_registration r where r.id = ? and f.id::text = any(r.file_ids)'
    await app.database.em.fork().execute(removal, [one.id])
    await page.goto(`/platform?registration=${one.id}`)
    const drawer = drawerOf(page)
    await expect.poll(() => drawer.getByText('照片已按规定删除').count()).toBe(3)
    await drawer.getByRole('row').filter({ hasText: one.company.companyNo }).first().waitFor()
    expect(await enlarge(page, '营业执照').count()).toBe(0)
    expect(await barriersOf(page)).toEqual([])
    await context.close()
  })

  it('is decided as it was seen: what was handed in meanwhile is shown first', async () => {
    const { page, context, complaints } = await desk()
    const one = await handedIn(app, 8)
    await page.goto(`/platform?registration=${one.id}`)
    const drawer = drawerOf(page)
    await drawer.getByText('未知', { exact: true }).first().waitFor()
    const change = 'update company_registration set version = version + 1, company_repre = ? where id = ?'
    await app.database.em.fork().execute(change, ['李后来', one.id])
    await drawer.getByRole('button', { name: '审核通过' }).click()
    const question = page.getByRole('alertdialog', { name: '审核企业认证' })
    await question.getByText('确定审核通过？').waitFor()
    await question.getByText(/请注意尚未相符的核查：.*营业执照的识别结果与所填一致/).waitFor()
    await question.getByRole('button', { name: '确定' }).click()
    await toast(page, '数据已被他人修改，请刷新后再试')
    await drawer.getByRole('cell', { name: '李后来' }).waitFor()
    await drawer.getByRole('button', { name: '审核通过' }).click()
    await question.getByRole('button', { name: '确定' }).click()
    await toast(page, '审核通过')
    expect(complaints).toEqual([])
    await context.close()
  })

  it('is looked at and approved by keyboard alone', async () => {
    const { page, context, complaints } = await desk()
    const one = await handedIn(app, 9)
    await keepReadings(app, one)
    await page.goto('/platform')
    await page.getByRole('button', { name: /^待审核 \d+$/ }).waitFor()
    const name = page.getByRole('rowheader', { name: one.company.companyName })
    await arrowTo(page, name)
    await page.keyboard.press('Enter')
    const drawer = drawerOf(page)
    await enlarge(page, '营业执照').waitFor()
    await tabAndPress(page, enlarge(page, '营业执照'))
    const large = page.getByRole('dialog', { name: '营业执照' })
    await tabAndPress(page, large.getByRole('button', { name: '向左旋转' }))
    await page.keyboard.press('+')
    await pressEscape(page, large)
    await enlarge(page, '营业执照').and(page.locator(':focus')).waitFor()
    await tabAndPress(page, drawer.getByRole('button', { name: '审核通过' }))
    const question = page.getByRole('alertdialog', { name: '审核企业认证' })
    await question.getByText(new RegExp(`${one.company.companyName}（${one.company.companyNo}）`)).waitFor()
    expect(await question.getByText('请注意').count()).toBe(0)
    await tabTo(page, question.getByRole('button', { name: '确定' }))
    await page.keyboard.press('Enter')
    await toast(page, '审核通过')
    await drawer.waitFor({ state: 'hidden' })
    await name.waitFor({ state: 'hidden' })
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('a company', () => {
  it('is suspended, which signs its people out and loses nothing, and goes on again', async () => {
    const company = await newCompany()
    const { mobile } = company.people.管理员
    const his = await openAs(app, mobile, { at: HOME })
    const { page, context, complaints } = await desk()
    await menuOf(page).getByRole('link', { name: '公司' }).click()
    await page.goto(`/platform/companies?companyName=${encodeURIComponent(company.name)}`)
    const row = page.getByRole('row').filter({ hasText: company.name })
    await row.getByText('正常').waitFor()
    await row.getByRole('button', { name: '停用' }).click()
    const dialog = page.getByRole('dialog', { name: `停用公司 ${company.name}` })
    await dialog.getByText(/所有人立即退出登录.*数据一条也不会丢失/).waitFor()
    await dialog.getByRole('button', { name: '停用', exact: true }).click()
    await dialog.getByText('请输入停用原因').waitFor()
    await dialog.getByRole('textbox', { name: '停用原因' }).fill('执照被吊销')
    await dialog.getByRole('button', { name: '停用', exact: true }).click()
    await toast(page, '已停用')
    await row.getByText('执照被吊销').waitFor()
    await his.page.reload()
    await his.page
      .getByText(/已被平台停用，原因：执照被吊销/)
      .first()
      .waitFor()
    await his.page.getByRole('button', { name: '换一个账号登录' }).click()
    await his.page.waitForURL('**/login*')

    await row.getByRole('button', { name: '恢复' }).click()
    const question = page.getByRole('alertdialog', { name: '恢复公司' })
    await question.getByText(/原因：执照被吊销。恢复后/).waitFor()
    await question.getByRole('button', { name: '确定' }).click()
    await toast(page, '已恢复')
    await row.getByText('正常').waitFor()
    await his.context.clearCookies()
    await signIn(his.page, app, mobile)
    expect(complaints).toEqual([])
    await Promise.all([his.context.close(), context.close()])
  })
})

describe.each([WIDE, NARROW])('at $width pixels', (viewport) => {
  it('nothing of it keeps anybody out, in light or in dark', async () => {
    const { page, context, complaints } = await desk(viewport)
    const one = await handedIn(app, viewport.width, { companyFound: '2001-01-01' })
    await keepReadings(app, one, { unsure: ['idNo'] })
    const isClean = async () => {
      expect(await barriersOf(page)).toEqual([])
      expect(await page.evaluate(OVERHANG)).toBe(0)
    }
    await page.goto(`/platform?registration=${one.id}`)
    await enlarge(page, '身份证国徽面').waitFor()
    await drawerOf(page).getByText('不一致').waitFor()
    await isClean()
    await enlarge(page, '营业执照').click()
    await page.getByRole('dialog', { name: '营业执照' }).waitFor()
    await isClean()
    await page.keyboard.press('Escape')
    await drawerOf(page).getByRole('button', { name: '驳回', exact: true }).click()
    await page.getByRole('textbox', { name: '驳回原因' }).waitFor()
    await isClean()
    await page.goto('/platform/companies')
    await page.getByRole('button', { name: '停用', exact: true }).first().click()
    await page.getByRole('textbox', { name: '停用原因' }).waitFor()
    await isClean()
    expect(complaints).toEqual([])
    await context.close()
  })
})
