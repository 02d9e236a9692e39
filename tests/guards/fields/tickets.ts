import { newId } from '@tufang/server/kernel/values/id'
import type { GuardedField } from '../graphql-fields'

const SEE = 'chain:companyticket:get'
const RANGE = { from: '2020-01-01T00:00:00+08:00', to: '2030-01-01T00:00:00+08:00' }
const PAGE = { current: 1, size: 20 }

/** The fields of dump-site tickets. */
export const fields: Record<string, GuardedField> = {
  'Query.ticketStats': {
    access: SEE,
    selection:
      '{ records { dayDetailDate useTickets } total summary { total { useTickets } projects { useTickets } } }',
    examples: () => [
      {
        by: 'DAY',
        filter: { startDate: '2026-01-05', endDate: '2026-03-09', soilTypes: ['普通土'] },
        sort: null,
        page: PAGE,
      },
      {
        by: 'MONTH',
        filter: { projectInfoIds: [newId()], garbageIds: [newId()], garbageType: '1' },
        sort: null,
        page: PAGE,
      },
      { by: 'MONTH', filter: null, sort: [{ field: 'DATE', direction: 'DESC' }], page: null },
    ],
  },
  'Query.ticketPurchases': {
    access: SEE,
    selection:
      '{ records { id purchaseNo garbageName allowedActions refusedActions { action } } total summary { quantity amount } }',
    examples: () => [
      { filter: null, sort: [{ field: 'BOUGHT_AT', direction: 'DESC' }], page: PAGE },
      {
        sort: null,
        page: null,
        filter: {
          purchaseNo: 'G',
          garbageId: newId(),
          garbageName: '场',
          soilType: '土',
          supplier: '司',
          boughtAt: RANGE,
          invoiceNo: '1',
          status: ['BOOKED'],
          createTime: RANGE,
        },
      },
    ],
  },
  'Query.ticketPurchase': { access: SEE, selection: '{ id }', examples: () => [{ id: newId() }] },
  'Mutation.purchaseTickets': {
    access: 'chain:companyticket:add',
    selection: '{ id }',
    examples: () => [
      {
        input: {
          garbageId: newId(),
          soilType: '普通土',
          quantity: 5,
          supplier: '供票单位',
          price: '1.00',
          boughtAt: RANGE.from,
        },
      },
    ],
  },
  'Mutation.updateTicketPurchase': {
    access: 'chain:companyticket:edit',
    selection: '{ id }',
    examples: () => [{ input: { id: newId(), version: 1, supplier: '供票单位' } }],
  },
  'Mutation.voidTicketPurchase': {
    access: 'chain:companyticket:del',
    selection: '{ id }',
    examples: () => [{ id: newId(), reason: '登记有误' }],
  },
}
