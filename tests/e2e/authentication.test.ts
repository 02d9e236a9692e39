import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import { openApp, type TestApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { deskPerson } from '@tufang/tests/desk'
import { madeUpCompany } from '@tufang/tests/papers/companies'
import { drawEmblemSide, drawPortraitSide } from '@tufang/tests/papers/id-card'
import { drawLicence } from '@tufang/tests/papers/licence'
import { madeUpPerson } from '@tufang/tests/papers/people'
import { uniqueMobile } from '@tufang/tests/unique'
import { pathOf, upload } from '@tufang/tests/upload'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import { openPage } from './browser'
import { tabAndPress, tabTo } from './keyboard'

const WIZARD = '/companyAuth/wizard'
const UNDER_REVIEW = '后台审核中，审核结果会通过站内消息发送，请耐心等待'
const SHOTS = process.env.SHOTS

/** Company, and the legal person on its licence. */
function papersOf(seed: number) {
  const [company, person] = [madeUpCompany(seed), madeUpPerson(seed + 5000)]
  const file = (name: string, buffer: Buffer) => ({ name: `${name}.png`, mimeType: 'image/png', buffer })
  return {
    company,
    person,
    licence: file('营业执照', drawLicence(company)),
    portrait: file('头像面', drawPortraitSide(person)),
    emblem: file('国徽面', drawEmblemSide(person)),
  }
}

let dataDir: string
let app: TestApp
let url: string
let desk: Caller

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'tufang-authentication-'))
  app = await openApp({ dataDir })
  url = await app.fastify.listen({ port: 0, host: '127.0.0.1' })
  desk = await deskPerson(app)
})
afterAll(async () => {
  await app?.fastify.close()
  await app?.ocr.close()
  await rm(dataDir, { recursive: true, force: true })
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const next = (page: Page) => page.getByRole('button', { name: '保存并下一步' })
const current = (page: Page) => page.locator('[aria-current="step"]')
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const writtenIn = (page: Page, name: string) => field(page, name).inputValue()
const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'

async function shot(page: Page, name: string): Promise<void> {
  if (SHOTS) await page.screenshot({ path: path.join(SHOTS, `${name}.png`), fullPage: true })
}

/** Step 0, for a person whose phone requires another code. */
async function showPhone(page: Page, mobile: string): Promise<void> {
  app.clock.advance(60_000)
  await page.getByLabel('管理员手机号').fill(mobile)
  await page.getByRole('button', { name: '发送验证码' }).click()
  await page.getByRole('button', { name: /秒后可重发/ }).waitFor()
  await page.getByLabel('验证码').fill(app.sms.codeOf(mobile) ?? '')
  await page.getByRole('button', { name: '下一步' }).click()
}

type PictureFile = ReturnType<typeof papersOf>['licence']

/** Picture with 2 MB more that no reader looks at: an extra chunk before the last one. */
function swollen({ buffer, ...file }: PictureFile): PictureFile {
  const END = 12
  const body = Buffer.concat([Buffer.from('teSt'), Buffer.alloc(2 * 1024 * 1024)])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length - 4)
  sum.writeUInt32BE(crc32(body))
  return { ...file, buffer: Buffer.concat([buffer.subarray(0, -END), length, body, sum, buffer.subarray(-END)]) }
}

/** Drops a file onto a field for a picture, as dragged from a folder. */
async function dropOn(page: Page, where: Locator, { name, mimeType, buffer }: PictureFile): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ({ base64, ...of }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      const carried = new DataTransfer()
      carried.items.add(new File([bytes], of.name, { type: of.mimeType }))
      return carried
    },
    { name, mimeType, base64: buffer.toString('base64') },
  )
  for (const event of ['dragover', 'drop']) await where.dispatchEvent(event, { dataTransfer })
}

/** Picture taken with a moving hand. */
const blurred = (picture: Buffer): Promise<Buffer> => sharp(picture).blur(7).jpeg().toBuffer()

/** Only registration of a company, as the desk finds it. */
async function registrationOf(companyName: string): Promise<string> {
  const query = 'query ($name: String!) { registrations(filter: { companyName: $name }) { records { id } } }'
  const { registrations } = await desk.ask<{ registrations: { records: { id: string }[] } }>(query, {
    name: companyName,
  })
  return registrations.records[0]?.id ?? ''
}

