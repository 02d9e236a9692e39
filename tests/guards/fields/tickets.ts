import { newId } from '@tufang/server/kernel/values/id'
import type { GuardedField } from '../graphql-fields'

const SEE = 'chain:companyticket:get'
const ADD = 'chain:companyticket:add'
const RANGE = { from: '2020-01-01T00:00:00+08:00', to: '2030-01-01T00:00:00+08:00' }
const PAGE = { current: 1, size: 20 }

/** The fields of dump-site tickets. */
export const fields: Record<string, GuardedField> = {
  'Query.ticketStats': {
    access: SEE,
    selection:
      '{ records { dayDetailDate useTickets correctedUses company { id } project { id name } dumpSite { id name code garbageType } } total summary { total { useTickets } projects { useTickets } } }',
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
  'Query.ticketProjects': { access: 'signed-in', selection: '{ id name }' },
  'Query.ticketSoilTypes': {
    access: 'signed-in',
    selection: '{ id name }',
    examples: () => [{ garbageId: newId() }],
  },
  'Query.ticketForm': {
    access: SEE,
    selection:
      '{ projects { id soils { id } garbageIds dumpSites { id } } dumpSites { id } soilTypes drivers { id } suppliers stocks { garbageId dumpSite { id name } } }',
  },
  'Query.ticketTrend': {
    access: SEE,
    selection: '{ earlyRemainingTickets points { period useTickets inRemainingTickets } }',
    examples: () => [
      {
        by: 'DAY',
        filter: { startDate: '2026-01-05', endDate: '2026-03-09', soilTypes: ['普通土'], garbageType: '1' },
      },
      { by: 'MONTH', filter: { projectInfoIds: [newId()], garbageIds: [newId()] } },
      { by: 'MONTH', filter: null },
    ],
  },
  'Query.ticketCostTrend': {
    access: SEE,
    selection: '{ points { period useCost totalCost unpricedTickets } unpricedTickets }',
    examples: () => [
      {
        by: 'DAY',
        filter: { startDate: '2026-01-05', endDate: '2026-03-09', soilTypes: ['普通土'], garbageType: '1' },
      },
      { by: 'MONTH', filter: { projectInfoIds: [newId()], garbageIds: [newId()] } },
    ],
  },
  'Query.ticketPlaces': {
    access: SEE,
    selection: '{ projects { id name } dumpSites { id name } soilTypes }',
  },
  'Query.ticketPurchases': {
    access: SEE,
    selection:
      '{ records { id purchaseNo garbageName dumpSite { id name } allowedActions refusedActions { action } } total summary { quantity amount } }',
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
    access: ADD,
    selection: '{ id }',
    examples: ({ dumpSiteId: garbageId, soilType }) => [
      {
        input: {
          garbageId,
          soilType,
          quantity: 5,
          supplier: '供票单位',
          price: '1.00',
          boughtAt: RANGE.from,
          expiresOn: '2030-01-01',
          invoiceNo: 'F1',
          picture: '/a.jpg',
          remark: '补录',
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
  'Query.ticketCollections': {
    access: SEE,
    selection:
      '{ records { id collectNo projectName garbageName driverName project { id name } dumpSite { id name } driver { id name captainName mobile } allowedActions refusedActions { action } } total summary { quantity } }',
    examples: ({ projectId, projectName, dumpSiteId, driverId, soilType }) => [
      { filter: null, sort: [{ field: 'COLLECTED_AT', direction: 'DESC' }], page: PAGE },
      {
        sort: null,
        page: null,
        filter: {
          collectNo: 'L',
          projectInfoId: projectId,
          projectName,
          garbageId: dumpSiteId,
          garbageName: '场',
          soilType,
          driverId,
          receiver: '王',
          collectedAt: RANGE,
          status: ['BOOKED'],
          createTime: RANGE,
        },
      },
    ],
  },
  'Query.ticketCollection': { access: SEE, selection: '{ id }', examples: () => [{ id: newId() }] },
  'Mutation.collectTickets': {
    access: ADD,
    selection: '{ id }',
    examples: ({ projectId: projectInfoId, dumpSiteId: garbageId, driverId, soilType }) => [
      {
        input: {
          projectInfoId,
          garbageId,
          soilType,
          driverId,
          quantity: 1,
          receiver: '王五',
          collectedAt: RANGE.from,
          picture: '/a.jpg',
          remark: '早班',
        },
      },
    ],
  },
  'Mutation.updateTicketCollection': {
    access: 'chain:companyticket:edit',
    selection: '{ id }',
    examples: () => [{ input: { id: newId(), version: 1, receiver: '王五', picture: '/a.jpg', remark: '早班' } }],
  },
  'Mutation.voidTicketCollection': {
    access: 'chain:companyticket:del',
    selection: '{ id }',
    examples: () => [{ id: newId(), reason: '登记有误' }],
  },
  'Query.ticketRefunds': {
    access: SEE,
    selection:
      '{ records { id refundNo project { id name } dumpSite { id name } driver { id name } goesTo amount auditOwn allowedActions refusedActions { action } } total summary { quantity amount pending } }',
    examples: ({ projectId, projectName, dumpSiteId, driverId, soilType }) => [
      { filter: null, sort: [{ field: 'AMOUNT', direction: 'DESC' }], page: PAGE },
      {
        sort: null,
        page: null,
        filter: {
          refundNo: 'T',
          projectInfoId: projectId,
          projectName,
          garbageId: dumpSiteId,
          garbageName: '场',
          soilType,
          driverId,
          goesTo: ['COMPANY'],
          refundedAt: RANGE,
          status: ['PENDING'],
          applyName: '王',
          applyDatetime: RANGE,
        },
      },
    ],
  },
  'Query.ticketRefund': { access: SEE, selection: '{ id }', examples: () => [{ id: newId() }] },
  'Mutation.refundTickets': {
    access: ADD,
    selection: '{ id }',
    examples: ({ projectId: projectInfoId, dumpSiteId: garbageId, driverId, soilType }) => [
      {
        input: {
          projectInfoId,
          garbageId,
          soilType,
          driverId,
          quantity: 1,
          goesTo: 'SUPPLIER',
          price: '1.00',
          refundedAt: RANGE.from,
          picture: '/a.jpg',
          remark: '完工',
        },
      },
    ],
  },
  'Mutation.withdrawTicketRefund': {
    access: SEE,
    selection: '{ id }',
    examples: () => [{ id: newId(), reason: '填错' }],
  },
  'Mutation.auditTicketRefund': {
    access: 'chain:companyticket:audit',
    selection: '{ id }',
    examples: () => [
      { id: newId(), approve: true, reason: null, version: 1 },
      { id: newId(), approve: false, reason: '不符', version: null },
    ],
  },
  'Query.ticketEntries': {
    access: SEE,
    selection:
      '{ records { id kind quantity balance documentNo project { id } dumpSite { id } driver { id } purchase { id } collection { id } refund { id allowedActions } } total summary { purchased collected used refunded early trips left } }',
    examples: ({ projectId, projectName, dumpSiteId, driverId, soilType }) => [
      { filter: null, sort: [{ field: 'HAPPENED_AT', direction: 'DESC' }], page: PAGE },
      {
        sort: null,
        page: null,
        filter: {
          projectInfoId: projectId,
          garbageId: dumpSiteId,
          soilType,
          happenedAt: { from: '2026-01-01T06:00:00+08:00', to: '2026-02-01T06:00:00+08:00' },
        },
      },
      {
        sort: null,
        page: null,
        filter: {
          kind: ['COLLECT'],
          projectName,
          garbageName: '场',
          driverId,
          movesCompanyStock: false,
          happenedAt: RANGE,
          createTime: RANGE,
        },
      },
      {
        sort: null,
        page: null,
        filter: { garbageId: dumpSiteId, soilType, purchaseId: newId(), collectionId: newId(), refundId: newId() },
      },
    ],
  },
  'Mutation.correctTickets': {
    access: 'chain:companyticket:edit',
    selection: '{ id }',
    examples: ({ projectId: projectInfoId, dumpSiteId: garbageId, driverId, soilType }) => [
      {
        input: {
          kind: 'COLLECT',
          quantity: -1,
          projectInfoId,
          garbageId,
          soilType,
          driverId,
          happenedAt: RANGE.from,
          reason: '盘点',
        },
      },
    ],
  },
  'Query.ticketDriverStocks': {
    access: SEE,
    selection:
      '{ records { driverName projectName garbageName soilType driver { id name } project { id name } dumpSite { id name } usedOfProject correctedUses remaining isShort lastUsedAt } total summary { collected used usedOfProject refunded remaining } }',
    examples: ({ projectId, projectName, dumpSiteId, driverId, soilType }) => [
      { filter: null, page: PAGE },
      {
        page: null,
        filter: {
          driverId,
          projectInfoId: projectId,
          projectName,
          garbageId: dumpSiteId,
          garbageName: '场',
          soilType,
        },
      },
    ],
  },
  'Query.ticketMonthCosts': {
    access: SEE,
    selection:
      '{ records { month garbageName dumpSite { id name } price closingAmount } total summary { boughtAmount refundedAmount } }',
    examples: ({ dumpSiteId: garbageId, soilType }) => [
      { filter: null, page: PAGE },
      {
        filter: { garbageId, garbageName: '场', soilType, monthFrom: '2026-01', monthTo: '2026-12' },
        page: null,
      },
    ],
  },
  'Query.ticketStocks': {
    access: SEE,
    selection:
      '{ records { projectName remaining runsOutLikely project { id } dumpSite { id } } total summary { remaining worth } }',
    examples: ({ projectId, dumpSiteId, soilType }) => [
      { filter: null, sort: [{ field: 'URGENCY', direction: 'ASC' }], page: PAGE },
      {
        sort: null,
        filter: {
          projectInfoIds: [projectId],
          garbageIds: [dumpSiteId],
          soilTypes: [soilType],
          short: true,
          runningOut: true,
        },
        page: null,
      },
    ],
  },
  'Query.ticketCompanyStocks': {
    access: SEE,
    selection: '{ records { garbageName quantity nearestExpiry dumpSite { id } } total summary { quantity worth } }',
    examples: ({ dumpSiteId, soilType }) => [
      { filter: null, page: PAGE },
      { filter: { garbageIds: [dumpSiteId], soilTypes: [soilType], short: false }, page: null },
    ],
  },
  'Mutation.recountTickets': {
    access: 'chain:companyticket:edit',
    selection: '{ message report checked repaired { since project { id } driver { id } } }',
    examples: ({ dumpSiteId: garbageId, soilType }) => [{ garbageId, yearMonth: '2026-03', soilType }],
  },
}
