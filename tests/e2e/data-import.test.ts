import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newTruck } from '@tufang/tests/factories/truck'
import { uniqueDigits, uniqueMobile, uniqueName } from '@tufang/tests/unique'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import type { Watched } from './browser'
import { type DemoApp, startDemoApp } from './demo-app'
import { pressEscape, tabAndPress } from './keyboard'
import { openByMenu } from './menu'
import { chooseSheet, filled, template } from './sheets'
import { HOME, openAs } from './sign-in'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

let app: DemoApp
let company: TestCompany
let admin: Watched

beforeAll(async () => {
  app = await startDemoApp({ withJobs: true })
  company = await newCompany()
  admin = await openAs(app, company.people.管理员.mobile, { viewport: DESK, at: HOME })
})
afterAll(async () => {
  await app?.stop()
})

const main = (page: Page) => page.getByRole('main')
const chip = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: '按结果筛选' }).getByRole('button', { name })
const agree = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
const sideways = (page: Page) =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')

/** Set-up of a company, in order: each step goes on where the one before it ended. */
describe('trucks that come in by spreadsheet', () => {
  const plates = [0, 1].map(() => `粤B${uniqueDigits(5)}`) as [string, string]
  const known = `粤B${uniqueDigits(5)}`
  let captain: string

  beforeAll(async () => {
    captain = `陈${uniqueName()}`
    await newTruck(company, { captain: await newCaptain(company, { name: captain }), plate: known })
  })

  it('begin at their list, with a template that names the columns', async () => {
    const { page } = admin
    await openByMenu(page, '车辆')
    await page.getByRole('row', { name: known }).waitFor()
    await tabAndPress(page, main(page).getByRole('button', { name: '导入', exact: true }))
    await page.waitForURL('**/base/import?kind=TRUCK')
    await page.getByText('可填的列：车牌*、车队长*').waitFor()
    await expect.poll(() => page.title()).toBe('导入车辆 - 资料导入 - 土方通')
    expect(await barriersOf(page)).toEqual([])
    await page.setViewportSize(PHONE)
    expect(await sideways(page)).toBe(0)
    await page.setViewportSize(DESK)
  })

  it('are refused by the page itself when the file is larger than a request may be', async () => {
    const { page, complaints } = admin
    await chooseSheet(page, '大.xlsx', Buffer.alloc(3 * 1024 * 1024))
    await page.getByText('文件不能超过2.9MB，这个文件有3MB，请拆分后上传').waitFor()
    expect(complaints).toEqual([])
    // A file just below the limit reaches the server, which checks it.
    await chooseSheet(page, '假的.xlsx', Buffer.alloc(Math.floor(2.9 * 1024 * 1024), '这不是工作簿'))
    await page.getByText('“假的.xlsx”不能导入').waitFor()
    await page.getByText(/^(?=.*\.csv)/).waitFor()
    expect(complaints.splice(0)).toEqual([])
  })

  it('are checked, with the cells to blame and all that a row says', async () => {
    const { page } = admin
    const { name, book } = await template(page)
    expect(name).toMatch(/^车辆导入模板.*\.xlsx$/)
    const rows = [
      { 车牌: plates[0], 车队长: captain, 车型: '自卸车', 车厢容积: 18 },
      { 车牌: plates[1], 车队长: '查无此人' },
      { 车牌: known, 车队长: captain, 车型: '泥头车' },
    ]
    await chooseSheet(page, '车辆.xlsx', filled(book, rows))
    await page.waitForURL('**/base/import?kind=TRUCK&import=*')
    await expect.poll(() => page.title()).toBe('车辆.xlsx - 导入车辆 - 土方通')
    await chip(page, '将新增 1').waitFor()
    await chip(page, '将更新 1').waitFor()
    await chip(page, '拒绝 1').click()
    const row = page.getByRole('row', { name: /^4 / })
    await row.getByText('车队长“查无此人”不存在').waitFor()
    const told = (await row.getByRole('gridcell').allInnerTexts()).map((text) => text.trim())
    expect(told.slice(0, 5)).toEqual(['拒绝', 'B4', '查无此人', '车队长“查无此人”不存在', `${plates[1]}，查无此人`])
    expect(await barriersOf(page)).toEqual([])
    await row.getByRole('rowheader').click()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: '第4行' })
    await drawer.getByText(plates[1]).waitFor()
    expect(await barriersOf(page)).toEqual([])
    await pressEscape(page, drawer)
    await chip(page, '全部 3').click()
    await page.setViewportSize(PHONE)
    expect(await sideways(page)).toBe(0)
    expect(await barriersOf(page)).toEqual([])
    await page.setViewportSize(DESK)
  })

  it('come in by one word, and stand in the list to which the page leads back', async () => {
    const { page } = admin
    await page.getByRole('button', { name: '导入 2 行' }).click()
    await page.getByText('车辆将新增1条、更新1条，拒绝的1行不导入。确认导入？').waitFor()
    await agree(page)
    await page.getByText('“车辆.xlsx”导入完成：新增1，更新1，拒绝1').waitFor()
    await page.getByRole('region', { name: '车辆.xlsx' }).getByText('已完成', { exact: true }).waitFor()
    await main(page).getByRole('button', { name: '查看车辆' }).click()
    await page.waitForURL('**/base/trucks')
    // The page of the import stays while the list loads, and has rows of the same trucks.
    const trucks = page.getByRole('grid', { name: '车辆', exact: true })
    await trucks.getByRole('row', { name: plates[0] }).getByText('自卸车').waitFor()
    await trucks.getByRole('row', { name: known }).getByText('泥头车').waitFor()
    await page.goto(`/base/trucks?plate=${plates[1]}`)
    await page.getByText('没有符合条件的数据').waitFor()
  })

  it('are told of in a message that opens the import, which stays in the history', async () => {
    const { page } = admin
    await page.goto('/message')
    const told = page.getByRole('row').filter({ hasText: '“车辆.xlsx”已导入，新增1行' })
    await told.getByRole('button', { name: '查看' }).click()
    await page.waitForURL('**/base/import?kind=TRUCK&import=*')
    await chip(page, '已新增 1').waitFor()
    await page.getByRole('link', { name: '返回上传' }).click()
    await page
      .getByRole('grid', { name: '导入记录' })
      .getByRole('row', { name: /车辆\.xlsx 已完成/ })
      .waitFor()
    await page.getByRole('link', { name: '返回车辆' }).click()
    await page.waitForURL('**/base/trucks')
  })
})

