import { readFile } from 'node:fs/promises'
import { rows, type Sql, sql } from '@tufang/server/kernel/sql/sql'
import type { Locator, Page, Request } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import type { Watched } from './browser'
import { operationsIn } from './calls'
import { choose } from './choose'
import { type DemoApp, demoApp } from './demo-app'
import { pressEscape } from './keyboard'
import { frames, settled } from './settled'
import { openAs } from './sign-in'

const LIST = '/chain/business/companywaybill2'
const VIEW = '/chain/business/waybillView'
const INBOX = '/chain/business/anomalies'
const KEYS = '/chain/business/deviceKeys'
const CLERK = '13800000002'
/** Used in company C alone. */
const ADMIN = '13800000004'

interface Known {
  id: string
  no: string
}

let app: DemoApp
let clerk: Watched

/** Latest waybill of company A that fulfils a condition. */
async function waybillWhere(condition: Sql): Promise<Known> {
  const [found] = await rows<Known>(
    app.database.em.fork(),
    sql`select w.id, w.no from waybill w join app_user u on u.mobile = ${CLERK}
          join membership m on m.user_id = u.id and m.company_id = w.company_id
        where ${condition} order by w.go_datetime desc limit 1`,
  )
  if (!found) throw new Error('the demo world has no such waybill')
  return found
}
const hasPositions = sql`exists (select from track_point t where t.company_id = w.company_id and t.truck_id = w.truck_id
  and t.at between w.go_datetime and w.complete_datetime offset 40)`

beforeAll(async () => {
  app = await demoApp()
  clerk = await openAs(app, CLERK)
})

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const placeOf = async (slider: Locator) => Number(await slider.inputValue())

async function hasNoBarrier(page: Page): Promise<void> {
  expect(await barriersOf(page)).toEqual([])
}

/** Track of a truck; everything works without map tiles, as in the demo. */
describe('a track', () => {
  it('is played, paused, scrubbed and hurried', async () => {
    const { page } = clerk
    const { no } = await waybillWhere(hasPositions)
    await page.goto(`${VIEW}?nos=${no}`)
    await rowOf(page, no).getByRole('button', { name: '轨迹' }).click()
    const track = dialog(page, `运单轨迹 ${no}`)
    await track.getByText('未配置底图，网格为经纬度').waitFor()
    // A mark is a point on the map; its text stands beside it.
    for (const end of [/^起点，/, /^终点，/]) await track.getByRole('img', { name: end }).waitFor({ state: 'attached' })
    const facts = track.getByRole('region', { name: '轨迹概况' })
    for (const fact of ['里程', '时长', '停留', '偏航', '定位点'])
      await facts.getByText(fact, { exact: true }).waitFor()
    await hasNoBarrier(page)

    const at = track.getByRole('slider', { name: '回放进度' })
    const rate = track.getByRole('slider', { name: '播放速度' })
    expect([await rate.getAttribute('min'), await rate.getAttribute('max'), await rate.inputValue()]).toEqual([
      ...['30', '2000', '50'],
    ])
    const begin = await placeOf(at)
    await track.getByRole('button', { name: '播放' }).click()
    await expect.poll(() => placeOf(at)).toBeGreaterThan(begin + 10_000)
    await track.getByRole('button', { name: '暂停' }).click()
    const paused = await placeOf(at)
    await frames(page, 20)
    expect(await placeOf(at)).toBe(paused)

    await at.focus()
    await page.keyboard.press('ArrowRight')
    expect(await placeOf(at)).toBeGreaterThan(paused)
    await page.keyboard.press('Home')
    expect(await placeOf(at)).toBe(begin)
    await rate.focus()
    await page.keyboard.press('End')
    await rate.and(page.locator('[aria-valuetext="2000 倍"]')).waitFor()
    await page.keyboard.press('Space')
    await track.getByRole('button', { name: '重新播放' }).waitFor()
    expect(await placeOf(at)).toBe(Number(await at.getAttribute('max')))
  })

  it('shows what was measured beside what lies on the roads', async () => {
    const { page } = clerk
    const track = dialog(page, /^运单轨迹/)
    await track.getByRole('radio', { name: '原始定位' }).check()
    await track.getByText('原始定位，未纠偏').waitFor()
    await pressEscape(page, track)
  })

  it('is known with the list, which is asked for once', async () => {
    const { page } = clerk
    const { no } = await waybillWhere(hasPositions)
    const asked: string[] = []
    const note = (request: Request) => asked.push(...operationsIn(request))
    page.on('request', note)
    await page.goto(`${VIEW}?nos=${no}`)
    await rowOf(page, no).getByRole('button', { name: '轨迹' }).waitFor()
    await settled(page)
    page.off('request', note)
    // Chosen options and pasted numbers are sent with the search.
    const lists = asked.filter((name) => name.includes('Waybill') && name !== 'query WaybillChoices')
    expect(lists.toSorted()).toEqual(['query KnownWaybills', 'query TrackedWaybills'])
  })

  it('that nobody told of is not offered, and says so to whoever asks for it', async () => {
    const { page } = clerk
    const { id, no } = await waybillWhere(sql`w.dump_site_id is null and w.status = 'UNLOADED'`)
    await page.goto(`${VIEW}?nos=${no}`)
    await rowOf(page, no).waitFor()
    expect(await rowOf(page, no).getByRole('button', { name: '轨迹' }).count()).toBe(0)
    await page.goto(`${VIEW}?nos=${no}&track=${id}`)
    await dialog(page, `运单轨迹 ${no}`).getByText('暂无轨迹信息').waitFor()
  })
})

