import type { Caller } from '@tufang/tests/caller'
import { handedIn } from '@tufang/tests/chain'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newPayee } from '@tufang/tests/factories/payee'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import type { Watched } from './browser'
import { type DemoApp, demoApp } from './demo-app'
import { openAs } from './sign-in'

let app: DemoApp
let company: TestCompany
let clerk: Watched

/** Hands in a card of a giver with waybills of 100.00 each. */
async function handIn(by: Caller, giver: string, count: number): Promise<void> {
  const card = await newCard(company)
  await newWaybills(company, count, { card, settlePrice: '100' })
  await handedIn(by, giver, card)
}

beforeAll(async () => {
  app = await demoApp()
  company = await newCompany()
  const caller = await company.as('结算员')
  await handIn(caller, '王五', 2)
  await handIn(caller, '赵六', 3)
  await newPayee(company, { name: '王五' })
  await newPayee(company, { name: '周华斌' })
  clerk = await openAs(app, company.people.结算员.mobile)
})

const dialog = () => clerk.page.getByRole('dialog', { name: '设置收款人' })
const groupOf = (giver: string) => dialog().getByRole('group', { name: giver })

/** Searches a payee for a giver, by name or pinyin. */
async function choose(giver: string, name: string, typed = name): Promise<void> {
  await groupOf(giver).getByRole('combobox', { name: '收款人' }).fill(typed)
  await clerk.page.getByRole('option', { name }).click()
}

describe('two receipts of different givers', () => {
  it('are offered payees giver by giver, with what each gets', async () => {
    const { page } = clerk
    await page.goto('/scan/historyCard')
    const boxes = page.getByRole('checkbox', { name: /选择HZ/ })
    await boxes.nth(1).waitFor()
    for (const box of await boxes.all()) await box.check()
    await page.getByRole('status').getByRole('button', { name: '生成结算单' }).click()
    await page.getByRole('dialog', { name: '生成结算单' }).getByRole('button', { name: '生成结算单' }).click()
    await groupOf('王五').getByText('推荐：与交卡人同名').waitFor()
    await groupOf('王五').getByText('2 趟 200.00 元').waitFor()
    await groupOf('赵六').getByText('3 趟 300.00 元').waitFor()
    expect(await groupOf('赵六').getByRole('combobox', { name: '收款人' }).inputValue()).toBe('')
    expect(await barriersOf(page)).toEqual([])
  })

  it('ask again before one payee gets what both handed in', async () => {
    const { page } = clerk
    await choose('赵六', '王五', 'wang')
    await dialog().getByText('王五：5 趟 500.00 元（王五、赵六）').waitFor()
    await dialog().getByRole('button', { name: '确定' }).click()
    const question = page.getByRole('alertdialog', { name: '设置收款人' })
    await question.getByText(/同一收款人将收到不同交卡人的款项/).waitFor()
    await question.getByRole('button', { name: '取消' }).click()
    await choose('赵六', '周华斌', 'zhb')
    await dialog().getByRole('button', { name: '确定' }).click()
    await page.getByText('操作成功').first().waitFor()
    await dialog().waitFor({ state: 'detached' })
  })

  it('can be paid to somebody else for a reason', async () => {
    const { page } = clerk
    await page.goto('/chain/settlement')
    const row = page.getByRole('row').filter({ hasText: '赵六' })
    await row.getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: '更换收款人' }).click()
    await groupOf('赵六')
      .getByText(/现收款人：周华斌/)
      .waitFor()
    await choose('赵六', '王五')
    await dialog().getByRole('button', { name: '确定' }).click()
    await dialog().getByText('请输入更换原因').waitFor()
    await dialog().getByRole('textbox', { name: '更换原因' }).fill('选错人')
    await dialog().getByRole('button', { name: '确定' }).click()
    await row.getByText('王五').waitFor()
    expect(clerk.complaints).toEqual([])
  })
})

