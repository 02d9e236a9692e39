import { firstRow, sql } from '@tufang/server/kernel/sql/sql'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newSettlement, type Settled } from '@tufang/tests/rearrange'
import type { Locator, Page } from 'playwright-core'
import { toBuffer } from 'qrcode'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import { openPage, type Watched } from './browser'
import { type DemoApp, demoApp } from './demo-app'
import { pressEscape, tabAndPress, tabTo } from './keyboard'
import { saved } from './saved'
import { openAs } from './sign-in'

const INBOX = '/money/papers'
const CHOOSE = '选择文件或拖到这里'

let app: DemoApp
let company: TestCompany
let clerk: Watched
let page: Page
let settlements: Settled[]

beforeAll(async () => {
  app = await demoApp()
  company = await newCompany()
  settlements = []
  for (const giver of ['师傅甲', '师傅乙']) settlements.push(await newSettlement(company, { giver }))
  clerk = await openAs(app, company.people.结算员.mobile)
  page = clerk.page
})

const settlement = (at: number): Settled => {
  const one = settlements[at]
  if (!one) throw new Error('not made')
  return one
}
const dialog = (name: string, of = page) => of.getByRole('dialog', { name })
const row = (no: string) => page.getByRole('row').filter({ hasText: no })
const told = (text: string) => page.getByText(text, { exact: true }).first().waitFor()
const statementUrl = ({ id }: Settled) =>
  `/chain/settlement/statement?${new URLSearchParams({ value: JSON.stringify([id]) })}`

interface Picture {
  name: string
  mimeType: string
  buffer: Buffer
}
const picture = async (name: string, text: string): Promise<Picture> => ({
  name,
  mimeType: 'image/png',
  buffer: await toBuffer(text, { width: 420, margin: 4 }),
})

/** Prints a settlement; returns the address in its code. */
async function printed({ settleNo, ...one }: Settled): Promise<string> {
  await page.goto(statementUrl({ settleNo, ...one }))
  await saved(page, () => page.getByRole('button', { name: '下载PDF' }).click())
  const query = sql`select token from document_seal where number = ${settleNo}`
  const seal = await firstRow<{ token: string }>(app.database.em.fork(), query)
  return `${app.url}/check/${seal?.token}`
}

/** Drops files onto the field, as from a folder beside the window. */
async function dropOn(field: Locator, files: readonly Picture[]): Promise<void> {
  const contents = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, content: buffer.toString('base64') }))
  await field.evaluate((element, given) => {
    const data = new DataTransfer()
    for (const { name, mimeType, content } of given) {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
      data.items.add(new File([bytes], name, { type: mimeType }))
    }
    element.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
  }, contents)
}

describe('which papers are needed', () => {
  it('is said by an administrator, and by nobody else', async () => {
    await page.goto(INBOX)
    const needs = page.getByRole('button', { name: '所需资料' })
    await needs.waitFor()
    expect(await needs.getAttribute('aria-disabled')).toBe('true')
    expect(await needs.getAttribute('aria-description')).toMatch(/权限/)
    const administrator = await openAs(app, company.people.管理员.mobile)
    await administrator.page.goto(INBOX)
    await tabAndPress(administrator.page, administrator.page.getByRole('button', { name: '所需资料' }))
    const form = dialog('所需资料', administrator.page)
    await form.getByText('一种都不选时不要求资料').waitFor()
    const save = form.getByRole('button', { name: '保存' })
    expect(await save.getAttribute('aria-disabled')).toBe('true')
    await tabAndPress(administrator.page, form.getByRole('checkbox', { name: '已签回执单' }), 'Space')
    await tabAndPress(administrator.page, form.getByRole('checkbox', { name: '工地确认单' }), 'Space')
    expect(await barriersOf(administrator.page)).toEqual([])
    await tabAndPress(administrator.page, save)
    await administrator.page.getByText('已保存所需资料').first().waitFor()
    const missing = administrator.page.getByRole('row').filter({ hasText: settlement(0).settleNo })
    await missing.getByText('工地确认单').waitFor()
    expect(administrator.complaints).toEqual([])
    await administrator.context.close()
  })
})

