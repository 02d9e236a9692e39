import { newCompany, type TestCompany } from '@tufang/tests/company'
import { giveOwnRole, newColleague } from '@tufang/tests/role'
import { beforeAll, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import { type DemoApp, demoApp } from './demo-app'
import { tabAndPress } from './keyboard'
import { HOME, openAs } from './sign-in'

let app: DemoApp
let company: TestCompany

beforeAll(async () => {
  app = await demoApp()
  company = await newCompany()
})

it('an administrator sets the company by keyboard, and sees who changed what', async () => {
  const { page, context, complaints } = await openAs(app, company.people.管理员.mobile, { at: '/sys/companySettings' })
  const payeeCheck = page.getByRole('checkbox', { name: /收款人校验/ })
  await tabAndPress(page, payeeCheck, 'Space')
  await tabAndPress(page, page.getByRole('button', { name: '保存' }))
  await page.getByText('公司设置已保存').waitFor()
  const history = page.getByRole('region', { name: '修改记录' }).getByRole('listitem')
  expect(await history.allInnerTexts()).toEqual([expect.stringMatching(/收款人校验：关闭 → 开启\s+管理员\s+20\d\d-/)])
  await page.getByRole('region', { name: '其他设置' }).getByRole('link', { name: '去设置' }).click()
  await page.getByRole('dialog', { name: '异常规则设置' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  // The scan page follows the setting at once.
  await page.getByRole('link', { name: '电子结算卡扫描' }).click()
  await page.getByRole('columnheader', { name: '收款人' }).first().waitFor()
  expect(await barriersOf(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

it('says when shifts begin and what dump sites are called, which forms follow at once', async () => {
  const { page, context, complaints } = await openAs(app, company.people.管理员.mobile, { at: '/sys/companySettings' })
  const [day, night] = [page.getByLabel('白班开始'), page.getByLabel('夜班开始')]
  await day.fill('18:00')
  await page.getByRole('alert').filter({ hasText: '夜班开始不能与白班开始相同' }).waitFor()
  await day.fill('07:00')
  await night.fill('19:30')
  await tabAndPress(page, page.getByRole('button', { name: '保存' }))
  await page.getByText('公司设置已保存').waitFor()
  await page.getByText('默认白班开始：06:00 → 07:00').waitFor()
  await page.goto('/base/projects?add=1')
  await page.getByText('白班 07:00、夜班 19:30').waitFor()

  await page.goto('/base/dictionaries')
  await page
    .getByRole('row', { name: /回填工地/ })
    .getByRole('button', { name: '修改' })
    .click()
  const dialog = page.getByRole('dialog', { name: /修改条目/ })
  await dialog.getByLabel('名称').fill('回填区')
  await tabAndPress(page, dialog.getByRole('button', { name: '保存' }))
  await page.getByText('回填工地 · 名称：回填工地 → 回填区').waitFor()
  expect(await barriersOf(page)).toEqual([])
  await page.goto('/base/sites?add=1')
  const types = page.getByRole('dialog', { name: '新增渣土场' }).getByLabel('渣土场类型')
  await types.getByText('回填区').waitFor({ state: 'attached' })
  expect(complaints).toEqual([])
  await context.close()
})

it('says above which amount payments need two people, and that papers may not lack, with the permission alone', async () => {
  const own = await newCompany()
  const { page, context, complaints } = await openAs(app, own.people.管理员.mobile, {
    viewport: { width: 390, height: 844 },
  })
  await page.goto('/sys/companySettings')
  const amount = page.getByRole('textbox', { name: '复核的付款金额' })
  const papers = page.getByRole('checkbox', { name: /资料不完整时不能付款/ })
  await amount.fill('12.345')
  await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor()
  await amount.fill('¥5,000 元')
  await tabAndPress(page, papers, 'Space')
  expect(await amount.inputValue()).toBe('5,000.00')
  await tabAndPress(page, page.getByRole('button', { name: '保存' }))
  await page.getByText('公司设置已保存').waitFor()
  await page.getByText('复核的付款金额：0.00元 → 5000.00元').waitFor()
  await page.getByText('付款时资料不完整：提醒，仍可付款 → 不能付款').waitFor()
  expect(await barriersOf(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()

  await giveOwnRole(own, ['sys:companysettings:edit'])
  const reader = await openAs(app, own.people.结算员.mobile, { at: '/sys/companySettings' })
  const shown = reader.page.getByRole('textbox', { name: '复核的付款金额' })
  expect([await shown.inputValue(), await shown.isDisabled()]).toEqual(['5,000.00', true])
  await reader.page.getByText('没有权限修改此项').first().waitFor()
  expect(await barriersOf(reader.page)).toEqual([])
  await reader.context.close()
})

it('what somebody else has saved since is not overwritten', async () => {
  const { page, context } = await openAs(app, company.people.管理员.mobile, {
    viewport: { width: 390, height: 844 },
    at: '/sys/companySettings',
  })
  await page.getByRole('checkbox', { name: /双人复核/ }).check()
  const admin = await company.as('管理员')
  await admin.ask('mutation { setFourEyes(enabled: true) { fourEyes } }')
  await page.getByRole('checkbox', { name: /收款人校验/ }).uncheck()
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByRole('alert').filter({ hasText: '已被' }).first().waitFor()
  await page.getByText('双人复核：关闭 → 开启').waitFor()
  // The page shows the settings that were saved meanwhile.
  expect(await page.getByRole('checkbox', { name: /收款人校验/ }).isChecked()).toBe(true)
  await context.close()
})

it('two people raise the amount of payments without four eyes, and switch them off, and no one of them can be both', async () => {
  const own = await newCompany()
  const second = await newColleague(own, ['chain:company:setting'])
  const first = await openAs(app, own.people.管理员.mobile, { at: '/sys/companySettings' })
  const fourEyes = first.page.getByRole('checkbox', { name: /双人复核/ })
  const save = first.page.getByRole('button', { name: '保存' })
  await fourEyes.check()
  await save.click()
  await first.page.getByText('公司设置已保存').waitFor()
  await first.page.getByRole('textbox', { name: '复核的付款金额' }).fill('5000')
  await save.click()
  await first.page.getByText('已申请提高复核的付款金额，由另一位有此权限的人确认后生效').waitFor()
  await first.page.getByText(/^管理员于.+申请将复核的付款金额提高到5,000\.00元/).waitFor()
  expect(await first.page.getByRole('button', { name: '确认提高' }).count()).toBe(0)

  const other = await openAs(app, second.mobile, { viewport: { width: 390, height: 844 }, at: HOME })
  await other.page.getByRole('button', { name: '消息，2条未读' }).click()
  await other.page.getByRole('dialog').getByText('提高复核的付款金额待确认').click()
  await other.page.waitForURL('**/sys/companySettings')
  expect(await barriersOf(other.page)).toEqual([])
  await other.page.getByRole('button', { name: '确认提高' }).click()
  await other.page.getByRole('button', { name: '确定' }).click()
  await other.page.getByText('复核的付款金额：0.00元 → 5000.00元').waitFor()

  await first.page.reload()
  await fourEyes.uncheck()
  await save.click()
  await first.page.getByText('已申请关闭双人复核，由另一位有此权限的人确认后关闭').waitFor()
  await first.page.getByText(/^管理员于.+申请关闭双人复核/).waitFor()
  expect(await fourEyes.isChecked()).toBe(true)
  expect(await first.page.getByRole('button', { name: '确认关闭' }).count()).toBe(0)
  expect(await barriersOf(first.page)).toEqual([])

  await other.page.goto(HOME)
  await other.page.getByRole('button', { name: /^消息，/ }).click()
  await other.page.getByRole('dialog').getByText('关闭双人复核待确认').click()
  await other.page.waitForURL('**/sys/companySettings')
  expect(await other.page.getByRole('checkbox', { name: /收款人校验/ }).isDisabled()).toBe(true)
  await other.page.getByRole('button', { name: '确认关闭' }).click()
  await other.page.getByRole('button', { name: '确定' }).click()
  await other.page.getByText('双人复核已关闭').waitFor()
  await other.page.getByText('双人复核：开启 → 关闭').waitFor()
  expect(await other.page.getByRole('checkbox', { name: /双人复核/ }).isChecked()).toBe(false)
  expect(await barriersOf(other.page)).toEqual([])
  expect([...first.complaints, ...other.complaints]).toEqual([])
  await first.context.close()
  await other.context.close()
})
