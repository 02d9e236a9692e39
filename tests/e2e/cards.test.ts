import { sql } from '@tufang/server/kernel/sql/sql'
import { makeCards } from '@tufang/tests/cards'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { type Captain, newCaptain } from '@tufang/tests/factories/captain'
import type { Card } from '@tufang/tests/factories/card'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { rowOf } from '@tufang/tests/rows'
import type { Page } from 'playwright-core'
import { extractText } from 'unpdf'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import type { Watched } from './browser'
import { choose } from './choose'
import { type DemoApp, demoApp } from './demo-app'
import { saved } from './saved'
import { openAs } from './sign-in'

let app: DemoApp
let company: TestCompany
let captain: Captain
let clerk: Watched
let page: Page

beforeAll(async () => {
  app = await demoApp()
  company = await newCompany()
  captain = await newCaptain(company, { name: '甲师傅' })
  clerk = await openAs(app, company.people.管理员.mobile)
  page = clerk.page
})

const dialog = (name: string) => page.getByRole('dialog', { name })
const row = (cardNo: string) => page.getByRole('row').filter({ hasText: cardNo })

/** Runs an action on one card by the menu of its row. */
const act = async (cardNo: string, verb: string) => {
  await row(cardNo).getByRole('button', { name: /^更多/ }).click()
  await page.getByRole('menuitem', { name: verb, exact: true }).click()
}

