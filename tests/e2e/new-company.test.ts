import { DECISION_SMS } from '@tufang/server/modules/company/review/decision-sms'
import { deliveryJob } from '@tufang/server/platform/jobs/jobs'
import { madeUpCompany } from '@tufang/tests/papers/companies'
import { drawEmblemSide, drawPortraitSide } from '@tufang/tests/papers/id-card'
import { drawLicence } from '@tufang/tests/papers/licence'
import { madeUpPerson } from '@tufang/tests/papers/people'
import { uniqueAccount, uniqueCreditCode, uniqueDigits, uniqueMobile, uniqueName } from '@tufang/tests/unique'
import { png } from '@tufang/tests/upload'
import type { Page } from 'playwright-core'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import { openPage, type Watched } from './browser'
import { choose } from './choose'
import { type DemoApp, startDemoApp } from './demo-app'
import { newDeskPerson } from './desk'
import { type Effort, effortIn } from './effort'
import { saved } from './saved'
import { chooseSheet, filled, type SheetRow, template } from './sheets'
import { openAs, signIn } from './sign-in'

const FROM_WAYBILLS_ON = ['录入运单', '扫卡并开回执单', '生成结算单', '完成企业认证', '审核结算单并付款']
const CARDS = ['T000001', 'T000002']
const PICTURE = { name: '身份证.png', mimeType: 'image/png', buffer: png() }

let app: DemoApp
let admin: Watched
let effort: Effort

beforeAll(async () => {
  app = await startDemoApp({ withJobs: true, empty: true })
  admin = await openPage(app.url)
  effort = await effortIn(admin.context)
})
afterAll(async () => {
  await app?.stop()
})

/** Time as a clerk types it: to the minute, in Shanghai. */
const minuteOf = (at: Date): string => at.toLocaleString('sv', { timeZone: 'Asia/Shanghai' }).slice(0, 16)

const main = (page: Page) => page.getByRole('main')
const drawer = (page: Page, name: string) => page.getByRole('dialog', { name })
const agree = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()

/** Names of the steps that the first page still shows. */
async function missing(page: Page): Promise<string[]> {
  await page.goto('/wel/index')
  await page.getByText('可结算运单').first().waitFor()
  const left = page.getByRole('region', { name: '开始使用' }).locator('li:not([data-done]) strong')
  return left.allInnerTexts()
}

/** Follows a step of the first page to the page where it is done. */
async function follow(page: Page, step: string): Promise<void> {
  await page.goto('/wel/index')
  await page.getByRole('region', { name: '开始使用' }).getByRole('link', { name: step }).click()
}

/** Imports rows with the template that their page offers. */
async function bring(page: Page, step: string, what: string, rows: readonly SheetRow[]): Promise<void> {
  await follow(page, step)
  await main(page).getByRole('button', { name: '导入', exact: true }).first().click()
  const { book } = await template(page)
  await chooseSheet(page, `${what}.xlsx`, filled(book, rows))
  await page.getByRole('button', { name: `导入 ${rows.length} 行` }).click()
  await agree(page)
  await page.getByText(`“${what}.xlsx”导入完成：新增${rows.length}`).first().waitFor()
}

/** Opens the form of a list page, and saves it once filled. */
async function add(page: Page, what: string, fill: (form: ReturnType<typeof drawer>) => Promise<void>): Promise<void> {
  await main(page)
    .getByRole('button', { name: `新增${what}`, exact: true })
    .first()
    .click()
  const form = drawer(page, `新增${what}`)
  await fill(form)
  await form.getByRole('button', { name: '保存' }).click()
  await form.waitFor({ state: 'detached' })
}

/** Text about a decision, as if the ten seconds had passed before which no job sends it. */
async function toldByText(mobile: string): Promise<string> {
  const due = "update pgboss.job set start_after = now() where name = ? and state = 'created'"
  await app.database.em.fork().execute(due, [deliveryJob(DECISION_SMS)])
  return app.textOf(mobile) ?? ''
}

/**
 * Founder of a new company, on a database without a single row, in order: each step goes on where the one before it
 * ended.
 */
