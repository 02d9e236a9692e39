import { newCompany, type TestCompany } from '@tufang/tests/company'
import { costed } from '@tufang/tests/dig'
import { type Haul, newHaul } from '@tufang/tests/factories/haul'
import { newProjectPrice } from '@tufang/tests/factories/project-price'
import { newSoilType } from '@tufang/tests/factories/soil-type'
import { newWaybills } from '@tufang/tests/factories/waybill'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import type { Watched } from './browser'
import { choose } from './choose'
import { type DemoApp, demoApp } from './demo-app'
import { openByMenu } from './menu'
import { saved } from './saved'
import { openAs } from './sign-in'

const PHASE = '一期'
const WAYBILLS = '/chain/business/companywaybill2'

let app: DemoApp
let company: TestCompany
let haul: Haul
let manager: Watched

const at = (time: string) => new Date(`${time.replace(' ', 'T')}+08:00`)

/** Trips of two months: some by the cubic metre, and two by the truck, which no chart can count yet. */
beforeAll(async () => {
  app = await demoApp()
  company = await newCompany()
  haul = await newHaul(company)
  const { project, soilType, dumpSite } = haul
  await newProjectPrice(company, { project, soilType, price: '30.00' })
  const plan = { project, soilType, dumpSite, weightUnit: 'CUBIC', weightTons: '20.000' } as const
  await newWaybills(company, 3, { ...plan, goDatetime: at('2026-04-10 12:00:00') })
  await newWaybills(company, 5, { ...plan, goDatetime: at('2026-05-10 12:00:00') })
  await newWaybills(company, 2, { ...plan, goDatetime: at('2026-05-11 12:00:00'), weightUnit: 'TRUCK' })
  await costed()
  manager = await openAs(app, company.people.管理员.mobile)
})

const chartOf = (page: Page, title: string) => page.getByRole('application', { name: `${title}，图表` })
const listOf = (page: Page) => page.getByRole('region', { name: '公司运单', exact: true })
const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

/** Rows of the table beside a chart. */
async function rowsOf(page: Page, chart: string): Promise<(string | null)[][]> {
  const panel = page.getByRole('region', { name: chart, exact: true }).first()
  const open = panel.getByRole('button', { name: '查看数据表' })
  if (await open.isVisible()) await open.click()
  const rows = panel.getByRole('table').locator('tbody tr')
  await rows.first().waitFor()
  return rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent)),
  )
}

