import { newCompany, type TestCompany } from '@tufang/tests/company'
import { uniqueMobile } from '@tufang/tests/unique'
import { png } from '@tufang/tests/upload'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import { type DemoApp, demoApp } from './demo-app'
import { newDeskPerson } from './desk'
import { tabAndPress, tabTo } from './keyboard'
import { HOME, openAs } from './sign-in'

let app: DemoApp

beforeAll(async () => {
  app = await demoApp()
})

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const OVERHANG = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()
const drawerOf = (page: Page) => page.getByRole('dialog', { name: '找回管理员' })
const noticeOf = (page: Page) => page.getByRole('alert').filter({ hasText: '找回' })

const desk = async (at: string, viewport = WIDE) =>
  openAs(app, await newDeskPerson(app), { as: 'PLATFORM', viewport, at })

const companyAt = ({ name }: TestCompany) => `/platform/companies?${new URLSearchParams({ companyName: name })}`

describe('an only administrator who has lost his phone', () => {
  it('is helped by two people of the desk, and everybody of the company sees it until somebody stops it', async () => {
    const [company, mobile] = [await newCompany(), uniqueMobile()]
    const one = await desk(companyAt(company))
    await one.page
      .getByRole('row')
      .filter({ hasText: company.name })
      .getByRole('button', { name: '找回管理员' })
      .click()
    const dialog = one.page.getByRole('dialog', { name: '申请找回管理员' })
    await dialog.getByText(/公司唯一的管理员：管理员，1\d{2}\*{4}\d{4}，没有开启两步验证/).waitFor()
    // An application requires proof.
    await dialog.getByRole('button', { name: '提交申请' }).click()
    await dialog.getByText('请上传证明材料').waitFor()
    expect(await barriersOf(one.page)).toEqual([])
    await tabTo(one.page, dialog.getByRole('textbox', { name: '新手机号' }))
    await one.page.keyboard.type(mobile)
    await tabTo(one.page, dialog.getByRole('textbox', { name: '申请原因' }))
    await one.page.keyboard.type('手机遗失，持授权书到场')
    await dialog
      .getByLabel('证明材料', { exact: true })
      .setInputFiles({ name: '授权书.png', mimeType: 'image/png', buffer: png() })
    await dialog.getByRole('button', { name: '放大证明材料 1' }).waitFor()
    await tabAndPress(one.page, dialog.getByRole('button', { name: '提交申请' }))
    await toast(one.page, '已提交，等待另一人确认')
    expect(one.complaints).toEqual([])
    await one.context.close()

    const two = await desk(`/platform/rescues?${new URLSearchParams({ companyName: company.name })}`, PHONE)
    await two.page.getByRole('button', { name: '确认', exact: true }).click()
    const drawer = drawerOf(two.page)
    await drawer.getByText('手机遗失，持授权书到场').waitFor()
    expect(await two.page.evaluate<number>(OVERHANG)).toBe(0)
    expect(await barriersOf(two.page)).toEqual([])
    await tabAndPress(two.page, drawer.getByRole('button', { name: '确认', exact: true }))
    const question = two.page.getByRole('alertdialog')
    await question.getByText(`手机号改为 ${mobile}`, { exact: false }).waitFor()
    await question.getByRole('button', { name: '确定' }).click()
    await toast(two.page, '已确认，72 小时后生效')
    await drawer.getByText('等待生效').first().waitFor()

    const reader = await openAs(app, company.people.只读.mobile, { viewport: PHONE, at: HOME })
    await noticeOf(reader.page).getByText('请告知本人，或请能编辑用户的同事停止').waitFor()
    expect(await reader.page.evaluate<number>(OVERHANG)).toBe(0)
    await reader.context.close()

    const admin = await openAs(app, company.people.管理员.mobile, { viewport: WIDE, at: HOME })
    await noticeOf(admin.page)
      .getByText(/平台将于 .+ 找回您的账号：手机号改为 1\d{2}\*{4}\d{4}/)
      .waitFor()
    expect(await barriersOf(admin.page)).toEqual([])
    await tabAndPress(admin.page, admin.page.getByRole('button', { name: '这不是我发起的，停止' }))
    await toast(admin.page, '已停止，账号不变')
    await expect.poll(() => noticeOf(admin.page).count()).toBe(0)
    expect(admin.complaints).toEqual([])
    await admin.context.close()

    await two.page.reload()
    await drawer.getByText('本人停止').waitFor()
    expect(await drawer.getByRole('button', { name: '确认', exact: true }).count()).toBe(0)
    expect(two.complaints).toEqual([])
    await two.context.close()
  })

  it('cannot be confirmed by who has applied, nor applied for where a colleague can help', async () => {
    const company = await newCompany()
    await app.database.em.fork().execute(
      `insert into membership_role (company_id, membership_id, role_id) select m.company_id, m.id, r.id from membership m
           join role r on r.company_id = m.company_id and r.standard = 'ADMINISTRATOR' where m.company_id = ? and m.user_id = ?`,
      [company.id, company.people.只读.id],
    )
    const { page, context, complaints } = await desk(companyAt(company))
    await page.getByRole('row').filter({ hasText: company.name }).getByRole('button', { name: '找回管理员' }).click()
    const dialog = page.getByRole('dialog', { name: '申请找回管理员' })
    await dialog.getByRole('alert').getByText('公司另有1名在职的管理员，不由平台找回').waitFor()
    await tabAndPress(page, dialog.getByRole('button', { name: '关闭', exact: true }).last())
    await dialog.waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
    await context.close()
  })
})
