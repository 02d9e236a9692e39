import path from 'node:path'
import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { only, settle } from '@tufang/tests/chain'
import { newCompany, type RoleName, type TestCompany } from '@tufang/tests/company'
import { type Haul, newHaul } from '@tufang/tests/factories/haul'
import { newPayee } from '@tufang/tests/factories/payee'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { type PriceAnswer, priceDocuments } from '@tufang/tests/price'
import { insert, rowsOf } from '@tufang/tests/rows'
import { type TaskAnswer, taskDocuments } from '@tufang/tests/task'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROLES } from '../../seeds/roles'
import { barriersOf } from './barriers'
import type { Watched } from './browser'
import { operationsIn, runVerb } from './calls'
import { type DemoApp, startDemoApp } from './demo-app'
import { pressEscape } from './keyboard'
import { officeRows } from './office'
import { saved } from './saved'
import { HOME, openAs } from './sign-in'

const { SHOTS } = process.env
const LIST = '/chain/price/direct'
const PRICES = 'chain:directPayPriceSet'

let app: DemoApp
let company: TestCompany
let haul: Haul
let applicant: Watched
let reviewer: Watched

beforeAll(async () => {
  app = await startDemoApp({ withJobs: true })
  company = await newCompany()
  haul = await newHaul(company)
  const { id: companyId } = company
  const soils = await rowsOf<{ id: string }>(sql`select id from soil_type where company_id = ${companyId}`)
  await insert('project_soil_type', { companyId, projectId: haul.project.id, soilTypeId: only(soils).id })
  await insert('project_dump_site', { companyId, projectId: haul.project.id, dumpSiteId: haul.dumpSite.id })
  await entitle('结算员', 'add', 'edit', 'get')
  applicant = await arrive('结算员')
  reviewer = await arrive('审核员')
})
afterAll(async () => {
  await app?.stop()
})

/** Gives a role more permissions for direct-pay prices than it has by default. */
async function entitle(role: RoleName, ...verbs: string[]): Promise<void> {
  const permissions = [...ROLES[role], ...verbs.map((verb) => `${PRICES}:${verb}`)]
  await rowsOf(sql`update role set permissions = ${permissions} where company_id = ${company.id} and name = ${role}`)
}

async function arrive(role: RoleName): Promise<Watched> {
  const visitor = await openAs(app, company.people[role].mobile, { at: HOME })
  return visitor
}