/** A track while it is waited for, when it cannot be had, and on a phone. */
describe('the dialog of a track', () => {
  const open = async ({ no }: Known) => {
    const { page } = clerk
    await page.goto(`${VIEW}?nos=${no}`)
    await rowOf(page, no).getByRole('button', { name: '轨迹' }).click()
    return dialog(page, `运单轨迹 ${no}`)
  }

  it('says that it loads, tells why it could not, and goes on once the server answers', async () => {
    const { page, complaints } = clerk
    const waybill = await waybillWhere(hasPositions)
    const gate = Promise.withResolvers<void>()
    await page.route('**/graphql', async (route) => {
      if (!operationsIn(route.request()).some((name) => name.endsWith('Track'))) return route.fallback()
      await gate.promise
      await route.fulfill({ status: 503, body: '' })
    })
    const track = await open(waybill)
    await track.getByRole('status', { name: '正在加载轨迹' }).waitFor()
    await hasNoBarrier(page)
    gate.resolve()
    await track.getByRole('button', { name: '重试' }).waitFor()
    await hasNoBarrier(page)
    await page.unroute('**/graphql')
    await track.getByRole('slider', { name: '回放进度' }).waitFor()
    expect(complaints.splice(0).every((text) => text.includes('503'))).toBe(true)
  })

  it('has its player within reach of a thumb, with nothing cut off', async () => {
    const { page } = clerk
    const track = await open(await waybillWhere(hasPositions))
    await page.setViewportSize({ width: 390, height: 844 })
    const play = track.getByRole('button', { name: '播放' })
    await play.waitFor()
    await track.getByRole('img', { name: /^起点，/ }).waitFor({ state: 'attached' })
    const box = await play.boundingBox()
    expect(box && box.y + box.height).toBeLessThan(844)
    expect(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')).toBe(0)
    await hasNoBarrier(page)
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1440, height: 900 })
  })
})

describe('what is odd about a waybill', () => {
  it('is found in the list by its rule, and told in the waybill with what to do about it', async () => {
    const { page } = clerk
    await page.goto(LIST)
    await page.getByRole('button', { name: '展开' }).click()
    await choose(page.getByLabel('异常规则'), '照片重复')
    await page.getByRole('button', { name: '查询' }).click()
    await page.getByText('异常规则：照片重复').waitFor()
    const row = page.locator('tbody tr').first()
    await row.getByText('照片重复').first().waitFor()
    await row.getByRole('rowheader').getByRole('button').click()
    const flags = dialog(page, '查看运单').getByRole('region', { name: '异常' })
    await flags.getByText('以下异常只作提示，不影响结算').waitFor()
    await flags.getByText(/与运单.+相同/).waitFor()
    await flags.getByText('怎么办：与相关运单对照照片，同一趟打了两次的作废一张').waitFor()
    await flags.getByText('不阻止结算').first().waitFor()
    await hasNoBarrier(page)

    await flags.getByRole('button', { name: '确认' }).first().click()
    const reason = dialog(page, '确认异常')
    await reason.getByLabel('处理原因').selectOption({ label: '虚假运单' })
    await reason.getByRole('button', { name: '确定' }).click()
    await flags.getByText('已确认').waitFor()
    await flags.getByText(/^处理：虚假运单（/).waitFor()
  })

  it('is worked off one by one with a reason', async () => {
    const { page } = clerk
    await page.goto(INBOX)
    await page.getByRole('button', { name: /^缺打卡/ }).click()
    const row = page.locator('tbody tr').first()
    await row.getByText('缺打卡').waitFor()
    const no = (await row.getByRole('rowheader').textContent())?.trim() ?? ''
    await row.getByRole('button', { name: '排除' }).click()
    const reason = dialog(page, '排除异常')
    await reason.getByRole('button', { name: '确定' }).click()
    await reason.getByText('请选择处理原因').waitFor()
    await reason.getByLabel('处理原因').selectOption({ label: '打卡设备故障' })
    await reason.getByRole('button', { name: '确定' }).click()
    await page.getByText('排除异常：1项成功').waitFor()
    await page.goto(`${INBOX}?rule=MISSING_PUNCH&state=CLEARED&no=${no}`)
    await rowOf(page, no).getByText('已排除').waitFor()
  })

  it('is cleared in one go where it is clean', async () => {
    const { page } = clerk
    await page.goto(`${INBOX}?rule=OUTSIDE_SHIFT`)
    await page.locator('tbody tr').first().getByText('班次不符').waitFor()
    const count = page.getByText(/^共 [\d,]+ 条$/)
    const total = Number((await count.textContent())?.replace(/\D/g, ''))
    expect(total).toBeGreaterThan(0)
    await page.getByRole('checkbox', { name: '选择本页' }).check()
    const every = page.getByRole('button', { name: `选择全部 ${total} 条` })
    if (await every.isVisible()) await every.click()
    await page.getByText(`已选 ${total} 条`).waitFor()
    await page.getByRole('status').getByRole('button', { name: '排除' }).click()
    const reason = dialog(page, total > 1 ? `排除${total}项异常` : '排除异常')
    await reason.getByLabel('处理原因').selectOption({ label: '换班交接' })
    if (total > 1) await reason.getByText(`${total}项都可以处理`).waitFor()
    await reason.getByRole('button', { name: '确定' }).click()
    await page.getByText(`排除异常：${total}项成功`).waitFor()
    await page.getByText('没有符合条件的数据').waitFor()
  })
})

