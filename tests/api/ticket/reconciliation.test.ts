import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { hostileFiles } from '@tufang/tests/hostile-files'
import { pdfTextOf } from '@tufang/tests/pdf'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import { answerOf, historyOf, logged, newDesk } from '@tufang/tests/ticket'
import {
  reconciliationDocuments as documents,
  HEADINGS,
  listOf,
  newTrip,
  type Reconciliation,
  reconciliationInput,
  rowsIn,
  sixKinds,
  startReconciliation,
} from '@tufang/tests/ticket-reconciliation'
import { workbook } from '@tufang/tests/workbook'
import { describe, expect, it } from 'vitest'

const started = async () => {
  const desk = await newDesk()
  const rows = await sixKinds(desk)
  return { desk, rows, one: await startReconciliation(desk, rows) }
}
const reason = '已核实'

describe('a list of a dump site', () => {
  it('is held against the trips with a ticket, each difference by its name', async () => {
    const { desk, one } = await started()
    expect(one).toMatchObject({
      reconcileNo: expect.stringMatching(/^DZ\d{8}0001$/),
      status: 'OPEN',
      siteCount: 8,
      ourCount: 7,
      sameCount: 1,
      differCount: 5,
      siteOnlyCount: 2,
      oursOnlyCount: 1,
      unresolvedCount: 8,
      allowedActions: ['resolve', 'rematch', 'void'],
    })
    const rows = await rowsIn(desk.clerk, one.id)
    expect(rows.map(({ line, verdict, differences }) => [line, verdict, ...differences])).toEqual([
      [2, 'SAME'],
      [3, 'DIFFER', 'PLATE'],
      [4, 'DIFFER', 'TIME'],
      [5, 'DIFFER', 'SOIL'],
      [6, 'DIFFER', 'TICKET_NO'],
      [7, 'SITE_ONLY'],
      [8, 'DIFFER', 'DOUBLE_SITE'],
      [9, 'SITE_ONLY', 'DOUBLE_SITE'],
      [null, 'OURS_ONLY'],
    ])
    expect(await rowsIn(desk.clerk, one.id, { verdict: ['SITE_ONLY'] })).toHaveLength(2)
    expect(await rowsIn(desk.clerk, one.id, { resolved: false })).toHaveLength(8)
    expect(await logged(desk)).toEqual(['ticketReconciliation.start'])
  })

  it('knows the ticket day and the trips just outside of it', async () => {
    const desk = await newDesk()
    await newTrip(desk, { no: null, plate: '粤B1', at: '05:50:00' })
    await newTrip(desk, { no: null, plate: '粤B2', at: '05:50:00' })
    const one = await startReconciliation(desk, [['', '粤B1', '2026-01-05 06:10:00', '', '']])
    expect(one).toMatchObject({ sameCount: 1, ourCount: 0, oursOnlyCount: 0 })
  })

  it('is started once by one key', async () => {
    const desk = await newDesk()
    const asked = { input: reconciliationInput(desk, listOf(await sixKinds(desk))), key: newId() }
    const once = await answerOf(desk.clerk, documents.start, asked)
    expect(await answerOf(desk.clerk, documents.start, asked)).toEqual(once)
    expect(await answerOf(desk.clerk, documents.list, {})).toMatchObject({ total: 1 })
  })

  it('is refused where it cannot be read, cell by cell', async () => {
    const desk = await newDesk()
    const told = async (content: string, more: object = {}) =>
      (await desk.clerk.gql(documents.start, { input: reconciliationInput(desk, content, more) })).errors[0]?.message
    const good = listOf([['1', '粤B1', '2026-01-05 08:00:00', '', '']])
    expect(await told(listOf([['1', '', '昨天', '', 'x']]))).toBe(
      'C2“昨天”不是有效的时间，请写成2026-01-02 03:04:05；E2须为数字，最多3位小数；B2请填写车牌',
    )
    expect(
      await told(
        workbook([
          ['票号', '车牌'],
          ['1', '2'],
        ]).toString('base64'),
      ),
    ).toBe('缺少必填列：时间')
    expect(await told('no base64!')).toBe('文件内容须为Base64')
    expect(await told(good, { endDate: '2026-01-04' })).toBe('开始票日不能晚于结束票日')
    expect(await told(good, { endDate: '2026-12-04' })).toBe('一次最多核对93天')
    expect(await told(good, { toleranceMinutes: 241 })).toBe('时间允许误差须为0到240的整数')
    expect(await told(good, { garbageId: newId() })).toBe('渣土场不存在')
    const row = ['1', '粤B1', '2026-01-05 08:00:00']
    const many = workbook([HEADINGS.slice(0, 3), ...Array.from({ length: 10_001 }, () => row)])
    expect(await told(many.toString('base64'))).toBe('有10,001行数据，一次最多核对10,000行，请拆分后上传')
  })

  it('is refused as a file where it is none or more than it seems', async () => {
    const desk = await newDesk()
    for (const [what, make, message] of hostileFiles) {
      const content = make([HEADINGS, ['1', '粤B1', '2026-01-05 08:00:00', '', '']])
      if (content.byteLength === 0 || content.byteLength > 3_000_000) continue
      const input = reconciliationInput(desk, content.toString('base64'))
      const { errors } = await desk.clerk.gql(documents.start, { input })
      expect(errors[0], what).toMatchObject({ message, extensions: { code: 'INVALID_INPUT' } })
    }
    expect(await answerOf(desk.clerk, documents.list, {})).toMatchObject({ total: 0 })
  })

  it('may have ten thousand rows', async () => {
    const desk = await newDesk()
    const { company, project, site, soil } = desk
    const goDatetime = new Date('2026-01-05T08:00:00+08:00')
    await newWaybills(company, 2000, { project, dumpSite: site, soilType: soil, isTicket: true, goDatetime })
    const list = Array.from({ length: 10_000 }, (_, at) => [`T${at}`, '粤B1', '2026-01-05 08:00:00', '', ''])
    const statements = await statementsOf(async () => {
      expect(await startReconciliation(desk, list)).toMatchObject({ siteCount: 10_000, ourCount: 2000 })
    })
    expect(statements.filter((text) => text.includes('published_waybill'))).toHaveLength(1)
    expect(statements.filter((text) => text.includes('insert into ticket_reconciliation_row'))).toHaveLength(6)
  })
})