describe('people that come in by spreadsheet', () => {
  it('are invited, and the list of people shows them', async () => {
    const { page } = admin
    const [phone, name] = [uniqueMobile(), `周${uniqueName()}`]
    await page.goto('/sys/users')
    await main(page).getByRole('button', { name: '导入', exact: true }).click()
    await page.waitForURL('**/base/import?kind=MEMBER')
    const { book } = await template(page)
    await chooseSheet(page, '人员.xlsx', filled(book, [{ 手机号: phone, 姓名: name, 职位: '结算员', 角色: '结算员' }]))
    await page.getByRole('button', { name: '导入 1 行' }).click()
    await page.getByText('人员.xlsx：导入后不能整批撤回；新增的每人会收到一条邀请短信').waitFor()
    await agree(page)
    await main(page).getByRole('button', { name: '查看用户管理' }).click()
    await page.getByRole('row', { name }).getByText('受邀').waitFor()
  })
})

describe('the page of imports', () => {
  it('offers what may be imported where its address names nothing that is', async () => {
    const { page } = admin
    await page.goto('/base/import')
    await page.getByRole('link', { name: '导入人员' }).waitFor()
    expect(await barriersOf(page)).toEqual([])
    await page.goto('/base/import?kind=NOTHING')
    await page.getByRole('alert').getByText('地址中的资料种类不存在，或您没有导入它的权限。').waitFor()
    await page.getByRole('link', { name: '导入车辆' }).click()
    await page.getByRole('button', { name: '选择文件' }).waitFor()
    expect(admin.complaints).toEqual([])
  })

  it('is closed to who may import nothing, and the list says why', async () => {
    const reader = await openAs(app, company.people.只读.mobile, { viewport: DESK, at: '/base/import?kind=TRUCK' })
    await reader.page.getByText('403', { exact: true }).waitFor()
    await reader.page.goto('/base/trucks')
    const button = reader.page.getByRole('main').getByRole('button', { name: '导入', exact: true })
    expect(await button.getAttribute('aria-disabled')).toBe('true')
    expect(reader.complaints).toEqual([])
    await reader.context.close()
  })
})
