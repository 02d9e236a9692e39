import { readConfig } from '@tufang/server/config'
import { groundOf, servicesOver } from '@tufang/server/container'
import { sql } from '@tufang/server/kernel/sql/sql'
import { InboxSms } from '@tufang/server/platform/sms/sms'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { newCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { costed, newDig, newDigPhase, newTrips, pickOf } from '@tufang/tests/dig'
import { definedJobs } from '@tufang/tests/jobs'
import { newMember } from '@tufang/tests/limited'
import { messageDocuments, messagesOf } from '@tufang/tests/message'
import { pdfTextOf } from '@tufang/tests/pdf'
import { rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { newWork } from '@tufang/tests/work'
import { beforeEach, describe, expect, it } from 'vitest'

/** A Monday morning. */
const NOW = new Date('2026-06-15T07:00:00+08:00')
const WEEK = '2026-06-15'
const WEEKS = '{ boardReports }'

beforeEach(async () => (await testApp()).clock.set(NOW))

const report = (caller: Caller, week?: string) =>
  caller.rest('GET', `/chain/bi/boardReport${week ? `?week=${week}` : ''}`)
const reportsOf = async (caller: Caller) => (await messagesOf(caller)).filter(({ kind }) => kind === 'BOARD_REPORT')

async function digging() {
  const company = await newCompany()
  const dig = await newDig(company)
  const phase = await newDigPhase(company, dig, { name: '一期', planTransportCost: '88888.80' })
  await newTrips(company, dig, pickOf(5), 40)
  return { company, dig, phase, reader: await company.as('只读') }
}

describe('the weekly report', () => {
  it('is kept once a week for a company that digs, and told to those who look at charts and want it', async () => {
    const { company, dig, phase, reader } = await digging()
    const auditor = await company.as('审核员')
    await auditor.ask(messageDocuments.prefer, { preferences: [{ kind: 'BOARD_REPORT', on: false }] })
    const { boardReports } = await services()
    await boardReports.keepAll()
    const before = await rowsOf(sql`select * from board_report where company_id = ${company.id}`)
    // Later trips and a second run leave a stored report unchanged.
    await newTrips(company, dig, pickOf(6), 40)
    await newDigPhase(company, await newDig(company))
    await boardReports.keepAll()
    expect(await rowsOf(sql`select * from board_report where company_id = ${company.id}`)).toEqual(before)
    expect(before).toHaveLength(1)
    expect(await reportsOf(reader)).toMatchObject([
      { text: `${WEEK}当周的项目周报已做好，可以下载`, link: `/board?report=${WEEK}` },
    ])
    expect(await reportsOf(auditor)).toEqual([])
    expect(await reader.ask(WEEKS)).toEqual({ boardReports: [WEEK] })
    const paper = await pdfTextOf(await report(reader, WEEK))
    for (const text of [
      company.name,
      '项目周报',
      '2026-06-15 至 2026-06-21',
      dig.project.name,
      '一期',
      '88,888.80',
      '第 1 页 / 共 1 页',
    ])
      expect(paper).toContain(text)
    await rowsOf(
      sql`update project_phase set plan_transport_cost = 1 where company_id = ${company.id} and id = ${phase.id}`,
    )
    expect(await pdfTextOf(await report(reader, WEEK))).toBe(paper)
    expect(await pdfTextOf(await report(reader))).not.toBe(paper)
    await rowsOf(sql`delete from message where company_id = ${company.id}`)
  })

  it('says the cost that the board says, and of weeks before it had parts what was kept then', async () => {
    const { company, dig, reader } = await digging()
    await newWork(company, dig, 5, 60)
    await costed()
    await (await services()).boardReports.keepAll()
    const { board } = await reader.ask<{ board: { totals: { figures: { cost: string; machineCost: string } } } }>(
      '{ board { totals { figures { cost machineCost } } } }',
    )
    const { cost, machineCost } = board.totals.figures
    expect(machineCost).not.toBe('0.00')
    expect(await pdfTextOf(await report(reader, WEEK))).toContain(cost.replace(/\B(?=(\d{3})+\.)/g, ','))
    const parts = ['outsideCost', 'insideCost', 'adjustAmt', 'ticketCost', 'ticketAdjustAmt', 'dumpFee', 'machineCost']
    const gone = [...parts, 'unpricedCount', 'unpricedTicketCount', 'unpricedEntryCount', 'unpricedShiftCount']
    await rowsOf(sql`update board_report set figures = jsonb_set(jsonb_set(figures, '{figures}', (figures -> 'figures') - ${gone}::text[] || '{"cost": "4321.00"}'),
        '{phases}', (select jsonb_agg(p - ${gone}::text[]) from jsonb_array_elements(figures -> 'phases') p))
      where company_id = ${company.id}`)
    expect(await pdfTextOf(await report(reader, WEEK))).toContain('4,321.00')
    await rowsOf(sql`delete from message where company_id = ${company.id}`)
  })

  it('is a job of Monday morning', async () => {
    const ground = groundOf({
      config: readConfig({ NODE_ENV: 'test' }),
      database: await testDatabase(),
      sms: new InboxSms(),
    })
    expect(definedJobs(servicesOver(ground), ground).crons.get('board-reports')).toBe('0 7 * * 1')
  })

  it('is none for a company that digs nothing', async () => {
    const company = await newCompany()
    await newDigPhase(company, await newDig(company), { fromDay: '2025-01-01', toDay: '2025-02-01' })
    const reader = await company.as('只读')
    await (await services()).boardReports.keepAll()
    expect(await reader.ask(WEEKS)).toEqual({ boardReports: [] })
    expect(await reportsOf(reader)).toEqual([])
    expect((await report(reader, WEEK)).json()).toMatchObject({ code: 1 })
  })

  it('says of the projects that somebody sees, in his own company, and of Mondays', async () => {
    const { company, dig } = await digging()
    const other = await newDig(company)
    await newDigPhase(company, other)
    await (await services()).boardReports.keepAll()
    const member = await newMember(company)
    await member.limitTo([other.project.id])
    const paper = await pdfTextOf(await report(member.caller, WEEK))
    expect([paper.includes(other.project.name), paper.includes(dig.project.name)]).toEqual([true, false])
    const stranger = await (await newCompany()).as('管理员')
    expect((await report(stranger, WEEK)).json()).toMatchObject({ code: 1 })
    for (const week of ['2026-06-16', '2026-13-01', 'x'])
      expect((await report(member.caller, week)).json()).toMatchObject({
        code: 1,
        msg: expect.stringContaining('周一'),
      })
    await rowsOf(sql`delete from message where company_id = ${company.id}`)
  })
})
