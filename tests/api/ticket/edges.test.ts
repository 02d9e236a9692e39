import { sql } from '@tufang/server/kernel/sql/sql'
import type { Caller } from '@tufang/tests/caller'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newDriver } from '@tufang/tests/factories/driver'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import { answerOf, applyForRefund, buy, collect, correct, newDesk, ticketDocuments } from '@tufang/tests/ticket'
import { sixKinds, startReconciliation } from '@tufang/tests/ticket-reconciliation'
import { describe, expect, it } from 'vitest'

/** Edges, each with its list, the id, its name and its fields. */
const edges: [list: string, id: string, edge: string, fields: string][] = [
  ['ticketPurchases', 'garbageId', 'dumpSite', 'id'],
  ['ticketCollections', 'projectInfoId', 'project', 'id'],
  ['ticketCollections', 'garbageId', 'dumpSite', 'id'],
  ['ticketCollections', 'driverId', 'driver', 'id'],
  ['ticketRefunds', 'projectInfoId', 'project', 'id'],
  ['ticketRefunds', 'garbageId', 'dumpSite', 'id'],
  ['ticketRefunds', 'driverId', 'driver', 'id'],
  ['ticketEntries', 'projectInfoId', 'project', 'id'],
  ['ticketEntries', 'garbageId', 'dumpSite', 'id'],
  ['ticketEntries', 'driverId', 'driver', 'id'],
  ['ticketEntries', 'purchaseId', 'purchase', 'id purchaseNo allowedActions'],
  ['ticketEntries', 'collectionId', 'collection', 'id collectNo allowedActions'],
  ['ticketEntries', 'refundId', 'refund', 'id refundNo allowedActions'],
  ['ticketStocks', 'projectInfoId', 'project', 'id'],
  ['ticketStocks', 'garbageId', 'dumpSite', 'id'],
  ['ticketCompanyStocks', 'garbageId', 'dumpSite', 'id'],
  ['ticketDriverStocks', 'driverId', 'driver', 'id'],
  ['ticketDriverStocks', 'projectInfoId', 'project', 'id'],
  ['ticketDriverStocks', 'garbageId', 'dumpSite', 'id'],
  ['ticketMonthCosts', 'garbageId', 'dumpSite', 'id'],
  ['ticketStats', 'projectInfoId', 'project', 'id'],
  ['ticketStats', 'garbageId', 'dumpSite', 'id'],
  ['ticketReconciliations', 'garbageId', 'dumpSite', 'id'],
  ['ticketReconciliationRows', 'reconciliationId', 'reconciliation', 'id allowedActions'],
  ['ticketReconciliationRows', 'waybillId', 'waybill', 'id no allowedActions'],
]

/** Company with several rows of each kind. */
async function booked() {
  const desk = await newDesk()
  const captain = await newCaptain(desk.company)
  for (const driver of [await newDriver(desk.company, { captain }), await newDriver(desk.company, { captain })]) {
    await buy(desk, 20)
    await collect(desk, 10, { driverId: driver.id })
    const { id } = await applyForRefund(desk, 1, { driverId: driver.id })
    await answerOf(desk.clerk, ticketDocuments.audit, { id, approve: true })
  }
  await correct(desk, 'USE', 1)
  await startReconciliation(desk, await sixKinds(desk))
  return { ...desk, captain }
}

type Row = Record<string, string | null | { id: string }>
const page = (list: string, fields: string): string => `{ ${list}(page: { size: 500 }) { records { ${fields} } } }`
const read = (caller: Caller, document: string): Promise<string[]> => statementsOf(() => caller.ask(document))

describe('what stands beside an id of tickets', () => {
  const desk = booked()

  it.each(edges)(
    'is read in one statement for all rows, and is what the id names: %s %s',
    async (list, id, edge, fields) => {
      const { clerk } = await desk
      const wide = page(list, `${id} ${edge} { ${fields} }`)
      expect(await read(clerk, wide)).toHaveLength((await read(clerk, page(list, id))).length + 1)
      const { records } = await answerOf<{ records: Row[] }>(clerk, wide, {})
      const named = records.filter((row) => row[id] !== null)
      expect(named.length).toBeGreaterThan(0)
      for (const row of records)
        expect(row[edge]).toEqual(row[id] === null ? null : expect.objectContaining({ id: row[id] }))
      // The edge works without its id in the query: the id is read for it.
      const alone = await answerOf<{ records: Row[] }>(clerk, page(list, `${edge} { id }`), {})
      expect(alone.records.filter((row) => row[edge] !== null)).toHaveLength(named.length)
    },
  )

  it('is there of stocks that forms choose from, and tells of a driver whose he is', async () => {
    const { clerk, site, captain } = await desk
    const form = await clerk.ask('{ ticketForm { stocks { garbageId dumpSite { id name code garbageType } } } }')
    expect(form).toMatchObject({ ticketForm: { stocks: [{ garbageId: site.id, dumpSite: { name: site.name } }] } })
    const { records } = await answerOf<{ records: object[] }>(
      clerk,
      page('ticketDriverStocks', 'driverName driver { name captainName mobile isOpenWallet }'),
      {},
    )
    for (const row of records) expect(row).toMatchObject({ driver: { captainName: captain.name, isOpenWallet: false } })
  })

  it('is nothing for who may not look at it', async () => {
    const { company } = await desk
    await rowsOf(
      sql`update role set permissions = array['chain:companyticket:get'] where company_id = ${company.id} and name = '只读'`,
    )
    const reader = await company.as('只读')
    const { records } = await answerOf<{ records: Row[] }>(
      reader,
      page('ticketReconciliationRows', 'waybillId waybill { id } reconciliation { id }'),
      {},
    )
    expect(records.map(({ waybill }) => waybill)).toEqual(records.map(() => null))
    expect(records.every(({ reconciliation }) => reconciliation !== null)).toBe(true)
  })
})
