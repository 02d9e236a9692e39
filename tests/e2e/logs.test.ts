import { newCompany, newMembership, type TestCompany } from '@tufang/tests/company'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import { openPage } from './browser'
import { type DemoApp, startDemoApp } from './demo-app'
import { openByMenu } from './menu'
import { officeRows } from './office'
import { saved } from './saved'
import { openAs, signIn } from './sign-in'

const FRAMED = 'https://board.example'

let app: DemoApp
let company: TestCompany

beforeAll(async () => {
  app = await startDemoApp({ withJobs: true, frameOrigins: [FRAMED] })
  company = await newCompany()
})
afterAll(async () => {
  await app?.stop()
})

it('what somebody did stands in the log, is found, taken out, and stays among what was taken out', async () => {
  const { 管理员 } = company.people
  const { page, context, complaints } = await openAs(app, 管理员.mobile, { at: '/sys/companySettings' })
  await page.getByRole('checkbox', { name: /收款人校验/ }).check()
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByText('公司设置已保存').waitFor()

  await openByMenu(page, '操作日志')
  const line = page.getByRole('row').filter({ hasText: '修改公司设置' })
  await line.waitFor()
  for (const said of [管理员.name, '正常', '网页', 'POST', '/graphql']) expect(await line.textContent()).toContain(said)
  expect(await barriersOf(page)).toEqual([])

  await page.goto('/sys/logs?title=没有这样的操作')
  await page.getByText('没有符合条件的数据').first().waitFor()
  await page.goto(`/sys/logs?createBy=${管理员.name}&type=FAILURE`)
  await page.getByText('没有符合条件的数据').first().waitFor()
  await page.goto(`/sys/logs?createBy=${管理员.name}&type=SUCCESS`)
  await line.waitFor()
  await page.getByRole('main').getByRole('button', { name: '导出', exact: true }).click()
  await page.getByRole('menuitem', { name: /导出全部查询结果/ }).click()
  await page.getByText(/“操作日志”导出完成/).waitFor()
  const file = await saved(page, () => page.getByRole('button', { name: '下载', exact: true }).click())
  const written = (await officeRows(file.content)).find((cells) => cells.includes('修改公司设置'))
  for (const said of [管理员.name, '正常', '网页']) expect(written).toContain(said)

  await page.goto('/sys/logs?title=公司设置')
  await line.getByRole('link', { name: '查看' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByText('"payeeCheck": true').waitFor()
  expect(await barriersOf(page)).toEqual([])
  await drawer.getByRole('button', { name: '关闭' }).click()

  await line.getByRole('button', { name: '删除' }).click()
  const question = page.getByRole('alertdialog', { name: '删除操作日志' })
  await question.getByText('任何人都不能删除').waitFor()
  await question.getByRole('button', { name: '确定' }).click()
  await page.getByText('删除成功').waitFor()
  await line.waitFor({ state: 'detached' })

  await openByMenu(page, '日志删除记录')
  const kept = page.getByRole('row').filter({ hasText: '修改公司设置' })
  await kept.waitFor()
  expect(await kept.textContent()).toContain('操作日志')
  expect(await barriersOf(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

it('who signed in stands in the log of the company', async () => {
  const { page, context, complaints } = await openPage(app.url, { viewport: { width: 390, height: 844 } })
  await signIn(page, app, company.people.管理员.mobile)
  await page.goto('/sys/loginLogs')
  await page.getByText(company.people.管理员.mobile).first().waitFor()
  await page.getByText('本机').first().waitFor()
  expect(await barriersOf(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

it('a page that is on no list is refused, and so is one of our own', async () => {
  const { page, context, complaints } = await openAs(app, company.people.只读.mobile, {
    at: '/myiframe?src=https://evil.example/',
  })
  await page.getByText('evil.example 不在允许嵌入的网站名单中').waitFor()
  expect(await page.locator('iframe').count()).toBe(0)
  expect(await barriersOf(page)).toEqual([])
  await page.goto('/myiframe?src=javascript:alert(1)')
  await page.getByText('页面地址无效').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

it('a page that is on the list is shown in a sandbox, and told where it may be opened besides', async () => {
  const { page, context, complaints } = await openAs(app, company.people.只读.mobile, {
    viewport: { width: 390, height: 844 },
  })
  const sent: (string | undefined)[] = []
  await context.route(`${FRAMED}/**`, (route) => {
    sent.push(route.request().headers().referer)
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<html lang="zh"><title>看板</title><h1>今日出土</h1></html>',
    })
  })
  await page.goto(`/myiframe?src=${encodeURIComponent(`${FRAMED}/today?a=1`)}`)
  await page.frameLocator('iframe').getByText('今日出土').waitFor()
  const frame = page.locator('iframe')
  expect(await frame.getAttribute('sandbox')).not.toMatch(/top-navigation|modals|downloads/)
  expect(await frame.getAttribute('title')).toBe('内嵌页面 board.example')
  expect(sent).toEqual([undefined])
  const around = page.getByRole('link', { name: '在新窗口打开' })
  expect(await around.getAttribute('href')).toBe(`${FRAMED}/today?a=1`)
  expect(await around.getAttribute('rel')).toBe('noopener noreferrer')
  expect(await page.title()).toContain('board.example')
  // Before axe looks for the frame, which its origin does not allow.
  expect(complaints).toEqual([])
  expect(await barriersOf(page)).toEqual([])
  await context.close()
})

it('choosing a company closes every page, and leaving asks first', async () => {
  const other = await newCompany()
  const person = other.people.结算员
  const { page, context, complaints } = await openAs(app, person.mobile)
  await newMembership(company, person)
  await page.goto('/wel/index')
  const tags = page.getByRole('navigation', { name: '已打开的页面' })
  for (const name of ['结算单', '结算卡台账']) {
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name, exact: true }).click()
    await tags.getByText(name, { exact: true }).waitFor()
  }
  await page.goto('/chooseCompany')
  await page.getByRole('listitem').filter({ hasText: '当前公司' }).getByRole('button', { name: '进入公司' }).click()
  await page.waitForURL('**/wel/index')
  await tags.getByText('结算单', { exact: true }).waitFor({ state: 'detached' })
  expect(await tags.textContent()).not.toContain('结算卡台账')

  await page.getByRole('button', { name: /用户菜单/ }).click()
  await page.getByRole('menuitem', { name: '退出系统' }).click()
  await page.getByText('确定退出系统吗？').waitFor()
  expect(await barriersOf(page)).toEqual([])
  await page.getByRole('button', { name: '取消' }).click()
  await page.getByRole('button', { name: /用户菜单/ }).click()
  await page.getByRole('menuitem', { name: '退出系统' }).click()
  await page.getByRole('button', { name: '确定' }).click()
  await page.waitForURL('**/login')
  expect(complaints).toEqual([])
  await context.close()
})
