import { rows, sql } from '@tufang/server/kernel/sql/sql'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import type { Watched } from './browser'
import { runVerb } from './calls'
import { type DemoApp, demoApp } from './demo-app'
import { arrowTo, pressEscape } from './keyboard'
import { move } from './scrolling'
import { openAs } from './sign-in'

const LIST = '/chain/business/companywaybill2'
const CLERK = '13800000002'
const AUDITOR = '13800000005'

interface Known {
  id: string
  no: string
}

let app: DemoApp
let clerk: Watched
/** Settleable waybills of company A without a typed price. */
let one: Known
let other: Known

beforeAll(async () => {
  app = await demoApp()
  clerk = await openAs(app, CLERK)
  const found = await rows<Known>(
    app.database.em.fork(),
    sql`select w.id, w.no from waybill w join app_user u on u.mobile = ${CLERK}
          join membership m on m.user_id = u.id and m.company_id = w.company_id
        where w.status = 'UNLOADED' and w.settlement_id is null and not w.pending_review and w.remark is null
          and w.tp_mode = 'RELEASE' and w.settle_price is null
        order by w.no limit 2`,
  )
  const [first, second] = found
  if (!first || !second) throw new Error('the demo world has no two open waybills')
  one = first
  other = second
})

const rowOf = (page: Page, { no }: Known) => page.getByRole('row').filter({ hasText: no })
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const confirm = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()

/** Opens a waybill's form from its row in the list. */
async function edit(page: Page, waybill: Known) {
  await page.goto(`${LIST}?nos=${waybill.no}`)
  await rowOf(page, waybill).getByRole('button', { name: '编辑' }).click()
  const form = dialog(page, `编辑运单 ${waybill.no}`)
  await form.getByRole('textbox', { name: '备注' }).waitFor()
  return form
}

