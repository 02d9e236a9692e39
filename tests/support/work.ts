import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import type { TestCompany } from './company'
import { type Dig, newTrips, pickOf } from './dig'
import { insertAll, rowsOf } from './rows'
import { uniqueName } from './unique'

/**
 * Trips with tickets and adjustments, tickets booked without trips, records of excavators, and what tickets cost by
 * month: some of it without a price.
 */
export async function newWork(company: TestCompany, dig: Dig, seed: number, count = 80): Promise<void> {
  const pick = pickOf(seed)
  const ids = await newTrips(company, dig, pick, count)
  // Seeds decide on these as on all the rest: the same one has something of each part wherever it is asked for.
  const drawn = ids.map((id) => ({ id, ticket: pick([true, false]), adjusted: pick([-1.25, 0, 0]) }))
  await rowsOf(sql`update waybill w set is_ticket = d.ticket and w.tp_mode = 'FREIGHT', adjust_amt = d.adjusted
    from jsonb_to_recordset(${JSON.stringify(drawn)}::jsonb) as d(id uuid, ticket boolean, adjusted numeric)
    where w.company_id = ${company.id} and w.id = d.id`)
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
      fourEyesOff: status === 'APPROVED' ? false : null,
      shiftType: 'DAY',
      inType: 'DIG',
      scheduleWork: measured ? pick(['33.000', '7.000']) : null,
      unitWork: measured,
      startDatetime: start,
      endDatetime: new Date(start.getTime() + pick([7, 95, 480, 601]) * 60_000),
    }
  })
  await insertAll('excavator_record', records)
  await newEntries(company, dig, pickOf(seed + 1))
}

const ENTRIES = 24
const DAYS = [
  ...[
    '2025-11-09T23:59:00',
    '2025-11-10T00:00:00',
    '2026-01-01T05:59:00',
    '2026-02-28T22:00:00',
    '2026-03-01T02:00:00',
  ],
  ...['2026-03-01T06:00:00', '2026-06-15T12:00:00', '2026-06-16T12:00:00', '2027-02-21T00:00:00'],
]

/**
 * Tickets of the dig that were booked without trips: corrections, and what was given back to the site for money or to
 * the company.
 */
async function newEntries(company: TestCompany, dig: Dig, pick: ReturnType<typeof pickOf>): Promise<void> {
  const base = () => ({
    companyId: company.id,
    id: newId(),
    projectId: dig.project.id,
    dumpSiteId: pick(dig.sites).id,
    soilType: pick(dig.soils).name,
  })
  const clerk = company.people.管理员
  const at = () => new Date(`${pick(DAYS)}+08:00`)
  const refunds = Array.from({ length: ENTRIES / 3 }, () => {
    const goesTo = pick(['SUPPLIER', 'SUPPLIER', 'COMPANY'])
    return {
      ...base(),
      ...{ refundNo: `TP${uniqueName()}`, quantity: pick([1, 3, 10]), goesTo, refundedAt: at(), status: 'APPROVED' },
      price: goesTo === 'SUPPLIER' ? pick(['0.00', '11.25', '30.00']) : null,
      ...{ applyId: clerk.id, applyName: clerk.name, applyDatetime: at(), auditDatetime: at(), fourEyesOff: false },
    }
  })
  await insertAll('ticket_refund', refunds)
  const booked = { createId: clerk.id, createBy: clerk.name }
  const given = refunds.map(({ companyId, projectId, dumpSiteId, soilType, id, quantity, goesTo, refundedAt }) => ({
    ...{ companyId, id: newId(), projectId, dumpSiteId, soilType, kind: 'REFUND', quantity, happenedAt: refundedAt },
    ...{ companyChange: goesTo === 'COMPANY' ? quantity : 0, refundId: id, reason: null, ...booked },
  }))
  const corrected = Array.from({ length: ENTRIES }, () => {
    const [kind, quantity] = [pick(['USE', 'USE', 'COLLECT', 'REFUND']), pick([-2, 1, 7])]
    const companyChange = kind === 'COLLECT' ? -quantity : 0
    return { ...base(), kind, quantity, happenedAt: at(), companyChange, refundId: null, reason: '盘点', ...booked }
  })
  const entries = [...given, ...corrected]
  await insertAll('ticket_entry', entries)
  const places = Map.groupBy(entries, ({ dumpSiteId, soilType }) => `${dumpSiteId} ${soilType}`)
  await insertAll(
    'ticket_stock',
    [...places.values()].flatMap((own) =>
      own.slice(0, 1).map(({ companyId, dumpSiteId, soilType }) => ({
        ...{ companyId, dumpSiteId, soilType },
        quantity: own.reduce((sum, { companyChange }) => sum + companyChange, 0),
      })),
    ),
  )
}
