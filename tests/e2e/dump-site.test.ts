import { sql } from '@tufang/server/kernel/sql/sql'
import { newCompany } from '@tufang/tests/company'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { newYard } from '@tufang/tests/factories/yard-site'
import { rowsOf } from '@tufang/tests/rows'
import { beforeAll, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import { type DemoApp, demoApp } from './demo-app'
import { tabAndPress } from './keyboard'
import { openAs } from './sign-in'

let app: DemoApp

beforeAll(async () => {
  app = await demoApp()
})

/** A company that has named the phone of a yard's keeper at one of its dump sites, to which two trucks drive. */
async function named() {
  const [yard, company] = [await newYard(), await newCompany()]
  const site = await newDumpSite(company)
  await rowsOf(
    sql`update dump_site set operator_mobile = ${yard.keeper.mobile} where company_id = ${company.id} and id = ${site.id}`,
  )
  const plan = {
    tpMode: 'FREIGHT',
    dumpSite: site,
    weightUnit: 'TON',
    weightTons: '31.5',
    status: 'IN_TRANSIT',
  } as const
  const trips = [await newWaybill(company, plan), await newWaybill(company, plan)] as const
  return { yard, company, site, trips }
}

it('a dump site is claimed by a code, and its gate says what came, on a phone', async () => {
  const { yard, company, site, trips } = await named()
  const { page, complaints } = await openAs(app, yard.keeper.mobile, {
    as: 'ENTERPRISE',
    at: '/wel/index',
    viewport: { width: 390, height: 844 },
  })
  const steps = page.getByRole('region', { name: '开始使用' })
  await steps.getByText('已完成 1 / 4 步').waitFor()
  expect(await barriersOf(page)).toEqual([])
  await steps.getByRole('link', { name: /认领渣土场/ }).click()
  const offers = page.getByRole('region', { name: '可认领的渣土场' })
  await offers.getByText(site.name).waitFor()
  await offers.getByText(company.name).waitFor()
  expect(await barriersOf(page)).toEqual([])
  await offers.getByRole('button', { name: '认领' }).click()
  const claim = page.getByRole('dialog', { name: /认领渣土场/ })
  await claim.getByRole('button', { name: '发送验证码' }).click()
  await page.getByText('验证码发送成功').waitFor()
  expect(await barriersOf(page)).toEqual([])
  await claim.getByRole('textbox', { name: '验证码' }).fill(app.codeOf(yard.keeper.mobile))
  await claim.getByRole('button', { name: '认领' }).click()
  await page.getByText('认领成功').waitFor()
  await offers.waitFor({ state: 'hidden' })
  await page.getByText(site.name).first().waitFor()

  const [first, second] = trips
  await page.goto(`${app.url}/yard/arrivals?no=${first.no}`)
  await page.getByRole('button', { name: '到场', exact: true }).click()
  await page
    .getByText(/已到场|成功/)
    .last()
    .waitFor()
  await page.getByRole('button', { name: '卸土', exact: true }).click()
  const tip = page.getByRole('dialog', { name: /确认卸土/ })
  await tip.getByRole('textbox', { name: '场方过磅' }).fill('30.25')
  expect(await barriersOf(page)).toEqual([])
  await tip.getByRole('button', { name: '确定' }).click()
  await page.getByText('已确认卸土').waitFor()
  await page.goto(`${app.url}/yard/arrivals?no=${second.no}&state=TIPPED`)
  await page.getByText('没有符合条件的数据').waitFor()

  await page.goto(`${app.url}/wel/index`)
  await steps.getByText('已完成 3 / 4 步').waitFor()
  const tipped = page.getByRole('link', { name: /今日已卸土/ })
  await tipped.getByText('30.25 吨').waitFor()
  expect(await barriersOf(page)).toEqual([])
  await tipped.click()
  await page.getByText('共 1 条').waitFor()
  expect(complaints).toEqual([])
  const kept = await rowsOf(
    sql`select state, weight_tons::text as weight from site_visit where company_id = ${company.id} and waybill_id = ${first.id}`,
  )
  expect(kept).toEqual([{ state: 'TIPPED', weight: '30.250' }])

  const clerk = await openAs(app, company.people.结算员.mobile, {
    at: `/chain/business/companywaybill2?nos=${first.no}`,
  })
  await clerk.page.getByRole('rowheader').getByRole('button', { name: first.no }).click()
  const drawer = clerk.page.getByRole('dialog', { name: '查看运单' })
  await drawer.getByText('已更正').waitFor()
  await drawer.getByText(`${yard.company.name} 刘场长`).first().waitFor()
  expect(await barriersOf(clerk.page)).toEqual([])
})

it('the desk is worked by keyboard alone, and tells a company when its dump site is open', async () => {
  const { page, complaints } = await openAs(app, '13700000001', { as: 'ENTERPRISE', at: '/wel/index' })
  const open = page.getByRole('region', { name: '今日到场' })
  await tabAndPress(page, open.getByRole('link', { name: /更早未登记/ }))
  await page.waitForURL('**/yard/arrivals?state=ANNOUNCED')
  const row = page.getByRole('row').filter({ hasText: '待到场' }).first()
  await row.waitFor()
  expect(await barriersOf(page)).toEqual([])
  await page.goto(`${app.url}/yard/sites`)
  const site = page.getByRole('row').filter({ hasText: '深圳恒基土石方工程有限公司' }).first()
  await site.getByRole('button', { name: '公布信息' }).focus()
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: /公布信息/ })
  await form.getByRole('textbox', { name: '开放时间' }).fill('每日 07:00 至 23:00')
  await tabAndPress(page, form.getByRole('button', { name: '保存' }))
  await page.getByText('修改成功').waitFor()
  await site.getByText('每日 07:00 至 23:00').waitFor()
  expect(complaints).toEqual([])
})

it('makes a key for its scales, which is shown once', async () => {
  const { keeper } = await newYard()
  const { page, complaints } = await openAs(app, keeper.mobile, { as: 'ENTERPRISE', at: '/yard/keys' })
  await page.getByRole('button', { name: '新建密钥' }).first().click()
  const form = page.getByRole('dialog', { name: '新建设备密钥' })
  await form.getByRole('textbox', { name: '名称' }).fill('一号地磅')
  expect(await form.getByRole('textbox').count()).toBe(1)
  await form.getByRole('button', { name: '确定' }).click()
  const shown = page.getByRole('dialog', { name: '密钥已建立' })
  await shown.getByText('/chain/yard/tip').waitFor()
  expect(await shown.getByRole('textbox').inputValue()).toMatch(/^tfdk_/)
  expect(await barriersOf(page)).toEqual([])
  await shown.getByRole('button', { name: '我已保存，关闭' }).click()
  await page.getByRole('row').filter({ hasText: '一号地磅' }).getByText('有效').waitFor()
  expect(await barriersOf(page)).toEqual([])
  expect(complaints).toEqual([])
})