/** One day with the waybill list, in order: each step goes on where the one before it ended. */
describe('the waybill list', () => {
  it('finds numbers that are pasted, and says which there are not', async () => {
    const { page } = clerk
    await page.goto(LIST)
    await page.getByRole('button', { name: '展开' }).click()
    await page.getByLabel('批量运单号').fill(`${one.no} ${other.no}\tYD-NONE`)
    await page.keyboard.press('Enter')
    await page.getByText('有 1 个运单号没有找到').waitFor()
    await page.getByText('共 2 条').waitFor()
    for (const waybill of [one, other]) await rowOf(page, waybill).waitFor()
    await expect.poll(() => new URL(page.url()).searchParams.get('nos')).toBe(`${one.no},${other.no},YD-NONE`)
  })

  it('keeps hundreds of pasted numbers in an address that can be opened again', async () => {
    const { page } = clerk
    const numbers = Array.from({ length: 1000 }, (_, at) => `YD20200101${String(at).padStart(6, '0')}`)
    await page.goto(LIST)
    await page.getByRole('button', { name: '展开' }).click()
    await page.getByLabel('批量运单号').fill(numbers.join('\n'))
    await page.keyboard.press('Enter')
    const missing = page.getByText('有 1000 个运单号没有找到')
    await missing.waitFor()
    await page.reload()
    await missing.waitFor()
    await page.getByText('YD20200101000999').waitFor({ state: 'hidden' })
    await missing.click()
    await page.getByText('YD20200101000999').waitFor()
  })

  it('finds plates and numbers however an input method has written them', async () => {
    const { page } = clerk
    await page.goto(LIST)
    await page.getByRole('button', { name: '展开' }).click()
    const plate = page.getByRole('textbox', { name: '车牌号' })
    await plate.fill('粤ｂ')
    await plate.press('Enter')
    await page.getByText('车牌号：粤B').waitFor()
    await page.getByRole('rowheader').first().waitFor()
    const wide = one.no.replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
    await page.goto(`${LIST}?nos=${encodeURIComponent(wide)}`)
    await rowOf(page, one).waitFor()
  })

  it('begins with one box that tells a plate from a number, and opens the field of a filter again', async () => {
    const { page } = clerk
    await page.goto(LIST)
    const box = page.getByRole('combobox', { name: '搜索列表' })
    await box.waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    await box.fill('粤B')
    await page.getByRole('listbox').getByText('车牌号：粤B', { exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '车牌号：粤B' }).click()
    const field = page.getByRole('textbox', { name: '车牌号' })
    expect(await field.inputValue()).toBe('粤B')
    await field.fill(' ')
    await page.keyboard.press('Enter')
    await field.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: '展开' }).and(page.locator(':focus')).waitFor()
    expect(new URL(page.url()).search).toBe('')
    await box.fill(`${one.no} ${other.no}`)
    await page.keyboard.press('Enter')
    await page.getByText('共 2 条').waitFor()
    expect(await barriersOf(page)).toEqual([])
  })

  it('opens the waybills of a receipt at an address of their own', async () => {
    const { page } = clerk
    await page.goto('/scan/historyCard')
    await page.locator('tbody tr[data-row="0"]').getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: '查看运单' }).click()
    const drawer = dialog(page, '查看运单')
    await drawer.getByRole('columnheader', { name: '装车时间' }).and(page.locator('[aria-sort=ascending]')).waitFor()
    await drawer.getByRole('rowheader').first().waitFor()
    await page.reload()
    await drawer.getByRole('rowheader').first().waitFor()
    await page.goBack()
    await drawer.waitFor({ state: 'hidden' })
  })

  it('tells whole what a cell has no room for, to the mouse and to the keyboard', async () => {
    const { page } = clerk
    // The test needs one long name, since most names fit into the view.
    const [longest] = await rows<Known>(
      app.database.em.fork(),
      sql`select w.id, w.no from waybill w
          join project p on p.company_id = w.company_id and p.id = w.project_id
          where w.company_id = (select company_id from waybill where id = ${one.id})
          order by length(p.name) desc, w.no limit 1`,
    )
    if (!longest) throw new Error('there are no waybills')
    await page.goto(`${LIST}?nos=${longest.no}`)
    const cell = rowOf(page, longest).getByRole('gridcell').nth(4)
    const name = await cell.textContent()
    const tip = page
      .locator('[aria-hidden]')
      .filter({ hasText: name ?? '' })
      .last()
    expect(await cell.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true)
    await cell.hover()
    await tip.waitFor()
    await page.mouse.move(0, 0)
    await tip.waitFor({ state: 'hidden' })
    await arrowTo(page, cell)
    await tip.waitFor()
    await page.keyboard.press('Escape')
    await tip.waitFor({ state: 'hidden' })
  })

  it('takes a span of time to the second, and the ticket day by its name', async () => {
    const { page } = clerk
    await page.goto(LIST)
    const add = page.getByRole('combobox', { name: '＋筛选' })
    await add.fill('土质')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[data-field]') !== null)).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '查询' }).waitFor({ state: 'hidden' })
    await page.locator('search:focus-within').waitFor()
    await add.fill('出场')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '出场时间 选择日期' }).click()
    await page.getByRole('button', { name: '昨日票日' }).click()
    await page.getByRole('button', { name: '查询' }).click()
    await page.getByText(/出场时间：票日 \d{4}-\d{2}-\d{2}/).waitFor()
    const span = new URL(page.url()).searchParams.get('goDatetime')
    expect(span).toMatch(/^\d{4}-\d{2}-\d{2} 06:00:00~\d{4}-\d{2}-\d{2} 06:00:00$/)
  })

  it('finds a column among all of them, and puts it where it is wanted by keys and by dragging', async () => {
    const { page } = clerk
    const heads = () => page.getByRole('columnheader').allTextContents()
    await page.goto(LIST)
    await page.getByRole('columnheader', { name: '项目' }).waitFor()
    await page.getByRole('button', { name: '列设置' }).click()
    const lines = page.getByRole('list', { name: '显示的列' }).getByRole('listitem')
    await page.getByRole('heading', { name: '照片' }).waitFor()
    expect(await barriersOf(page)).toEqual([])
    await page.getByRole('textbox', { name: '查找列' }).pressSequentially('cccp')
    await expect.poll(() => lines.count()).toBe(0)
    await page.getByRole('checkbox', { name: '出场车牌' }).waitFor()
    await page.getByRole('textbox', { name: '查找列' }).fill('')
    const order = async () => (await heads()).filter((head) => /^(项目|装车车牌)/.test(head))
    expect(await order()).toEqual([expect.stringContaining('项目'), expect.stringContaining('装车车牌')])
    const handle = page.getByRole('button', { name: '拖动项目，或按上下方向键移动' })
    await handle.press('ArrowDown')
    await expect.poll(order).toEqual([expect.stringContaining('装车车牌'), expect.stringContaining('项目')])
    await handle.and(page.locator(':focus')).waitFor()
    const [from, to] = [await handle.boundingBox(), await lines.filter({ hasText: '装车车牌' }).boundingBox()]
    if (!from || !to) throw new Error('the lines cannot be seen')
    await page.mouse.move(from.x + 8, from.y + 8)
    await page.mouse.down()
    await page.mouse.move(to.x + 8, to.y + 8, { steps: 4 })
    await page.mouse.up()
    await expect.poll(order).toEqual([expect.stringContaining('项目'), expect.stringContaining('装车车牌')])
    await page.getByRole('button', { name: '恢复默认' }).click()
  })

  it('keeps the columns that a person wants', async () => {
    const { page } = clerk
    const machine = page.getByRole('columnheader', { name: '挖机编号' })
    await page.goto(LIST)
    await page.getByRole('button', { name: '列设置' }).click()
    await page.getByRole('checkbox', { name: '挖机编号' }).check()
    await machine.waitFor()
    await page.reload()
    await machine.waitFor()
  })

  it('leaves the number where it is while the rest moves sideways', async () => {
    const { page } = clerk
    const grid = page.getByRole('grid')
    const placeOf = async (role: 'rowheader' | 'gridcell', at: number) =>
      Math.round((await page.locator('tbody tr[data-row="3"]').getByRole(role).nth(at).boundingBox())?.x ?? 0)
    const moveTo = (left: number) => grid.evaluate((table, at) => table.parentElement?.scrollTo({ left: at }), left)
    await page.goto(LIST)
    await page.locator('tbody tr[data-row="3"]').waitFor()
    const [number, second] = [await placeOf('rowheader', 0), await placeOf('gridcell', 1)]
    await moveTo(200)
    await grid.locator('xpath=..').and(page.locator('[data-sideways]')).waitFor()
    expect([await placeOf('rowheader', 0), await placeOf('gridcell', 1)]).toEqual([number, second - 200])
    await moveTo(0)
    await grid.locator('xpath=..').and(page.locator(':not([data-sideways])')).waitFor()
    expect([await placeOf('rowheader', 0), await placeOf('gridcell', 1)]).toEqual([number, second])
  })

  it('is looked at again through a saved view', async () => {
    const { page } = clerk
    await page.goto(`${LIST}?tpMode=RELEASE&status=UNLOADED`)
    await page.getByRole('button', { name: '视图' }).click()
    await page.getByRole('menuitem', { name: '另存为视图…' }).click()
    await dialog(page, '另存为视图').getByRole('textbox', { name: '视图名称' }).fill('放飞已卸')
    await dialog(page, '另存为视图').getByRole('button', { name: '确定' }).click()
    await page.getByText('保存成功').waitFor()
    await page.goto(LIST)
    await page.getByRole('button', { name: '视图' }).click()
    await page.getByRole('menuitem', { name: '放飞已卸' }).click()
    await page.getByText('运输模式：放飞').waitFor()
    await expect.poll(() => new URL(page.url()).searchParams.get('status')).toBe('UNLOADED')
    await page.getByRole('columnheader', { name: '挖机编号' }).waitFor()
  })

  it('shows five thousand rows with few of them in the document', async () => {
    const { page } = clerk
    await page.goto('/chain/business/waybillView?size=5000')
    await page.getByRole('rowheader').first().waitFor()
    await page.getByText('本页合计').first().waitFor()
    const shown = () => page.locator('tbody tr[data-row]').count()
    expect(await shown()).toBeLessThan(200)
    await page.getByRole('gridcell').first().focus()
    await page.keyboard.press('Control+End')
    await page.locator('tbody tr[data-row="4999"]').waitFor()
    expect(await shown()).toBeLessThan(200)
  })

  it('draws every row whole at the speed of a wheel, and again when a rush through thousands has ended', async () => {
    const { page } = clerk
    await page.goto('/chain/business/waybillView?size=5000')
    await page.getByRole('rowheader').first().waitFor()
    await page.getByRole('grid').evaluate((table) => table.parentElement?.scrollTo({ top: 0 }))
    await page.locator('tbody tr[data-row="0"]').waitFor()
    const wheel = await move(page, { step: 50, frames: 60 })
    expect(wheel).toMatchObject({ top: 3000, missing: [], emptyInView: [] })
    expect(wheel.mostRows).toBeLessThan(200)
    const rush = await move(page, { step: 1500, frames: 60 })
    expect(rush.top).toBe(93_000)
    expect(rush.mostRows).toBeLessThan(200)
    const first = Math.ceil(rush.top / 40)
    const row = page.locator(`tbody tr[data-row="${first}"]`)
    await row.and(page.locator(`[aria-rowindex="${first + 2}"]`)).waitFor()
    // The last column but one lies beyond the view; its cells are completed once the rows rest.
    await row.getByRole('gridcell').nth(-2).getByText(/./).first().waitFor()
    expect(await move(page, { step: 0, frames: 2 })).toMatchObject({ missing: [], emptyInView: [] })
  })

  it('moves no row when rows are selected, and selects everything that matches, more than any page holds', async () => {
    const { page } = clerk
    await page.goto(LIST)
    await page.locator('tbody tr[data-row="0"]').getByRole('rowheader').waitFor()
    const told = await page.getByText(/^共 [\d,]+ 条$/).textContent()
    const total = told?.match(/[\d,]+/)?.[0] ?? ''
    expect(Number(total.replace(',', ''))).toBeGreaterThan(5000)
    const first = page.locator('tbody tr[data-row="0"]')
    const before = await first.boundingBox()
    await page.getByRole('checkbox', { name: '选择本页' }).check()
    const bar = page.getByRole('status').filter({ hasText: '已选 20 条' })
    await bar.waitFor()
    expect(await first.boundingBox()).toMatchObject({ y: before?.y })
    await page.getByRole('grid').evaluate((table) => table.parentElement?.scrollTo({ top: 99_999 }))
    const last = await page.locator('tbody tr[data-row="19"]').boundingBox()
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)
    await page.getByRole('button', { name: `选择全部 ${total} 条` }).click()
    await page.getByText(`已选 ${total} 条`).waitFor()
    await page.getByRole('button', { name: '取消选择' }).click()
    await page.getByText(`已选 ${total} 条`).waitFor({ state: 'hidden' })
  })
})

