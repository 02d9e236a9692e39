import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newOperator } from '@tufang/tests/factories/machine'
import { newProject } from '@tufang/tests/factories/project'
import axe from 'axe-core'
import type { BrowserContext, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import { openPage, type StorageState } from './browser'
import { type DemoApp, demoApp } from './demo-app'
import { openPunchLine, type PunchLine } from './punch-line'
import { signedIn } from './sign-in'

const PHONE = { width: 390, height: 844 }
const HOUR = 3_600_000
const CARD = 'https://x.cn/card?no=B10000000000012'

let app: DemoApp
let line: PunchLine
let company: TestCompany
let his: StorageState

/** Sign-in of a new operator of the company, at the address of the line. */
async function operatorOf(company: TestCompany): Promise<StorageState> {
  const { person } = await newOperator(company, {})
  const { cookies, origins } = await signedIn(app, person.mobile, 'OPERATOR')
  return { cookies, origins: origins.map((origin) => ({ ...origin, origin: line.url })) }
}

beforeAll(async () => {
  app = await demoApp()
  line = await openPunchLine(app.url)
  company = await newCompany()
  await newProject(company)
  his = await operatorOf(company)
})
afterAll(() => line.close())

const box = (page: Page) => page.getByRole('textbox', { name: '结算卡号或车牌' })
const punched = (page: Page) => page.getByRole('region', { name: '今日打卡' }).getByRole('listitem')

async function open(
  storageState: StorageState,
): Promise<{ context: BrowserContext; page: Page; complaints: string[] }> {
  const opened = await openPage(line.url, { viewport: PHONE, storageState })
  await opened.page.goto('/work/punch')
  await box(opened.page).waitFor()
  return opened
}

async function punch(page: Page, truck: string, kind = '装车'): Promise<void> {
  await box(page).fill(truck)
  await box(page).press('Enter')
  await page.getByRole('radio', { name: kind }).check()
  await page.getByRole('button', { name: `${kind}打卡` }).click()
  await page.getByText(`已记下：${truck} ${kind}`).waitFor()
}

/** Waits until the page is kept on the phone. */
const kept = (page: Page) => page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
const reached = (page: Page) => page.getByText('全部已发送').waitFor()

describe('a punch', () => {
  it('takes a scan and a tap, with the place and a picture if there are some', async () => {
    const { context, page, complaints } = await open(his)
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ longitude: 113.9, latitude: 22.5, accuracy: 12 })
    await page.reload()
    await box(page).waitFor()
    // A scanner types like a keyboard, wherever the focus is.
    await page.evaluate('document.activeElement?.blur()')
    await page.keyboard.type(CARD)
    await page.keyboard.press('Enter')
    await page.getByText('前海二期').waitFor()
    await page.getByText('已定位，误差约12米').waitFor()
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const photo = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#888', noise } })
    // The camera was held upright: the picture lies on its side, and says so.
    const content = await photo.jpeg().withMetadata({ orientation: 6 }).toBuffer()
    await page.getByLabel('拍照').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: content })
    const shown = page.getByAltText('已拍照')
    await shown.waitFor()
    const { width, height } = await shown.evaluate((element) => {
      const { naturalWidth, naturalHeight } = element as HTMLImageElement
      return { width: naturalWidth, height: naturalHeight }
    })
    expect(height).toBeGreaterThan(width)
    await page.getByRole('button', { name: '装车打卡' }).click()
    await punched(page).getByText('已发送').waitFor()
    const [sent] = line.punches
    expect(JSON.stringify(sent).length + (line.uploads[0] ?? Number.NaN)).toBeLessThan(40 * 1024)
    expect(sent).toMatchObject({ kind: 'LOAD', cardNo: 'B10000000000012', lng: '113.9', accuracy: 12 })
    expect(sent?.pictureId).toMatch(/^[\w-]{8,}$/)
    expect(complaints).toEqual([])
    await context.close()
  })

  it('arrives once with its time, whatever happens between the phone and the server', async () => {
    const { context, page } = await open(his)
    await kept(page)
    line.punches.length = 0
    await context.setOffline(true)
    await page.clock.install({ time: Date.now() + HOUR })
    const made = [Date.now()]
    await punch(page, '粤B00001')
    await punch(page, '粤B00001', '出场')
    await page.getByText('2 条待发送').waitFor()
    await page.close()

    const again = await context.newPage()
    await again.goto('/work/punch')
    await punched(again).getByText('待发送').first().waitFor()
    expect(await punched(again).count()).toBe(2)
    await punch(again, '粤B00002')
    line.contested.add('粤B00002')
    line.lost = 1
    made.push(Date.now())
    await context.setOffline(false)
    await reached(again)
    expect(line.punches.map(({ truckCode, kind }) => `${truckCode} ${kind}`)).toEqual([
      '粤B00001 LOAD',
      '粤B00001 DEPART',
      '粤B00002 LOAD',
    ])
    // Phones tell the error of their clocks with each request.
    expect(Math.abs(line.skew + HOUR)).toBeLessThan(HOUR / 2)
    const [first = 0, , third = 0] = line.punches.map(({ at }) => Date.parse(at) + line.skew)
    expect(Math.abs(first - (made[0] ?? 0))).toBeLessThan(HOUR / 2)
    expect(Math.abs(third - (made[1] ?? 0))).toBeLessThan(HOUR / 2)
    // The lost answer was asked for again, with the ids of before.
    expect(line.calls.length).toBeGreaterThanOrEqual(2)
    expect(line.calls.at(-1)).toEqual(line.punches.map(({ id }) => id))
    await punched(again).filter({ hasText: '粤B00002' }).getByText('这辆车上一趟还没有卸车').waitFor()
    await context.close()
  })

  it('is sent by one window of several, and never by another person', async () => {
    const { context, page } = await open(his)
    await kept(page)
    await context.setOffline(true)
    const other = await context.newPage()
    await other.goto('/work/punch')
    const trucks = ['粤B00011', '粤B00012', '粤B00013', '粤B00014']
    for (const [at, truck] of trucks.entries()) await punch(at % 2 ? other : page, truck)
    await page.getByText('4 条待发送').waitFor()
    ;[line.calls.length, line.punches.length] = [0, 0]
    const hers = await operatorOf(company)
    const sessionOf = ({ origins }: StorageState) =>
      origins[0]?.localStorage.find(({ name }) => name === 'tufang.session')?.value
    const become = (state: StorageState) =>
      page.evaluate(`localStorage.setItem('tufang.session', ${JSON.stringify(sessionOf(state))})`)
    await become(hers)
    await other.close()
    await page.reload()
    await page.getByText('首次打开需要联网').waitFor()
    await context.setOffline(false)
    await page.getByText('今天还没有打卡').waitFor()
    await reached(page)
    expect(line.calls).toEqual([])
    await become(his)
    await page.reload()
    await punched(page).filter({ hasText: '粤B00014' }).getByText('已发送').waitFor()
    expect(line.punches.map(({ truckCode }) => truckCode)).toEqual(trucks)
    await context.close()
  })

  it('waits for a new version of the page without being lost, and the page for the person', async () => {
    const { context, page } = await open(his)
    await kept(page)
    await page.reload()
    await box(page).waitFor()
    await context.setOffline(true)
    await punch(page, '粤B00021')
    await box(page).fill('粤B0002')
    line.isNewer = true
    line.lost = 1
    await context.setOffline(false)
    await page.evaluate("navigator.serviceWorker.getRegistration('/work/').then((known) => known.update())")
    const note = page.getByRole('button', { name: '有新版本，点击更新' })
    await note.waitFor()
    expect(await box(page).inputValue()).toBe('粤B0002')
    await note.click()
    await page.waitForEvent('load')
    await punched(page).filter({ hasText: '粤B00021' }).getByText('已发送').waitFor()
    expect(await note.count()).toBe(0)
    expect(line.punches.filter(({ truckCode }) => truckCode === '粤B00021')).toHaveLength(1)
    await context.close()
  })

  it('is warned of at signing out while it waits', async () => {
    const { context, page } = await open(his)
    await context.setOffline(true)
    await punch(page, '粤B00031')
    await page.getByText('1 条待发送').waitFor()
    await page.close()
    await context.setOffline(false)
    const work = await context.newPage()
    await work.goto('/work/excavator')
    await work.getByRole('button', { name: /^用户菜单|梁/ }).click()
    await work.getByRole('menuitem', { name: '退出系统' }).click()
    await work.getByText('本机有 1 条记录还没有发送').waitFor()
    await context.close()
  })
})