describe('what differs', () => {
  it('is decided with a reason until nothing is left, then settled', async () => {
    const { desk, one } = await started()
    const open = (await rowsIn(desk.clerk, one.id, { resolved: false })).map(({ id }) => id)
    const settle = (version: number) => desk.clerk.code(documents.settle, { id: one.id, version })
    expect(await settle(one.version)).toBe('TICKETS_UNRESOLVED')
    const all = (await rowsIn(desk.clerk, one.id)).map(({ id }) => id)
    expect(await desk.clerk.code(documents.resolve, { ids: all, resolution: 'KEEP_OURS', reason })).toBe(
      'INVALID_INPUT',
    )
    expect(await desk.clerk.code(documents.resolve, { ids: open, resolution: 'KEEP_OURS', reason: ' ' })).toBe(
      'INVALID_INPUT',
    )
    const some = { ids: open.slice(0, 3), resolution: 'ACCEPT_SITE', reason, key: newId() }
    const first = await answerOf<Reconciliation>(desk.clerk, documents.resolve, some)
    expect(first.unresolvedCount).toBe(5)
    expect(await answerOf(desk.clerk, documents.resolve, some)).toEqual(first)
    const last = await answerOf<Reconciliation>(desk.clerk, documents.resolve, {
      ids: open.slice(3),
      resolution: 'BOTH_WRONG',
      reason,
    })
    expect(last).toMatchObject({ unresolvedCount: 0, allowedActions: ['resolve', 'rematch', 'settle', 'void'] })
    expect(await settle(one.version)).toBe('STALE')
    const settled = await answerOf(desk.clerk, documents.settle, { id: one.id, version: last.version })
    expect(settled).toMatchObject({ status: 'SETTLED', allowedActions: ['void'] })
    expect(await desk.clerk.code(documents.resolve, { ids: open, resolution: 'KEEP_OURS', reason })).toBe(
      'MOVE_NOT_ALLOWED',
    )
    expect(await historyOf(desk, one.id)).toEqual([{ field: 'status', before: 'OPEN', after: 'SETTLED', reason: null }])
    const voided = await answerOf(desk.clerk, documents.void, { id: one.id, reason: '重做' })
    expect(voided).toMatchObject({ status: 'VOIDED', allowedActions: [] })
  })

  it('stays decided when trips were corrected and it is matched again, where nothing changed', async () => {
    const { desk, one } = await started()
    const before = await rowsIn(desk.clerk, one.id, { resolved: false })
    const ids = before.map(({ id }) => id)
    await answerOf(desk.clerk, documents.resolve, { ids, resolution: 'KEEP_OURS', reason })
    await rowsOf(
      sql`update waybill set truck_code = '粤B99999' where company_id = ${desk.company.id} and ticket_no = '002'`,
    )
    await rowsOf(
      sql`update waybill set truck_code = '粤B77777' where company_id = ${desk.company.id} and ticket_no = '003'`,
    )
    expect(await answerOf(desk.clerk, documents.rematch, { id: one.id })).toMatchObject({
      sameCount: 2,
      differCount: 4,
      unresolvedCount: 1,
    })
    const after = await rowsIn(desk.clerk, one.id)
    expect(after.filter(({ resolution }) => resolution === 'KEEP_OURS')).toHaveLength(6)
    expect(after.find(({ line }) => line === 4)).toMatchObject({ differences: ['PLATE', 'TIME'], resolution: null })
    expect(after.filter(({ id }) => ids.includes(id))).toHaveLength(6)
  })

  it('is printed for both to sign', async () => {
    const { desk, one } = await started()
    const [row] = await rowsIn(desk.clerk, one.id, { verdict: ['OURS_ONLY'] })
    await answerOf(desk.clerk, documents.resolve, { ids: [row?.id], resolution: 'KEEP_OURS', reason: '补签单' })
    const answer = await desk.clerk.rest('GET', one.statementUrl)
    const text = await pdfTextOf(answer)
    for (const part of [
      ...[
        '渣土场对账单',
        one.reconcileNo,
        desk.site.name,
        '2026-01-05',
        '车牌不同',
        '土质不同',
        '票号不同',
        '仅渣土场有',
      ],
      ...[
        '仅我方有',
        '渣土场票号重复',
        '以我方为准',
        '补签单',
        '未处理',
        '甲方',
        `乙方：${desk.site.name}`,
        '签字（盖章）',
      ],
      '第 1 页 / 共',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('已作废')
    await answerOf(desk.clerk, documents.void, { id: one.id, reason: '重做' })
    const again = await desk.clerk.rest('GET', one.statementUrl)
    expect(await pdfTextOf(again)).toContain('已作废')
  })

  it('comes with a sheet to fill in that can be read', async () => {
    const desk = await newDesk()
    const answer = await desk.clerk.rest('GET', '/chain/companyticket/reconciliation/template')
    const content = answer.rawPayload.toString('base64')
    const { errors } = await desk.clerk.gql(documents.start, { input: reconciliationInput(desk, content) })
    expect(errors[0]?.message).toBe('表头下面没有数据')
  })
})

it('is for those who may, in their own company', async () => {
  const { desk, rows, one } = await started()
  const [reader, other] = [await desk.company.as('只读'), await newDesk()]
  const ids = (await rowsIn(reader, one.id, { resolved: false })).map(({ id }) => id)
  expect(ids).toHaveLength(8)
  expect(await reader.code(documents.start, { input: reconciliationInput(desk, listOf(rows)) })).toBe('FORBIDDEN')
  for (const caller of [reader, other.clerk]) {
    const code = caller === reader ? 'FORBIDDEN' : 'NOT_FOUND'
    expect(await caller.code(documents.resolve, { ids, resolution: 'KEEP_OURS', reason })).toBe(code)
    expect(await caller.code(documents.rematch, { id: one.id })).toBe(code)
    expect(await caller.code(documents.settle, { id: one.id, version: 1 })).toBe(code)
    expect(await caller.code(documents.void, { id: one.id, reason })).toBe(code)
  }
  expect(await other.clerk.ask(documents.one, { id: one.id })).toEqual({ ticketReconciliation: null })
  expect(await rowsIn(other.clerk, one.id)).toEqual([])
  expect((await other.clerk.rest('GET', one.statementUrl)).json()).toMatchObject({ errorCode: 'NOT_FOUND' })
})

it('reads a page in as many statements whatever its length', async () => {
  const { desk, one } = await started()
  const sent = await statementsOf(() => rowsIn(desk.clerk, one.id))
  expect(sent.filter((text) => text.includes('ticket_reconciliation_row'))).toHaveLength(1)
})
