import type { Arguments, GuardedField } from '../graphql-fields'
import type { Names } from '../graphql-names'

const RANGE = { from: '2020-01-01T00:00:00+08:00', to: '2030-01-01T00:00:00+08:00' }
const PAGE = { current: 1, size: 20 }
const PRICES = 'chain:directPayPriceSet:get'
const APPLY = 'chain:directPayPriceSet:add'
const CHANGE = 'chain:directPayPriceSet:edit'
const AUDIT = 'chain:directPayPriceSet:audit'
const DISABLE = 'chain:directPayPriceSet:disabled'

/** The fields of direct-pay prices, captains and their task applications. */
export const fields: Record<string, GuardedField> = {
  'Query.projectSoilTypes': {
    access: 'signed-in',
    selection: '{ id name }',
    examples: ({ projectId: projectInfoId }) => [{ projectInfoId }],
  },
  'Query.projectGarbages': {
    access: 'signed-in',
    selection: '{ id name }',
    examples: ({ projectId: projectInfoId }) => [{ projectInfoId }],
  },
  'Query.platformDictionary': {
    access: 'signed-in',
    selection: '{ itemName itemValue }',
    examples: () => [{ name: 'tp_mode' }],
  },
  'Query.dumpSites': { access: 'signed-in', selection: '{ id name code }' },
  'Query.dumpSiteByCode': {
    access: 'signed-in',
    selection: '{ id name code address }',
    examples: () => [{ code: 'XN-1' }],
  },
  'Query.projectShifts': {
    access: 'signed-in',
    selection: '{ id name dayStart nightStart }',
    examples: ({ projectId: projectInfoId }) => [{ projectInfoId }],
  },
  'Query.recentHauls': {
    access: 'signed-in',
    selection: '{ projectInfoId garbageName soilType tpMode trips lastDay }',
    examples: ({ projectId: projectInfoId }) => [{ projectInfoId }],
  },
  'Query.soilTypes': { access: 'signed-in', selection: '' },
  'Query.captainTree': {
    access: 'signed-in',
    selection:
      '{ captainId captainName mobile plates isOpenWallet captain { id } drivers { driverId driverName mobile driver { id } } }',
    examples: ({ captainName: keyword }) => [{ keyword }],
  },
  'Query.captainDrivers': {
    access: 'signed-in',
    selection:
      '{ summary { openWalletCount } total records { captainId driverId projectName isOpenWallet captain { id } driver { id } } }',
    examples: ({ projectId: projectInfoId, captainName: keyword }) => [
      { filter: { projectInfoId, keyword, isOpenWallet: false }, page: PAGE },
      { filter: { projectInfoId }, page: null },
    ],
  },
  'Query.captainTask': {
    access: PRICES,
    selection: '{ id company { id } price { id } }',
    examples: ({ taskId: id }) => [{ id }],
  },
  'Query.captainTasks': {
    access: PRICES,
    selection:
      '{ summary { pending approved expired rejected } total records { id captainAndDriversText company { id } price { id } project { name } dumpSite { name } } }',
    examples: ({ projectId: projectInfoId, captainId }) => [
      {
        filter: { projectInfoId, captainId, status: ['PENDING'], applyDatetime: RANGE },
        sort: [{ field: 'APPLY_DATETIME', direction: 'DESC' }],
        page: PAGE,
      },
      { filter: { captainId }, sort: null, page: null },
    ],
  },
  'Query.directPayPriceEffect': {
    access: PRICES,
    selection: '{ matched { count amountBefore } affected { count } }',
    examples: (names) => [
      { id: names.priceId, input: null },
      { id: null, input: terms(names) },
    ],
  },
  'Query.directPayPriceCoverage': {
    access: PRICES,
    selection: '{ captainCount cells { missing { captainId captain { id } drivers { driver { id } } } } }',
    examples: ({ projectId: projectInfoId, soilType }) => [
      { projectInfoId, allCaptains: true, tpMode: null, soilType: null, garbageName: null, gaps: null },
      { projectInfoId, allCaptains: false, tpMode: 'FREIGHT', soilType, garbageName: '场', gaps: true },
    ],
  },
  'Query.simulatePrice': {
    access: PRICES,
    selection: '{ price source ref steps { verdict reason price } }',
    examples: ({ projectId, soilType, dumpSiteId, captainId, driverId }) => [
      {
        input: {
          projectInfoId: projectId,
          tpMode: 'FREIGHT',
          soilType,
          garbageId: dumpSiteId,
          captainId,
          driverId,
          goDatetime: '2026-10-01T08:00:00+08:00',
          settlePrice: null,
        },
      },
    ],
  },
  'Query.directPayPrice': {
    access: PRICES,
    selection: `{ id company { id } clashes { id } history { id } copiedFrom { id } replacedBy { id }
      captainAndDriver { captain { id } driver { id } } captainAndDrivers { captain { id } drivers { driver { id } } } }`,
    examples: ({ priceId: id }) => [{ id }],
  },
  'Query.directPayPrices': {
    access: PRICES,
    selection:
      '{ total records { id captainAndDriversText company { id } project { name } dumpSite { name } } summary { pending } }',
    examples: ({ projectId, projectName, dumpSiteId, dumpSiteName, captainId, captainName, soilType }) => [
      {
        filter: {
          projectInfoId: projectId,
          projectName,
          garbageId: dumpSiteId,
          garbageName: dumpSiteName,
          soilType,
          captainAndDrivers: [captainId, captainName],
          tpMode: ['FREIGHT'],
          status: ['PENDING'],
          applyDatetime: RANGE,
          effectiveAt: RANGE.from,
        },
        sort: [{ field: 'APPLY_DATETIME', direction: 'DESC' }],
        page: PAGE,
      },
      { filter: { captainAndDrivers: [captainId] }, sort: null, page: null },
      { filter: { garbageId: dumpSiteId }, sort: null, page: null },
    ],
  },
  'Mutation.applyDirectPayPrice': {
    access: APPLY,
    selection: '{ id }',
    examples: (names) => [{ input: terms(names) }],
  },
  'Mutation.copyDirectPayPrice': { access: APPLY, selection: '{ id }', examples: ({ priceId: id }) => [{ id }] },
  'Mutation.updateDirectPayPrice': {
    access: CHANGE,
    selection: '{ id }',
    examples: (names) => [{ id: names.priceId, version: 1, input: terms(names) }],
  },
  'Mutation.auditDirectPayPrice': {
    access: AUDIT,
    selection: '{ id }',
    examples: ({ priceId: id }) => [
      { id, approve: false, reason: '价格偏高', replaceClashing: false, version: 1 },
      { id, approve: true, reason: null, replaceClashing: null, version: null },
    ],
  },
  'Mutation.invalidateDirectPayPrice': {
    access: DISABLE,
    selection: '{ id }',
    examples: ({ approvedPriceId: id }) => [{ id, reason: '项目收尾', version: 2 }],
  },
  'Mutation.deleteDirectPayPrice': {
    access: CHANGE,
    selection: '{ id type }',
    examples: ({ priceId: id }) => [{ id }],
  },
  'Mutation.applyCaptainTask': { access: APPLY, selection: '{ id }', examples: (names) => [{ input: terms(names) }] },
  'Mutation.updateCaptainTask': {
    access: CHANGE,
    selection: '{ id }',
    examples: (names) => [{ id: names.taskId, version: 1, input: { ...terms(names), remark: '夜班' } }],
  },
  'Mutation.auditCaptainTask': {
    access: AUDIT,
    selection: '{ id }',
    examples: (names) => [
      { id: names.taskId, approve: false, reason: '车况不符', form: null, replaceClashing: null, version: null },
      { id: names.taskId, approve: true, reason: null, form: terms(names), replaceClashing: false, version: 1 },
    ],
  },
  'Mutation.invalidateCaptainTask': {
    access: DISABLE,
    selection: '{ id }',
    examples: ({ approvedTaskId: id }) => [{ id, reason: '项目收尾', version: 2 }],
  },
  'Mutation.deleteCaptainTask': { access: CHANGE, selection: '{ id type }', examples: ({ taskId: id }) => [{ id }] },
}

function terms({ projectId, dumpSiteId, captainId, driverId, soilType }: Names): Arguments {
  return {
    projectInfoId: projectId,
    tpMode: 'FREIGHT',
    soilType,
    garbageId: dumpSiteId,
    directPayPrice: '80.00',
    captainAndDriver: [{ captainId, driverId }],
  }
}
