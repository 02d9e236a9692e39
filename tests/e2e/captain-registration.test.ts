import { statesOf } from '@tufang/tests/anomaly'
import { approve, only, setPayees, settle } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newPayee } from '@tufang/tests/factories/payee'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { paid, payAll } from '@tufang/tests/payment'
import { uniqueMobile } from '@tufang/tests/unique'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import { openPage } from './browser'
import { type DemoApp, demoApp } from './demo-app'
import { tabTo } from './keyboard'

const PHONE = { width: 390, height: 844 }

let app: DemoApp

beforeAll(async () => {
  app = await demoApp()
})

const fits = async (page: Page): Promise<void> => {
  expect(await barriersOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
}

/** Registers a captain by keyboard, from the page on which people sign in. */
async function register(page: Page, mobile: string): Promise<void> {
  await page.goto('/login')
  await page.getByRole('link', { name: '车队长注册' }).press('Enter')
  await page.getByRole('heading', { name: '车队长注册' }).waitFor()
  await tabTo(page, page.getByRole('textbox', { name: '姓名' }))
  await page.keyboard.press('Enter')
  await page.getByText('请输入姓名', { exact: true }).waitFor()
  await page.getByText('请输入正确的手机号').waitFor()
  await fits(page)
  await page.keyboard.type('黄师傅')
  await page.keyboard.press('Tab')
  await page.keyboard.type(mobile)
  await tabTo(page, page.getByRole('button', { name: '发送验证码' }))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /秒后可重发/ }).waitFor()
  await page.getByRole('textbox', { name: '验证码' }).fill(app.codeOf(mobile))
  await page.getByRole('checkbox').press('Space')
  await tabTo(page, page.getByRole('button', { name: '注册并登录' }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/wel/index')
}

it('a captain comes from his registration to his paid settlement', async () => {
  const mobile = uniqueMobile()
  const { page, complaints } = await openPage(app.url, { viewport: PHONE })
  await register(page, mobile)
  const unnamed = page.getByRole('region', { name: '还没有公司登记您' })
  await unnamed.getByText(mobile).waitFor()
  await fits(page)

  const company = await newCompany()
  const clerk = await company.as('管理员')
  const { createCaptain: captain } = await clerk.ask<{ createCaptain: { id: string } }>(
    'mutation ($input: CaptainInput!) { createCaptain(input: $input) { id } }',
    { input: { name: '阿黄', mobile } },
  )
  const card = await newCard(company, { captain })
  const trip = await newWaybill(company, { card, settlePrice: '111.11' })
  const second = await newWaybill(company, { card, settlePrice: '50.00' })
  const freight = page.getByRole('region', { name: '各公司的运费' })
  /** Figures of the company, read anew. */
  const figures = async (): Promise<string[]> => {
    await page.goto('/wel/index')
    await freight.getByRole('heading', { name: company.name }).waitFor()
    return freight.getByRole('definition').allTextContents()
  }
  expect(await figures()).toEqual(['161.11', '161.11', '0.00', '0.00', '0.00'])
  await fits(page)

  const payee = await newPayee(company)
  await setPayees(clerk, payee, [trip.id])
  const settlement = only((await settle(clerk, { waybillIds: [trip.id] })).settlements)
  expect(await figures()).toEqual(['161.11', '50.00', '111.11', '0.00', '111.11'])
  await approve(clerk, settlement)
  await paid(clerk, await payAll(clerk, settlement))
  expect(await figures()).toEqual(['161.11', '50.00', '111.11', '111.11', '0.00'])

  await freight.getByRole('link', { name: '50.00' }).click()
  await page.getByText(`只看${company.name}`).waitFor()
  await page.getByText('共 1 条，已全部显示').waitFor()
  await page
    .getByText(/50\.00\s*元/)
    .first()
    .waitFor()
  await fits(page)

  await page.getByRole('button', { name: '有疑问' }).click()
  const question = page.getByRole('dialog', { name: '对这一趟有疑问' })
  await question.getByRole('button', { name: '数量不对' }).click()
  await fits(page)
  await question.getByRole('button', { name: '确定' }).click()
  await page.getByText('您的疑问：数量不对').waitFor()
  expect(await statesOf(clerk, second)).toEqual(['SIDES_DIFFER OPEN'])
  await page.getByRole('button', { name: '没有疑问了' }).click()
  await page.getByText('已告知公司没有疑问').waitFor()
  expect(await statesOf(clerk, second)).toEqual(['SIDES_DIFFER GONE'])

  await page.goto('/wel/index?tab=settlements')
  await page.getByText(settlement.settleNo).first().waitFor()
  await page.getByText('已付款').first().waitFor()
  await fits(page)
  expect(complaints).toEqual([])
})
