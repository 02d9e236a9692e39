import { rows, sql } from '@tufang/server/kernel/sql/sql'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Watched } from './browser'
import { type DemoApp, demoApp } from './demo-app'
import { arrowAndPress, arrowTo, pressEscape, tabAndPress, tabTo } from './keyboard'
import { HOME, openAs } from './sign-in'

const CLERK = '13800000002'
const AUDITOR = '13800000005'
const GIVER = '键盘师傅'

let app: DemoApp
let clerk: Watched
let cards: string[]

beforeAll(async () => {
  app = await demoApp()
  clerk = await openAs(app, CLERK, { at: HOME })
  const found = await rows<{ no: string }>(
    app.database.em.fork(),
    sql`select k.card_no as no from card k
      join membership m on m.company_id = k.company_id join app_user u on u.id = m.user_id and u.mobile = ${CLERK}
      join waybill w on w.company_id = k.company_id and w.card_id = k.id and w.settlement_id is null
        and w.status = 'UNLOADED' and not w.pending_review and w.anomaly_hold is null
      where k.status = 'ACTIVATED' and k.giver is null
        and not exists (select from scan_entry e where e.company_id = k.company_id and e.card_id = k.id)
      group by k.card_no order by count(*), k.card_no limit 2`,
  )
  cards = found.map(({ no }) => no)
})

/** The clerk's day again, without ever touching the mouse; each step goes on where the one before it ended. */
describe('a clerk with a keyboard alone', () => {
  const menu = (title: string) => clerk.page.getByRole('navigation').getByRole('link', { name: title, exact: true })

  it('goes to the scanning page, scans, sets the giver and generates a receipt', async () => {
    const { page } = clerk
    expect(cards).toHaveLength(2)
    await tabAndPress(page, menu('电子结算卡扫描'))
    await page.waitForURL('**/scan/index')
    await tabTo(page, page.getByRole('textbox', { name: '卡号' }))
    for (const cardNo of cards) {
      await page.keyboard.type(cardNo)
      await page.keyboard.press('Enter')
      await page.getByRole('rowheader', { name: cardNo }).waitFor()
    }
    for (const cardNo of cards) {
      await arrowTo(page, page.getByRole('rowheader', { name: cardNo }))
      await page.keyboard.press('Space')
    }
    await tabTo(page, page.getByRole('button', { name: '批量设置交卡人' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await tabTo(page, dialog.getByRole('combobox', { name: '交卡人' }))
    await page.keyboard.insertText(GIVER)
    await tabAndPress(page, dialog.getByRole('button', { name: '确定' }))
    await page.getByText('设置成功').waitFor()
    await tabAndPress(page, page.getByRole('button', { name: '生成交卡回执单' }))
    await page.getByText('确认为2张电子结算卡生成交卡回执单？').waitFor()
    await tabAndPress(page, page.getByRole('alertdialog').getByRole('button', { name: '确定' }))
    const drawer = page.getByRole('dialog', { name: '交卡回执单' })
    await drawer.waitFor()
    await pressEscape(page, drawer)
  })

  it('generates settlements from the receipt and sets the payee', async () => {
    const { page } = clerk
    await tabAndPress(page, menu('历史回执单'))
    await page.waitForURL('**/scan/historyCard')
    const row = page.getByRole('row').filter({ hasText: GIVER }).first()
    await arrowTo(page, row.getByRole('rowheader'))
    await page.keyboard.press('Space')
    await tabTo(page, page.getByRole('status').getByRole('button', { name: '生成结算单' }))
    await page.keyboard.press('Enter')
    const preview = page.getByRole('dialog', { name: '生成结算单' })
    await tabAndPress(page, preview.getByRole('button', { name: '生成结算单' }))
    const payee = page.getByRole('dialog', { name: '设置收款人' })
    await tabTo(page, payee.getByRole('combobox', { name: '收款人' }).first())
    await page.keyboard.insertText('周华斌')
    // Too early: a person found before the name was typed must not be chosen.
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page
      .getByRole('option', { name: /周华斌/ })
      .first()
      .waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await tabAndPress(page, payee.getByRole('button', { name: '确定' }))
    await page.getByText('操作成功').first().waitFor()
  })

  it('has a settlement approved by an auditor who has no mouse either', async () => {
    const { page, context, complaints } = await openAs(app, AUDITOR, { at: HOME })
    await tabAndPress(page, page.getByRole('navigation').getByRole('link', { name: '结算单', exact: true }))
    await page.waitForURL('**/chain/settlement')
    const row = page.getByRole('row').filter({ hasText: GIVER }).first()
    await arrowAndPress(page, row.getByRole('button', { name: '审核通过' }))
    await tabAndPress(page, page.getByRole('alertdialog').getByRole('button', { name: '确定' }))
    await row.getByText('已审核').waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  it('reads the statement of a settlement and the ledger of a card', async () => {
    const { page } = clerk
    await tabAndPress(page, menu('结算单'))
    await page.waitForURL('**/chain/settlement')
    const row = page.getByRole('row').filter({ hasText: GIVER }).first()
    await arrowAndPress(page, row.getByRole('link', { name: '查看' }))
    await page.waitForURL('**/chain/settlement/statement**')
    await tabTo(page, page.getByRole('button', { name: /PDF/ }).first())
  })

  it('follows the timeline to the receipt and back, and reads that of a card above its ledger', async () => {
    const { page } = clerk
    const entries = page.getByRole('list', { name: '时间线' }).getByRole('listitem')
    const settled = entries.filter({ hasText: '生成结算单' })
    // The record that is open is no link.
    expect(await settled.first().getByRole('link').count()).toBe(0)
    await entries.filter({ hasText: '已审核' }).first().waitFor()
    await tabAndPress(page, entries.getByRole('link', { name: '打开交卡回执单' }).first())
    await page.waitForURL('**/scan/historyCard?**')
    const receipt = page.getByRole('dialog')
    await tabAndPress(page, receipt.getByRole('link', { name: '打开结算单' }).first())
    await page.waitForURL('**/chain/settlement/statement**')
    await tabAndPress(page, entries.getByRole('link', { name: `打开结算卡 ${cards[0]}` }).first())
    await page.waitForURL('**/scan/ledger?**')
    await tabAndPress(page, page.locator('summary', { hasText: '时间线' }))
    await entries.filter({ hasText: '激活' }).first().waitFor()
    // The tag of the open ledger has the name of its page.
    await tabAndPress(page, page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '结算卡台账' }))
    await page.waitForURL('**/scan/ledger')
  })

  it('left no complaint in the console or on the network', () => {
    expect(clerk.complaints).toEqual([])
  })
})
