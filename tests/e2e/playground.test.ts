import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import type { Watched } from './browser'
import { type DemoApp, demoApp } from './demo-app'
import { tabAndPress, tabTo } from './keyboard'
import { openAs } from './sign-in'

const ADMINISTRATOR = '13800000001'
const TOO_DEAR =
  '{ cards(page: { size: 5000 }) { records { cardNo waybills(page: { size: 5000 }) { records { no } } } } }'

let app: DemoApp

beforeAll(async () => {
  app = await demoApp()
})

const editor = (page: Page) => page.getByRole('region', { name: '查询语句' })
const answer = (page: Page) => page.getByRole('region', { name: '结果', exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const library = (page: Page) => page.getByRole('region', { name: '题库' })

const hasFocus = (part: Locator): Promise<boolean> => part.evaluate((one) => one.contains(document.activeElement))

/** Goes back to a button and presses it. */
async function backAndPress(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target, 'Shift+Tab')
  await page.keyboard.press('Enter')
}

/** Text of an editor, whose lines end in nothing a page shows. */
const written = (page: Page): Promise<string> => editor(page).locator('.CodeMirror-code').innerText()

async function asksTooMuch(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(TOO_DEAR)
  await page.getByText(/^用量 [\d,]+ 超过上限/).waitFor()
  await page.keyboard.press('ControlOrMeta+Enter')
}

/** An analyst's day in the playground, without ever touching the mouse; each step goes on where the one before ended. */
describe('an analyst with a keyboard alone', () => {
  let analyst: Watched
  let page: Page

  beforeAll(async () => {
    analyst = await openAs(app, ADMINISTRATOR, { at: '/playground' })
    page = analyst.page
    await library(page).waitFor()
    await page.getByText(/^用量 [\d,]+，上限/).waitFor()
  })

  it('finds no barrier where the page opens, and no English name', async () => {
    expect(await barriersOf(page)).toEqual([])
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('土方通 GraphQL 调试台')
    const names = await page
      .locator('button, section, [role=toolbar], [title]')
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility())
          .map((one) => one.getAttribute('aria-label') ?? one.getAttribute('title') ?? one.textContent),
      )
    // The names of operations are whatever they are called in their query.
    expect(names.filter((name) => !/\p{Script=Han}/u.test(name)).toSorted()).toEqual(['.csv', '.xlsx', 'JSON', 'Me'])
  })

  it('picks a question, which fills the editor and takes the keyboard there', async () => {
    await tabTo(page, library(page).getByRole('searchbox'))
    await page.keyboard.insertText('每月的趟数')
    await library(page).getByText('找到1道题目').waitFor()
    await tabAndPress(page, library(page).getByRole('button', { name: /^各项目每月的趟数和应收/ }))
    await expect.poll(() => hasFocus(editor(page))).toBe(true)
    expect(await written(page)).toContain('TripsByProjectMonth')
    expect(await barriersOf(page)).toEqual([])
  })

  it('runs it by a key, hears how many rows there are, and leaves the editor by Tab in both directions', async () => {
    await page.keyboard.press('ControlOrMeta+Enter')
    await answer(page)
      .getByRole('status')
      .getByText(/^\d+行$/)
      .waitFor()
    expect(await barriersOf(page)).toEqual([])
    await tabTo(page, button(page, '表格'))
    await tabTo(page, editor(page).getByRole('textbox', { name: '查询语句' }), 'Shift+Tab')
    await tabTo(page, button(page, '新建标签页'), 'Shift+Tab')
    await tabAndPress(page, button(page, '运行（Ctrl+Enter）'))
    await answer(page)
      .getByRole('status')
      .getByText(/^\d+行$/)
      .waitFor()
    expect(await written(page)).not.toContain('\t')
  })

  it('looks at the answer as a table and as a chart', async () => {
    await tabAndPress(page, button(page, '表格'), 'Space')
    expect(await button(page, '表格').getAttribute('aria-pressed')).toBe('true')
    await tabTo(page, page.getByRole('region', { name: '表格' }))
    expect(await page.getByRole('columnheader').allInnerTexts()).toContain('应收（元）')
    expect(await barriersOf(page)).toEqual([])
    await tabAndPress(page, button(page, '图表'), 'Space')
    await tabAndPress(
      page,
      page.getByRole('group', { name: '数字' }).getByRole('button', { name: '应收（元）' }),
      'Space',
    )
    await page.getByRole('figure').locator('svg[role]').first().waitFor()
    expect(await barriersOf(page)).toEqual([])
  })

  it('saves the query for the company, thinks better of deleting it, and deletes it', async () => {
    await tabTo(page, library(page).getByRole('textbox', { name: /查询名称/ }), 'Shift+Tab')
    await page.keyboard.insertText('每月的趟数')
    await tabAndPress(page, page.getByRole('checkbox', { name: '共享给全公司' }), 'Space')
    await tabAndPress(page, button(page, '保存'))
    await library(page).getByRole('status').getByText('已保存“每月的趟数”').waitFor()
    await library(page).getByRole('button', { name: '每月的趟数 本人，已共享给全公司' }).waitFor()
    const remove = button(page, '删除“每月的趟数”')
    await backAndPress(page, remove)
    await expect.poll(() => hasFocus(button(page, '不删除'))).toBe(true)
    expect(await barriersOf(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect.poll(() => hasFocus(remove)).toBe(true)
    await page.keyboard.press('Enter')
    await tabAndPress(page, button(page, '确认删除'))
    await library(page).getByRole('status').getByText('已删除“每月的趟数”').waitFor()
    expect(await hasFocus(page.getByRole('heading', { name: '已保存的查询' }))).toBe(true)
  })

  it('writes a field by its Chinese name where the cursor stands, and takes a suggestion by Tab', async () => {
    await tabTo(page, editor(page).getByRole('textbox', { name: '查询语句' }))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('{ viewe')
    const suggestions = page.locator('.CodeMirror-hints')
    await suggestions.getByText('viewer').waitFor()
    await page.keyboard.press('Tab')
    await expect.poll(() => written(page)).toContain('{ viewer')
    await page.keyboard.insertText(' { ')
    await backAndPress(page, button(page, '打开字段'))
    await tabTo(page, page.getByRole('searchbox', { name: /^按中文名称搜索字段/ }))
    await page.keyboard.insertText('可进入的公司')
    const fields = page.getByRole('region', { name: '字段' })
    await fields
      .getByRole('status')
      .getByText(/^找到\d+个字段$/)
      .waitFor()
    expect(await barriersOf(page)).toEqual([])
    const found = fields.getByRole('listitem').getByRole('button').first()
    const name = (await found.locator('code').nth(1).innerText()).split('.')[1] ?? ''
    await tabAndPress(page, found)
    await expect.poll(() => hasFocus(editor(page))).toBe(true)
    await expect.poll(() => written(page)).toContain(`{ viewer { ${name}`)
  })

  it('is told in every view why an answer is refused', async () => {
    await asksTooMuch(page)
    await tabTo(page, button(page, 'JSON'))
    await page.getByRole('alert').getByText('查询过于复杂', { exact: false }).waitFor()
    await page.keyboard.press('Enter')
    await answer(page)
      .getByRole('status')
      .getByText(/^未能得到结果：查询过于复杂/)
      .waitFor()
    expect(await barriersOf(page)).toEqual([])
    await tabAndPress(page, button(page, '表格'))
    expect(await barriersOf(page)).toEqual([])
  })

  it('leaves no complaint in the console or on the network', async () => {
    expect(analyst.complaints).toEqual([])
    await analyst.context.close()
  })
})

it('has no barrier on a phone: with the library, the fields, a table, a chart and a refusal', async () => {
  const { page, complaints, context } = await openAs(app, ADMINISTRATOR, {
    at: '/playground',
    viewport: { width: 390, height: 844 },
  })
  await page.getByText(/^用量 [\d,]+，上限/).waitFor()
  expect(await barriersOf(page)).toEqual([])
  await tabAndPress(page, button(page, '打开字段'))
  await page.getByRole('searchbox').fill('应收')
  expect(await barriersOf(page)).toEqual([])
  await backAndPress(page, button(page, '打开题库'))
  expect(await barriersOf(page)).toEqual([])
  await tabAndPress(page, library(page).getByRole('button', { name: /^各项目每月的趟数和应收/ }))
  await library(page).waitFor({ state: 'hidden' })
  await page.keyboard.press('ControlOrMeta+Enter')
  await answer(page)
    .getByRole('status')
    .getByText(/^\d+行$/)
    .waitFor()
  for (const view of ['表格', '图表']) {
    await tabAndPress(page, button(page, view))
    await page.getByRole('region', { name: view }).waitFor()
    expect(await barriersOf(page), view).toEqual([])
  }
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
  await tabTo(page, editor(page).getByRole('textbox', { name: '查询语句' }), 'Shift+Tab')
  await asksTooMuch(page)
  await page.getByRole('alert').waitFor()
  expect(await barriersOf(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})
