import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import type { TestCompany } from './company'
import { type Dig, newTrips, pickOf } from './dig'
import { insertAll, rowsOf } from './rows'

/** Trips with tickets and adjustments, records of excavators, and what tickets cost by month: some of it without a price. */
export async function newWork(company: TestCompany, dig: Dig, seed: number, count = 80): Promise<void> {
  const pick = pickOf(seed)
  await newTrips(company, dig, pick, count)
  await rowsOf(sql`update waybill set is_ticket = ('x' || substr(md5(no), 1, 1))::bit(4)::int < 8 and tp_mode = 'FREIGHT',
      adjust_amt = case when substr(md5(no), 2, 1) < '5' then -1.25 else 0 end
    where company_id = ${company.id} and project_id = ${dig.project.id}`)
  const [site] = dig.sites
  const costs = [
    ['2026-01-01', '12.3456'],
    ['2026-03-01', '20.0050'],
  ].flatMap(([month, price]) =>
    dig.soils.slice(0, 1).map((soil) => ({ month, price, dumpSiteId: site?.id, soilType: soil.name })),
  )
  const nothing = { openingQuantity: 0, openingAmount: '0', boughtQuantity: 0, boughtAmount: '0', usedQuantity: 0 }
  const left = {
    refundedQuantity: 0,
    refundedAmount: '0',
    closingQuantity: 0,
    closingAmount: '0',
    costedAt: new Date(),
  }
  await insertAll(
    'ticket_month_cost',
    costs.map((one) => ({ companyId: company.id, ...nothing, ...left, ...one })),
  )
  const STARTS = [
    '2025-11-09T23:30:00',
    '2025-11-10T00:00:00',
    '2026-05-01T08:00:00',
    '2026-05-02T00:00:00',
    '2026-06-15T20:00:00',
  ]
  const records = Array.from({ length: 25 }, () => {
    const start = new Date(`${pick([...STARTS, '2027-02-21T00:00:00'])}+08:00`)
    const measured = pick([null, null, 'TRUCK', 'CUBIC'])
    const status = pick(['APPROVED', 'APPROVED', 'APPROVED', 'SUBMITTED'])
    return {
      companyId: company.id,
      id: newId(),
      projectId: dig.project.id,
      machineId: newId(),
      machineCode: pick([...dig.machineCodes, 'not registered']),
      staffId: newId(),
      staffName: '梁师傅',
      ledgerType: measured ? 'MEASURED' : 'SHIFT',
      auditStatus: status,
      shiftType: 'DAY',
      inType: 'DIG',
      scheduleWork: measured ? pick(['33.000', '7.000']) : null,
      unitWork: measured,
      startDatetime: start,
      endDatetime: new Date(start.getTime() + pick([7, 95, 480, 601]) * 60_000),
    }
  })
  await insertAll('excavator_record', records)
}