/** Takes a picture of the page for people to look at. */
async function shot(page: Page, name: string): Promise<void> {
  if (SHOTS) await page.screenshot({ path: path.join(SHOTS, `${name}.png`) })
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
/** The drawer closes with it, which may take longer than the message stays, so that both are awaited together. */
const confirm = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
const rowWith = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor()
  for (let presses = 0; presses < 80; presses++) {
    if (await wanted.evaluate((element) => element.matches(':focus'))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${wanted}`)
}

/** Opens the list as other pages link to it. */
async function openList({ page }: Watched): Promise<void> {
  const { id, name } = haul.project
  await page.goto(`${LIST}?${new URLSearchParams({ info: JSON.stringify({ projectName: name, id }) })}`)
  await page.waitForURL(`**${LIST}?projectInfoId=${id}`)
  await page.getByText(`项目：${name}`).waitFor()
}

/** Fills in freight of this project, up to captains and drivers. */
async function fillTerms(page: Page, price: string): Promise<void> {
  const form = dialog(page, '申请直付价')
  await form.getByLabel('运输模式').selectOption('FREIGHT')
  await form.getByLabel('土质').selectOption(haul.soilType.name)
  await form.getByLabel('渣土场').selectOption(haul.dumpSite.id)
  await form.getByLabel('直付价').fill(price)
  await form.getByLabel('计量单位').selectOption('TRUCK')
}

describe('an applicant', () => {
  it('is asked for mode, soil and dump site before captains and drivers', async () => {
    const { page } = applicant
    await openList(applicant)
    await page.getByText('没有符合条件的数据').waitFor()
    await page.getByRole('button', { name: '申请直付价' }).click()
    const form = dialog(page, '申请直付价')
    const members = form.getByRole('button', { name: '车队长和司机' })
    await members.click()
    await page.getByText('请先选择运输模式').waitFor()
    await form.getByLabel('运输模式').selectOption('FREIGHT')
    await members.click()
    await page.getByText('请先选择土质').waitFor()
    await form.getByLabel('土质').selectOption(haul.soilType.name)
    await members.click()
    await page.getByText('请先选择渣土场').waitFor()
    await form.getByLabel('渣土场').selectOption(haul.dumpSite.id)
    await form.getByRole('button', { name: '提交申请' }).click()
    for (const message of ['请输入直付价', '请选择计量单位', '请选择车队长和司机'])
      await form.getByText(message).last().waitFor()
    expect(await barriersOf(page)).toEqual([])
  })

  it('finds a driver in the tree and applies', async () => {
    const { page } = applicant
    const form = dialog(page, '申请直付价')
    await form.getByRole('button', { name: '车队长和司机' }).click()
    const tree = dialog(page, '选择车队长和司机')
    await tree.getByRole('searchbox', { name: '查找车队长或司机' }).fill(haul.truck.plate)
    await tree.getByRole('checkbox', { name: '黄师傅（全部司机）' }).waitFor()
    await tree.getByRole('searchbox', { name: '查找车队长或司机' }).fill(haul.driver.mobile)
    await tree.getByRole('checkbox', { name: '张师傅（黄师傅）' }).waitFor({ state: 'detached' })
    await tree.getByRole('checkbox', { name: '李师傅（黄师傅）' }).check()
    await tree.getByText('已选 1 个车队长、1 名司机').waitFor()
    expect(await barriersOf(page)).toEqual([])
    await tree.getByRole('button', { name: '确定' }).click()
    await form.getByText('黄师傅（李师傅）').waitFor()
    await form.getByLabel('直付价').fill('80.005')
    await form.getByRole('button', { name: '提交申请' }).click()
    await form.getByText('请输入正确的金额').waitFor()
    await form.getByLabel('直付价').fill('80')
    await form.getByLabel('计量单位').selectOption('TRUCK')
    await form.getByText('条件相符的全部未结算运单').waitFor()
    await form.getByRole('button', { name: '提交申请' }).click()
    await page.getByText('添加成功').waitFor()
    const row = rowWith(page, '80.00 元/车')
    await row.getByText('待审核').waitFor()
    expect(await row.getByRole('button', { name: '审核' }).getAttribute('aria-disabled')).toBe('true')
    expect(await row.getByRole('button', { name: '编辑' }).getAttribute('aria-disabled')).toBeNull()
  })
})

describe('the keyboard', () => {
  it('is enough to apply, and to open what was applied for', async () => {
    const { page } = applicant
    await page.getByRole('button', { name: '申请直付价' }).focus()
    await page.keyboard.press('Enter')
    const form = dialog(page, '申请直付价')
    await tabTo(page, form.getByLabel('运输模式'))
    await page.keyboard.press('ArrowDown')
    await tabTo(page, form.getByLabel('土质'))
    await page.keyboard.press('ArrowDown')
    await tabTo(page, form.getByLabel('直付价'))
    await page.keyboard.type('70')
    await tabTo(page, form.getByLabel('计量单位'))
    await page.keyboard.press('ArrowDown')
    await tabTo(page, form.getByRole('button', { name: '车队长和司机' }))
    await page.keyboard.press('Enter')
    const tree = dialog(page, '选择车队长和司机')
    await tabTo(page, tree.getByRole('searchbox'))
    await page.keyboard.type('张')
    await tabTo(page, tree.getByRole('checkbox', { name: '张师傅（黄师傅）' }))
    await page.keyboard.press('Space')
    await tabTo(page, tree.getByRole('button', { name: '确定' }))
    await page.keyboard.press('Enter')
    await form.getByText('黄师傅（张师傅）').waitFor()
    await tabTo(page, form.getByRole('button', { name: '提交申请' }))
    await page.keyboard.press('Enter')
    const row = rowWith(page, '70.00')
    await row.getByText('放飞').waitFor()
    await row.getByRole('rowheader').focus()
    await page.keyboard.press('Enter')
    const drawer = dialog(page, '直付价')
    await drawer.getByText('修改记录').waitFor()
    await pressEscape(page, drawer)
  })
})

describe('an edit', () => {
  it('never overwrites what somebody else has changed meanwhile', async () => {
    const { page } = applicant
    await rowWith(page, '70.00').getByRole('button', { name: '编辑' }).click()
    const form = dialog(page, '编辑直付价')
    await form.getByLabel('直付价').fill('75')
    const colleague = await company.as('管理员')
    const { directPayPrices } = await colleague.ask<{ directPayPrices: { records: PriceAnswer[] } }>(
      priceDocuments.list,
      { filter: { projectInfoId: haul.project.id, tpMode: ['RELEASE'] } },
    )
    const { id, projectInfoId, tpMode, soilType, captainAndDriver } = only(directPayPrices.records)
    const input = { projectInfoId, tpMode, soilType, captainAndDriver, directPayPrice: '72' }
    await colleague.ask(priceDocuments.update, { id, input })

    await form.getByRole('button', { name: '保存' }).click()
    await form.getByText('内容已被他人修改，未保存').waitFor()
    await form.getByRole('row', { name: '直付价 75.00 72.00' }).waitFor()
    expect(await barriersOf(page)).toEqual([])
    await form.getByRole('button', { name: '以我的为准' }).click()
    await form.getByRole('button', { name: '保存' }).click()
    await page.getByText('修改成功').waitFor()
    await rowWith(page, '75.00').waitFor()
  })
})

describe('a reviewer', () => {
  it('is asked before any way out drops what he has said, and finds it again on the way forward', async () => {
    const { page } = reviewer
    await openList(reviewer)
    await rowWith(page, '80.00').getByRole('button', { name: '审核' }).click()
    const drawer = dialog(page, '审核')
    const opinion = drawer.getByRole('textbox', { name: '审核意见' })
    await opinion.fill('单价偏高')
    const question = page.getByRole('alertdialog').filter({ hasText: '有未保存的内容' })
    const close = () => drawer.getByRole('button', { name: '关闭' }).last().click()
    const back = () => page.evaluate(() => history.back())
    for (const leave of [close, () => page.keyboard.press('Escape'), back]) {
      await leave()
      await question.getByRole('button', { name: '取消' }).click()
      await question.waitFor({ state: 'hidden' })
      expect(await opinion.inputValue()).toBe('单价偏高')
    }
    await back()
    await question.getByRole('button', { name: '确定' }).click()
    await drawer.waitFor({ state: 'hidden' })
    await page.evaluate(() => history.forward())
    await expect.poll(() => opinion.inputValue()).toBe('单价偏高')
    await close()
    await question.getByRole('button', { name: '确定' }).click()
    await drawer.waitFor({ state: 'hidden' })
  })

  it('says why before rejecting, and approves', async () => {
    const { page } = reviewer
    await openList(reviewer)
    await rowWith(page, '80.00').getByRole('button', { name: '审核' }).click()
    const drawer = dialog(page, '审核')
    await drawer.getByText('对未结算运单的影响').waitFor()
    await drawer.getByRole('button', { name: '驳回' }).click()
    await drawer.getByText('请输入驳回原因').waitFor()
    expect(await barriersOf(page)).toEqual([])
    await drawer.getByRole('button', { name: '通过', exact: true }).click()
    await page.getByText('确定审核通过？').waitFor()
    await runVerb(page, () => Promise.all([page.getByText('操作成功').waitFor(), confirm(page)]))
    await rowWith(page, '80.00').getByText('已审核').waitFor()
  })

  it('is told which price a new one clashes with, and replaces it in one go', async () => {
    const { page: ours } = applicant
    await ours.getByRole('button', { name: '申请直付价' }).click()
    await fillTerms(ours, '95')
    await dialog(ours, '申请直付价').getByRole('button', { name: '车队长和司机' }).click()
    await dialog(ours, '选择车队长和司机').getByRole('checkbox', { name: '全选' }).check()
    await dialog(ours, '选择车队长和司机').getByRole('button', { name: '确定' }).click()
    await dialog(ours, '申请直付价').getByRole('button', { name: '提交申请' }).click()
    await rowWith(ours, '95.00').waitFor()

    const { page } = reviewer
    await openList(reviewer)
    await rowWith(page, '95.00').getByRole('button', { name: '审核' }).click()
    const drawer = dialog(page, '审核')
    await drawer.getByText('与 1 条已生效的直付价冲突').waitFor()
    await drawer.getByRole('row', { name: /货运.*80\.00.*黄师傅（李师傅）/ }).waitFor()
    await drawer.getByRole('button', { name: '通过', exact: true }).click()
    await confirm(page)
    await drawer.getByText(/与已生效的直付价冲突：货运.*80\.00元，黄师傅（李师傅）/).waitFor()
    expect(await barriersOf(page)).toEqual([])
    await drawer.getByRole('button', { name: '失效旧价并通过' }).click()
    await page.getByText('确定审核通过？1 条冲突的直付价将同时失效').waitFor()
    await confirm(page)
    await rowWith(page, '95.00').getByText('已审核').waitFor()
    await rowWith(page, '80.00').getByText('已失效').waitFor()
    await rowWith(page, '80.00').getByRole('button', { name: '查看' }).click()
    await dialog(page, '直付价').getByText('由新的直付价取代').first().waitFor()
  })
})

describe('the waybill list', () => {
  it('shows what a trip would be paid now, and asks for it only while it shows it', async () => {
    const { project, soilType, dumpSite, truck, driver } = haul
    await newWaybills(company, 1, {
      project,
      soilType,
      dumpSite,
      truck,
      driver,
      tpMode: 'FREIGHT',
      goDatetime: new Date(),
    })
    const { page } = applicant
    const asked: string[] = []
    page.on('request', (request) => {
      asked.push(...operationsIn(request).filter((operation) => /^query \w*Waybills$/.test(operation)))
    })
    await page.goto(`/chain/business/companywaybill2?projectId=${project.id}`)
    await page.getByRole('columnheader', { name: '结算单价' }).waitFor()
    expect(new Set(asked)).toEqual(new Set(['query Waybills']))
    await page.getByRole('button', { name: '列设置' }).click()
    for (const name of ['预计单价', '预计单价来源']) await page.getByRole('checkbox', { name, exact: true }).check()
    await page.keyboard.press('Escape')
    const cell = page.getByRole('row').filter({ hasText: truck.plate }).getByRole('link', { name: '直付价' })
    await cell.waitFor()
    await page.getByRole('row').filter({ hasText: truck.plate }).getByText('95.00').waitFor()
    expect(asked).toContain('query PricedWaybills')
    expect(await barriersOf(page)).toEqual([])
    await cell.click()
    await dialog(page, '直付价').getByText('95.00 元/车').first().waitFor()
    expect(new URL(page.url()).pathname).toBe(LIST)
  })
})

describe('a settlement', () => {
  it('says on its statement which direct-pay price its trips took', async () => {
    const { project, soilType, dumpSite, truck, driver } = haul
    const trips = await newWaybills(company, 3, {
      project,
      soilType,
      dumpSite,
      truck,
      driver,
      tpMode: 'FREIGHT',
      goDatetime: new Date(),
      payee: await newPayee(company),
    })
    const clerk = await company.as('管理员')
    const { settlements } = await settle(clerk, { waybillIds: trips.map(({ id }) => id) })
    const { page } = applicant
    await page.goto(
      `/chain/settlement/statement?${new URLSearchParams({ value: JSON.stringify([only(settlements).id]) })}`,
    )
    await page.getByText('直付价 3 趟 285.00 元').waitFor()
    await page.getByRole('link', { name: /95\.00 元\/\S+ × 3 趟/ }).click()
    await dialog(page, '直付价').getByText('95.00 元/车').first().waitFor()
    expect(new URL(page.url()).pathname).toBe(LIST)
  })

  it('is foreseen by the simulator, which asks for a captain and a driver', async () => {
    const { page } = reviewer
    await openList(reviewer)
    await page.getByRole('button', { name: '试算单价' }).click()
    const form = dialog(page, '试算单价')
    await form.getByLabel('运输模式').selectOption('FREIGHT')
    await form.getByLabel('土质').selectOption(haul.soilType.name)
    await form.getByLabel('渣土场').selectOption(haul.dumpSite.id)
    await form.getByLabel('计量单位').selectOption('TRUCK')
    await form.getByRole('button', { name: '车队长与司机' }).click()
    const chooser = dialog(page, '选择车队长与司机')
    await chooser.getByLabel('关键字').fill('张师傅')
    await page.keyboard.press('Enter')
    expect(await barriersOf(page)).toEqual([])
    await chooser
      .getByRole('row', { name: /张师傅/ })
      .getByRole('button', { name: '选择' })
      .click()
    await form.getByRole('button', { name: '试算' }).click()
    await form.getByRole('row', { name: /直付价 95\.00 元\/车 取此价/ }).waitFor()
  })
})

describe('what is not priced', () => {
  it('is seen in the coverage, and an application starts from there', async () => {
    const captain = { companyId: company.id, id: newId(), name: '罗师傅', mobile: '13600000009' }
    await insert('captain', captain)
    const { page } = applicant
    await page.goto(`/chain/price/coverage?projectInfoId=${haul.project.id}&allCaptains=1`)
    const row = rowWith(page, haul.soilType.name)
    await row.getByText('罗师傅').first().waitFor()
    await row.getByRole('button', { name: '申请' }).click()
    const form = dialog(page, '申请直付价')
    await form.getByText('罗师傅（全部司机）').waitFor()
    await form.getByLabel('直付价').fill('88')
    await form.getByLabel('计量单位').selectOption('TRUCK')
    await form.getByRole('button', { name: '提交申请' }).click()
    await page.getByText('添加成功').waitFor()
  })

  it('is applied for as a task, which a reviewer completes', async () => {
    const { page: ours } = applicant
    await ours.goto(`/chain/fleet/tasks?projectInfoId=${haul.project.id}`)
    await ours.getByRole('button', { name: '提交任务申请' }).click()
    const form = dialog(ours, '提交任务申请')
    await form.getByRole('button', { name: '车队长和司机' }).click()
    await dialog(ours, '选择车队长和司机').getByRole('checkbox', { name: '罗师傅（全部司机）' }).check()
    await dialog(ours, '选择车队长和司机').getByRole('button', { name: '确定' }).click()
    await form.getByRole('button', { name: '提交任务申请' }).click()
    await rowWith(ours, '罗师傅').getByText('待审核').waitFor()

    const { page } = reviewer
    await page.goto('/chain/fleet/tasks')
    await rowWith(page, '罗师傅').getByRole('button', { name: '审核' }).click()
    const drawer = dialog(page, '审核')
    await drawer.getByRole('button', { name: '通过', exact: true }).click()
    await expect.poll(() => drawer.getByText('请选择', { exact: true }).and(page.getByRole('alert')).count()).toBe(3)
    await drawer.getByText('请输入', { exact: true }).waitFor()
    await drawer.getByLabel('运输模式').selectOption('RELEASE')
    await drawer.getByLabel('土质').selectOption(haul.soilType.name)
    await drawer.getByLabel('直付价').fill('60')
    await drawer.getByLabel('计量单位').selectOption('TRUCK')
    expect(await barriersOf(page)).toEqual([])
    await drawer.getByRole('button', { name: '通过', exact: true }).click()
    await confirm(page)
    await rowWith(page, '罗师傅').getByText('已审核').waitFor()
  })
})

describe('a reviewer with a pile', () => {
  it.each([
    ['prices', LIST],
    ['tasks', '/chain/fleet/tasks'],
  ])('of %s goes from one to the next', async (kind, list) => {
    const colleague = await company.as('管理员')
    const captain = { companyId: company.id, id: newId(), name: '周师傅', mobile: `136000000${kind.length}9` }
    await insert('captain', captain)
    const captainAndDriver = [{ captainId: captain.id }]
    const terms = { soilType: haul.soilType.name, captainAndDriver, tpMode: 'RELEASE', weightType: 'TRUCK' }
    for (const directPayPrice of ['41', '42'])
      await colleague.ask((kind === 'prices' ? priceDocuments : taskDocuments).apply, {
        input: { projectInfoId: haul.project.id, ...terms, directPayPrice },
      })

    const { page } = reviewer
    await page.goto(`${list}?projectInfoId=${haul.project.id}&status=PENDING`)
    await rowWith(page, '42.00').getByRole('button', { name: '审核' }).click()
    const drawer = dialog(page, '审核')
    await drawer.getByRole('button', { name: '通过并下一条' }).click()
    await Promise.all([page.getByText('操作成功').last().waitFor(), confirm(page)])
    // A price is shown as text; a task's price can still be changed.
    if (kind === 'prices') await drawer.getByText('41.00').first().waitFor()
    else await expect.poll(() => drawer.getByLabel('直付价').inputValue()).toBe('41.00')
    await pressEscape(page, drawer)
    await expect.poll(() => rowWith(page, '42.00').filter({ hasText: '待审核' }).count()).toBe(0)
    await rowWith(page, '41.00').getByText('待审核').waitFor()
  })
})

describe('a task application', () => {
  it('is neither edited nor approved over what somebody else has changed meanwhile', async () => {
    const { page: ours } = applicant
    const { page } = reviewer
    const colleague = await company.as('管理员')
    const terms = { tpMode: 'RELEASE', soilType: haul.soilType.name, weightType: 'TRUCK' }
    const captainAndDriver = [{ captainId: haul.captain.id }]
    const input = { projectInfoId: haul.project.id, ...terms, captainAndDriver, directPayPrice: '50' }
    const { applyCaptainTask } = await colleague.ask<{ applyCaptainTask: TaskAnswer }>(taskDocuments.apply, { input })
    const change = (directPayPrice: string, remark: string) =>
      colleague.ask(taskDocuments.update, { id: applyCaptainTask.id, input: { ...input, directPayPrice, remark } })

    await ours.goto(`/chain/fleet/tasks?projectInfoId=${haul.project.id}`)
    await rowWith(ours, '50.00').getByRole('button', { name: '编辑' }).click()
    const form = dialog(ours, '编辑任务申请')
    await form.getByLabel('直付价').fill('51')
    await change('52', '白班')
    await form.getByRole('button', { name: '保存' }).click()
    await form.getByText('内容已被他人修改，未保存').waitFor()
    await form.getByRole('row', { name: '直付价 51.00 52.00' }).waitFor()
    await form.getByRole('row', { name: '备注 （未修改） 白班' }).waitFor()
    expect(await barriersOf(ours)).toEqual([])
    await form.getByRole('button', { name: '采用最新的' }).click()
    expect(await form.getByLabel('直付价').inputValue()).toBe('52.00')
    await form.getByLabel('直付价').fill('53')
    await form.getByRole('button', { name: '保存' }).click()
    await rowWith(ours, '53.00').waitFor()

    await page.goto('/chain/fleet/tasks')
    await rowWith(page, '53.00').getByRole('button', { name: '审核' }).click()
    const drawer = dialog(page, '审核')
    await drawer.getByLabel('直付价').fill('54')
    await change('55', '夜班')
    await drawer.getByRole('button', { name: '通过', exact: true }).click()
    await confirm(page)
    await drawer.getByRole('row', { name: '直付价 54.00 55.00' }).waitFor()
    expect(await barriersOf(page)).toEqual([])
    await drawer.getByRole('button', { name: '以我的为准' }).click()
    // Fields that the reviewer did not touch keep the other person's values.
    expect(await drawer.getByLabel('备注').inputValue()).toBe('夜班')
    await drawer.getByRole('button', { name: '通过', exact: true }).click()
    await confirm(page)
    await rowWith(page, '54.00').getByText('已审核').waitFor()
  })
})

describe('the list', () => {
  it('is taken away as a spreadsheet that an office program opens', async () => {
    const { page } = applicant
    await openList(applicant)
    const heads = (await page.locator('thead th').allInnerTexts()).map((text) => text.trim())
    const shown = heads.filter((text) => text && text !== '操作')
    await page.getByRole('main').getByRole('button', { name: '导出', exact: true }).click()
    await page.getByRole('menuitem', { name: /导出全部查询结果/ }).click()
    await page.getByText(/“直付价”导出完成/).waitFor()
    const file = await saved(page, () => page.getByRole('button', { name: '下载', exact: true }).click())
    expect(file.name).toMatch(/^直付价\d{4}-\d{2}-\d{2}\.xlsx$/)
    const [titles = [], ...lines] = await officeRows(file.content)
    expect(titles).toEqual(shown)
    const told = lines.map((line) => Object.fromEntries(titles.map((title, at) => [title, line[at]])))
    const terms = { 项目: haul.project.name, 运输模式: '货运', 渣土场: haul.dumpSite.name }
    expect(told).toContainEqual(
      expect.objectContaining({ ...terms, 直付价: '80.00', 状态: '已失效', 车队长和司机: '黄师傅（李师傅）' }),
    )
    expect(told).toContainEqual(
      expect.objectContaining({ ...terms, 直付价: '95.00', 状态: '已审核', 车队长和司机: '黄师傅（全部司机）' }),
    )
  })
})

describe('four eyes', () => {
  it('keep a person from approving his own application', async () => {
    const admin = await arrive('管理员')
    const { page } = admin
    await openList(admin)
    await page.getByRole('button', { name: '复核：未开启' }).click()
    await Promise.all([page.getByText('设置成功').waitFor(), confirm(page)])
    await rowWith(page, '80.00').getByRole('button', { name: '复制为新' }).click()
    await dialog(page, '编辑直付价').getByRole('button', { name: '取消' }).click()
    const own = rowWith(page, '80.00').filter({ hasText: '待审核' })
    await own.getByRole('button', { name: '审核' }).click()
    const drawer = dialog(page, '审核')
    await drawer.getByText('公司已开启复核，不能审核通过自己申请或修改的直付价').first().waitFor()
    expect(await drawer.getByRole('button', { name: '通过', exact: true }).getAttribute('aria-disabled')).toBe('true')
    await drawer.getByRole('button', { name: '关闭' }).last().click()
    await own.getByRole('button', { name: '删除' }).click()
    await page.getByText('是否确认删除此数据').waitFor()
    await Promise.all([page.getByText('删除成功').waitFor(), confirm(page)])
    await rowWith(page, '95.00').getByRole('button', { name: '失效' }).click()
    await page.getByText('确认该直付价调价已失效？').waitFor()
    await confirm(page)
    await rowWith(page, '95.00').getByText('已失效').waitFor()
    // The price was approved while four eyes were off; it shows that, and can be searched by it.
    await page.goto(`${page.url()}&fourEyesOff=true`)
    await page.getByText('审核时双人复核关闭：是').waitFor()
    await shot(page, 'prices-list')
    await rowWith(page, '95.00').getByRole('button', { name: '查看' }).click()
    const seen = dialog(page, '直付价')
    await seen.getByText(/（(本人，)?双人复核关闭）/).waitFor()
    await seen.getByText('审核时双人复核关闭').first().waitFor()
    expect(await barriersOf(page)).toEqual([])
    await shot(page, 'prices-drawer')
    await page.setViewportSize({ width: 390, height: 844 })
    await shot(page, 'prices-drawer-phone')
    expect(admin.complaints).toEqual([])
    await admin.context.close()
  })

  it('left no complaint in the console or on the network', () => {
    expect(applicant.complaints).toEqual([])
    expect(reviewer.complaints).toEqual([])
  })
})