describe('the form of a waybill', () => {
  it('takes times as people type them, and pictures', async () => {
    const { page } = clerk
    const { no } = await waybillWhere(
      sql`w.status = 'UNLOADED' and w.settlement_id is null and not w.pending_review and w.in_picture like '%load-1%'
        and w.in_picture not like '%,%'`,
    )
    await page.goto(`${LIST}?nos=${no}`)
    await rowOf(page, no).getByRole('button', { name: '编辑' }).click()
    const form = dialog(page, `编辑运单 ${no}`)
    const loaded = form.getByRole('textbox', { name: '装车时间' })
    await loaded.waitFor()
    await loaded.fill('明天')
    await form.getByRole('button', { name: '保存' }).click()
    await form.getByText('时间无法识别，请按 2026-11-21 06:00:00 的格式填写').waitFor()
    await loaded.fill('２０２６年1月5日 6：05')
    await loaded.press('Tab')
    expect(await loaded.inputValue()).toBe('2026-01-05 06:05:00')
    await loaded.press('ArrowUp')
    expect(await loaded.inputValue()).toBe('2026-01-06 06:05:00')
    await form.getByRole('button', { name: '装车时间 选择日期' }).click()
    await page.getByRole('button', { name: '2026年1月8日' }).click()
    expect(await loaded.inputValue()).toBe('2026-01-08 06:05:00')

    const address = form.getByRole('textbox', { name: '装车照片' })
    await address.fill('load-2.svg')
    await form.getByRole('button', { name: '添加地址' }).first().click()
    await form.getByText('请填写以 http:// 或 https:// 开头的图片地址，不能含空格和逗号').waitFor()
    await address.fill('/demo/waybills/load-2.svg')
    await address.press('Enter')
    await form.getByRole('button', { name: '装车照片第2张移到最前' }).click()
    await form.getByRole('button', { name: '移除装车照片第2张' }).click()
    await hasNoBarrier(page)
    await form.getByRole('button', { name: '保存' }).click()
    await page.getByText('修改成功').waitFor()
    await rowOf(page, no).getByRole('button', { name: no }).click()
    const detail = dialog(page, '查看运单')
    await detail.getByText('2026-01-08 06:05:00').first().waitFor()
    const picture = detail.getByRole('button', { name: '预览装车照片' }).getByRole('img')
    expect(await picture.getAttribute('src')).toBe('/demo/waybills/load-2.svg')
  })

  it('takes pictures from the clerk’s own files, several at once, and shows them ever after', async () => {
    const { page, complaints } = clerk
    const { no } = await waybillWhere(sql`w.status = 'UNLOADED' and w.settlement_id is null and w.go_picture is null`)
    await page.goto(`${LIST}?nos=${no}`)
    await rowOf(page, no).getByRole('button', { name: '编辑' }).click()
    const form = dialog(page, `编辑运单 ${no}`)
    const files = form.getByLabel('上传出场照片')
    const image = (name: string, buffer: Buffer, mimeType = 'image/png') => ({ name, mimeType, buffer })
    const [one, two] = [await readFile('docs/pictures/receipt.png'), await readFile('docs/pictures/scan.png')]
    await files.setInputFiles([
      image('一.png', one),
      image('动图.gif', Buffer.from('GIF89a'), 'image/gif'),
      image('二.png', two),
    ])
    await form.getByText('动图.gif：运单照片只能是JPG、PNG格式!').waitFor()
    await form.getByRole('button', { name: '预览出场照片第2张' }).waitFor()
    await files.setInputFiles(image('又一.png', one))
    await form.getByText('又一.png：这张照片已经添加过').waitFor()
    expect(complaints).toEqual([])
    await files.setInputFiles(image('假的.png', Buffer.from('hello')))
    await form.getByText('假的.png：运单照片只能是JPG、PNG格式!').waitFor()
    // The browser itself reports an answer of 400.
    expect(complaints.splice(0).every((text) => text.includes('400'))).toBe(true)
    await hasNoBarrier(page)
    await form.getByRole('button', { name: '预览出场照片第2张' }).click()
    await dialog(page, '出场照片（1/2）').waitFor()
    await page.keyboard.press('ArrowRight')
    await pressEscape(page, dialog(page, '出场照片（2/2）'))
    await form.getByRole('button', { name: '保存' }).click()
    await page.getByText('修改成功').waitFor()
    await rowOf(page, no).getByRole('button', { name: no }).click()
    const detail = dialog(page, '查看运单')
    await detail.getByText('点击可预览多张').waitFor()
    const shown = detail.getByRole('button', { name: '预览出场照片', exact: true }).getByRole('img')
    await expect.poll(() => shown.evaluate((image) => 'naturalWidth' in image && image.naturalWidth)).toBeGreaterThan(1)
    await detail.getByRole('button', { name: '预览出场照片（2/2）' }).waitFor()
    await hasNoBarrier(page)
  })

  it('says which of the pasted plates there are not', async () => {
    const { page } = clerk
    await page.goto(`${LIST}?truckCodes=${encodeURIComponent('粤Z00000')}`)
    await page.getByText('有 1 个车牌号没有找到').waitFor()
  })

  it('left no complaint in the console or on the network', () => {
    expect(clerk.complaints).toEqual([])
  })
})

