import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newProject } from '@tufang/tests/factories/project'
import { newTicketEntry } from '@tufang/tests/factories/ticket'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { newDesk } from '@tufang/tests/ticket'
import { describe, expect, it } from 'vitest'
import { done, rowsOfFile, start } from '../export/export-task'

const fields = `dayDetailDate monthDetailDate projectInfoId projectName garbageName soilType earlyRemainingTickets collectTickets useTickets
  refundTickets inRemainingTickets isShort isTotalRow isProjectTotalRow`
const STATS = `query ($by: TicketPeriod!, $filter: TicketStatFilter) { ticketStats(by: $by, filter: $filter, page: { current: 1, size: 1000 }) {
  records { ${fields} } summary { projects { ${fields} } total { ${fields} } } } }`

interface Stats {
  records: Stat[]
  summary: { projects: Stat[]; total: Stat }
}
interface Stat extends Record<string, string | number | boolean | null> {
  dayDetailDate: string | null
  monthDetailDate: string | null
  projectInfoId: string | null
}
const at = (text: string): Date => new Date(`2026-${text}+08:00`)
const COLUMNS = [
  'projectName',
  'garbageName',
  'soilType',
  'earlyRemainingTickets',
  'collectTickets',
  'useTickets',
] as const
const MORE = ['refundTickets', 'inRemainingTickets', 'isShort'] as const

/**
 * Two projects, two sites, and moments on both sides of 06:00 on the first of November; one project is short of
 * tickets.
 */
async function withTickets() {
  const desk = await newDesk()
  const { company, project, site, soil } = desk
  const [other, second] = [await newProject(company), await newDumpSite(company)]
  const of = { project, dumpSite: site, soilType: soil }
  const book = (kind: 'COLLECT' | 'REFUND' | 'USE', quantity: number, time: string, more: object = {}) =>
    newTicketEntry(company, { ...of, ...more, kind, quantity, happenedAt: at(time) })
  await book('COLLECT', 10, '10-30T09:00:00')
  await book('REFUND', 2, '10-31T09:00:00')
  await book('USE', 1, '10-31T10:00:00')
  await book('COLLECT', 3, '10-31T09:00:00', { project: other, dumpSite: second })
  const leave = (count: number, time: string, more: object = {}) =>
    newWaybills(company, count, { ...of, ...more, isTicket: true, goDatetime: at(time) })
  await leave(2, '11-01T05:59:59')
  await leave(4, '11-01T06:00:00')
  await leave(3, '11-02T12:00:00')
  await leave(1, '11-03T12:00:00', { project: other, dumpSite: second })
  await leave(5, '11-03T12:00:00', { status: 'VOID' })
  return desk
}

describe.each([
  ['DAY', 'TICKET_DAY_STATS', 'dayDetailDate'],
  ['MONTH', 'TICKET_MONTH_STATS', 'monthDetailDate'],
] as const)('the statistics by %s as a spreadsheet', (by, list, date) => {
  it.each([{}, { startDate: '2026-10-31', endDate: '2026-11-02' }])(
    'are the rows of the page, with every total: %j',
    async (filter) => {
      const { clerk, company } = await withTickets()
      const { ticketStats } = await clerk.ask<{ ticketStats: Stats }>(STATS, { by, filter })
      const { records, summary } = ticketStats
      expect(summary.projects).toHaveLength(2)
      // Rows of each project followed by its total, and the grand total at the end.
      const expected = summary.projects.flatMap((total) => [
        ...records.filter(({ projectInfoId }) => projectInfoId === total.projectInfoId),
        total,
      ])
      expect(expected).toHaveLength(records.length + 2)
      const keys = [date, ...COLUMNS, ...MORE]
      const columns = keys.map((key) => ({ key, title: key }))
      const task = await start(clerk, { list, columns, filter })
      expect(await done(clerk, company, task)).toMatchObject({ status: 'DONE', error: null })
      const [head, ...rows] = await rowsOfFile(clerk, task)
      expect(head).toEqual(keys)
      const shown = (value: unknown): unknown => (value === true ? '是' : value === false ? '否' : (value ?? undefined))
      const rowOf = (stat: Stat) => [
        shown(stat.isTotalRow ? '合计' : stat.isProjectTotalRow ? '小计' : stat[date]),
        ...[...COLUMNS, ...MORE].map((key) => shown(stat[key])),
      ]
      expect(rows.map((row) => keys.map((_, place) => row[place]))).toEqual([...expected, summary.total].map(rowOf))
    },
  )
})
