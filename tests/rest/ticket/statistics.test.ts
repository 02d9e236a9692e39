import { sql } from '@tufang/server/kernel/sql/sql'
import { TicketPeriod } from '@tufang/server/modules/ticket/enums'
import { newCompany } from '@tufang/tests/company'
import { newTicketEntry } from '@tufang/tests/factories/ticket'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { type Desk, newDesk } from '@tufang/tests/ticket'
import { describe, expect, it } from 'vitest'

const BASE = '/chain/companyticketpurchase'
const [day, month] = [`${BASE}/getDayUseTicketsStatistical`, `${BASE}/getMonthUseTicketsStatistical`]
const at = (text: string): Date => new Date(`${text}+08:00`)

/**
 * Ten tickets collected on the last day of October; trips before and after six in the morning of the first of November.
 */
async function withTickets(): Promise<Desk> {
  const desk = await newDesk()
  const { company, project, site, soil } = desk
  const of = { project, dumpSite: site, soilType: soil }
  await newTicketEntry(company, { ...of, kind: 'COLLECT', quantity: 10, happenedAt: at('2026-10-31T09:00:00') })
  await newWaybills(company, 2, { ...of, isTicket: true, goDatetime: at('2026-11-01T05:59:59') })
  await newWaybills(company, 3, { ...of, isTicket: true, goDatetime: at('2026-11-01T06:00:00') })
  await newWaybills(company, 4, { ...of, isTicket: false, goDatetime: at('2026-11-01T07:00:00') })
  return desk
}

const figures = (early: number, collect: number, use: number, refund: number, left: number) => ({
  earlyRemainingTickets: early,
  collectTickets: collect,
  useTickets: use,
  refundTickets: refund,
  inRemainingTickets: left,
  correctedCollects: collect,
  correctedUses: 0,
  correctedRefunds: refund,
})

