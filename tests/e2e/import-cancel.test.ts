import { firstRow, sql } from '@tufang/server/kernel/sql/sql'
import { runnerOf } from '@tufang/tests/waybill-import'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { utils, write } from 'xlsx'
import { barriersOf } from './barriers'
import type { Watched } from './browser'
import { type DemoApp, demoApp } from './demo-app'
import { openAs } from './sign-in'

/** Company C, so that the figures of other stories do not change. */
const ADMIN = '13800000004'
const ROWS = 300
/** Number of rows in one piece of the job. */
const PIECE = 100
const NUMBER = `QX${Date.now()}`
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

let app: DemoApp
let admin: Watched

beforeAll(async () => {
  app = await demoApp()
  admin = await openAs(app, ADMIN)
})

/** Many correct trips of one truck. */
async function sheet(): Promise<Buffer> {
  const ground = await firstRow<{ project: string; soil: string; plate: string }>(
    app.database.em.fork(),
    sql`select p.name as project, (select s.name from soil_type s where s.company_id = m.company_id order by s.id limit 1) as soil,
          (select t.plate from truck t where t.company_id = m.company_id order by t.id limit 1) as plate
        from app_user u join membership m on m.user_id = u.id join project p on p.company_id = m.company_id and p.enabled
        where u.mobile = ${ADMIN} order by p.id limit 1`,
  )
  if (!ground) throw new Error('the demo has nothing to import for')
  const heads = ['运单号', '项目名称', '车牌号', '运输模式', '出场土质', '数量', '计量单位', '出场时间']
  const trips = Array.from({ length: ROWS }, (_, at) => [
    ...[`${NUMBER}${at}`, ground.project, ground.plate, '放飞', ground.soil, '1', '车'],
    new Date(Date.UTC(2026, 0, 5) + at * 1000).toISOString().slice(0, 19).replace('T', ' '),
  ])
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([heads, ...trips]))
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true })
}

/** Job of the shown import, run by the test so that it can be held: every piece but the first waits for a signal. */
async function job(page: Page, goOn: Promise<void>): Promise<void> {
  const id = new URL(page.url()).searchParams.get('import') ?? ''
  const task = await firstRow<{ companyId: string }>(
    app.database.em.fork(),
    sql`select company_id as "companyId" from waybill_import where id = ${id} and status = 'QUEUED'`,
  )
  if (!task) throw new Error('no import waits')
  let pieces = 0
  const runner = await runnerOf(PIECE, (run) => async (actor, options, work) => {
    if (++pieces > 1) await goOn
    return run(actor, options, work)
  })
  await runner.work({ companyId: task.companyId, id })
}

const imported = async () =>
  (
    await firstRow<{ count: number }>(
      app.database.em.fork(),
      sql`select count(*)::int as count from waybill where no like ${`${NUMBER}%`}`,
    )
  )?.count

describe('an import that is running', () => {
  it('is cancelled between two pieces, says where it stopped, and keeps what is in', async () => {
    const { page } = admin
    await page.goto('/thirdImport')
    await page.locator('input[type=file]').setInputFiles({ name: '一天.xlsx', mimeType: XLSX, buffer: await sheet() })
    await page.getByRole('button', { name: '导入 300 行' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
    const bar = page.getByRole('progressbar', { name: '一天.xlsx' })
    await bar.waitFor()
    const goOn = Promise.withResolvers<void>()
    const done = job(page, goOn.promise)
    await page.getByText('已导入 100 / 300 行（33%）').waitFor()
    expect(await barriersOf(page)).toEqual([])
    await page.getByRole('button', { name: '取消导入' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText('取消导入？已导入的运单会保留，之后可以继续导入剩余的行。').waitFor()
    await question.getByRole('button', { name: '取消导入' }).click()
    await page.getByRole('main').getByText('已取消', { exact: true }).waitFor()
    await page.getByText('已导入 100 / 300 行', { exact: true }).waitFor()
    goOn.resolve()
    await done
    expect(await imported()).toBe(PIECE)
    expect(await barriersOf(page)).toEqual([])
  })

  it('goes on with the rest where it stopped, and makes no row twice', async () => {
    const { page } = admin
    await page.getByRole('button', { name: /^继续导入/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
    await page.getByRole('progressbar', { name: '一天.xlsx' }).waitFor()
    await job(page, Promise.resolve())
    await page.getByRole('main').getByText('已完成', { exact: true }).waitFor()
    expect(await imported()).toBe(ROWS)
    expect(admin.complaints).toEqual([])
  })
})
