import { newCompany, type TestCompany } from '@tufang/tests/company'
import { invite } from '@tufang/tests/people'
import { uniqueMobile } from '@tufang/tests/unique'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import { openPage } from './browser'
import { type DemoApp, demoApp } from './demo-app'
import { tabAndPress, tabTo } from './keyboard'
import { menuOf, openByMenu, unfolded } from './menu'
import { HOME, openAs, showCode } from './sign-in'

let app: DemoApp

beforeAll(async () => {
  app = await demoApp()
})

const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()
/** Refreshes the visible page; others stay open behind their tags. */
const refresh = (page: Page) => page.getByRole('button', { name: '刷新' }).filter({ visible: true }).first().click()
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

async function administrator(company: TestCompany, viewport?: { width: number; height: number }) {
  const opened = await openAs(app, company.people.管理员.mobile, { viewport, at: HOME })
  return opened
}

describe('an administrator', () => {
  it('invites somebody, who comes, sees what his role allows, gets another one, and is out at once', async () => {
    const company = await newCompany()
    const [mobile, another] = [uniqueMobile(), uniqueMobile()]
    const { page, context, complaints } = await administrator(company)
    await openByMenu(page, '用户管理')
    await page.getByRole('button', { name: '邀请用户' }).click()
    const dialog = page.getByRole('dialog', { name: '邀请用户' })
    await dialog.getByRole('textbox', { name: '手机号' }).fill(company.people.出纳.mobile)
    await dialog.getByRole('textbox', { name: '姓名' }).fill('周新')
    await dialog.getByRole('textbox', { name: '职位' }).fill('文员')
    await dialog.getByRole('button', { name: '发送邀请' }).click()
    await dialog.getByText('请选择角色').waitFor()
    expect(await barriersOf(page)).toEqual([])
    await dialog.getByRole('checkbox', { name: /^结算员/ }).check()
    await dialog.getByRole('button', { name: '发送邀请' }).click()
    await toast(page, `${company.people.出纳.mobile}已是公司的用户，状态为“在职”`)
    // The refused input is still there.
    expect(await dialog.getByRole('textbox', { name: '姓名' }).inputValue()).toBe('周新')
    await dialog.getByRole('textbox', { name: '手机号' }).fill(mobile)
    await dialog.getByRole('button', { name: '发送邀请' }).click()
    await toast(page, '已邀请周新')
    await rowOf(page, mobile).getByText('受邀').waitFor()

    const invited = await openPage(app.url)
    await showCode(invited.page, app, mobile)
    const chooser = invited.page.getByRole('dialog', { name: '选择公司' })
    await chooser.getByText('受邀', { exact: true }).waitFor()
    expect(await barriersOf(invited.page)).toEqual([])
    await chooser.getByRole('button', { name: '接受并进入' }).click()
    await invited.page.waitForURL('**/wel/index')
    await menuOf(invited.page).getByRole('link', { name: '电子结算卡扫描' }).waitFor()
    expect(await (await unfolded(invited.page)).getByRole('link', { name: '用户管理' }).count()).toBe(0)
    await invited.page.goto('/sys/users')
    await invited.page.getByText('403', { exact: true }).waitFor()

    // Role of the company's own that lets him invite others.
    await openByMenu(page, '角色管理')
    await page.getByRole('button', { name: '新增角色' }).click()
    const form = page.getByRole('dialog', { name: '新增角色' })
    await form.getByRole('textbox', { name: '角色名称' }).fill('人事')
    await form.getByRole('searchbox', { name: '查找权限' }).fill('用户')
    for (const key of ['用户列表', '查看用户', '新增用户']) await form.getByRole('checkbox', { name: key }).check()
    await form.getByText('已选 3 项').waitFor()
    await form.getByRole('button', { name: '保存' }).click()
    await toast(page, '添加成功')
    await openByMenu(page, '用户管理')
    await page.getByRole('button', { name: '邀请用户' }).waitFor()
    await refresh(page)
    await rowOf(page, mobile).getByText('在职').waitFor()
    await rowOf(page, mobile).getByRole('button', { name: '编辑' }).click()
    const editing = page.getByRole('dialog', { name: '编辑用户 周新' })
    await editing.getByRole('checkbox', { name: /^结算员/ }).uncheck()
    await editing.getByRole('checkbox', { name: /^人事/ }).check()
    expect(await barriersOf(page)).toEqual([])
    await editing.getByRole('button', { name: '保存' }).click()
    await toast(page, '修改成功')

    await invited.page.goto('/sys/users')
    await invited.page.getByRole('button', { name: '邀请用户' }).click()
    const his = invited.page.getByRole('dialog', { name: '邀请用户' })
    // A member grants the permissions that he holds, and sees the reason against others.
    await his.getByText(/^角色“管理员”含有您没有的权限/).waitFor()
    expect(await his.getByRole('checkbox', { name: /^管理员/ }).isDisabled()).toBe(true)
    await his.getByRole('textbox', { name: '手机号' }).fill(another)
    await his.getByRole('textbox', { name: '姓名' }).fill('孙来')
    await his.getByRole('textbox', { name: '职位' }).fill('助理')
    await his.getByRole('checkbox', { name: /^人事/ }).check()
    await his.getByRole('button', { name: '发送邀请' }).click()
    await toast(invited.page, '已邀请孙来')
    expect(await (await unfolded(invited.page)).getByRole('link', { name: '电子结算卡扫描' }).count()).toBe(0)

    await refresh(page)
    await rowOf(page, mobile).getByRole('button', { name: '停用' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText('确认停用“周新”？').waitFor()
    await question.getByText(/在公司的全部登录立即失效/).waitFor()
    await question.getByRole('button', { name: '确定' }).click()
    await rowOf(page, mobile).getByText('已停用').waitFor()
    await refresh(invited.page)
    await invited.page.getByRole('dialog', { name: '重新登录' }).waitFor()

    await rowOf(page, another).getByRole('button', { name: '撤回邀请' }).click()
    await question.getByRole('button', { name: '确定' }).click()
    await rowOf(page, another).waitFor({ state: 'detached' })
    await page.goto('/sys/logs?title=邀请用户')
    await rowOf(page, '周新').waitFor()
    expect(complaints).toEqual([])
    await Promise.all([context.close(), invited.context.close()])
  })

  it('resets a password, and is told what is a person’s own', async () => {
    const company = await newCompany()
    const { page, context, complaints } = await administrator(company, { width: 390, height: 844 })
    const { 只读, 管理员 } = company.people
    await page.goto(`/sys/users?phone=${只读.mobile}`)
    await page.getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: '重置密码' }).click()
    const dialog = page.getByRole('dialog', { name: `重置密码 ${只读.name}` })
    await dialog.getByRole('textbox', { name: '新密码' }).fill('short')
    await dialog.getByRole('textbox', { name: '确认密码' }).fill('Ying#1357')
    await dialog.getByRole('button', { name: '重置密码' }).click()
    await dialog.getByText('两次输入密码不一致!').waitFor()
    expect(await barriersOf(page)).toEqual([])
    await dialog.getByRole('textbox', { name: '新密码' }).fill('Ying#1357')
    await dialog.getByRole('button', { name: '重置密码' }).click()
    await toast(page, '重置密码成功')
    const query = new URLSearchParams({ grant_type: 'password', username: 只读.mobile, password: 'Ying#1357' })
    expect((await fetch(`${app.url}/auth/oauth/token?${query}`, { method: 'POST' })).status).toBe(200)

    await page.goto(`/sys/users?phone=${管理员.mobile}`)
    await page.getByRole('button', { name: '查看' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByText('可以做什么').waitFor()
    expect(await drawer.getByRole('button', { name: '移出公司' }).getAttribute('aria-description')).toMatch(
      /须至少保留一名/,
    )
    expect(await page.title()).toContain(管理员.name)
    expect(await barriersOf(page)).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('the roles', () => {
  it('are made, copied, changed and set back with the keyboard alone', async () => {
    const company = await newCompany()
    const { page, context, complaints } = await administrator(company)
    await page.goto('/sys/roles')
    await tabAndPress(page, page.getByRole('button', { name: '新增角色' }))
    const form = page.getByRole('dialog', { name: '新增角色' })
    await tabTo(page, form.getByRole('textbox', { name: '角色名称' }))
    await page.keyboard.type('票务')
    await tabAndPress(page, form.getByRole('checkbox', { name: '全选 票据' }), ' ')
    await form.getByText('5 / 5').waitFor()
    await tabAndPress(page, form.getByRole('checkbox', { name: '查看票据' }), ' ')
    await form.getByText('4 / 5').waitFor()
    expect(
      await form.getByRole('checkbox', { name: '全选 票据' }).evaluate((box: HTMLInputElement) => box.indeterminate),
    ).toBe(true)
    await tabAndPress(page, form.getByRole('button', { name: '保存' }))
    await toast(page, '添加成功')
    await tabAndPress(page, rowOf(page, '票务').getByRole('button', { name: '删除' }))
    await page
      .getByRole('alertdialog')
      .getByText(/角色“票务”（4 项权限）没有人使用/)
      .waitFor()
    await page.keyboard.press('Escape')

    await rowOf(page, company.people.只读.name).getByRole('button', { name: '编辑' }).click()
    const editing = page.getByRole('dialog', { name: '编辑角色 只读' })
    await editing.getByRole('checkbox', { name: '查看票据' }).uncheck()
    await editing.getByRole('button', { name: '保存' }).click()
    await toast(page, '修改成功')
    const reader = rowOf(page, company.people.只读.name).filter({ hasNotText: '副本' })
    await reader.getByText('有改动').waitFor()
    await reader.getByRole('button', { name: '恢复标准' }).click()
    await page
      .getByRole('alertdialog')
      .getByText(/比标准少：查看票据/)
      .waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
    await toast(page, '已恢复标准')
    await reader.getByText('与标准相同').waitFor()
    await reader.getByRole('button', { name: '复制' }).click()
    await page.getByRole('dialog', { name: '复制角色 只读' }).getByRole('button', { name: '复制' }).click()
    await toast(page, '已复制为“只读 副本”')

    await reader.getByRole('link', { name: '1' }).click()
    await page.waitForURL('**/sys/users?roleId=*')
    await rowOf(page, company.people.只读.mobile).waitFor()
    await page.goBack()
    await reader.getByRole('rowheader').click()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: '角色' })
    await drawer.getByRole('link', { name: company.people.只读.name }).waitFor()
    expect(await barriersOf(page)).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })
})

it('a dump site’s administrator invites somebody to the dump site', async () => {
  const { page, context, complaints } = await openAs(app, '13700000002', { as: 'ENTERPRISE', at: HOME })
  await openByMenu(page, '用户管理')
  await page.getByRole('button', { name: '邀请用户' }).click()
  const mobile = uniqueMobile()
  const dialog = page.getByRole('dialog', { name: '邀请用户' })
  await dialog.getByRole('textbox', { name: '手机号' }).fill(mobile)
  await dialog.getByRole('textbox', { name: '姓名' }).fill('吴场')
  await dialog.getByRole('textbox', { name: '职位' }).fill('过磅员')
  await dialog.getByRole('checkbox', { name: /^只读/ }).check()
  await dialog.getByRole('button', { name: '发送邀请' }).click()
  await toast(page, '已邀请吴场')
  await context.close()

  const invited = await openPage(app.url)
  await showCode(invited.page, app, mobile)
  await invited.page.getByRole('button', { name: '接受并进入' }).click()
  await invited.page.getByRole('region', { name: '企业资料' }).waitFor()
  expect(await menuOf(invited.page).getByRole('link').allTextContents()).toEqual([
    ...['首页', '到场车次', '消息', '我的场地', '我的公司'],
  ])
  expect([...complaints, ...invited.complaints]).toEqual([])
  await invited.context.close()
})

describe('whoever two companies want', () => {
  it('declines one at sign-in, enters the other, and declines a third from inside', async () => {
    const [first, second, third] = [await newCompany(), await newCompany(), await newCompany()]
    const phone = uniqueMobile()
    for (const company of [first, second]) {
      await invite(company, { phone })
      // A phone gets one text per minute.
      await app.database.em.fork().execute('delete from sms_text where mobile = ?', [phone])
    }
    const { page, context, complaints } = await openPage(app.url, { viewport: { width: 390, height: 844 } })
    await showCode(page, app, phone)
    const chooser = page.getByRole('dialog', { name: '选择公司' })
    const entry = (name: string) => chooser.getByRole('listitem').filter({ hasText: name })
    await entry(first.name).getByRole('button', { name: '谢绝' }).click()
    await entry(first.name)
      .getByText(/之后要加入须由对方重新邀请/)
      .waitFor()
    expect(await barriersOf(page)).toEqual([])
    await entry(first.name).getByRole('button', { name: '确定谢绝' }).click()
    await entry(first.name).waitFor({ state: 'detached' })
    await entry(second.name).getByRole('button', { name: '接受并进入' }).click()
    await page.waitForURL('**/wel/index')

    await invite(third, { phone })
    await page.goto('/chooseCompany')
    const shown = page.getByRole('listitem').filter({ hasText: third.name })
    await shown.getByText('受邀', { exact: true }).waitFor()
    expect(await barriersOf(page)).toEqual([])
    await shown.getByRole('button', { name: '谢绝' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
    await toast(page, '已谢绝邀请')
    await shown.waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
    await context.close()
  })
})
