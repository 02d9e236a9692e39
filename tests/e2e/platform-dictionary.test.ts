import { testApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { deskPerson } from '@tufang/tests/desk'
import { keptDictionaries } from '@tufang/tests/dictionaries'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import { type DemoApp, demoApp } from './demo-app'
import { newDeskPerson } from './desk'
import { tabAndPress } from './keyboard'
import { openAs } from './sign-in'

let app: DemoApp
let restore: () => Promise<void>

beforeAll(async () => {
  app = await demoApp()
  restore = await keptDictionaries()
})
afterAll(async () => {
  await restore?.()
})

const SAVE = `mutation ($dictionary: String!, $itemValue: String!, $version: Int!, $input: PlatformDictionaryItemChanges!) {
  updatePlatformDictionaryItem(dictionary: $dictionary, itemValue: $itemValue, version: $version, input: $input) { version } }`

it('the desk words, adds and retires items by keyboard, which forms of a company follow', async () => {
  const { page, context, complaints } = await openAs(app, await newDeskPerson(app), {
    as: 'PLATFORM',
    at: '/platform',
  })
  await page.getByRole('link', { name: '平台字典' }).click()
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
  await tabAndPress(page, page.getByRole('button', { name: '异常排除原因' }))
  await page.getByText('没有自己名称的公司即时使用这里的名称').waitFor()
  await row('换班交接').getByRole('button', { name: '修改' }).click()
  const edit = page.getByRole('dialog', { name: /修改条目/ })
  await edit.getByLabel('名称').fill('交接班')
  await tabAndPress(page, edit.getByRole('button', { name: '保存' }))
  await page.getByText('交接班 · 名称：换班交接 → 交接班').waitFor()
  await row('交接班').getByRole('button', { name: '停用' }).click()
  await page.getByText(/不再提供给没有自己名称的公司；已用的照旧显示/).waitFor()
  await tabAndPress(page, page.getByRole('alertdialog').getByRole('button', { name: '确定' }))
  await page.getByText('停用 1 项').waitFor()
  expect(await barriersOf(page)).toEqual([])
  await row('交接班').getByRole('button', { name: '启用' }).click()
  await page.getByText('停用 1 项').waitFor({ state: 'detached' })

  await page.getByRole('button', { name: '新增条目' }).click()
  const add = page.getByRole('dialog', { name: '新增条目' })
  await add.getByLabel('名称').fill('司机已说明')
  await add.getByRole('textbox', { name: /^值/ }).fill('E1')
  expect(await barriersOf(page)).toEqual([])
  await tabAndPress(page, add.getByRole('button', { name: '保存' }))
  await row('司机已说明').waitFor()
  const admin = await (await newCompany()).as('管理员')
  const { dictionary } = await admin.ask<{ dictionary: { itemName: string }[] }>(
    '{ dictionary(name: "anomaly_clear") { itemName } }',
  )
  expect(dictionary.map(({ itemName }) => itemName)).toEqual(expect.arrayContaining(['交接班', '司机已说明']))

  await page.getByRole('button', { name: '运输模式' }).click()
  await row('放飞').waitFor()
  expect(await page.getByRole('button', { name: /新增条目|停用/ }).count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})

it('on a phone it is cards, and what somebody else has saved since is shown and not overwritten', async () => {
  const { page, context, complaints } = await openAs(app, await newDeskPerson(app), {
    as: 'PLATFORM',
    viewport: { width: 390, height: 844 },
  })
  await page.goto('/platform/dictionaries?dictionary=card_type')
  const card = page.getByRole('listitem').filter({ hasText: '月末转月初' })
  await card.getByRole('button', { name: '修改' }).click()
  const edit = page.getByRole('dialog', { name: /修改条目/ })
  await edit.getByLabel('名称').fill('月底结转')
  const other = await deskPerson(await testApp())
  const seen = { dictionary: 'card_type', itemValue: '3', version: 1 }
  await other.ask(SAVE, { ...seen, input: { itemName: '跨月结转' } })
  await edit.getByRole('button', { name: '保存' }).click()
  await edit.getByText('跨月结转').waitFor()
  expect(await barriersOf(page)).toEqual([])
  await edit.getByRole('button', { name: '以我的为准' }).click()
  await edit.getByRole('button', { name: '保存' }).click()
  await page.getByText('月底结转 · 名称：跨月结转 → 月底结转').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  expect(complaints).toEqual([])
  await context.close()
})
