import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newProject } from '@tufang/tests/factories/project'
import { newProjectPhase } from '@tufang/tests/factories/project-phase'
import { newSoilType } from '@tufang/tests/factories/soil-type'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import type { Watched } from './browser'
import { type DemoApp, demoApp } from './demo-app'
import { pressEscape, tabAndPress } from './keyboard'
import { openAs } from './sign-in'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

let app: DemoApp
let company: TestCompany
let admin: Watched
let page: Page
let phaseId: string

beforeAll(async () => {
  app = await demoApp()
  company = await newCompany()
  const project = await newProject(company, { name: '前海湾三期' })
  ;({ id: phaseId } = await newProjectPhase(company, { project, name: '一期' }))
  await newDumpSite(company, { name: '部九窝受纳场' })
  await newSoilType(company, { name: '普通土' })
  admin = await openAs(app, company.people.管理员.mobile, { viewport: DESK })
  page = admin.page
})

const drawer = () => page.getByRole('dialog', { name: '分期', exact: true })
const surveyed = (day: string) => page.getByRole('region', { name: '实测' }).getByRole('row', { name: day })
const changed = (text: RegExp) => page.getByRole('listitem').filter({ hasText: text }).first().waitFor()
const told = (text: string) => page.getByText(text, { exact: true }).first().waitFor()
const sideways = () => page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')

async function say(day: string, cubic: string) {
  await page.getByRole('button', { name: '填报实测' }).click()
  const form = page.getByRole('dialog', { name: /填报实测/ })
  await form.getByRole('textbox', { name: '实测日期' }).fill(day)
  await form.getByRole('textbox', { name: '累计实测方量（方）' }).fill(cubic)
  await form.getByRole('button', { name: '保存' }).click()
  await form.waitFor({ state: 'hidden' })
}

/** Planning and survey of a phase: each step goes on where the one before it ended. */
describe('a phase', () => {
  it('takes the waybills to a dump site, of a soil', async () => {
    await page.goto(`/base/phases?edit=${phaseId}`)
    const form = page.getByRole('dialog', { name: /修改分期/ })
    for (const [label, name] of [
      ['渣土场', '部九窝受纳场'],
      ['土质', '普通土'],
    ] as const) {
      await form.getByRole('button', { name: new RegExp(`^${label} `) }).click()
      await page.getByRole('checkbox', { name }).check()
      await page.keyboard.press('Escape')
    }
    await form.getByRole('textbox', { name: '每车方量（方/车）' }).fill('18.5')
    expect(await barriersOf(page)).toEqual([])
    await form.getByRole('button', { name: '保存' }).click()
    await form.waitFor({ state: 'hidden' })
    await page.goto(`/base/phases?projectPhase=${phaseId}`)
    await told('前海湾三期在2026-03-01 至 2026-08-31出场的运单，去部九窝受纳场，土质为普通土')
    await told('18.5 方/车')
  })

  it('is surveyed by a day, against its plan', async () => {
    await told('还没有实测')
    await tabAndPress(page, page.getByRole('button', { name: '填报实测' }))
    await expect.poll(() => page.url()).toContain('survey=1')
    const form = page.getByRole('dialog', { name: /填报实测/ })
    await form.getByRole('textbox', { name: '累计实测方量（方）' }).fill('18000')
    await form.getByRole('textbox', { name: '实测日期' }).fill('2026-02-01')
    expect(await barriersOf(page)).toEqual([])
    await form.getByRole('button', { name: '保存' }).click()
    await form.getByText('实测日期须在分期开始之后、结束后90天之内，即2026-03-01至2026-11-29').waitFor()
    await form.getByRole('textbox', { name: '实测日期' }).fill('2026-03-31')
    await form.getByRole('button', { name: '保存' }).dblclick()
    await told('已保存')
    await told('实测方量 18,000.000 方 / 计划方量 120,000.000 方，完成 15.0%')
    expect(await page.getByRole('link', { name: '图表' }).getAttribute('href')).toBe(`/chain/bi/plan?id=${phaseId}`)
  })

  it('is told of a figure that is lower than one before, which is then put right', async () => {
    await say('2026-04-30', '17000')
    await told('已保存；累计方量少于之前某日的，请核对')
    await surveyed('2026-04-30').getByText('少于之前').waitFor()
    await surveyed('2026-04-30').getByRole('button', { name: '修改' }).click()
    const form = page.getByRole('dialog', { name: /修改实测/ })
    await form.getByRole('textbox', { name: '累计实测方量（方）' }).fill('37000')
    await form.getByRole('button', { name: '保存' }).click()
    await told('实测方量 37,000.000 方 / 计划方量 120,000.000 方，完成 30.8%')
    await page.getByText('少于之前').waitFor({ state: 'hidden' })
    await changed(/^2026-04-30 累计实测方量\s*17000\.000\D*37000\.000$/)
    expect(await barriersOf(page)).toEqual([])
  })

  it('loses a survey only when asked twice, and keeps what it said', async () => {
    await page.setViewportSize(PHONE)
    expect(await sideways()).toBe(0)
    await surveyed('2026-03-31').getByRole('button', { name: '删除' }).click()
    await page.getByText(/^前海湾三期 · 一期 2026-03-31 的累计实测 18,000\.000 方/).waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
    await told('删除成功')
    await surveyed('2026-03-31').waitFor({ state: 'hidden' })
    await changed(/^2026-03-31 累计实测方量\s*18000\.000\D*（空）$/)
    await page.setViewportSize(DESK)
    await pressEscape(page, drawer())
    await page.getByRole('row', { name: /一期.*37,000\.000 方/ }).waitFor()
    expect(admin.complaints).toEqual([])
  })

  it('is looked at, and not surveyed, by who may only read', async () => {
    const reader = await openAs(app, company.people.只读.mobile, { viewport: DESK })
    await reader.page.goto(`/base/phases?projectPhase=${phaseId}`)
    await reader.page.getByText('37,000.000', { exact: true }).waitFor()
    expect(await reader.page.getByRole('button', { name: '填报实测' }).count()).toBe(0)
    expect(await reader.page.getByRole('region', { name: '实测' }).getByRole('button').count()).toBe(0)
    expect(reader.complaints).toEqual([])
    await reader.page.context().close()
  })
})