describe('statistics of tickets by day and by month', () => {
  it('are rows, the total of each project and the total, as documented', async () => {
    const { company, clerk, project, site, soil } = await withTickets()
    const row = {
      projectInfoId: project.id,
      projectName: project.name,
      garbageId: site.id,
      garbageName: site.name,
      soilType: soil.name,
      garbageType: null,
      monthDetailDate: null,
      isTotalRow: 0,
      isProjectTotalRow: 0,
      companyAuthId: company.id,
    }
    const total = { ...row, dayDetailDate: null, garbageId: null, garbageName: null, soilType: null }
    expect((await clerk.rest('GET', day)).json()).toEqual({
      code: 0,
      msg: null,
      ok: true,
      data: [
        { ...row, dayDetailDate: '2026-10-31', ...figures(0, 10, 2, 0, 8) },
        { ...row, dayDetailDate: '2026-11-01', ...figures(8, 0, 3, 0, 5) },
        { ...total, ...figures(0, 10, 5, 0, 5), isProjectTotalRow: 1 },
        { ...total, ...figures(0, 10, 5, 0, 5), projectInfoId: null, projectName: null, isTotalRow: 1 },
      ],
    })
    const months = (await clerk.rest('GET', month)).json<{ data: object[] }>().data
    expect(months).toMatchObject([
      { monthDetailDate: '2026-10', dayDetailDate: null, ...figures(0, 10, 2, 0, 8) },
      { monthDetailDate: '2026-11', ...figures(8, 0, 3, 0, 5) },
      { isProjectTotalRow: 1 },
      { isTotalRow: 1 },
    ])
  })

  it('are narrowed by every documented parameter', async () => {
    const { clerk, project, site, soil } = await withTickets()
    await rowsOf(sql`update dump_site set garbage_type = '2' where id = ${site.id}`)
    const uses = async (query: Record<string, string>) =>
      (await clerk.rest('GET', day, { query })).json<{ data: { useTickets: number }[] }>().data.at(-1)?.useTickets
    const other = '0192a581-cc00-7ba6-9ea6-5d8066d08a38'
    expect(await uses({ startDate: '2026-11-01', endDate: '2026-11-01' })).toBe(3)
    expect(await uses({ endDate: '2026-10-31' })).toBe(2)
    expect(await uses({ projectInfoIds: `${other},${project.id}` })).toBe(5)
    expect(await uses({ projectInfoIds: other })).toBeUndefined()
    expect(await uses({ garbageIds: site.id })).toBe(5)
    expect(await uses({ garbageIds: other })).toBeUndefined()
    expect(await uses({ soilTypes: soil.name })).toBe(5)
    expect(await uses({ soilTypes: '没有的土' })).toBeUndefined()
    expect(await uses({ garbageType: '2' })).toBe(5)
    expect(await uses({ garbageType: '1' })).toBeUndefined()
  })

  it('are those that show a figure, with what they come to; totals by themselves, or none', async () => {
    const { clerk } = await withTickets()
    const found = async (query: Record<string, string>) =>
      (await clerk.rest('GET', day, { query })).json<{ data: object[] }>().data
    expect(await found({ useTickets: '3' })).toMatchObject([
      { dayDetailDate: '2026-11-01', ...figures(8, 0, 3, 0, 5) },
      { isProjectTotalRow: 1, ...figures(8, 0, 3, 0, 5) },
      { isTotalRow: 1, ...figures(8, 0, 3, 0, 5) },
    ])
    expect(await found({ refundTickets: '0' })).toMatchObject([
      ...[figures(0, 10, 2, 0, 8), figures(8, 0, 3, 0, 5), figures(0, 10, 5, 0, 5), figures(0, 10, 5, 0, 5)],
    ])
    expect(await found({ useTickets: '4' })).toEqual([])
    expect(await found({ isTotalRow: '1' })).toMatchObject([{ isTotalRow: 1, ...figures(0, 10, 5, 0, 5) }])
    expect(await found({ isTotalRow: '0', isProjectTotalRow: '0' })).toHaveLength(2)
    expect(await found({ monthDetailDate: '2026-11' })).toEqual([])
    const page = await clerk.rest('GET', day, { query: { current: '2', size: '1', refundTickets: '0' } })
    expect(page.json()).toMatchObject({
      data: {
        total: 2,
        records: [{ dayDetailDate: '2026-11-01' }],
        statistics: { total: figures(0, 10, 5, 0, 5), projects: [figures(0, 10, 5, 0, 5)] },
      },
    })
  })

  it('refuse what cannot be read, and more rows than a program can be given at once', async () => {
    const { clerk, company, project, site, soil } = await newDesk()
    const bad = async (query: Record<string, string>) => {
      const answer = await clerk.rest('GET', day, { query })
      return [answer.statusCode, answer.json<{ msg: string }>().msg]
    }
    expect(await bad({ startDate: '2026-13-01' })).toEqual([400, '开始日期须为yyyy-MM-dd'])
    expect(await bad({ startDate: '2026-02-02', endDate: '2026-02-01' })).toEqual([400, '开始日期不能晚于结束日期'])
    await rowsOf(sql`
      insert into ticket_entry (company_id, id, kind, quantity, project_id, dump_site_id, soil_type, happened_at, company_change, reason,
        create_id, create_by)
      select ${company.id}, gen_random_uuid(), 'COLLECT', 1, ${project.id}, ${site.id}, ${soil.name}, timestamptz '2000-01-01 12:00+08' + n * interval '1 day',
        0, '更正', ${company.people.管理员.id}, '管理员'
      from generate_series(1, 5001) n`)
    expect((await clerk.rest('GET', day)).json()).toMatchObject({
      code: 1,
      msg: '共有5001行，一次最多5000行，请缩小查询范围',
      errorCode: 'TICKET_ROWS_TOO_MANY',
    })
    const query = { endDate: '2013-09-09' }
    expect((await clerk.rest('GET', day, { query })).json<{ data: object[] }>().data).toHaveLength(5002)
  })

  it('of another company are nobody’s business, and take three statements', async () => {
    const { company, project } = await withTickets()
    const stranger = await (await newCompany()).as('管理员')
    expect((await stranger.rest('GET', day, { query: { projectInfoIds: project.id } })).json()).toMatchObject({
      data: [],
    })
    const { ticketStats } = await services()
    const statements = await statementsOf(() => ticketStats.all(company.actor('只读'), { by: TicketPeriod.DAY }))
    expect(statements.filter((text) => text.includes('ticket_count'))).toHaveLength(3)
  })
})
