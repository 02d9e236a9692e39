import { newId } from '@tufang/server/kernel/values/id'
import { sheetOf } from '@tufang/tests/waybill-import'
import type { Arguments, GuardedField } from '../graphql-fields'
import type { Names } from '../graphql-names'

const RANGE = { from: '2020-01-01T00:00:00+08:00', to: '2030-01-01T00:00:00+08:00' }
const PAGE = { current: 1, size: 20 }
const WAYBILLS = 'chain:companywaybill:get'
const KEYS = 'chain:drivertruckgps:key'
const EDIT_WAYBILL = 'chain:companywaybill:edit'
const AUDIT_WAYBILL = 'chain:companywaybill:audit'
const IMPORT = 'chain:companywaybill:add'

/** Fields of voiding, tracks, anomalies and imports of trips, and of the work of machines. */
export const fields: Record<string, GuardedField> = {
  'Mutation.deleteWaybill': {
    access: 'chain:companywaybill:del',
    selection: '{ id status }',
    examples: ({ waybillId: id }) => [{ id, version: 1, reason: '重复打卡' }],
  },
  'Mutation.voidWaybill': {
    access: 'chain:companywaybill:del',
    selection: '{ id status }',
    examples: ({ waybillId: id }) => [{ id, version: 1, reason: '重复打卡' }],
  },
  'Mutation.unvoidWaybill': {
    access: 'chain:companywaybill:del',
    selection: '{ id status }',
    examples: ({ waybillId: id }) => [{ id }],
  },
  'Query.waybillImports': {
    access: IMPORT,
    selection:
      '{ summary { total createCount refusedCount } total records { id fileName status total createBy allowedActions } }',
    examples: () => [
      {
        filter: { status: ['CHECKED', 'DONE'], fileName: '一月', createTime: RANGE },
        page: PAGE,
      },
    ],
  },
  'Query.waybillImport': {
    access: IMPORT,
    selection: '{ id fileName sheet total pendingCount sameFileTime allowedActions }',
    examples: ({ importId: id }) => [{ id }],
  },
  'Query.waybillImportRows': {
    access: IMPORT,
    selection:
      '{ summary { doneCount refusedCount } total records { id line no projectName issues { cell message } changes { label before after } } }',
    examples: ({ importId }) => [{ filter: { importId, outcome: ['CREATE', 'REFUSED'], done: false }, page: PAGE }],
  },
  'Query.punches': {
    access: 'chain:punch:get',
    selection:
      '{ total records { id kind state truckCode projectName waybillNo waybill { no } allowedActions } summary { takenCount conflictCount } }',
    examples: ({ projectId: projectInfoId }) => [
      {
        filter: { state: ['CONFLICT'], projectInfoId, correctedAt: RANGE },
        sort: [{ field: 'CORRECTED_AT', direction: 'DESC' }],
        page: PAGE,
      },
    ],
  },
  'Query.punchOffer': {
    access: 'chain:punch:add',
    selection: '{ truckCode cardNo projectName nextKind openTrip { id no status } }',
    examples: ({ cardNo, truckCode }) => [{ cardNo, truckCode }],
  },
  'Mutation.punchTrips': {
    access: 'chain:punch:add',
    selection: '{ state conflict conflictReason waybillNo }',
    examples: ({ cardNo }) => [
      {
        punches: [{ id: newId(), kind: 'DEPART', at: '2026-03-20T08:00:00+08:00', cardNo }],
        sentAt: '2026-03-20T08:00:00+08:00',
      },
    ],
  },
  'Mutation.settlePunch': {
    access: 'chain:companywaybill:edit',
    selection: '{ id state version }',
    examples: ({ punchId: id }) => [{ id, input: { as: 'DROP', reason: '误打' }, version: 1 }],
  },
  'Query.excavatorRecords': {
    access: WAYBILLS,
    selection:
      '{ total records { id machineCode staffName projectName workTime company { id } } summary { workTime } }',
    examples: ({ machineId, machineCode, operatorId, operatorName, projectName }) => [
      {
        filter: {
          machineId,
          machineCode,
          staffId: operatorId,
          staffName: operatorName,
          projectName,
          inShiftType: 'DAY',
          inType: 'DIG',
          ledgerType: 'SHIFT',
          auditStatus: ['SUBMITTED'],
          startDatetime: RANGE,
        },
        sort: [{ field: 'START_DATETIME', direction: 'DESC' }],
        page: PAGE,
      },
    ],
  },
  'Query.anomalies': {
    access: WAYBILLS,
    selection:
      '{ total records { id evidence others { id no } waybill { no } project { name } dumpSite { name } allowedActions } summary { rules { rule count } } }',
    examples: ({ anomalyId, oddWaybillId, waybillNo, truckCode, captainName, projectId }) => [
      {
        filter: {
          ids: [anomalyId],
          waybillId: oddWaybillId,
          rule: ['MISSING_PUNCH'],
          state: ['OPEN'],
          blocking: false,
          no: waybillNo,
          truckCode,
          captainName,
          projectId,
          goDatetime: RANGE,
          createTime: RANGE,
        },
        sort: [{ field: 'GO_DATETIME', direction: 'DESC' }],
        page: PAGE,
      },
      { filter: { waybillId: oddWaybillId }, sort: null, page: null },
      { filter: { ids: [anomalyId] }, sort: null, page: null },
    ],
  },
  'Query.waybillAnomalies': {
    access: WAYBILLS,
    selection: '{ id rule evidence }',
    examples: ({ oddWaybillId }) => [{ waybillId: oddWaybillId }],
  },
  'Query.anomalyRules': { access: WAYBILLS, selection: '{ rule label limits { name value } updateBy }' },
  'Query.waybillStats': {
    access: WAYBILLS,
    selection:
      '{ total summary { trips receivable } records { projectInfoId project { projectName } month garbageId dumpSite { garbageName } trips receivable expectedAmt waybills(page: { size: 2 }) { total records { no } } } }',
    examples: ({ phaseId }) => [
      {
        by: ['PROJECT', 'MONTH'],
        filter: { phase: { phaseId, chart: 'TRANSPORT', reason: 'PRICE' } },
        having: null,
        sort: null,
        page: null,
      },
      {
        by: ['PROJECT', 'SITE'],
        filter: { goDatetime: RANGE },
        having: [{ measure: 'TRIPS', min: '1', max: null }],
        sort: [{ field: 'RECEIVABLE', direction: 'DESC' }],
        page: PAGE,
      },
    ],
  },
  'Query.waybillTrack': {
    access: WAYBILLS,
    selection: '{ waybillId truckCode distance flags points { lng lat time } stops { from } }',
    examples: ({ waybillId: id }) => [{ id, coordinateSystem: 'GCJ02', snapped: true }],
  },
  'Query.deviceKeys': {
    access: KEYS,
    selection: '{ summary { activeCount } total records { id name tail truckCode punches createBy truck { id } } }',
    examples: ({ deviceKeyName: name, truckCode }) => [
      {
        filter: { name, truckCode, revoked: false },
        sort: [{ field: 'NAME', direction: 'DESC' }],
        page: PAGE,
      },
    ],
  },
  'Mutation.uploadWaybillImport': {
    access: IMPORT,
    selection: '{ fileName total refusedCount }',
    examples: ({ projectName, truckCode }) => [
      { input: { fileName: '一月.xlsx', content: sheetWith(projectName, truckCode) } },
    ],
  },
  'Mutation.commitWaybillImport': {
    access: IMPORT,
    selection: '{ id status }',
    examples: ({ importId: id }) => [{ id }],
  },
  'Mutation.cancelWaybillImport': {
    access: IMPORT,
    selection: '{ id status }',
    examples: ({ importId: id }) => [{ id }],
  },
  'Mutation.confirmAnomalies': { access: EDIT_WAYBILL, selection: '{ rows { id ok msg } message }', examples: handled },
  'Mutation.clearAnomalies': { access: EDIT_WAYBILL, selection: '{ rows { id ok msg } message }', examples: handled },
  'Mutation.reopenAnomalies': {
    access: EDIT_WAYBILL,
    selection: '{ rows { id ok msg } message }',
    examples: ({ anomalyId }) => [{ ids: [anomalyId] }],
  },
  'Mutation.setAnomalyRule': {
    access: AUDIT_WAYBILL,
    selection: '{ rule version }',
    examples: () => [
      {
        input: {
          rule: 'TRIP_TOO_LONG',
          enabled: true,
          blocking: false,
          limits: [{ name: 'hours', value: 30 }],
          version: 9,
        },
      },
    ],
  },
  'Mutation.createDeviceKey': {
    access: KEYS,
    selection: '{ deviceKey { name truckId truckCode } }',
    examples: ({ truckId, truckCode }) =>
      [{ truckId }, { truckCode }, { punches: true }].map((of) => ({ input: { name: '车载终端', ...of } })),
  },
  'Mutation.revokeDeviceKey': {
    access: KEYS,
    selection: '{ id revokeTime }',
    examples: ({ deviceKeyId: id }) => [{ id }],
  },
  'Mutation.settleWaybills': {
    access: 'chain:garbagecustomersales:add',
    selection: '{ id ok msg no settleNoAfter amountAfter }',
    examples: ({ waybillId }) => [{ waybillIds: [waybillId], dryRun: true }],
  },
  'Mutation.voidWaybills': {
    access: 'chain:companywaybill:del',
    selection: '{ id ok msg }',
    examples: ({ waybillId }) => [{ waybillIds: [waybillId], reason: '重复录入', dryRun: true }],
  },
}

function sheetWith(projectName: string, truckCode: string): string {
  const trip = { goDatetime: '2026-01-02 03:04:05', tpMode: '放飞', goSoilType: '普通土' }
  return sheetOf([{ projectName, truckCode, ...trip }]).toString('base64')
}

function handled({ anomalyId }: Names): Arguments[] {
  return [{ input: { ids: [anomalyId], reason: '1', note: '已核对' }, dryRun: false }]
}