describe('papers', () => {
  it('are dropped, matched by their code or by hand, and saved together', async () => {
    const code = await printed(settlement(0))
    await page.goto(INBOX)
    await row(settlement(0).settleNo).getByText('已签回执单').waitFor()
    expect(await barriersOf(page)).toEqual([])
    await page.getByRole('button', { name: '上传资料' }).first().click()
    const form = dialog('上传资料')
    await dropOn(form.getByText(CHOOSE), [
      await picture('第一张.png', code),
      await picture('第二张.png', 'https://example.com/'),
      { name: '说明.docx', mimeType: 'application/msword', buffer: Buffer.from('x') },
    ])
    await form.getByText('说明.docx：只能是 JPG、PNG、PDF 文件').waitFor()
    const [first, second] = [
      form.getByRole('listitem', { name: '第一张' }),
      form.getByRole('listitem', { name: '第二张' }),
    ]
    await first.getByText('已按二维码匹配').waitFor()
    expect(await first.getByRole('combobox', { name: '结算单号' }).inputValue()).toBe(settlement(0).settleNo)
    await second.getByText('请选择结算单').waitFor()
    const save = form.getByRole('button', { name: '保存 2 份' })
    expect(await save.getAttribute('aria-description')).toBe('还有 2 个文件没有选择结算单或资料种类')
    await first.getByRole('combobox', { name: '资料种类' }).selectOption({ label: '已签回执单' })
    await second.getByRole('combobox', { name: '资料种类' }).selectOption({ label: '工地确认单' })
    await second.getByRole('combobox', { name: '结算单号' }).fill(settlement(0).settleNo.slice(0, -1))
    await page.getByRole('option', { name: new RegExp(settlement(0).settleNo) }).click()
    expect(await barriersOf(page)).toEqual([])
    await save.dblclick()
    await told('已保存 2 份资料')
    await form.waitFor({ state: 'hidden' })
    await expect.poll(() => row(settlement(0).settleNo).count()).toBe(0)
    await page.getByRole('button', { name: '已齐全' }).click()
    await row(settlement(0).settleNo).getByText('100.00%').waitFor()
  })

  it('are looked at beside the list, and what is not saved is asked about', async () => {
    await row(settlement(0).settleNo).getByRole('button', { name: '查看' }).click()
    const drawer = dialog('结算资料')
    await drawer.getByRole('heading', { name: settlement(0).settleNo }).waitFor()
    await page.waitForURL(new RegExp(`settlement=${settlement(0).id}`))
    await drawer.getByText('第二张.png').waitFor()
    expect(await barriersOf(page)).toEqual([])
    await drawer.getByRole('button', { name: /^预览.*第一张/ }).click()
    await dialog('第一张').getByRole('img').waitFor()
    await dialog('第一张').getByRole('button', { name: '关闭' }).click()
    await drawer.getByRole('button', { name: '上传其他资料' }).click()
    const form = dialog(`上传资料 ${settlement(0).settleNo}`)
    await form.getByLabel(CHOOSE).setInputFiles(await picture('第三张.png', 'nothing'))
    await form.getByText('已上传', { exact: true }).waitFor()
    expect(await form.getByRole('combobox', { name: '结算单号' }).inputValue()).toBe(settlement(0).settleNo)
    await form.getByRole('button', { name: '取消' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText('有未保存的内容，确定离开？').waitFor()
    await question.getByRole('button', { name: '取消' }).click()
    await form.getByRole('button', { name: '不保存 第三张.png' }).click()
    await form.getByRole('button', { name: '取消' }).click()
    await form.waitFor({ state: 'hidden' })
  })

  it('are taken away by keyboard, and are missing again', async () => {
    const drawer = dialog('结算资料')
    await tabAndPress(page, drawer.getByRole('button', { name: '删除 第二张.png' }))
    const question = page.getByRole('alertdialog')
    await question.getByText(new RegExp(`${settlement(0).settleNo} 的工地确认单 第二张.png`)).waitFor()
    await tabAndPress(page, question.getByRole('button', { name: '确定' }))
    await told('已删除')
    const kind = drawer.getByRole('listitem', { name: '工地确认单' })
    await kind.getByText('还没有上传').waitFor()
    await drawer.getByText('缺 1 种').waitFor()
    await pressEscape(page, drawer)
  })

  it('stand on the statement, which takes them with a keyboard alone', async () => {
    await page.goto(statementUrl(settlement(0)))
    const section = page.getByRole('region', { name: '资料' })
    await tabAndPress(page, section.getByRole('button', { name: '上传工地确认单' }))
    const form = dialog(`上传资料 ${settlement(0).settleNo}`)
    await tabTo(page, form.getByLabel(CHOOSE))
    await form.getByLabel(CHOOSE).setInputFiles(await picture('第四张.png', 'nothing'))
    await form.getByText('已上传', { exact: true }).waitFor()
    await tabAndPress(page, form.getByRole('button', { name: '保存 1 份' }))
    await told('已保存 1 份资料')
    await section.getByText('第四张.png').waitFor()
    await section.getByText('已齐全').waitFor()
    expect(await barriersOf(page)).toEqual([])
  })

  it('filter the settlements', async () => {
    await page.goto('/chain/settlement?papersComplete=0')
    await row(settlement(1).settleNo).waitFor()
    expect(await row(settlement(0).settleNo).count()).toBe(0)
    await page.goto('/chain/settlement?papersComplete=1')
    await row(settlement(0).settleNo).waitFor()
    expect(await row(settlement(1).settleNo).count()).toBe(0)
  })

  it('left no complaint in the console or on the network', () => {
    expect(clerk.complaints).toEqual([])
  })
})

describe('on a phone', () => {
  it('the inbox is cards, and the drawer and the upload fit', async () => {
    const session = await clerk.context.storageState()
    const phone = await openPage(app.url, { viewport: { width: 390, height: 844 }, storageState: session })
    const overhang = () =>
      phone.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await phone.page.goto(INBOX)
    const card = phone.page.getByRole('listitem', { name: settlement(1).settleNo })
    await card.getByText('已签回执单').waitFor()
    expect(await barriersOf(phone.page)).toEqual([])
    expect(await overhang()).toBe(0)
    await card.getByRole('button', { name: '查看' }).click()
    await dialog('结算资料', phone.page).getByText('缺 2 种').waitFor()
    expect(await barriersOf(phone.page)).toEqual([])
    expect(await overhang()).toBe(0)
    await dialog('结算资料', phone.page).getByRole('button', { name: '上传已签回执单' }).click()
    const form = dialog(`上传资料 ${settlement(1).settleNo}`, phone.page)
    await form.getByLabel(CHOOSE).setInputFiles(await picture('手机.png', 'nothing'))
    await form.getByText('已上传', { exact: true }).waitFor()
    expect(await barriersOf(phone.page)).toEqual([])
    expect(await overhang()).toBe(0)
    expect(phone.complaints).toEqual([])
    await phone.context.close()
  })
})