/** Answers the first of these calls with a busy server, and counts the others. */
async function busyAtFirst(page: Page, call: string) {
  const seen = { refused: 0, read: 0, mostAtOnce: 0 }
  let atOnce = 0
  await page.route(call, async (route) => {
    if (seen.refused === 0) {
      seen.refused += 1
      const body = JSON.stringify({ code: 1, msg: '同时处理的请求过多，请稍后再试', errorCode: 'TOO_MANY_AT_ONCE' })
      await route.fulfill({ status: 429, headers: { 'retry-after': '1' }, contentType: 'application/json', body })
      return
    }
    atOnce += 1
    seen.mostAtOnce = Math.max(seen.mostAtOnce, atOnce)
    const response = await route.fetch()
    atOnce -= 1
    seen.read += 1
    await route.fulfill({ response })
  })
  return seen
}

describe('a stranger', () => {
  const { company, person, licence, portrait, emblem } = papersOf(41)
  const mobile = uniqueMobile()
  const address = `${company.companyAddress}之一`

  it('shows who his company is in five steps, on two devices, and again once it was rejected', async () => {
    const first = await openPage(url)
    const { page } = first
    // One field is uncertain in every run.
    await page.route('**/getOcrBusinessLicense', async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as { data: string }
      const cuts = { companyAddress: { left: 0.65, top: 0.56, right: 0.95, bottom: 0.65, turned: 0 } }
      const data = { ...JSON.parse(answer.data), unsure: ['companyAddress', 'companyType'], cuts }
      await route.fulfill({ response, json: { ...answer, data: JSON.stringify(data) } })
    })
    await page.goto('/login')
    await page.getByRole('link', { name: '企业认证' }).click()
    await page.waitForURL(`**${WIZARD}`)
    await heading(page, '验证管理员手机').waitFor()
    await shot(page, 'step0-1440')
    await showPhone(page, mobile)
    await page.getByText('请先勾选协议').waitFor()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '下一步' }).click()

    await heading(page, '企业营业执照').waitFor()
    expect(await current(page).textContent()).toContain('企业信息')
    await next(page).click()
    await page.getByText('请上传营业执照').waitFor()
    const picture = page.getByLabel('营业执照')
    await picture.setInputFiles({ name: '执照.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
    await page.getByText('上传图片只能是 JPG、JPEG、PNG 格式!').waitFor()
    await field(page, '公司名称').fill('手写的公司')
    // A blurred picture is shown before it is sent: it can be turned, discarded or kept all the same.
    await picture.setInputFiles({ name: '执照.jpg', mimeType: 'image/jpeg', buffer: await blurred(licence.buffer) })
    const check = page.getByRole('region', { name: '检查照片' })
    await check.getByText('照片不够清晰').waitFor()
    const shapeOf = () =>
      check.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth > image.naturalHeight)
    await expect.poll(shapeOf).toBe(true)
    await check.getByRole('button', { name: '旋转90°' }).click()
    await expect.poll(shapeOf).toBe(false)
    await check.getByRole('button', { name: '仍然使用' }).waitFor()
    await shot(page, 'check-1440')
    expect(await barriersOf(page)).toEqual([])
    await check.getByRole('button', { name: '重新选择' }).click()
    await check.waitFor({ state: 'detached' })
    // A large picture is accepted with a note.
    await Promise.all([
      page.getByText('上传图片大小不能超过 2MB!').waitFor(),
      page.getByText('营业执照上传成功').waitFor(),
      dropOn(page, picture, swollen(licence)),
    ])
    // Typed text stays, another reading is offered, and an uncertain one is marked.
    expect(await writtenIn(page, '公司名称')).toBe('手写的公司')
    await page.getByRole('button', { name: '公司名称采用照片上的内容' }).click()
    expect(await writtenIn(page, '公司名称')).toBe(company.companyName)
    expect(await writtenIn(page, '统一社会信用代码')).toBe(company.companyNo)
    expect(await writtenIn(page, '成立日期')).toBe(company.companyFound)
    expect(await page.getByText('请核对', { exact: true }).count()).toBe(2)
    // An uncertain reading is shown with its part of the picture.
    await page.getByAltText('照片上的住所').waitFor()
    await shot(page, 'step1-1440')
    expect(await barriersOf(page)).toEqual([])
    await page.getByRole('button', { name: '确认主体类型无误' }).click()
    await field(page, '住所').fill(address)
    expect(await page.getByText('请核对', { exact: true }).count()).toBe(0)
    await next(page).click()

    await heading(page, '法定代表人身份证').waitFor()
    await next(page).click()
    await page.getByText('请上传身份证头像面').waitFor()
    await page.getByText('请上传身份证国徽面').waitFor()
    await page.getByLabel('身份证头像面').setInputFiles(emblem)
    await page.getByText('这是身份证国徽面，请上传头像面').waitFor()
    // Both sides at once: they are read one after the other, by a server that is busy at first.
    const readings = await busyAtFirst(page, '**/getOcrIdCard*')
    await Promise.all([
      page.getByText('身份证头像面上传成功').waitFor(),
      page.getByText('身份证国徽面上传成功').waitFor(),
      page.getByLabel('身份证头像面').setInputFiles(portrait),
      page.getByLabel('身份证国徽面').setInputFiles(emblem),
    ])
    expect(readings).toEqual({ refused: 1, read: 2, mostAtOnce: 1 })
    expect(first.complaints.splice(0).every((text) => text.includes('429'))).toBe(true)
    expect(await writtenIn(page, '身份证姓名')).toBe(person.idName)
    expect(await writtenIn(page, '身份证号')).toBe(person.idNo)
    expect(await writtenIn(page, '有效期止')).toBe(person.idEndDate)
    await shot(page, 'step2-1440')
    expect(await barriersOf(page)).toEqual([])
    await next(page).click()
    await page.getByRole('button', { name: '提交审核' }).waitFor()
    expect(first.complaints).toEqual([])
    await first.context.close()

    const second = await openPage(url)
    await goOn(second.page)
    expect(second.complaints).toEqual([])
    await second.context.close()
  })

  async function goOn(page: Page): Promise<void> {
    await page.goto(WIZARD)
    await page.getByRole('checkbox').check()
    await showPhone(page, mobile)
    await page.getByText(address).waitFor()
    for (const paper of ['营业执照', '身份证头像面', '身份证国徽面']) {
      await page.locator(`img[alt="${paper}"]`).waitFor()
    }
    await shot(page, 'step3-1440')
    await page.getByRole('button', { name: '提交审核' }).click()
    await page.getByText(UNDER_REVIEW).waitFor()
    await shot(page, 'step4-pending-1440')
    await page.getByRole('button', { name: '进入系统' }).click()
    await page.waitForURL('**/wel/index')
    const banner = page.getByText('公司尚未完成企业认证，暂不能审核结算单和付款')
    await banner.waitFor()
    await shot(page, 'banner-1440')
    await page.getByRole('link', { name: '去认证' }).click()
    await page.getByText(UNDER_REVIEW).waitFor()

    const id = await registrationOf(company.companyName)
    const reason = '营业执照照片不清晰，请重新拍摄'
    await desk.ask(
      'mutation ($id: ID!, $reason: String!) { rejectRegistration(id: $id, reason: $reason) { status } }',
      {
        id,
        reason,
      },
    )
    await page.getByRole('button', { name: '查看最新结果' }).click()
    await page.getByText(reason).waitFor()
    expect(await current(page).textContent()).toContain('未通过')
    await shot(page, 'step4-rejected-1440')
    expect(await barriersOf(page)).toEqual([])

    await page.getByRole('button', { name: '重新填写' }).click()
    await heading(page, '企业营业执照').waitFor()
    expect(await writtenIn(page, '住所')).toBe(address)
    await page.getByRole('img', { name: '已上传的营业执照' }).waitFor()
    await next(page).click()
    await heading(page, '法定代表人身份证').waitFor()
    await next(page).click()
    await page.getByRole('button', { name: '提交审核' }).click()
    await page.getByText(UNDER_REVIEW).waitFor()
    await desk.ask('mutation ($id: ID!) { approveRegistration(id: $id) { status } }', { id })
    await page.getByRole('button', { name: '查看最新结果' }).click()
    await page.getByText('企业认证已通过').waitFor()
    await shot(page, 'step4-approved-1440')
    await page.getByRole('button', { name: '进入系统' }).click()
    await page.waitForURL('**/wel/index')
    await page.getByText('可结算运单').first().waitFor()
    expect(await page.getByText('公司尚未完成企业认证').count()).toBe(0)
  }
})

