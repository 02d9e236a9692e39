import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newYard, newYardSite } from '@tufang/tests/factories/yard-site'
import type { RowMakers } from '@tufang/tests/row-makers'
import type { GuardedField } from '../graphql-fields'

declare module '@tufang/tests/row-makers' {
  interface RowIds {
    yardSiteId: string
  }
}

export const rowMakers: RowMakers<'yardSiteId'> = {
  yardSiteId: async (company) => {
    const [site, yard] = [await newDumpSite(company), await newYard()]
    return (await newYardSite(company, { siteId: site.id, yard: yard.company })).id
  },
}

const site =
  '{ id companyName garbageName yardName openHours soils capacityLeft priceNote version allowedActions dumpSite { id } }'
const arrival = '{ id no state status companyName truckCode weightTons siteWeight reason allowedActions }'

/** The fields of a dump site's desk. */
export const fields: Record<string, GuardedField> = {
  'Query.yardSites': {
    access: 'chain:yard:get',
    selection: `{ total summary { companyCount } records ${site} }`,
    examples: () => [
      {
        filter: { garbageName: '场' },
        sort: [{ field: 'COMPANY_NAME', direction: 'DESC' }],
        page: { current: 1, size: 20 },
      },
    ],
  },
  'Query.yardSite': {
    access: 'chain:yard:get',
    selection: site,
    examples: ({ yardSiteId: id }) => [{ id }],
  },
  'Query.siteOffers': {
    access: 'chain:yard:site',
    selection: '{ id companyName garbageName address }',
    examples: () => [{}],
  },
  'Query.arrivals': {
    access: 'chain:yard:get',
    selection: `{ total summary { announced arrived tipped refused tippedTons tippedCubic } records ${arrival} }`,
    examples: () => [
      {
        filter: { truckCode: '粤B', state: ['ANNOUNCED', 'ARRIVED'] },
        sort: [{ field: 'TRUCK_CODE', direction: 'DESC' }],
        page: { current: 1, size: 20 },
      },
    ],
  },
  'Query.arrival': {
    access: 'chain:yard:get',
    selection: arrival,
    examples: ({ waybillId: id }) => [{ id }],
  },
  'Mutation.claimYardSite': {
    access: 'chain:yard:site',
    selection: '{ id }',
    examples: ({ dumpSiteId: offerId }) => [{ offerId, code: '123456', dryRun: true }],
  },
  'Mutation.updateYardSite': {
    access: 'chain:yard:site',
    selection: site,
    examples: ({ yardSiteId: id }) => [
      {
        id,
        version: 1,
        input: { openHours: '06:00—22:00', soils: ['土方'], capacityLeft: '1200.5', priceNote: '月结' },
        dryRun: true,
      },
    ],
  },
  'Mutation.endYardSite': {
    access: 'chain:yard:site',
    selection: '{ id type }',
    examples: ({ yardSiteId: id }) => [{ id, dryRun: true }],
  },
  'Mutation.recordArrival': {
    access: 'chain:yard:edit',
    selection: arrival,
    examples: ({ waybillId: id }) => [{ id, dryRun: true }],
  },
  'Mutation.recordTipping': {
    access: 'chain:yard:edit',
    selection: arrival,
    examples: ({ waybillId: id }) => [{ id, input: { siteWeight: '30.5' }, dryRun: true }],
  },
  'Mutation.refuseArrival': {
    access: 'chain:yard:edit',
    selection: arrival,
    examples: ({ waybillId: id }) => [{ id, reason: '混有建筑垃圾', dryRun: true }],
  },
  'Mutation.reopenArrival': {
    access: 'chain:yard:edit',
    selection: arrival,
    examples: ({ waybillId: id }) => [{ id, dryRun: true }],
  },
}
