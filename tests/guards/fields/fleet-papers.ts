import { newCaptain } from '@tufang/tests/factories/captain'
import { newFleetPaper } from '@tufang/tests/factories/fleet-paper'
import { newTruck } from '@tufang/tests/factories/truck'
import type { RowMakers } from '@tufang/tests/row-makers'
import type { GuardedField } from '../graphql-fields'

declare module '@tufang/tests/row-makers' {
  interface RowIds {
    fleetPaperId: string
    /** Truck without papers. */
    bareTruckId: string
  }
}

export const rowMakers: RowMakers<'fleetPaperId' | 'bareTruckId'> = {
  fleetPaperId: async (company) =>
    (await newFleetPaper(company, { truck: await newTruck(company, { captain: await newCaptain(company) }) })).id,
  bareTruckId: async (company) => (await newTruck(company, { captain: await newCaptain(company) })).id,
}

const row =
  '{ id kind state plate driverName captainName number validFrom validUntil remark version allowedActions captain { id } truck { id } driver { id } }'
const terms = { number: '粤01234567', validFrom: '2026-01-01', validUntil: '2099-12-31', remark: '年审' }

/** Fields of the papers of trucks and drivers. */
export const fields: Record<string, GuardedField> = {
  'Query.fleetPapers': {
    access: 'chain:basedata:get',
    captains: true,
    selection: `{ total summary { expiringCount expiredCount } records ${row} }`,
    examples: () => [
      {
        filter: { state: ['VALID'], kind: ['VEHICLE_LICENCE'], validUntilFrom: '2026-01-01' },
        sort: [{ field: 'VALID_UNTIL', direction: 'DESC' }],
        page: { current: 1, size: 20 },
      },
    ],
  },
  'Query.fleetPaper': {
    access: 'chain:basedata:get',
    captains: true,
    selection: '{ id plate former { id validUntil } history { label before after createBy } }',
    examples: ({ fleetPaperId: id }) => [{ id }],
  },
  'Query.ownFleet': {
    access: 'signed-in',
    selection:
      '{ total summary { expiringCount expiredCount } records { id name papers { id } company { companyAuthName } } }',
    examples: () => [
      { filter: { name: '粤' }, sort: [{ field: 'NAME', direction: 'ASC' }], page: { current: 1, size: 20 } },
    ],
  },
  // A new row has another id each time.
  'Mutation.addFleetPaper': {
    access: 'chain:basedata:edit',
    captains: true,
    selection: '{ kind number validUntil allowedActions }',
    examples: ({ bareTruckId: truckId }) => [{ input: { ...terms, kind: 'INSURANCE', truckId }, dryRun: true }],
  },
  'Mutation.updateFleetPaper': {
    access: 'chain:basedata:edit',
    captains: true,
    selection: row,
    examples: ({ fleetPaperId: id }) => [{ id, version: 1, input: terms, dryRun: true }],
  },
  'Mutation.renewFleetPaper': {
    access: 'chain:basedata:edit',
    captains: true,
    selection: '{ kind number validUntil }',
    examples: ({ fleetPaperId: id }) => [{ id, version: 1, input: terms, dryRun: true }],
  },
  'Mutation.deleteFleetPaper': {
    access: 'chain:basedata:edit',
    captains: true,
    selection: '{ id type }',
    examples: ({ fleetPaperId: id }) => [{ id, dryRun: true }],
  },
}
