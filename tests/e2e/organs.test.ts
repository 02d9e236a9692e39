import { sql } from '@tufang/server/kernel/sql/sql'
import { newCompany } from '@tufang/tests/company'
import { newProject } from '@tufang/tests/factories/project'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { rowsOf } from '@tufang/tests/rows'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import { type DemoApp, demoApp } from './demo-app'
import { openAs } from './sign-in'

let app: DemoApp

beforeAll(async () => {
  app = await demoApp()
})

const node = (page: Page, name: string) => page.getByRole('treeitem', { name })
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()

/** Adds an organ below the chosen one, or below the company. */
async function add(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^新增/ }).click()
  const dialog = page.getByRole('dialog', { name: '新增机构' })
  await dialog.getByRole('textbox', { name: '机构名称' }).fill(name)
  await dialog.getByRole('button', { name: '保存' }).click()
  await toast(page, `已新增${name}`)
  await node(page, name).waitFor()
}

async function verb(page: Page, organ: string, name: string) {
  await node(page, organ).click()
  await page.getByRole('heading', { name: organ, exact: true }).waitFor()
  await page.getByRole('button', { name, exact: true }).click()
  return page.getByRole('dialog')
}

/** Company with projects that have a trip each, and a clerk whose role shows the projects of his organ. */
async function office() {
  const company = await newCompany()
  const [east, west] = [await newProject(company), await newProject(company)]
  for (const project of [east, west]) await newWaybill(company, { project })
  await rowsOf(sql`update role set data_scope = 'ORGAN' where company_id = ${company.id} and name = '结算员'`)
  return { company, east, west, admin: company.people.管理员.mobile, clerk: company.people.结算员.mobile }
}

it('a tree is built, and whoever is put there sees what his organ has, as it is by then', async () => {
  const { east, west, admin, clerk } = await office()
  const { page, complaints } = await openAs(app, admin, { at: '/sys/organs' })
  await add(page, '工程部')
  await node(page, '工程部').click()
  await page.waitForURL('**organ=**')
  await add(page, '东区')
  await add(page, '西区')
  expect(await barriersOf(page)).toEqual([])

  for (const [organ, project] of [
    ['东区', east],
    ['西区', west],
  ] as const) {
    const dialog = await verb(page, organ, '设置项目')
    await dialog.getByRole('button', { name: '机构的项目' }).click()
    await page.getByRole('checkbox', { name: project.name }).check()
    await page.keyboard.press('Escape')
    await dialog.getByText(`转来：${project.name}`).waitFor()
    await dialog.getByRole('button', { name: '保存' }).click()
    await toast(page, `已设置${organ}的项目`)
  }

  await page.getByRole('treeitem').first().click()
  await page.getByRole('checkbox', { name: '选择结算员' }).check()
  await page.getByRole('button', { name: '调整机构' }).click()
  const place = page.getByRole('dialog', { name: '调整用户的机构' })
  await place.getByRole('combobox', { name: '机构' }).selectOption({ label: '工程部 / 东区' })
  await place.getByRole('button', { name: '保存' }).click()
  await toast(page, '已调整1名用户的机构')

  const seen = await openAs(app, clerk, { at: '/chain/business/companywaybill2' })
  await seen.page.getByText(east.name).first().waitFor()
  expect(await seen.page.getByText(west.name).count()).toBe(0)

  const move = await verb(page, '西区', '移动')
  await move.getByRole('combobox', { name: '上级机构' }).selectOption({ label: '工程部 / 东区' })
  await move.getByRole('button', { name: '移动' }).click()
  await toast(page, '已移动西区')
  await seen.page.getByRole('button', { name: '刷新' }).click()
  await seen.page.getByText(west.name).first().waitFor()
  expect([...complaints, ...seen.complaints]).toEqual([])
})

it('the tree is walked by keys, tells why not, and what goes over before organs are merged', async () => {
  const { company, admin } = await office()
  const { page, complaints } = await openAs(app, admin, { viewport: { width: 390, height: 844 }, at: '/sys/organs' })
  await add(page, '工程部')
  await add(page, '财务部')
  await node(page, '工程部').click()
  await page.waitForURL('**organ=**')
  await add(page, '东区')

  await page.getByRole('treeitem', { selected: true }).focus()
  const reached = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  for (const [key, name] of [
    ['ArrowRight', '东区'],
    ['ArrowLeft', '工程部'],
    ['Home', company.name],
    ['ArrowDown', '财务部'],
    ['End', '东区'],
    ['ArrowUp', '工程部'],
  ] as const) {
    await page.keyboard.press(key)
    expect(await reached()).toContain(name)
  }
  await page.keyboard.press('ArrowLeft')
  expect(await node(page, '工程部').getAttribute('aria-expanded')).toBe('false')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: '工程部', exact: true }).waitFor()
  const reason = await page.getByRole('button', { name: '删除' }).getAttribute('aria-description')
  expect(reason).toBe('“工程部”中还有1个下级机构，请先移走，或把它合并到其他机构')

  const merge = await verb(page, '工程部', '合并')
  await merge.getByRole('combobox', { name: '并入机构' }).selectOption({ label: '财务部' })
  await merge.getByText('1个：东区').waitFor()
  await merge.getByRole('button', { name: '合并' }).click()
  await toast(page, '已将工程部并入财务部')
  await page.getByRole('heading', { name: '财务部', exact: true }).waitFor()
  await node(page, '工程部').waitFor({ state: 'detached' })

  await verb(page, '东区', '删除')
  const question = page.getByRole('alertdialog')
  await question.getByText('确认删除“东区”？').waitFor()
  await question.getByRole('button', { name: '确定' }).click()
  await toast(page, '删除成功')
  await node(page, '东区').waitFor({ state: 'detached' })
  expect(await barriersOf(page)).toEqual([])
  expect(complaints).toEqual([])
})