/** Work of a manager who plans a phase and follows it: each step goes on where the one before it ended. */
describe('the charts of a phase', () => {
  it('begin with a plan', async () => {
    const { page } = manager
    await page.goto('/base/phases?add=1')
    const form = page.getByRole('dialog', { name: '新增分期' })
    await choose(form.getByRole('combobox', { name: '项目' }), haul.project.name)
    await form.getByRole('textbox', { name: '分期', exact: true }).fill(PHASE)
    await form.getByRole('textbox', { name: '开始日期' }).fill('2026-04-01')
    await form.getByRole('textbox', { name: '结束日期' }).fill('2026-05-31')
    await form.getByRole('textbox', { name: '计划方量（方）' }).fill('6100')
    await form.getByRole('button', { name: '保存' }).click()
    await page.getByText('添加成功').waitFor()
  })

  it('are found by the menu, the project and its phase', async () => {
    const { page } = manager
    await openByMenu(page, '项目图表')
    await page.waitForURL('**/chain/bi/transport*')
    await choose(page.getByLabel('项目', { exact: true }), haul.project.name)
    await page.getByText(`${haul.project.name} · ${PHASE}`).waitFor()
    await expect.poll(() => parameters(page).id).toBeTruthy()
    expect(await rowsOf(page, '土方运输成本')).toEqual([
      ['2026-04', '1,800.00', '60.000', '30.00'],
      ['2026-05', '3,000.00', '100.000', '30.00'],
    ])
    expect(await barriersOf(page)).toEqual([])
  })

  it('are read by keys and taken into a report', async () => {
    const { page } = manager
    await chartOf(page, '土方运输成本').focus()
    for (const key of ['Home', 'ArrowRight']) await page.keyboard.press(key)
    await page
      .getByRole('status')
      .getByText('2026-05，运输成本 3,000.00 元，方量 100.000 方，单方成本 30.00 元/方')
      .waitFor()
    const picture = await saved(page, () => page.getByRole('button', { name: '存为图片' }).click())
    expect(picture.content.subarray(1, 4).toString('latin1')).toBe('PNG')
    const vector = await saved(page, () => page.getByRole('button', { name: '存为矢量图' }).click())
    expect(vector.content.toString('utf8')).toContain('单方成本（元/方），右轴')
    const figures = await saved(page, () => page.getByRole('button', { name: '存为表格' }).click())
    expect(figures.content.toString('utf8')).toContain('\uFEFF日期,运输成本（元）,方量（方）,单方成本（元/方）\r\n')
  })

  it('lead to the trips behind a bar', async () => {
    const { page } = manager
    await chartOf(page, '土方运输成本').focus()
    for (const key of ['Home', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
    await page.waitForURL(`**${WAYBILLS}?*phase=*`)
    await listOf(page).getByText('共 5 条').waitFor()
    await page.getByText('项目图表：土方运输成本已计入').waitFor()
    await page.goBack()
  })

  it('say what they leave out and why, and lead to it', async () => {
    const { page } = manager
    await page.getByRole('button', { name: '未计入 2 趟' }).click()
    await page.getByRole('link', { name: '查看运单：按车计量，分期没有每车方量' }).click()
    await page.waitForURL(`**${WAYBILLS}?*UNIT*`)
    await listOf(page).getByText('共 2 条').waitFor()
    await page.goBack()
  })

  it('have other figures once that is mended', async () => {
    const { page } = manager
    // A drawer that was open when the manager left is open again.
    await page.reload()
    await page.getByRole('button', { name: '未计入 2 趟' }).click()
    await page.getByRole('button', { name: '填写每车方量' }).click()
    const causes = page.getByRole('dialog', { name: '补全资料 按车计量，分期没有每车方量' })
    await causes.getByText('下列 2 趟不再因此未计入').waitFor()
    expect(await barriersOf(page)).toEqual([])
    await causes.getByRole('button', { name: `填写每车方量：${PHASE}` }).click()
    const form = page.getByRole('dialog', { name: '修改分期' })
    await form.getByRole('textbox', { name: /每车方量/ }).fill('18')
    await form.getByRole('button', { name: '保存' }).click()
    await form.waitFor({ state: 'hidden' })
    await causes.getByText('都已补全').waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('10 趟全部计入').waitFor()
    const [, may] = await rowsOf(page, '土方运输成本')
    expect(may?.[2]).toBe('136.000')
  })

  it('tell how the plan is met', async () => {
    const { page } = manager
    await page.getByRole('button', { name: '计划完成', exact: true }).click()
    await page.waitForURL('**/chain/bi/plan?*')
    await page.getByRole('heading', { name: '日均出土趋势图', exact: true }).waitFor()
    const summary = page.getByRole('region', { name: '计划完成情况' })
    expect(await summary.getByRole('definition').allTextContents()).toEqual([
      ...['6,100.000 方', '—', '196.000 方', expect.any(String), '0.00 元', '196.000 方'],
      ...['24.80 元/方', '—', '—'],
    ])
    await chartOf(page, '日均出土趋势图').focus()
    await page.keyboard.press('Home')
    await page
      .getByRole('status')
      .getByText(/计划日均 100\.000 方/)
      .waitFor()
  })

  it('get a price where one is missing, and count its trips once it is worked in', async () => {
    const { page } = manager
    const { project, dumpSite } = haul
    const soilType = await newSoilType(company)
    const unpriced = { project, soilType, dumpSite, weightUnit: 'CUBIC', weightTons: '20.000' } as const
    await newWaybills(company, 3, { ...unpriced, goDatetime: at('2026-04-12 12:00:00') })
    await page.getByRole('button', { name: '土方运输成本', exact: true }).click()
    await page.getByRole('button', { name: '未计入 3 趟' }).click()
    await page.getByRole('button', { name: '设定项目单价' }).click()
    const causes = page.getByRole('dialog', { name: '补全资料 没有单价' })
    await causes.getByRole('button', { name: `设定项目单价：货运 · ${soilType.name}` }).click()
    const form = page.getByRole('dialog', { name: '新增项目单价' })
    await form.getByRole('textbox', { name: /项目单价/ }).fill('40')
    await form.getByRole('button', { name: '保存' }).click()
    await form.waitFor({ state: 'hidden' })
    await causes.getByText('单价有变动，正在重新计算').waitFor()
    await costed()
    await causes.getByText('都已补全').waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('13 趟全部计入').waitFor()
    const [april] = await rowsOf(page, '土方运输成本')
    expect(april?.slice(1, 3)).toEqual(['4,200.00', '120.000'])
  })

  it('show the same picture to whoever opens their address, and nothing where there is no such chart', async () => {
    const { page, complaints } = manager
    await page.goto(`${new URL(page.url()).pathname}?${new URLSearchParams({ ...parameters(page), step: 'WEEK' })}`)
    await page.getByRole('button', { name: '周', exact: true, pressed: true }).waitFor()
    expect(complaints).toEqual([])
    await page.goto('/chain/bi/nothing')
    await page.getByText('404').first().waitFor()
  })
})