describe('the administrator of a new company', () => {
  const mobile = uniqueMobile()
  const company = `公司${uniqueName()}`
  const captain = { 车队长: '李强', 手机号: uniqueMobile() }
  const plates = [0, 1].map(() => `粤B${uniqueDigits(5)}`)

  it('registers, signs in, and is told what comes first', async () => {
    const { page } = admin
    await page.goto('/companyAuth')
    await page.getByLabel('公司名称').fill(company)
    await page.getByLabel('统一社会信用代码').fill(uniqueCreditCode())
    for (const side of ['身份证国徽面', '身份证头像面']) {
      await Promise.all([page.getByText(`${side}上传成功`).waitFor(), page.getByLabel(side).setInputFiles(PICTURE)])
    }
    await page.getByLabel('管理员姓名').fill('周文斌')
    await page.getByLabel('管理员手机号').fill(mobile)
    await page.getByRole('button', { name: '发送验证码' }).click()
    await page.getByRole('button', { name: /秒后可重发/ }).waitFor()
    await page.getByLabel('验证码').fill(app.codeOf(mobile))
    await page.getByRole('button', { name: '注册' }).click()
    await page.waitForURL('**/login')
    await signIn(page, app, mobile)
    expect(await missing(page)).toHaveLength(14)
    expect(await barriersOf(page)).toEqual([])
  })

  it('brings dump sites, captains and trucks by spreadsheet', async () => {
    const { page } = admin
    await bring(page, '新增渣土场', '渣土场', [{ 编码: 'BJW-01', 渣土场: '部九窝受纳场' }])
    await bring(page, '新增车队长', '车队长', [captain])
    const driver = { 司机: '王勇', 手机号: uniqueMobile(), 车队长: captain.车队长 }
    await bring(page, '新增司机', '司机', [driver])
    const trucks = plates.map((plate) => ({ 车牌: plate, 车队长: captain.车队长, 车型: '自卸车' }))
    await bring(page, '新增车辆', '车辆', trucks)
  })

  it('adds a soil, a project, its price and a payee by hand', async () => {
    const { page } = admin
    await follow(page, '新增土质')
    await add(page, '土质', async (form) => {
      await form.getByRole('textbox', { name: '土质' }).fill('粘土')
    })
    await follow(page, '新增项目')
    await add(page, '项目', async (form) => {
      await form.getByRole('textbox', { name: '项目' }).fill('妈湾跨海通道')
    })
    await follow(page, '设定单价')
    await add(page, '项目单价', async (form) => {
      await choose(form.getByRole('combobox', { name: '项目' }), '妈湾跨海通道')
      await choose(form.getByRole('combobox', { name: '运输模式' }), '货运')
      await choose(form.getByRole('combobox', { name: '土质' }), '粘土')
      await form.getByRole('textbox', { name: /单价/ }).fill('250.50')
    })
    await follow(page, '登记收款人并签约')
    await add(page, '收款人', async (form) => {
      await form.getByRole('textbox', { name: '收款人' }).fill(captain.车队长)
      await form.getByRole('textbox', { name: '收款账号' }).fill(uniqueAccount())
      await form.getByRole('textbox', { name: '开户行' }).fill('建设银行')
    })
    await page.getByRole('row', { name: captain.车队长 }).getByRole('button', { name: '签约' }).click()
    await page.getByRole('dialog', { name: '登记签约' }).getByRole('button', { name: '签约' }).click()
    await page.getByText('已登记签约').first().waitFor()
    expect(await missing(page)).toEqual(['制卡并绑定车队长', ...FROM_WAYBILLS_ON])
  })

  it('makes ten cards, prints labels for two of them and gives them to its captain', async () => {
    const { page } = admin
    await follow(page, '制卡并绑定车队长')
    await page.getByRole('button', { name: '制卡' }).first().click()
    const form = drawer(page, '制卡')
    await form.getByRole('textbox', { name: '卡号前缀' }).fill('T')
    await form.getByRole('textbox', { name: '张数' }).fill('10')
    await form.getByRole('button', { name: '制卡' }).click()
    await form.waitFor({ state: 'detached' })
    for (const cardNo of CARDS) await page.getByRole('checkbox', { name: `选择${cardNo}` }).check()
    await page.getByRole('button', { name: '打印标签' }).last().click()
    const labels = await saved(page, () => page.getByRole('menuitem', { name: /A4/ }).click())
    const { text } = await extractText(new Uint8Array(labels.content), { mergePages: true })
    for (const cardNo of CARDS) expect(text).toContain(cardNo)
    await page.getByRole('button', { name: '卡操作', exact: true }).last().click()
    await page.getByRole('menuitem', { name: '绑定', exact: true }).click()
    const binding = drawer(page, '绑定结算卡')
    await choose(binding.getByLabel('车队长'), `${captain.车队长}（${captain.手机号}）`)
    await binding.getByRole('button', { name: '确认绑定 2 张' }).click()
    for (const cardNo of CARDS) await page.getByRole('row').filter({ hasText: cardNo }).getByText('已激活').waitFor()
  })

  it('enters three trips, which take the price of the project', async () => {
    const { page } = admin
    await follow(page, '录入运单')
    await page.getByRole('button', { name: '新增运单' }).first().click()
    const form = drawer(page, '新增运单')
    await choose(form.getByRole('combobox', { name: '项目' }), '妈湾跨海通道')
    await choose(form.getByRole('combobox', { name: '运输模式' }), '货运')
    await choose(form.getByRole('combobox', { name: '渣土场' }), '部九窝受纳场')
    await choose(form.getByRole('combobox', { name: '出场土质' }), '粘土')
    await form.getByRole('textbox', { name: '数量' }).fill('1')
    await choose(form.getByRole('combobox', { name: '计量单位' }), '车')
    await form.getByRole('textbox', { name: '出场时间' }).fill(minuteOf(new Date()))
    const plateField = form.getByRole('combobox', { name: '装车车牌' })
    for (const [nth, plate] of [...plates, plates[0] ?? ''].entries()) {
      await plateField.fill(plate)
      await form.getByRole('textbox', { name: '结算卡号' }).fill(CARDS[nth % 2] ?? '')
      if (nth === 2) break
      await form.getByRole('button', { name: '保存并继续录入' }).click()
      // Common values of slips stay, and the next plate can be typed at once.
      await expect.poll(() => plateField.inputValue()).toBe('')
      await expect.poll(() => page.locator(':focus').getAttribute('id')).toBe(await plateField.getAttribute('id'))
    }
    await form.getByRole('button', { name: '保存', exact: true }).click()
    await form.waitFor({ state: 'detached' })
    expect(await missing(page)).toEqual(FROM_WAYBILLS_ON.slice(1))
  })

  it('scans its first cards and hands them in', async () => {
    const { page } = admin
    await follow(page, '扫卡并开回执单')
    await page.getByRole('textbox', { name: '卡号' }).waitFor()
    for (const cardNo of CARDS) {
      await page.keyboard.type(cardNo)
      await page.keyboard.press('Enter')
      await page.getByRole('rowheader', { name: cardNo }).waitFor()
    }
    for (const cardNo of CARDS) await page.getByRole('checkbox', { name: `选择${cardNo}` }).check()
    await page.getByRole('button', { name: '批量设置交卡人' }).click()
    const giver = drawer(page, '批量设置交卡人')
    await giver.getByRole('combobox', { name: '交卡人' }).fill(captain.车队长)
    await giver.getByRole('button', { name: '确定' }).click()
    await page.getByText('设置成功').waitFor()
    await page.getByRole('button', { name: '生成交卡回执单' }).click()
    await agree(page)
    const receipt = drawer(page, '交卡回执单')
    await receipt.getByText(company).first().waitFor()
    await receipt.getByRole('button', { name: '关闭' }).click()
  })

  it('shows who it is, is rejected once, mends that, and is told that it is approved', {
    timeout: 120_000,
  }, async () => {
    const { page } = admin
    const [licence, person] = [{ ...madeUpCompany(77), companyName: company }, madeUpPerson(77)]
    const picture = (name: string, buffer: Buffer) => ({ name: `${name}.png`, mimeType: 'image/png', buffer })
    await follow(page, '完成企业认证')
    await Promise.all([
      page.getByText('营业执照上传成功').waitFor(),
      page.getByLabel('营业执照').setInputFiles(picture('营业执照', drawLicence(licence))),
    ])
    await page.getByRole('textbox', { name: '法定代表人' }).fill(person.idName)
    await page.getByRole('button', { name: '保存并下一步' }).click()
    await Promise.all([
      page.getByText('身份证头像面上传成功').waitFor(),
      page.getByLabel('身份证头像面').setInputFiles(picture('头像面', drawPortraitSide(person))),
    ])
    await Promise.all([
      page.getByText('身份证国徽面上传成功').waitFor(),
      page.getByLabel('身份证国徽面').setInputFiles(picture('国徽面', drawEmblemSide(person))),
    ])
    await page.getByRole('textbox', { name: '有效期止' }).fill('长期')
    await page.getByRole('button', { name: '保存并下一步' }).click()
    await page.getByRole('button', { name: '提交审核' }).click()
    await page.getByText('后台审核中，审核结果会通过站内消息发送，请耐心等待').waitFor()

    const reviewer = await openAs(app, await newDeskPerson(app), { as: 'PLATFORM' })
    const decide = async (verdict: string, reason?: string): Promise<void> => {
      await reviewer.page.goto('/platform')
      const row = reviewer.page.getByRole('row').filter({ hasText: company })
      await row.getByRole('button', { name: '审核', exact: true }).click()
      const dossier = reviewer.page.getByRole('dialog', { name: '企业认证' })
      await dossier.getByRole('button', { name: verdict, exact: true }).click()
      if (reason !== undefined) {
        const dialog = reviewer.page.getByRole('dialog', { name: `驳回企业认证 ${company}` })
        await dialog.getByRole('textbox', { name: '驳回原因' }).fill(reason)
        await dialog.getByRole('button', { name: verdict, exact: true }).click()
      } else {
        await agree(reviewer.page)
      }
      await dossier.waitFor({ state: 'hidden' })
    }
    const reason = '营业执照照片不清晰'
    await decide('驳回', reason)
    await expect.poll(() => toldByText(mobile)).toContain(`未通过：${reason}`)
    await page.getByRole('button', { name: '查看最新结果' }).click()
    await page.getByText(reason).waitFor()
    await page.getByRole('button', { name: '重新填写' }).click()
    for (let step = 0; step < 2; step++) await page.getByRole('button', { name: '保存并下一步' }).click()
    await page.getByRole('button', { name: '提交审核' }).click()
    await page.getByText('后台审核中，审核结果会通过站内消息发送，请耐心等待').waitFor()
    await decide('审核通过')
    await expect.poll(() => toldByText(mobile)).toContain('企业认证已通过')
    expect(reviewer.complaints).toEqual([])
    await reviewer.context.close()
    await page.goto('/message')
    await page.getByText(`${company}的企业认证已通过，可以审核结算单和付款`).first().waitFor()
  })

  it('settles them with the payee of the same name, and approves', async () => {
    const { page } = admin
    await follow(page, '生成结算单')
    await page.getByRole('checkbox', { name: /选择HZ/ }).check()
    await page.getByRole('status').getByRole('button', { name: '生成结算单' }).click()
    await drawer(page, '生成结算单').getByRole('button', { name: '生成结算单' }).click()
    const payee = drawer(page, '设置收款人')
    await payee.getByText('推荐：与交卡人同名').waitFor()
    await payee.getByRole('button', { name: '确定' }).click()
    await payee.waitFor({ state: 'detached' })
    await page.goto('/chain/settlement')
    const row = page.getByRole('row').filter({ hasText: captain.车队长 })
    await row.getByText('751.50').first().waitFor()
    await row.getByRole('button', { name: '审核通过' }).click()
    await agree(page)
    await row.getByText('已审核').waitFor()
    expect(await missing(page)).toEqual(['审核结算单并付款'])
  })

  it('pays for the first time, after less than twenty minutes of somebody’s work', async () => {
    const { page } = admin
    await follow(page, '审核结算单并付款')
    await page.getByRole('row').filter({ hasText: captain.车队长 }).getByRole('link', { name: '查看' }).click()
    await page.waitForURL('**/chain/settlement/statement**')
    await page.getByRole('button', { name: '付款', exact: true }).click()
    const form = drawer(page, '新增付款单')
    await form.getByText('将新增 1 张付款单，共 751.50 元').waitFor()
    await form.getByRole('button', { name: '新增付款单' }).click()
    const payment = drawer(page, '付款单')
    await payment.getByRole('button', { name: '提交审核' }).click()
    await agree(page)
    await payment.getByRole('button', { name: '审核通过' }).click()
    await agree(page)
    await payment.getByRole('button', { name: '登记付款' }).click()
    const pay = drawer(page, '登记付款')
    await pay.getByRole('textbox', { name: '银行流水号' }).fill('2026112800001')
    await pay.getByRole('button', { name: '登记付款' }).click()
    await payment.getByText('已付款').first().waitFor()
    expect(await missing(page)).toEqual([])
    expect(effort.clicks).toBeGreaterThan(60)
    expect(effort.minutes()).toBeLessThan(20)
  })

  it('takes away the statement, which names company, plates and amount', async () => {
    const { page } = admin
    await page.goto('/chain/settlement')
    const row = page.getByRole('row').filter({ hasText: captain.车队长 })
    await row.getByRole('link', { name: '查看' }).click()
    await page.waitForURL('**/chain/settlement/statement**')
    const pdf = await saved(page, () => page.getByRole('button', { name: /PDF/ }).first().click())
    const { text } = await extractText(new Uint8Array(pdf.content), { mergePages: true })
    const words = text.replaceAll(/\s/g, '')
    for (const part of [company, '柒佰伍拾壹元伍角整', ...plates]) expect(words).toContain(part)
    expect(admin.complaints).toEqual([])
  })
})
