import { newCompany } from '@tufang/tests/company'
import { freightOf, newHaul } from '@tufang/tests/factories/haul'
import { applyFor } from '@tufang/tests/price'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import { type DemoApp, demoApp } from './demo-app'
import { HOME, openAs } from './sign-in'

let app: DemoApp

beforeAll(async () => {
  app = await demoApp()
})

const bell = (page: Page, count: number) => page.getByRole('button', { name: `消息，${count}条未读` })
/** Gives the window the focus after ten seconds, as when a person returns to it. */
const lookAgain = async (page: Page) => {
  await page.clock.fastForward(10_000)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
}

it('what others do is told by the bell, and an open list shows it without losing its place', async () => {
  const company = await newCompany()
  const [admin, haul] = [await company.as('管理员'), await newHaul(company)]
  const terms = freightOf(haul)
  const apply = (at: number) => applyFor(admin, { ...terms, directPayPrice: String(100 + at) })
  for (let at = 0; at < 30; at++) await apply(at)
  const { page, context, complaints } = await openAs(app, company.people.审核员.mobile, {
    viewport: { width: 1440, height: 600 },
  })
  await page.clock.install()
  await page.goto('/chain/price/direct?size=50')
  const rows = page.locator('tbody tr[data-row], tbody tr').filter({ hasText: haul.project.name })
  await expect.poll(() => rows.count()).toBe(30)
  await page.getByRole('grid').getByRole('checkbox').nth(20).check()
  const scroller = page.getByRole('grid').locator('..')
  const place = await scroller.evaluate((view) => view.scrollTop)
  expect(place).toBeGreaterThan(0)
  await bell(page, 30).waitFor()

  await apply(30)
  await lookAgain(page)
  await bell(page, 31).waitFor()
  await expect.poll(() => rows.count()).toBe(31)
  expect(await scroller.evaluate((view) => view.scrollTop)).toBe(place)
  await page.getByText('已选 1 条').first().waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

it('messages are opened, read one by one and all at once, and chosen by kind', async () => {
  const company = await newCompany()
  const [admin, haul] = [await company.as('管理员'), await newHaul(company)]
  for (let at = 0; at < 3; at++) await applyFor(admin, { ...freightOf(haul), directPayPrice: String(200 + at) })
  const { page, context, complaints } = await openAs(app, company.people.审核员.mobile, { at: HOME })
  await bell(page, 3).click()
  const panel = page.getByRole('dialog', { name: '最新消息' })
  await panel.getByRole('listitem').filter({ hasText: '202' }).first().waitFor()
  expect(await barriersOf(page)).toEqual([])
  await panel.getByRole('listitem').first().getByRole('button').click()
  await page.waitForURL(/\/chain\/price\/direct\?price=/)
  await page.getByRole('dialog').filter({ hasText: '202' }).first().waitFor()
  await page.keyboard.press('Escape')
  await bell(page, 2).waitFor()

  await page.goto('/message?read=0')
  const unread = page.getByRole('row').filter({ hasText: '直付价待审核' })
  await expect.poll(() => unread.count()).toBe(2)
  await unread.first().getByRole('button', { name: '标为已读' }).click()
  await expect.poll(() => unread.count()).toBe(1)
  await page.getByRole('button', { name: '全部标为已读' }).click()
  await page.getByText('已全部标为已读').waitFor()
  await page.getByText('没有符合条件的数据').first().waitFor()
  await page.goto('/message?kind=PRICE_TO_REVIEW')
  await expect.poll(() => unread.count()).toBe(3)
  expect(await barriersOf(page)).toEqual([])

  await page.getByRole('button', { name: '接收设置' }).click()
  const chosen = page.getByRole('dialog', { name: '接收设置' })
  const kept = page.getByText('设置成功').waitFor()
  await chosen.getByRole('checkbox', { name: /直付价待审核/ }).click()
  await kept
  expect(await barriersOf(page)).toEqual([])
  await applyFor(admin, freightOf(haul))
  await page.reload()
  await expect.poll(() => unread.count()).toBe(3)
  await page.getByRole('button', { name: '消息，0条未读' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

it('a message about an export shows that export', async () => {
  const company = await newCompany()
  const { page, context, complaints } = await openAs(app, company.people.结算员.mobile, {
    viewport: { width: 390, height: 844 },
  })
  await page.goto('/message?export=019a3f60-1c00-7000-8000-000000000001')
  await page.getByRole('dialog', { name: '我的导出' }).waitFor()
  await page.getByRole('button', { name: '关闭' }).click()
  await page.getByRole('dialog', { name: '我的导出' }).waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('')
  expect(complaints).toEqual([])
  await context.close()
})
