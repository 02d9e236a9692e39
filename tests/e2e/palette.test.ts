import { newCompany } from '@tufang/tests/company'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newPayee } from '@tufang/tests/factories/payee'
import { newProject } from '@tufang/tests/factories/project'
import { newTruck, type Truck } from '@tufang/tests/factories/truck'
import { newSettlement, type Settled } from '@tufang/tests/rearrange'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import type { Watched } from './browser'
import { demoApp } from './demo-app'
import { openAs } from './sign-in'

let clerk: Watched
let page: Page
let truck: Truck
let [pending, approved]: Settled[] = []

beforeAll(async () => {
  const app = await demoApp()
  const company = await newCompany()
  const project = await newProject(company)
  truck = await newTruck(company, { captain: await newCaptain(company), plate: '粤BRU083' })
  const payee = await newPayee(company, { name: '张国强' })
  pending = await newSettlement(company, { project, count: 2, settlePrice: '100.00', payee })
  approved = await newSettlement(company, { project, count: 1, settlePrice: '80.00', payee, approved: true })
  clerk = await openAs(app, company.people.管理员.mobile)
  page = clerk.page
  await page.goto('/wel/index')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
})

const palette = () => page.getByRole('dialog', { name: '搜索页面、单号、车牌与名称' })
/** Opens the palette and types; returns the options. */
async function look(typed: string) {
  await page.keyboard.press('Control+k')
  await palette().getByRole('combobox').fill(typed)
  return palette().getByRole('option')
}
const take = async (typed: string, name: RegExp) => (await look(typed)).filter({ hasText: name }).first().click()

describe('whoever presses Ctrl+K', () => {
  it('finds a truck by its plate as people write it, and a payee by the initials of his name', async () => {
    await take('粤b·ru083', new RegExp(`车辆.*${truck.plate}`))
    await page.waitForURL('**/base/trucks?plate=*')
    await page.getByRole('rowheader', { name: truck.plate }).waitFor()
    await take('zgq', /收款人.*张国强/)
    await page.waitForURL('**/base/payees?payeeName=*')
    await page.getByRole('rowheader', { name: '张国强' }).waitFor()
  })

  it('is led to where a settlement is approved, and to where one is paid', async () => {
    await take(`审核 ${pending?.settleNo}`, /审核 JS/)
    await page.waitForURL('**/chain/settlement/statement?*')
    await page.getByRole('button', { name: new RegExp(`结算单 ${pending?.settleNo}`) }).waitFor()
    await take(`付款 ${approved?.settleNo}`, /付款 JS/)
    await page.waitForURL('**/chain/payment?add=*')
    await page
      .getByRole('dialog')
      .getByText(approved?.settleNo ?? '')
      .first()
      .waitFor()
  })

  it('finds what was opened last before anything else, after a reload as well', async () => {
    await page.goto('/chain/settlement')
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    const shown = await look('')
    await shown.first().waitFor()
    const titles = await shown.allTextContents()
    expect(titles.slice(0, 4).map((title) => title.replaceAll(/\s+/g, ' '))).toEqual([
      expect.stringContaining(`付款 ${approved?.settleNo}`),
      expect.stringContaining(`审核 ${pending?.settleNo}`),
      expect.stringContaining('张国强'),
      expect.stringContaining(truck.plate),
    ])
    expect(await barriersOf(page)).toEqual([])
    expect(clerk.complaints).toEqual([])
  })
})
