import { newId } from '@tufang/server/kernel/values/id'
import type { Caller } from '@tufang/tests/caller'
import { newFilledCompany } from '@tufang/tests/filled-company'
import { newMember } from '@tufang/tests/limited'
import { statementsOf } from '@tufang/tests/queries'
import { describe, expect, it } from 'vitest'

/** Query that finds a record of each type, with the type's name. */
const LISTS: Record<string, [type: string, query: string]> = {
  WAYBILL: ['Waybill', 'waybills(page: { size: 3 }) { records { id } }'],
  CARD: ['Card', 'cards(page: { size: 3 }) { records { id } }'],
  RECEIPT: ['Receipt', 'receipts(page: { size: 3 }) { records { id } }'],
  SETTLEMENT: ['Settlement', 'settlements(page: { size: 3 }) { records { id } }'],
  PAYMENT: ['Payment', 'payments(page: { size: 3 }) { records { id } }'],
  INVOICE: ['Invoice', 'invoices(page: { size: 3 }) { records { id } }'],
  PROJECT: ['Project', 'projects { id }'],
  DUMP_SITE: ['DumpSite', 'sites(page: { size: 3 }) { records { id } }'],
  CAPTAIN: ['Captain', 'captains(page: { size: 3 }) { records { id } }'],
  DRIVER: ['Driver', 'drivers(page: { size: 3 }) { records { id } }'],
  TRUCK: ['Truck', 'trucks(page: { size: 3 }) { records { id } }'],
  MACHINE: ['Machine', 'machines(page: { size: 3 }) { records { id } }'],
  SOIL: ['Soil', 'soils(page: { size: 3 }) { records { id } }'],
  PROJECT_PHASE: ['ProjectPhase', 'projectPhases(page: { size: 3 }) { records { id } }'],
  PAYEE: ['Payee', 'basePayees(page: { size: 3 }) { records { id } }'],
  PUNCH: ['Punch', 'punches(page: { size: 3 }) { records { id } }'],
  TICKET_PURCHASE: ['TicketPurchase', 'ticketPurchases(page: { size: 3 }) { records { id } }'],
  TICKET_COLLECTION: ['TicketCollection', 'ticketCollections(page: { size: 3 }) { records { id } }'],
  TICKET_REFUND: ['TicketRefund', 'ticketRefunds(page: { size: 3 }) { records { id } }'],
  TICKET_RECONCILIATION: ['TicketReconciliation', 'ticketReconciliations(page: { size: 3 }) { records { id } }'],
}

interface Node {
  __typename: string
  id: string
}

const [{ company, clerk, captain }, { clerk: stranger }] = [await newFilledCompany(), await newFilledCompany()]
const nobody = (await newMember(company, ['chain:role:get'])).caller

const idsIn = async (caller: Caller, query: string): Promise<string[]> => {
  const { found } = await caller.ask<{ found: { id: string }[] | { records: { id: string }[] } }>(`{ found: ${query} }`)
  return (Array.isArray(found) ? found : found.records).slice(0, 3).map(({ id }) => id)
}
const nodeOf = async (caller: Caller, type: string, id: string): Promise<Node | null> =>
  (
    await caller.ask<{ node: Node | null }>(
      'query ($type: NodeType!, $id: ID!) { node(type: $type, id: $id) { __typename id } }',
      {
        type,
        id,
      },
    )
  ).node
const nodesOf = async (caller: Caller, type: string, ids: string[], more = ''): Promise<(Node | null)[]> =>
  (
    await caller.ask<{ nodes: (Node | null)[] }>(
      `query ($type: NodeType!, $ids: [ID!]!) { nodes(type: $type, ids: $ids) { __typename id ${more} } }`,
      { type, ids },
    )
  ).nodes

describe('a record by its type and its id', () => {
  it('is of every type that there is', async () => {
    const { type } = await clerk.ask<{ type: { enumValues: { name: string }[] } }>(
      '{ type: __type(name: "NodeType") { enumValues { name } } }',
    )
    expect(type.enumValues.map(({ name }) => name).toSorted()).toEqual(Object.keys(LISTS).toSorted())
  })

  it.each(Object.entries(LISTS))('is found where it is seen, and nowhere else: %s', async (type, [name, query]) => {
    const ids = await idsIn(clerk, query)
    const [id = ''] = ids
    expect(ids).not.toEqual([])
    expect(await nodeOf(clerk, type, id)).toEqual({ __typename: name, id })
    expect(await nodesOf(clerk, type, ids)).toEqual(ids.map((one) => ({ __typename: name, id: one })))
    expect(await nodesOf(stranger, type, ids)).toEqual(ids.map(() => null))
    const other = type === 'WAYBILL' ? 'CARD' : 'WAYBILL'
    expect(await nodeOf(clerk, other, id)).toBeNull()
  })

  it('is null for people who may not look at it, and for what is no id', async () => {
    for (const type of [
      'WAYBILL',
      'SETTLEMENT',
      'CARD',
      'RECEIPT',
      'PAYMENT',
      'TRUCK',
      'PROJECT_PHASE',
      'PAYEE',
      'TICKET_PURCHASE',
    ]) {
      const ids = await idsIn(clerk, LISTS[type]?.[1] ?? '')
      expect(await nodesOf(nobody, type, [...ids, 'x', newId()])).toEqual([...ids, 'x', 'y'].map(() => null))
    }
  })

  it('is to a captain what is his own', async () => {
    const own = await idsIn(captain, 'waybills(page: { size: 3 }) { records { id } }')
    const all = await idsIn(clerk, 'waybills(page: { size: 500 }) { records { id } }')
    const others = all.filter((id) => !own.includes(id))
    expect(own).not.toEqual([])
    expect(await nodesOf(captain, 'WAYBILL', own)).toEqual(own.map((id) => ({ __typename: 'Waybill', id })))
    expect((await nodesOf(captain, 'PAYMENT', [...others, newId()])).every((one) => one === null)).toBe(true)
  })

  it('tells what its type tells, in the order of the ids, in one statement', async () => {
    const ids = (await idsIn(clerk, 'waybills(page: { size: 3 }) { records { id } }')).toReversed()
    const asked = [...ids, newId(), ids[0] ?? '']
    const statements = await statementsOf(async () => {
      const found = await nodesOf(clerk, 'WAYBILL', asked, '... on Waybill { no } ... on Card { cardNo }')
      expect(found.map((one) => one?.id ?? null)).toEqual([...ids, null, ids[0]])
      expect(found[0]).toEqual({ __typename: 'Waybill', id: ids[0], no: expect.any(String) })
    })
    expect(statements.filter((text) => !text.includes('from session s'))).toHaveLength(1)
  })

  it('leads on to the pages within it', async () => {
    const [id] = await idsIn(clerk, 'settlements(page: { size: 1 }) { records { id } }')
    const query = `query ($id: ID!, $flat: WaybillFilter) {
      node(type: SETTLEMENT, id: $id) { ... on Settlement { waybills { total records { id } } } }
      waybills(filter: $flat) { total records { id } } }`
    const { node, waybills } = await clerk.ask<{ node: { waybills: unknown }; waybills: unknown }>(query, {
      id,
      flat: { settlementId: id },
    })
    expect(node.waybills).toEqual(waybills)
  })

  it('is one of a hundred at most', async () => {
    const { errors } = await clerk.gql('query ($ids: [ID!]!) { nodes(type: CARD, ids: $ids) { id } }', {
      ids: Array.from({ length: 101 }, () => newId()),
    })
    expect(errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT' } }])
  })
})
