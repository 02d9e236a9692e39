import { rows, sql } from '@tufang/server/kernel/sql/sql'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import { openPage, type Watched } from './browser'
import { type DemoApp, demoApp } from './demo-app'
import { type Line, openLine } from './line'
import { signIn } from './sign-in'

const CLERK = '13800000002'
const LIST = '/chain/business/companywaybill2'

let app: DemoApp
let line: Line
let clerk: Watched

beforeAll(async () => {
  app = await demoApp()
  await app.forgetCodes(CLERK)
  line = await openLine(app.url)
  clerk = await openPage(line.url)
  await signIn(clerk.page, app, CLERK)
})
afterEach(() => line.mend())
afterAll(async () => {
  await line?.cut()
})

const away = (page: Page) => page.getByText('连接不上服务器，正在重试')

describe('while the server does not answer', () => {
  it('a page that was never opened says so, and comes by itself', async () => {
    const { page } = clerk
    await page.goto(LIST)
    await page.getByRole('columnheader', { name: '运单号' }).waitFor()
    await line.cut()
    await page.getByRole('link', { name: '结算单', exact: true }).click()
    await away(page).waitFor()
    expect(await barriersOf(page)).toEqual([])
    await line.mend()
    await page.getByRole('columnheader', { name: '结算单号' }).waitFor()
    await away(page).waitFor({ state: 'hidden' })
    expect(await page.getByText('Unable to preload CSS').count()).toBe(0)
  })

  it('a list keeps its page and says why, and goes on by itself', async () => {
    const { page } = clerk
    await page.goto(LIST)
    const first = page.getByRole('row').nth(1)
    const shown = await first.getByRole('rowheader').textContent()
    const number = page.locator('[aria-current="page"]').filter({ hasText: '/' })
    expect(await number.textContent()).toMatch(/^1 \//)
    await line.cut()
    await page.getByRole('button', { name: '下一页' }).click()
    const problem = page.getByRole('region', { name: '公司运单' }).getByText('网络异常，请检查网络后重试')
    await problem.waitFor()
    await expect.poll(() => number.textContent()).toMatch(/^1 \//)
    expect(await first.getByRole('rowheader').textContent()).toBe(shown)
    expect(new URL(page.url()).searchParams.get('page')).toBeNull()
    await line.mend()
    await problem.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: '下一页' }).click()
    await expect.poll(() => number.textContent()).toMatch(/^2 \//)
    await expect.poll(() => first.getByRole('rowheader').textContent()).not.toBe(shown)
  })

  it('keeps scans, and sends them once it is back', async () => {
    const { page } = clerk
    await page.goto('/scan/index')
    const box = page.getByRole('textbox', { name: '卡号' })
    await box.waitFor()
    await line.cut()
    await page.keyboard.type('B99999999999991')
    await page.keyboard.press('Enter')
    await page.getByText(/网络异常/).waitFor()
    await away(page).waitFor()
    await line.mend()
    await page.getByText('B99999999999991').first().waitFor()
    await page.getByText(/网络异常/).waitFor({ state: 'hidden' })
  })

  it('loses no digit that a scanner types while a drawer closes', async () => {
    const { page } = clerk
    const [receipt] = await rows<{ no: string }>(
      app.database.em.fork(),
      sql`select r.give_card_no as no from receipt r join app_user u on u.mobile = ${CLERK}
          join membership m on m.user_id = u.id and m.company_id = r.company_id order by r.give_card_no desc limit 1`,
    )
    await page.goto(`/scan/index?receipt=${receipt?.no}`)
    const drawer = page.getByRole('dialog')
    await drawer.getByText(String(receipt?.no)).first().waitFor()
    await expect.poll(() => drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await page.keyboard.type('B99999999999992')
    await page.keyboard.press('Enter')
    await page.getByText('B99999999999992').first().waitFor()
    await drawer.waitFor({ state: 'hidden' })
  })
})
