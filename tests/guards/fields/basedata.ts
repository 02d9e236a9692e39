import type { Arguments, GuardedField } from '../graphql-fields'
import type { Names } from '../graphql-names'

const PAGE = { current: 1, size: 20 }

interface Kind {
  one: string
  many: string
  type: string
  selection: string
  /** Id of a row of the company. */
  idOf: (names: Names) => string
  /** Id of another row that is merged into it, where rows can be merged. */
  otherIdOf?: (names: Names) => string
  /** Input for a new row, with the rows to which it refers. */
  inputOf: (names: Names) => Arguments
  filter: Arguments
  sort: string
  /** Prefix of its permissions, unless it is that of all base data. */
  keys?: 'chain:basedata' | 'chain:project'
}

/** Fields of one kind of base data, alike for all kinds. */
function fieldsOf({
  one,
  many,
  type,
  selection,
  idOf,
  otherIdOf,
  inputOf,
  filter,
  sort,
  keys = 'chain:basedata',
}: Kind): Record<string, GuardedField> {
  const row = `{ id ${selection} allowedActions }`
  const needs = <const Verb extends 'get' | 'add' | 'edit' | 'del'>(verb: Verb) => `${keys}:${verb}` as const
  const named = (names: Names) => [{ id: idOf(names), dryRun: true }]
  return {
    [`Query.${many}`]: {
      access: needs('get'),
      selection: `{ total records ${row} }`,
      examples: () => [{ filter, sort: [{ field: sort, direction: 'ASC' }], page: PAGE }],
    },
    [`Query.${one}`]: {
      access: needs('get'),
      selection: `{ id ${selection} uses { label count } history { label } }`,
      examples: (names) => [{ id: idOf(names) }],
    },
    // New records have other ids each time.
    [`Mutation.create${type}`]: {
      access: needs('add'),
      selection: `{ ${selection} allowedActions }`,
      examples: (names) => [{ input: inputOf(names), dryRun: true }],
    },
    [`Mutation.update${type}`]: {
      access: needs('edit'),
      selection: row,
      examples: (names) => [{ id: idOf(names), version: 1, input: inputOf(names), dryRun: true }],
    },
    [`Mutation.retire${type}`]: { access: needs('edit'), selection: row, examples: named },
    [`Mutation.restore${type}`]: { access: needs('edit'), selection: row, examples: named },
    [`Mutation.delete${type}`]: { access: needs('del'), selection: '{ id type }', examples: named },
    ...(otherIdOf && {
      [`Mutation.merge${many.charAt(0).toUpperCase()}${many.slice(1)}`]: {
        access: needs('edit'),
        selection:
          '{ keptId keptName kept { id } dropped { id } droppedId droppedName moved { label count } stayed { label count } }',
        examples: (names: Names) => [
          { input: { keepId: idOf(names), dropId: otherIdOf(names), reason: '重复录入' }, dryRun: true },
        ],
      },
    }),
  }
}

const truck = fieldsOf({
  one: 'truck',
  many: 'trucks',
  type: 'Truck',
  selection: 'plate captainName mergedIntoName mergedNames mergedInto { id } captain { name }',
  idOf: ({ truckId }) => truckId,
  otherIdOf: ({ otherTruckId }) => otherTruckId,
  inputOf: ({ captainId }) => ({ plate: '粤B12345', captainId, vehicleType: '泥头车', capacityTons: '31' }),
  filter: { plate: '粤B' },
  sort: 'PLATE',
})

const soil = fieldsOf({
  one: 'soil',
  many: 'soils',
  type: 'Soil',
  selection: 'name tonsPerCubic mergedInto { id }',
  idOf: ({ soilId }) => soilId,
  otherIdOf: ({ otherSoilId }) => otherSoilId,
  inputOf: () => ({ name: '红黏土', tonsPerCubic: '1.85', sort: 3 }),
  filter: { name: '土' },
  sort: 'SORT',
})

const site = fieldsOf({
  one: 'site',
  many: 'sites',
  type: 'Site',
  selection: 'code garbageName garbageTypeName ownership dumpPrice mergedInto { id }',
  idOf: ({ dumpSiteId }) => dumpSiteId,
  otherIdOf: ({ otherDumpSiteId }) => otherDumpSiteId,
  inputOf: () => ({
    code: 'XN-99',
    garbageName: '西丽受纳场',
    garbageType: '1',
    ownership: 'SHARED',
    lng: '113.95',
    lat: '22.58',
    fenceRadius: 300,
    dumpPrice: '120',
    operatorName: '何场长',
    operatorMobile: '13800138000',
  }),
  filter: { ownership: 'OWN' },
  sort: 'CODE',
})

const captain = fieldsOf({
  one: 'captain',
  many: 'captains',
  type: 'Captain',
  selection: 'name mobile hasAccount',
  idOf: ({ captainId }) => captainId,
  inputOf: () => ({ name: '曾师傅', mobile: '13912345678', isOpenWallet: true, remark: '夜班' }),
  filter: { name: '师傅' },
  sort: 'NAME',
})

const driver = fieldsOf({
  one: 'driver',
  many: 'drivers',
  type: 'Driver',
  selection: 'name mobile captain { name }',
  idOf: ({ driverId }) => driverId,
  inputOf: ({ captainId }) => ({ name: '李师傅', mobile: '13612345678', captainId, isOpenWallet: true }),
  filter: { name: '师傅' },
  sort: 'CAPTAIN_NAME',
})

const machine = fieldsOf({
  one: 'machine',
  many: 'machines',
  type: 'Machine',
  selection: 'machineCode name operatorName mergedInto { id }',
  idOf: ({ machineId }) => machineId,
  otherIdOf: ({ otherMachineId }) => otherMachineId,
  inputOf: () => ({ machineCode: 'WJ-9', name: '挖机', loadPrice: '18', shiftCost: '1600', operatorName: '梁师傅' }),
  filter: { machineCode: 'WJ' },
  sort: 'MACHINE_CODE',
})