describe('a clerk who sets cards up', () => {
  it('makes some, and sees them', async () => {
    await page.goto('/base/cards')
    await page.getByRole('button', { name: '制卡' }).first().click()
    await dialog('制卡').getByRole('textbox', { name: '卡号前缀' }).fill('k26')
    await dialog('制卡').getByRole('textbox', { name: '张数' }).fill('3')
    expect(await barriersOf(page)).toEqual([])
    await dialog('制卡').getByRole('button', { name: '制卡' }).click()
    await page.getByText('已制作 3 张卡：K26000001 至 K26000003').waitFor()
    await dialog('制卡').waitFor({ state: 'detached' })
    await row('K26000003').getByText('未绑定').waitFor()
  })

  it('binds two of them to a captain, and activates them', async () => {
    for (const cardNo of ['K26000001', 'K26000002']) await page.getByRole('checkbox', { name: `选择${cardNo}` }).check()
    await page.getByRole('button', { name: '卡操作', exact: true }).last().click()
    await page.getByRole('menuitem', { name: '绑定', exact: true }).click()
    await choose(dialog('绑定结算卡').getByLabel('车队长'), `甲师傅（${captain.mobile}）`)
    expect(await barriersOf(page)).toEqual([])
    await dialog('绑定结算卡').getByRole('button', { name: '确认绑定 2 张' }).click()
    await page.getByText('已绑定 2 张卡').waitFor()
    await row('K26000001').getByText('甲师傅').waitFor()
    await row('K26000002').getByText('已激活').waitFor()
  })

  it('prints labels for them, with their numbers and whose they are', async () => {
    for (const cardNo of ['K26000001', 'K26000003']) await page.getByRole('checkbox', { name: `选择${cardNo}` }).check()
    await page.getByRole('button', { name: '打印标签' }).last().click()
    const pdf = await saved(page, () => page.getByRole('menuitem', { name: /A4/ }).click())
    expect(pdf.name).toBe('结算卡标签.pdf')
    const { text } = await extractText(new Uint8Array(pdf.content), { mergePages: true })
    for (const part of ['K26000001', '甲师傅', 'K26000003', '未绑定车队长', company.name]) expect(text).toContain(part)
  })

  it('looks at one with its history, and may not bind it again', async () => {
    await row('K26000001').getByRole('button', { name: '查看' }).click()
    const drawer = dialog('结算卡')
    await drawer.getByText('K26000001').first().waitFor()
    await drawer
      .getByRole('listitem')
      .filter({ hasText: /^车队长.*甲师傅/ })
      .waitFor()
    expect(await barriersOf(page)).toEqual([])
    await drawer.getByRole('button', { name: '卡操作' }).click()
    await page.getByRole('menuitem', { name: /^绑定/ }).getByText('只有未绑定的卡可以绑定').waitFor()
    await page.keyboard.press('Escape')
    await drawer.getByRole('button', { name: '关闭' }).click()
  })

  it('chooses from menus by a click alone, as a screen reader makes it', async () => {
    await row('K26000001').getByRole('button', { name: /^更多/ }).click()
    await page.getByRole('menuitem', { name: '挂失', exact: true }).dispatchEvent('click')
    await dialog('挂失结算卡').getByRole('button', { name: '取消' }).click()
    await dialog('挂失结算卡').waitFor({ state: 'detached' })
    await page.getByRole('checkbox', { name: '选择K26000003' }).check()
    await page.getByRole('button', { name: '卡操作', exact: true }).last().click()
    await page.getByRole('menuitem', { name: '绑定', exact: true }).dispatchEvent('click')
    await dialog('绑定结算卡').getByRole('button', { name: '取消' }).click()
    await dialog('绑定结算卡').waitFor({ state: 'detached' })
    await page.getByRole('checkbox', { name: '选择K26000003' }).uncheck()
  })

  it('reports one lost, and has it found again', async () => {
    await act('K26000001', '挂失')
    const lost = dialog('挂失结算卡')
    await lost.getByRole('button', { name: '取消' }).and(page.locator(':focus')).waitFor()
    await lost.getByRole('textbox', { name: '挂失原因' }).fill('工地遗失')
    expect(await barriersOf(page)).toEqual([])
    await lost.getByRole('button', { name: '挂失' }).click()
    await row('K26000001').getByText('已挂失').waitFor()
    await act('K26000001', '找回')
    await page.getByRole('alertdialog').getByText('K26000001 恢复使用').waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
    await row('K26000001').getByText('已挂失').waitFor({ state: 'detached' })
  })

  it('replaces it by a new one, which takes its trips', async () => {
    const card = await rowOf<Card>(
      sql`select id, card_no as "cardNo", captain_id as "captainId" from card where company_id = ${company.id} and card_no = 'K26000001'`,
    )
    await newWaybills(company, 2, { card })
    await act('K26000001', '挂失')
    await dialog('挂失结算卡').getByRole('textbox', { name: '挂失原因' }).fill('工地遗失')
    await dialog('挂失结算卡').getByRole('button', { name: '挂失' }).click()
    await row('K26000001').getByText('已挂失').waitFor()
    await act('K26000001', '补卡')
    const replacing = dialog('补办结算卡')
    const safe = replacing.getByRole('button', { name: '取消' })
    await expect.poll(() => safe.evaluate((button) => button === document.activeElement)).toBe(true)
    await replacing.getByRole('combobox', { name: '新卡卡号' }).fill('k26000002')
    await replacing.getByText('K26000002不是未绑定的新卡，不能用来补办').waitFor()
    await replacing.getByRole('combobox', { name: '新卡卡号' }).fill('k26000003')
    await replacing.getByText('2 趟未结算的运单将转到新卡').waitFor()
    await replacing.getByText('K26000001 将为“已作废”').waitFor()
    expect(await barriersOf(page)).toEqual([])
    await replacing.getByRole('button', { name: '补卡' }).click()
    await page.getByText('K26000001已补办为K26000003，2趟未结算的运单已转到新卡').waitFor()
    await row('K26000003').getByText('甲师傅').waitFor()
    await row('K26000001').getByText('已作废').waitFor()
    expect(clerk.complaints).toEqual([])
  })

  it('activates a pile of them by scanning', async () => {
    const others = await makeCards(await company.as('管理员'), { prefix: 'P', digits: 3, count: 2 })
    await page.getByRole('button', { name: '扫描激活' }).click()
    const scanning = dialog('扫描激活')
    await choose(scanning.getByLabel('车队长'), `甲师傅（${captain.mobile}）`)
    const box = scanning.getByRole('textbox', { name: '卡号' })
    for (const cardNo of [others.firstNo, others.lastNo, 'P999']) {
      await box.pressSequentially(cardNo)
      await box.press('Enter')
    }
    await scanning.getByText('已激活 2 张，未激活 1 张').waitFor()
    await scanning.getByText('P999不存在').waitFor()
    expect(await barriersOf(page)).toEqual([])
    await scanning.getByRole('button', { name: '完成' }).click()
    await row(others.lastNo).getByText('甲师傅').waitFor()
    await row(others.firstNo).getByText('已激活').waitFor()
    expect(clerk.complaints).toEqual([])
  })
})