describe('a clerk who edits', () => {
  it('changes what bears no money at once, and takes it back', async () => {
    const { page } = clerk
    const form = await edit(page, one)
    await form.getByRole('textbox', { name: '备注' }).fill('雨天绕行')
    const click = (name: string) => page.getByRole('button', { name }).click()
    await runVerb(page, async () => {
      await form.getByRole('button', { name: '保存' }).click()
      await page.getByText('修改成功').waitFor()
    })
    await runVerb(page, async () => {
      await click('撤销')
      await page.getByText('已撤销').waitFor()
    })
    await rowOf(page, one).getByRole('button', { name: one.no }).click()
    await dialog(page, '查看运单').getByText('雨天绕行').first().waitFor()
  })

  it('is shown what somebody else has changed meanwhile, and chooses', async () => {
    const { page } = clerk
    const form = await edit(page, one)
    await form.getByRole('textbox', { name: '备注' }).fill('我写的')
    const colleague = await clerk.context.newPage()
    const theirs = await edit(colleague, one)
    await theirs.getByRole('textbox', { name: '备注' }).fill('同事写的')
    await theirs.getByRole('textbox', { name: '车队名称' }).fill('另一车队')
    await theirs.getByRole('button', { name: '保存' }).click()
    await colleague.getByText('修改成功').waitFor()
    await colleague.close()

    await form.getByRole('button', { name: '保存' }).click()
    const difference = dialog(page, '内容已被他人修改')
    await difference.getByText('另一车队').waitFor()
    await difference.getByRole('radio', { name: '备注 对方的 同事写的' }).waitFor()
    await difference.getByRole('radio', { name: '备注 我的 我写的' }).check()
    await difference.getByRole('button', { name: '按所选保存' }).click()
    await page.getByText('修改成功').waitFor()
    await rowOf(page, one).getByRole('button', { name: one.no }).click()
    const detail = dialog(page, '查看运单')
    await detail.getByText('另一车队').first().waitFor()
    await detail.getByText('我写的').first().waitFor()
  })

  it('voids one after a question that names it, and takes that back', async () => {
    const { page } = clerk
    await page.goto(`${LIST}?nos=${one.no}`)
    await rowOf(page, one).getByRole('button', { name: '作废' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText(`运单 ${one.no}`).waitFor()
    await question.getByRole('button', { name: '取消' }).and(page.locator(':focus')).waitFor()
    await runVerb(page, async () => {
      await question.getByRole('button', { name: '确定' }).click()
      await page.getByText(`已作废运单 ${one.no}`).waitFor()
    })
    await rowOf(page, one).getByText('已作废').first().waitFor()
    await page.getByRole('button', { name: '撤销' }).click()
    await page.getByText(`已恢复运单 ${one.no}`).waitFor()
    await rowOf(page, one).getByText('已卸车').first().waitFor()
  })

  it('sets the remark of many at once after a preview', async () => {
    const { page } = clerk
    await page.goto(`${LIST}?nos=${one.no},${other.no}`)
    for (const { no } of [one, other]) await page.getByRole('checkbox', { name: `选择${no}` }).check()
    await page.getByRole('button', { name: '批量修改' }).click()
    await page.getByRole('menuitem', { name: '备注' }).click()
    const batch = dialog(page, '批量修改备注')
    await batch.getByRole('textbox', { name: '备注' }).fill('夜间施工')
    await batch.getByRole('button', { name: '预览' }).click()
    await batch.getByRole('button', { name: '确认修改 2 张' }).click()
    await page.getByText('已修改 2 趟').waitFor()
  })
})

describe('a change that bears money', () => {
  it('waits for a reviewer', async () => {
    const { page } = clerk
    const waiting = (count = String.raw`\d+`) => page.getByRole('button', { name: new RegExp(`^待审核\\s*${count}$`) })
    const before = Number((await waiting().textContent())?.replace(/\D/g, ''))
    const form = await edit(page, other)
    await form.getByRole('textbox', { name: '结算单价' }).fill('88')
    await form.getByRole('textbox', { name: '修改原因' }).fill('与车队重新谈定')
    await form.getByRole('button', { name: '保存' }).click()
    await page.getByText('修改已提交审核').waitFor()
    await waiting(String(before + 1)).waitFor()
    await rowOf(page, other).getByRole('button', { name: '审核' }).click()
    const request = dialog(page, `修改申请 ${other.no}`)
    await request.getByText('与车队重新谈定').waitFor()
    await request.getByRole('button', { name: '撤回' }).waitFor()
    expect(await request.getByRole('button', { name: '通过' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('is told in the drawer so that everybody can read it', async () => {
    const { page } = clerk
    await page.goto(`${LIST}?nos=${other.no}`)
    await rowOf(page, other).getByRole('button', { name: other.no }).click()
    const detail = dialog(page, '查看运单')
    await detail.getByRole('deletion').first().waitFor()
    await detail.getByText('改为', { exact: true }).first().waitFor()
    expect(await barriersOf(page)).toEqual([])
  })

  it('is approved by another person, who sees the difference first', async () => {
    const auditor = await openAs(app, AUDITOR)
    const { page } = auditor
    await page.goto('/chain/business/waybillReviews?status=PENDING')
    const request = dialog(page, `修改申请 ${other.no}`)
    await rowOf(page, other).getByRole('rowheader').focus()
    await page.keyboard.press('Enter')
    await request.waitFor()
    expect(auditor.context.pages()).toHaveLength(1)
    await pressEscape(page, request)
    await rowOf(page, other).getByRole('button', { name: '审核' }).click()
    await request.getByRole('row', { name: /结算单价.*88\.00/ }).waitFor()
    await request.getByRole('button', { name: '驳回' }).click()
    await request.getByText('请输入驳回原因').waitFor()
    await request.getByRole('textbox', { name: '审核意见' }).fill('已与车队核对')
    await request.getByRole('button', { name: other.no }).click()
    const waybill = dialog(page, '查看运单')
    await waybill.getByText('与车队重新谈定').first().waitFor()
    await pressEscape(page, waybill)
    expect(await request.getByRole('textbox', { name: '审核意见' }).inputValue()).toBe('已与车队核对')
    await request.getByRole('button', { name: '通过并下一条' }).click()
    await page.getByText('确定审核通过？').waitFor()
    await confirm(page)
    await page.getByText('审核通过，修改已生效').waitFor()
    const next = dialog(page, /^修改申请 /)
    await next.getByRole('button', { name: '通过', exact: true }).waitFor()
    expect(await next.getByText(other.no).count()).toBe(0)
    await pressEscape(page, next)

    await page.goto(`/chain/business/waybillReviews?no=${other.no}`)
    await rowOf(page, other).getByRole('checkbox').check()
    for (const verb of ['通过', '驳回']) {
      const button = page.getByRole('status').getByRole('button', { name: verb })
      expect(await button.getAttribute('aria-disabled')).toBe('true')
    }
    await page.getByRole('main').getByRole('button', { name: '导出', exact: true }).click()
    const selected = page.getByRole('menuitem', { name: '导出选中的1条' })
    expect(await selected.getAttribute('aria-disabled')).not.toBe('true')
    expect(auditor.complaints).toEqual([])
    await auditor.context.close()

    await clerk.page.goto(`${LIST}?nos=${other.no}`)
    await rowOf(clerk.page, other).getByText('88.00').first().waitFor()
  })

  it('left no complaint in the console or on the network', () => {
    expect(clerk.complaints).toEqual([])
  })
})
