import { firstRow, sql } from '@tufang/server/kernel/sql/sql'
import type { Page } from 'playwright-core'
import { extractText } from 'unpdf'
import { beforeAll, describe, expect, it } from 'vitest'
import { read, utils } from 'xlsx'
import { openPage, type Watched } from './browser'
import { runVerb } from './calls'
import { type DemoApp, demoApp } from './demo-app'
import { saved } from './saved'
import { openAs } from './sign-in'

const CLERK = '13800000002'
const AUDITOR = '13800000005'
const GIVER = '王师傅'
/** Cards with settleable waybills, one with waybills under review, and one that is void. */
const CARDS = ['B10000000000005', 'B10000000000006', 'B10000000000021']
const VOIDED = 'B10000000000024'

let app: DemoApp
let clerk: Watched

beforeAll(async () => {
  app = await demoApp()
  // Another story in this world may just have signed the clerk in.
  await app.forgetCodes(CLERK)
  clerk = await openPage(app.url)
})

/** One clerk's day, in order: each step goes on where the one before it ended. */
describe('a settlement clerk', () => {
  it('signs in by phone code', async () => {
    const { page } = clerk
    await page.goto('/login')
    await page.getByRole('button', { name: '登录' }).click()
    await expect
      .poll(() => page.getByText('请先填写手机号').or(page.getByText('请输入正确的手机号')).count())
      .toBeGreaterThan(0)
    await page.getByRole('textbox', { name: '手机号' }).fill(CLERK)
    await page.getByRole('button', { name: '发送验证码' }).click()
    await page.getByText('验证码发送成功').waitFor()
    await page.getByRole('button', { name: /秒后可重发/ }).waitFor()
    await page.getByRole('textbox', { name: '验证码' }).fill(app.codeOf(CLERK))
    await page.getByRole('button', { name: '登录' }).click()
    await page.getByText('请先勾选协议').first().waitFor()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '登录' }).click()
    await page.waitForURL('**/wel/index')
    await page.getByText('可结算运单').first().waitFor()
  })

  it('scans cards like a wedge scanner types, and is told why one is refused', async () => {
    const { page } = clerk
    await page.goto('/scan/index')
    await page.getByRole('textbox', { name: '卡号' }).waitFor()
    for (const text of [`https://card/?no=${CARDS[0]}`, ...CARDS.slice(1), VOIDED]) {
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    }
    for (const cardNo of CARDS) await page.getByRole('rowheader', { name: cardNo }).waitFor()
    await page.getByText(`${VOIDED}已作废`).first().waitFor()
    await page.reload()
    for (const cardNo of CARDS) await page.getByRole('rowheader', { name: cardNo }).waitFor()
  })

  it('sets the giver and generates a receipt', async () => {
    const { page } = clerk
    for (const cardNo of CARDS) await page.getByRole('checkbox', { name: `选择${cardNo}` }).check()
    await page.getByRole('button', { name: '批量设置交卡人' }).click()
    await page.getByRole('dialog').getByRole('combobox', { name: '交卡人' }).fill(GIVER)
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    await page.getByText('设置成功').waitFor()
    await page.getByRole('button', { name: '生成交卡回执单' }).click()
    await page.getByText('确认为3张电子结算卡生成交卡回执单？').waitFor()
    await page.getByRole('button', { name: '确定' }).click()
    await page.getByText('生成成功').waitFor()
    await page.getByRole('dialog', { name: '交卡回执单' }).waitFor()
  })

  it('prints the receipt, and its QR leads to a page that says it is genuine', async () => {
    const { page } = clerk
    const drawer = page.getByRole('dialog', { name: '交卡回执单' })
    const pdf = await saved(page, () => drawer.getByRole('button', { name: '下载PDF打印' }).click())
    expect(pdf.name).toBe('交卡回执单.pdf')
    const { text } = await extractText(new Uint8Array(pdf.content), { mergePages: true })
    for (const part of ['交卡回执单', GIVER, ...CARDS, '甲方', '乙方']) expect(text).toContain(part)

    const number = /HZ\d{12}/.exec(text)?.[0] ?? ''
    const seal = await firstRow<{ token: string }>(
      app.database.em.fork(),
      sql`select token from document_seal where number = ${number}`,
    )
    const visitor = await openPage(app.url, { viewport: { width: 390, height: 844 } })
    await visitor.page.goto(`/check/${seal?.token}`)
    await visitor.page.getByText('真实有效').first().waitFor()
    await visitor.page.getByText(number).first().waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
    await drawer.getByRole('button', { name: '关闭' }).click()
  })

  it('previews and generates settlements, and sets the payee', async () => {
    const { page } = clerk
    await page.goto(`/scan/historyCard?giveCardUserId=${encodeURIComponent(GIVER)}`)
    await page
      .getByRole('checkbox', { name: /选择HZ/ })
      .first()
      .check()
    await page.getByRole('status').getByRole('button', { name: '生成结算单' }).click()
    const preview = page.getByRole('dialog', { name: '生成结算单' })
    await preview.getByText('运单修改待审核').first().waitFor()
    await preview.getByText('确认生成结算单？').waitFor()
    await preview.getByRole('button', { name: '生成结算单' }).click()
    const payee = page.getByRole('dialog', { name: '设置收款人' })
    // The payee of the giver's first settlement is proposed for the others.
    await payee.getByRole('combobox', { name: '收款人' }).first().fill('周华斌')
    await page
      .getByRole('option', { name: /周华斌/ })
      .first()
      .click()
    await payee.getByRole('button', { name: '确定' }).click()
    await page.getByText('操作成功').first().waitFor()
  })

  it('leaves approving to the auditor, and takes away PDF and spreadsheet of what is approved', async () => {
    const { page } = clerk
    const list = `/chain/settlement?agentName=${encodeURIComponent(GIVER)}`
    const approveIn = (of: Page) =>
      of.getByRole('row').filter({ hasText: GIVER }).first().getByRole('button', { name: '审核通过' })
    await page.goto(list)
    const row = page.getByRole('row').filter({ hasText: GIVER }).first()
    await row.waitFor()
    expect(await approveIn(page).getAttribute('aria-disabled')).toBe('true')
    const auditor = await openAs(app, AUDITOR)
    await auditor.page.goto(list)
    await approveIn(auditor.page).click()
    const question = auditor.page.getByRole('alertdialog', { name: '审核结算单' })
    await question.getByText('确定审核通过？').waitFor()
    await question.getByText('资料不完整', { exact: true }).waitFor()
    await runVerb(auditor.page, () => question.getByRole('button', { name: '确定' }).click())
    await auditor.page.getByRole('row').filter({ hasText: GIVER }).first().getByText('已审核').waitFor()
    expect(auditor.complaints).toEqual([])
    await auditor.context.close()
    await page.reload()
    await row.getByText('已审核').waitFor()
    await row.getByRole('link', { name: '查看' }).click()
    await page.waitForURL('**/chain/settlement/statement**')
    await expect.poll(() => page.title()).toMatch(/^JS\d{12} - 结算单 - 土方通$/)
    const pdf = await saved(page, () => page.getByRole('button', { name: /PDF/ }).first().click())
    expect(pdf.name).toBe('结算单.pdf')
    const { text } = await extractText(new Uint8Array(pdf.content), { mergePages: true })
    expect(text).toMatch(/JS\d{12}/)
    expect(text).toMatch(/[壹贰叁肆伍陆柒捌玖].*元/)
    const sheet = await saved(page, () => page.getByRole('button', { name: '导出' }).first().click())
    const book = read(sheet.content)
    const [first] = book.SheetNames
    const rows = utils.sheet_to_json<string[]>(book.Sheets[first ?? ''] ?? {}, { header: 1 })
    expect(rows[0]?.slice(0, 10)).toEqual([
      '运单号',
      '车牌号',
      '运输模式',
      '土质',
      '计量单位',
      '数量',
      '出场时间',
      '出场员',
      '司机',
      '车队长',
    ])
    expect(rows.length).toBeGreaterThan(2)
  })

  it('left no complaint in the console or on the network', () => {
    expect(clerk.complaints).toEqual([])
  })
})