describe('the key of a device', () => {
  it('is made by an administrator, shown once, works, and is revoked', async () => {
    const admin = await openAs(app, ADMIN)
    const { page } = admin
    await page.goto(KEYS)
    await page.getByText('还没有密钥').waitFor()
    await page.getByRole('button', { name: '新建密钥' }).click()
    const create = dialog(page, '新建设备密钥')
    await create.getByRole('textbox', { name: '名称' }).fill('北斗平台')
    await create.getByRole('textbox', { name: '所属车辆' }).fill('粤Z00000')
    await create.getByRole('button', { name: '确定' }).click()
    await create.getByText('没有车牌为粤Z00000的车辆').waitFor()
    await create.getByRole('textbox', { name: '所属车辆' }).fill('')
    await create.getByRole('button', { name: '确定' }).click()
    const shown = dialog(page, '密钥已建立')
    const key = await shown.getByRole('textbox', { name: /设备密钥/ }).inputValue()
    expect(key).toMatch(/^tfdk_/)
    await shown.getByText('/chain/drivertruckgps/addGpsList').waitFor()
    await hasNoBarrier(page)
    await shown.getByRole('button', { name: '我已保存，关闭' }).click()
    const row = rowOf(page, '北斗平台')
    await row.getByText(`…${key.slice(-4)}`).waitFor()
    await row.getByText('从未上报').waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')).toBe(0)
    await hasNoBarrier(page)
    await page.setViewportSize({ width: 1440, height: 900 })

    const [truck] = await rows<{ plate: string }>(
      app.database.em.fork(),
      sql`select t.plate from truck t join app_user u on u.mobile = ${ADMIN}
            join membership m on m.user_id = u.id and m.company_id = t.company_id limit 1`,
    )
    const report = () =>
      fetch(`${app.url}/chain/drivertruckgps/addGpsList`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-device-key': key },
        body: JSON.stringify({
          points: [{ truckCode: truck?.plate, gps: '114.057868,22.543099', createDatetime: justNow() }],
        }),
      })
    expect((await report()).status).toBe(200)
    await page.getByRole('button', { name: '刷新' }).click()
    await row.getByText('从未上报').waitFor({ state: 'hidden' })
    await row.getByRole('button', { name: '吊销' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
    await row.getByText('已吊销', { exact: true }).waitFor()
    expect((await report()).status).toBe(401)
    expect(admin.complaints).toEqual([])
    await admin.context.close()
  })

  it('is nothing for a clerk', async () => {
    await clerk.page.goto(KEYS)
    await clerk.page.getByText('没有权限').first().waitFor()
  })
})

/** Time in Shanghai, as devices write it. */
function justNow(): string {
  const shanghai = new Date(Date.now() + 8 * 3_600_000)
  return shanghai.toISOString().slice(0, 19).replace('T', ' ')
}
