import type { GuardedField } from '../graphql-fields'

const GET = 'chain:owntrip:get'
const TRIP = '{ id no status projectName weightTons weightType verdict reason confirmTime mayConfirm }'

/** Fields of drivers, who see their own trips and nothing else. */
export const fields: Record<string, GuardedField> = {
  'Query.ownTrips': {
    access: GET,
    selection: `{ total records ${TRIP} summary { counted waiting } }`,
    examples: ({ truckCode, projectName }) => [
      {
        filter: {
          status: ['UNLOADED'],
          truckCode,
          projectName,
          garbageName: '场',
          goDatetime: { from: '2020-01-01T00:00:00+08:00', to: '2030-01-01T00:00:00+08:00' },
          waiting: true,
        },
        sort: [{ field: 'GO_DATETIME', direction: 'DESC' }],
        page: { current: 1, size: 20 },
      },
    ],
  },
  'Query.ownDriver': {
    access: GET,
    selection: '{ name captainName captainMobile taskProjectName taskGarbageName taskSoilType taskTpMode }',
  },
  'Query.ownTickets': { access: GET, selection: '{ projectName garbageName soilType remaining lastUsedAt }' },
  'Mutation.confirmCaptainTrip': {
    access: 'chain:companywaybill:get',
    captains: true,
    selection: '{ id confirmations { side verdict reason } }',
    examples: ({ waybillId: id }) => [
      { id, input: { verdict: 'REFUSED', reason: '数量不对', weightTons: null }, dryRun: true },
    ],
  },
  'Mutation.confirmOwnTrip': {
    access: 'chain:owntrip:edit',
    selection: TRIP,
    examples: ({ waybillId: id }) => [
      { id, input: { verdict: 'REFUSED', reason: '不是我拉的', weightTons: null, pictureId: null }, dryRun: true },
    ],
  },
}