const payee = fieldsOf({
  one: 'basePayee',
  many: 'basePayees',
  type: 'Payee',
  selection:
    'payeeName bindingBankNo accountKind status contractState contractFrom contractTo contractUrl signBy mergedNames accountBy { id } mergedInto { payeeName }',
  idOf: ({ payeeId }) => payeeId,
  inputOf: () => ({
    payeeName: '罗强',
    carrierName: '罗强车队',
    mobile: '13512345678',
    bindingBankNo: '6217000010001234567',
    bindingBankName: '农业银行',
  }),
  filter: {
    payeeName: '强',
    contractState: ['VALID'],
    accountKind: ['CARD'],
    contractToFrom: '2026-01-01',
    contractToTo: '2026-12-31',
  },
  sort: 'PAYEE_NAME',
})

const projectPrice = fieldsOf({
  one: 'projectPrice',
  many: 'projectPrices',
  type: 'ProjectPrice',
  selection: 'projectName soilType garbageName price validFrom project { id } dumpSite { id }',
  idOf: ({ projectPriceId }) => projectPriceId,
  inputOf: ({ projectId, soilType, dumpSiteId }) => ({
    projectInfoId: projectId,
    tpMode: 'FREIGHT',
    soilType,
    garbageId: dumpSiteId,
    price: '88',
    validFrom: '2026-01-01T00:00:00+08:00',
  }),
  filter: { tpMode: 'FREIGHT' },
  sort: 'PROJECT_NAME',
})

const project = fieldsOf({
  one: 'baseProject',
  many: 'baseProjects',
  type: 'Project',
  selection:
    'projectName garbageIds garbageNames soilTypeIds soilTypes soils { id } lng lat dayStart nightStart usesTickets dumpSites { id } mergedInto { id }',
  idOf: ({ projectId }) => projectId,
  otherIdOf: ({ otherProjectId }) => otherProjectId,
  inputOf: ({ dumpSiteId }) => ({
    projectName: '滨江花园二期',
    address: '滨江路 1 号',
    lng: '113.941234',
    lat: '22.541234',
    dayStart: '06:00',
    nightStart: '18:00',
    usesTickets: true,
    garbageIds: [dumpSiteId],
    soilTypeIds: [],
  }),
  filter: { projectName: '项目' },
  sort: 'PROJECT_NAME',
  keys: 'chain:project',
})

const projectPhase = fieldsOf({
  one: 'projectPhase',
  many: 'projectPhases',
  type: 'ProjectPhase',
  selection:
    'phaseName projectName fromDate toDate planCubic truckCubic garbageIds garbageNames soilTypes surveyedCubic project { id } dumpSites { id } mergedInto { id } surveys { phase { id } }',
  idOf: ({ phaseId }) => phaseId,
  otherIdOf: ({ otherPhaseId }) => otherPhaseId,
  inputOf: ({ projectId, dumpSiteId, soilType }) => ({
    projectInfoId: projectId,
    phaseName: '支护期',
    fromDate: '2026-03-01',
    toDate: '2026-05-31',
    planCubic: '48000',
    planTransportCost: '2880000',
    planCubicPrice: '60',
    truckCubic: '18.5',
    garbageIds: [dumpSiteId],
    soilTypes: [soilType],
    remark: '含支护桩',
  }),
  filter: { phaseName: '期' },
  sort: 'FROM_DATE',
  keys: 'chain:project',
})

export const fields: Record<string, GuardedField> = {
  ...truck,
  ...captain,
  ...driver,
  ...machine,
  ...soil,
  ...site,
  ...payee,
  ...projectPrice,
  ...project,
  ...projectPhase,
  // One phase alone, since surveys of many would be too large.
  'Query.projectPhase': {
    access: 'chain:project:get',
    selection:
      '{ phaseName project { id } uses { label } history { label } surveys { id cubic allowedActions } surveyHistory { label } }',
    examples: ({ phaseId: id }) => [{ id }],
  },
  'Query.companyDictionaries': {
    access: 'chain:basedata:get',
    selection: '{ name title open ownCount allowedActions }',
  },
  'Query.companyDictionaryItems': {
    access: 'chain:basedata:get',
    selection: '{ id itemValue itemName platformName ownName sort enabled version allowedActions }',
    examples: () => [{ dictionary: 'garbage_type' }],
  },
  'Query.companyDictionaryChanges': {
    access: 'chain:basedata:get',
    selection: '{ id itemValue field label before after reason createBy createTime }',
    examples: () => [{ dictionary: 'garbage_type' }],
  },
  'Mutation.createDictionaryItem': {
    access: 'chain:basedata:add',
    selection: '{ id }',
    examples: () => [
      { dictionary: 'garbage_type', input: { itemValue: 'Z9', itemName: '弃土场', sort: 3 }, dryRun: true },
    ],
  },
  'Mutation.updateDictionaryItem': {
    access: 'chain:basedata:edit',
    selection: '{ id }',
    examples: () => [
      {
        dictionary: 'garbage_type',
        itemValue: '2',
        version: 9,
        input: { itemName: '回填区', sort: 3, enabled: true },
        dryRun: true,
      },
    ],
  },
  'Mutation.resetDictionaryItem': {
    access: 'chain:basedata:edit',
    selection: '{ id }',
    examples: () => [{ dictionary: 'garbage_type', itemValue: '2', version: 9, dryRun: true }],
  },
  'Query.projectForm': {
    access: 'chain:project:get',
    selection: '{ dumpSites { id } soils { id name } dayStart nightStart }',
    examples: () => [{}],
  },
}
