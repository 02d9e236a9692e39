import { newId } from '@tufang/server/kernel/values/id'
import { workbook } from '@tufang/tests/workbook'
import type { GuardedField } from '../graphql-fields'

const SEE = 'chain:companyticket:get'
const EDIT = 'chain:companyticket:edit'
const PAGE = { current: 1, size: 20 }
const RANGE = { from: '2020-01-01T00:00:00+08:00', to: '2030-01-01T00:00:00+08:00' }

const list = workbook([
  ['票号', '车牌', '时间'],
  ['001', '粤B12345', '2026-01-05 08:00:00'],
]).toString('base64')

/** The fields of reconciliations with dump sites. */
export const fields: Record<string, GuardedField> = {
  'Query.ticketReconciliations': {
    access: SEE,
    selection:
      '{ summary { siteCount unresolvedCount } records { id reconcileNo garbageName dumpSite { id name } startDate statementUrl allowedActions refusedActions { action } } total }',
    examples: () => [
      { filter: null, sort: [{ field: 'CREATE_TIME', direction: 'DESC' }], page: PAGE },
      {
        sort: null,
        page: null,
        filter: {
          reconcileNo: 'D',
          garbageId: newId(),
          garbageName: '场',
          fileName: '一月',
          status: ['OPEN'],
          createTime: RANGE,
        },
      },
    ],
  },
  'Query.ticketReconciliation': { access: SEE, selection: '{ id statementUrl }', examples: () => [{ id: newId() }] },
  'Query.ticketReconciliationRows': {
    access: SEE,
    selection:
      '{ summary { siteQuantity unresolvedCount } records { id verdict differences reconciliation { id reconcileNo allowedActions } waybill { id no allowedActions } siteTicketNo ourTicketNo resolution } total }',
    examples: () => [
      { filter: null, sort: [{ field: 'OUR_TIME', direction: 'DESC' }], page: PAGE },
      {
        sort: null,
        page: null,
        filter: {
          reconciliationId: newId(),
          verdict: ['DIFFER'],
          siteTicketNo: '1',
          sitePlate: 'B',
          waybillNo: 'Y',
          ourTicketNo: '1',
          ourPlate: 'B',
          resolution: ['ACCEPT_SITE'],
          resolved: true,
        },
      },
    ],
  },
  'Mutation.startTicketReconciliation': {
    access: EDIT,
    selection: '{ id }',
    examples: ({ dumpSiteId: garbageId }) => [
      {
        input: {
          garbageId,
          startDate: '2026-01-05',
          endDate: '2026-01-06',
          toleranceMinutes: 30,
          fileName: '一月.xlsx',
          content: list,
        },
      },
    ],
  },
  'Mutation.resolveTicketReconciliationRows': {
    access: EDIT,
    selection: '{ id }',
    examples: () => [{ ids: [newId()], resolution: 'KEEP_OURS', reason: '已核实' }],
  },
  'Mutation.rematchTicketReconciliation': { access: EDIT, selection: '{ id }', examples: () => [{ id: newId() }] },
  'Mutation.settleTicketReconciliation': {
    access: EDIT,
    selection: '{ id }',
    examples: () => [{ id: newId(), version: 1 }],
  },
  'Mutation.voidTicketReconciliation': {
    access: EDIT,
    selection: '{ id }',
    examples: () => [{ id: newId(), reason: '登记有误' }],
  },
}