describe('the page of punches', () => {
  /** Rules for contrast in the sun, and the sizes of what a thumb hits. */
  const ENHANCED = ['color-contrast-enhanced', 'color-contrast']
  const SMALL = `[...document.querySelectorAll('a, button, select, label:has(input), input:not([type=file], [type=radio])')]
    .filter((one) => one.getClientRects().length > 0)
    .filter((one) => Math.min(one.offsetHeight, one.offsetWidth) < 56).map((one) => one.outerHTML)`

  it.each([360, 390, 1440])('is read and hit easily at %i px, in every scheme', async (width) => {
    const { context, page } = await open(his)
    await page.setViewportSize({ width, height: 844 })
    await box(page).fill('粤B00041')
    await box(page).press('Enter')
    await page.getByText('前海二期').waitFor()
    expect(await barriersOf(page)).toEqual([])
    await page.evaluate(axe.source)
    for (const colorScheme of ['light', 'dark'] as const)
      for (const contrast of ['no-preference', 'more'] as const) {
        await page.emulateMedia({ colorScheme, contrast })
        await page.locator(colorScheme === 'dark' ? 'html.dark' : 'html:not(.dark)').waitFor()
        const { violations } = await page.evaluate(
          (values) => window.axe.run(document, { runOnly: { type: 'rule', values } }),
          ENHANCED,
        )
        expect(violations.map(({ id, nodes }) => `${colorScheme} ${contrast} ${id} ${nodes[0]?.target}`)).toEqual([])
      }
    expect(await page.evaluate(SMALL)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    await context.close()
  })
})