describe('by keyboard on a phone', () => {
  const { company, person, licence, portrait, emblem } = papersOf(42)
  const mobile = uniqueMobile()

  /** Form that is complete except for unchecked readings, as from another device. */
  async function fillElsewhere(): Promise<void> {
    const caller = app.anonymous()
    await caller.rest('GET', '/chain/uniapp/codeByPcNotUser', { query: { mobile } })
    const { beginAuthentication } = await caller.ask<{
      beginAuthentication: { accessToken: string; userHash: string }
    }>('mutation ($m: String!, $c: String!) { beginAuthentication(mobile: $m, code: $c) { accessToken userHash } }', {
      m: mobile,
      c: app.sms.codeOf(mobile),
    })
    const { accessToken: token, userHash } = beginAuthentication
    const signedIn = caller.with({ token, userHash })
    const kept = async (content: Buffer) => {
      const answer = await upload(app, signedIn, '/chain/common/upload?fileType=image&dir=authPic/', { content })
      return pathOf(answer.json<{ data: { link: string } }>().data.link)
    }
    const { scope: _, registeredCapital: __, businessTerm: ___, ...licenceTexts } = company
    const input = {
      ...licenceTexts,
      ...person,
      companyUrl: await kept(licence.buffer),
      idCardNegativeUrl: await kept(portrait.buffer),
      idCardPositiveUrl: await kept(emblem.buffer),
    }
    await signedIn.ask(
      'mutation ($input: AuthenticationInput!) { saveAuthenticationDraft(step: COMPANY, input: $input) { step } }',
      { input },
    )
  }

  it('every step has no barrier and fits, and everything can be cleared', async () => {
    await fillElsewhere()
    const { page, context, complaints } = await openPage(url, { viewport: { width: 390, height: 844 } })
    const looks = async (name: string) => {
      await shot(page, `${name}-390`)
      expect(await barriersOf(page), name).toEqual([])
      expect(await page.evaluate(overflow), name).toBe(0)
    }
    await page.goto(WIZARD)
    app.clock.advance(60_000)
    await tabTo(page, page.getByLabel('管理员手机号'))
    await page.keyboard.type(mobile)
    await looks('step0')
    await tabAndPress(page, page.getByRole('button', { name: '发送验证码' }))
    await page.getByRole('button', { name: /秒后可重发/ }).waitFor()
    await tabTo(page, page.getByLabel('验证码'))
    await page.keyboard.type(app.sms.codeOf(mobile) ?? '')
    await tabAndPress(page, page.getByRole('checkbox'), 'Space')
    await tabAndPress(page, page.getByRole('button', { name: '下一步' }))

    await heading(page, '企业营业执照').waitFor()
    await page.getByRole('img', { name: '已上传的营业执照' }).waitFor()
    await looks('step1')
    await tabTo(page, field(page, '统一社会信用代码'))
    await page.keyboard.press('Control+A')
    await page.keyboard.type('91440300MA5DA1234J')
    await page.getByText('统一社会信用代码与其校验位不符，请核对18位代码').waitFor()
    await looks('step1-off')
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Delete')
    await tabAndPress(page, next(page))
    await page.getByText('请输入统一社会信用代码').waitFor()
    await page.locator('[name=companyNo]:focus').waitFor()
    await looks('step1-wrong')
    await page.keyboard.type(company.companyNo.toLowerCase())
    await tabAndPress(page, next(page))
    await heading(page, '法定代表人身份证').waitFor()
    await page.getByRole('img', { name: '已上传的身份证国徽面' }).waitFor()
    await looks('step2')
    await tabAndPress(page, next(page))
    await page.getByRole('button', { name: '提交审核' }).waitFor()
    expect(await page.getByText(company.companyNo).count()).toBe(1)
    await page.locator('img[alt="营业执照"]').waitFor()
    await looks('step3')

    await tabAndPress(page, page.getByRole('button', { name: '清空' }))
    const question = page.getByRole('dialog')
    await question.waitFor()
    await looks('reset')
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'hidden' })
    await tabAndPress(page, page.getByRole('button', { name: '清空' }))
    await question.waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('已清空').waitFor()
    await heading(page, '企业营业执照').waitFor()
    expect([await writtenIn(page, '公司名称'), await writtenIn(page, '住所')]).toEqual(['', ''])
    await page.reload()
    await heading(page, '企业营业执照').waitFor()
    expect(await writtenIn(page, '公司名称')).toBe('')
    expect(complaints).toEqual([])
    await context.close()
  })
})