describe('a payee on a phone', () => {
  const RIGHT = '6217000010001234569'
  const WRONG = '6217000010001234567'
  let phone: Watched
  const opened = (name: string) => phone.page.getByRole('dialog', { name })

  beforeAll(async () => {
    phone = await openAs(app, company.people.管理员.mobile, { viewport: { width: 390, height: 844 } })
  })

  it('gets the bank of the card, and is asked about digits that cannot be right', async () => {
    const { page } = phone
    await page.goto('/base/payees?add=1')
    const form = opened('新增收款人')
    const [account, bank] = [
      form.getByRole('textbox', { name: '收款账号' }),
      form.getByRole('textbox', { name: '开户行' }),
    ]
    await form.getByRole('textbox', { name: '收款人' }).fill('韦国栋')
    await account.fill('6217 0000 1000 1234 569')
    await form.getByRole('status').getByText('已识别为中国建设银行的银行卡').waitFor()
    expect(await bank.inputValue()).toBe('中国建设银行')
    await account.fill(WRONG)
    await form.getByText('中国建设银行的卡号校验位不符，请核对是否录错').waitFor()
    expect(await barriersOf(page)).toEqual([])
    await form.getByRole('button', { name: '保存' }).click()
    await form.getByText('卡号校验位不符，须由另一人核对后才能付款；请核对，确认无误请再次保存').waitFor()
    await form.getByRole('button', { name: '保存' }).click()
    await page.getByText('添加成功').first().waitFor()
    await form.waitFor({ state: 'detached' })
    await page.getByText('卡号校验不符').first().waitFor()
  })

  it('is signed only when a second person stands for those digits', async () => {
    const { page } = phone
    await page.goto('/base/payees?payeeName=韦国栋')
    await page.getByRole('button', { name: '签约' }).first().click()
    await opened('登记签约').getByRole('button', { name: '签约' }).click()
    await page
      .getByText(/卡号校验位不符，请在收款人中改正账号/)
      .first()
      .waitFor()
    await opened('登记签约').getByRole('button', { name: '取消' }).click()
    expect(await page.getByRole('button', { name: '核对账号' }).count()).toBe(0)

    const auditor = await openAs(app, company.people.审核员.mobile)
    await auditor.page.goto('/base/payees?payeeName=韦国栋')
    await auditor.page.getByRole('button', { name: '核对账号' }).click()
    const form = auditor.page.getByRole('dialog', { name: '核对收款账号' })
    await form.getByText(/很可能录错，付出的款项难以追回/).waitFor()
    expect(await barriersOf(auditor.page)).toEqual([])
    await form.getByRole('button', { name: '确认账号无误' }).click()
    await form.getByText('请输入核对情况').waitFor()
    await form.getByRole('textbox', { name: '核对情况' }).fill('已与本人通话')
    await form.getByRole('button', { name: '确认账号无误' }).click()
    await auditor.page.getByText('已核对收款账号').first().waitFor()
    await auditor.page.getByRole('button', { name: '查看' }).click()
    await auditor.page.getByText('卡号校验位不符，审核员核对：已与本人通话').first().waitFor()
    expect(auditor.complaints).toEqual([])
    await auditor.context.close()
  })

  it('keeps what somebody wrote as the bank', async () => {
    const { page } = phone
    await page.goto('/base/payees?add=1')
    const form = opened('新增收款人')
    await form.getByRole('textbox', { name: '收款人' }).fill('覃志强')
    await form.getByRole('textbox', { name: '开户行' }).fill('建行宝安支行')
    await form.getByRole('textbox', { name: '收款账号' }).fill(RIGHT)
    await form.getByText('已识别为中国建设银行的银行卡').waitFor()
    await form.getByRole('button', { name: '保存' }).click()
    await page.getByText('添加成功').first().waitFor()
    await page.getByText('建行宝安支行').first().waitFor()
  })

  it('is signed with a contract, its file and its last day', async () => {
    const { page } = phone
    const contract = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })
    await page.goto('/base/payees?payeeName=韦国栋')
    await page.getByRole('button', { name: '签约' }).first().click()
    const form = opened('登记签约')
    const file = form.locator('input[type=file]')
    await file.setInputFiles(contract('合同.docx', Buffer.from('PK')))
    await form.getByRole('alert').getByText('只能是PDF、JPG、PNG格式').waitFor()
    await file.setInputFiles(contract('合同.pdf', Buffer.from('no contract')))
    await form.getByRole('alert').getByText('合同文件只能是PDF、JPG、PNG格式!').waitFor()
    await file.setInputFiles(contract('合同.pdf', Buffer.from('%PDF-1.7\n%%EOF')))
    await form.getByText('已上传，提交后保存').waitFor()
    await form.getByRole('textbox', { name: '合同有效期起' }).fill('2026-02-01')
    await form.getByRole('textbox', { name: '合同有效期止' }).fill('2026-01-31')
    await form.getByRole('button', { name: '签约' }).click()
    await form.getByText('合同有效期止不能早于合同有效期起').waitFor()
    expect(await barriersOf(page)).toEqual([])
    await form.getByRole('textbox', { name: '合同有效期起' }).fill('2019-02-01')
    await form.getByRole('textbox', { name: '合同有效期止' }).fill('2020-01-31')
    await form.getByRole('button', { name: '签约' }).click()
    await page.getByText('已登记签约').first().waitFor()
    await page.getByText('合同已到期（2020-01-31）').first().waitFor()
    expect(await barriersOf(page)).toEqual([])
    // The wrong file was refused.
    expect(phone.complaints.filter((one) => !/ 400 /.test(one))).toEqual([])
  })

  it('says where he is chosen that his contract has ended', async () => {
    const { page } = clerk
    await page.goto('/chain/settlement')
    const row = page.getByRole('row').filter({ hasText: '赵六' })
    await row.getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: '更换收款人' }).click()
    await choose('赵六', '韦国栋')
    await dialog().getByText('合同已于2020-01-31到期，不能提交').waitFor()
  })
})
