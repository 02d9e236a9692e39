import { sql } from '@tufang/server/kernel/sql/sql'
import { newCompany } from '@tufang/tests/company'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newProject } from '@tufang/tests/factories/project'
import { newSoilType } from '@tufang/tests/factories/soil-type'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import { expect, it } from 'vitest'

const CORRECT = 'mutation ($input: TicketCorrectionInput!) { correctTickets(input: $input) { id } }'
const statsOf = (fields: string) =>
  `query ($by: TicketPeriod!) { ticketStats(by: $by) { records { dayDetailDate monthDetailDate ${fields} } summary { total { ${fields} } } } }`
const FIELDS = 'useTickets correctedUses'
const COMPANY = '{ ticketCompanyStocks { records { used correctedUses } } }'
const ENTRIES = `query ($filter: TicketEntryFilter) { ticketEntries(filter: $filter) { summary { purchased collected used refunded } } }`

const company = await newCompany()
const admin = await company.as('管理员')
const [project, dumpSite, soilType] = [
  await newProject(company),
  await newDumpSite(company),
  await newSoilType(company),
]
const place = { projectInfoId: project.id, garbageId: dumpSite.id, soilType: soilType.name }
const correct = (kind: 'COLLECT' | 'USE' | 'REFUND', quantity: number, at: string) =>
  admin.ask(CORRECT, { input: { ...place, kind, quantity, happenedAt: `${at}+08:00`, reason: '盘点' } })
const haul = (count: number, at: string) =>
  newWaybills(company, count, { project, dumpSite, soilType, isTicket: true, goDatetime: new Date(`${at}+08:00`) })

await haul(3, '2025-03-10T12:00:00')
await haul(1, '2025-04-01T05:59:59')
await correct('USE', 2, '2025-03-11T05:59:59')
await correct('USE', -1, '2025-04-01T05:59:59')
await correct('USE', 4, '2025-04-01T06:00:00')
await correct('COLLECT', 9, '2025-04-01T12:00:00')

it('tells beside the used tickets which of them no trip used, in a statement for rows and one for totals, folded or not', async () => {
  const seen = async (by: 'DAY' | 'MONTH') => {
    const { ticketStats } = await admin.ask<{
      ticketStats: { records: Record<string, string | number | null>[]; summary: { total: object } }
    }>(statsOf(FIELDS), { by })
    expect(ticketStats.summary.total).toEqual({ useTickets: 9, correctedUses: 5 })
    return ticketStats.records.map((row) => [
      row.dayDetailDate ?? row.monthDetailDate,
      row.useTickets,
      row.correctedUses,
    ])
  }
  const days = [
    ['2025-03-10', 5, 2],
    ['2025-03-31', 0, -1],
    ['2025-04-01', 4, 4],
  ]
  const months = [
    ['2025-03', 5, 1],
    ['2025-04', 4, 4],
  ]
  expect([await seen('DAY'), await seen('MONTH')]).toEqual([days, months])
  await rowsOf(sql`select fold_ticket_count(${company.id}, 1000)`)
  expect([await seen('DAY'), await seen('MONTH')]).toEqual([days, months])
  const ask = (fields: string) => statementsOf(() => admin.ask(statsOf(fields), { by: 'DAY' }))
  expect((await ask(FIELDS)).length).toBe((await ask('useTickets')).length + 2)
})

it('tells the same of all that a company used', async () => {
  expect(await admin.ask(COMPANY)).toEqual({ ticketCompanyStocks: { records: [{ used: 9, correctedUses: 5 }] } })
})

it('finds the rows of the ledger that move what the company itself has, or do not', async () => {
  const sums = async (filter: object) =>
    (await admin.ask<{ ticketEntries: { summary: object } }>(ENTRIES, { filter })).ticketEntries.summary
  const none = { purchased: 0, collected: 0, used: 0, refunded: 0 }
  expect(await sums({ movesCompanyStock: true })).toEqual({ ...none, collected: 9 })
  expect(await sums({ movesCompanyStock: false })).toEqual({ ...none, used: 5 })
})
