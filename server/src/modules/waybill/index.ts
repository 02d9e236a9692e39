import { withinCompanies } from '../../kernel/sql/wall.js'
import { defineDomain } from '../domain.js'
import { edgesOf, pagesOf } from '../edge.js'
import { figuresResolvers } from '../figures.js'
import { captainEdge, driverEdge, machineEdge, truckEdge } from '../fleet/index.js'
import { companyEdge, isCaptain } from '../identity/index.js'
import { byKey, type Loading } from '../loader.js'
import { dumpSiteEdge, projectEdge } from '../project/index.js'
import { anomalyList, anomalySheet } from './anomaly/anomaly.queries.js'
import { AnomalyResolver } from './anomaly/anomaly.resolver.js'
import { AnomalyView, anomaliesEdge } from './anomaly/anomaly.view.js'
import { AnomalyRuleResolver } from './anomaly/setting.resolver.js'
import { anomalyFigures } from './anomaly-stats/anomaly-stats.queries.js'
import { AnomalyStatView } from './anomaly-stats/anomaly-stats.view.js'
import { BatchResolver } from './change/batch/batch.resolver.js'
import { ChangeResolver } from './change/change.resolver.js'
import { CaptainWordResolver } from './confirmation/captain-word.resolver.js'
import { wordsAbout } from './confirmation/confirmation.queries.js'
import { deviceKeySheet } from './device-key/device-key.queries.js'
import { DeviceKeyResolver } from './device-key/device-key.resolver.js'
import { DeviceKeyView } from './device-key/device-key.view.js'
import { publishedByWaybill } from './entities.js'
import { excavatorRecordList, excavatorRecordSheet } from './excavator-record/excavator-record.queries.js'
import { ExcavatorRecordResolver } from './excavator-record/excavator-record.resolver.js'
import { ExcavatorRecordView, excavatorRecordsEdge } from './excavator-record/excavator-record.view.js'
import { choicesOfRecords, ExcavatorForm } from './excavator-record/form.view.js'
import { changeOf, projectsIn } from './excavator-record/history.js'
import { changesOfRecords, namesOfProjects } from './excavator-record/history.queries.js'
import { ExcavatorMoveResolver } from './excavator-record/moves.resolver.js'
import { excavatorFigures } from './excavator-stats/excavator-stats.queries.js'
import { ExcavatorStatView } from './excavator-stats/excavator-stats.view.js'
import { ImportResolver } from './import/import.resolver.js'
import { importRowSheet, importSheet } from './import/import.sheet.js'
import { WaybillImportRowView } from './import/import.view.js'
import { defineWaybillJobs } from './jobs.js'
import { usesByWaybills } from './merging/merges.queries.js'
import { OwnTripResolver } from './own-trip/own-trip.resolver.js'
import { driverPermissions, waybillPermissions } from './permissions.js'
import { findPunches, punchesOfWaybill, punchList, punchSheet } from './punch/punch.queries.js'
import { PunchResolver } from './punch/punch.resolver.js'
import { PunchOffer, PunchView, punchesEdge } from './punch/punch.view.js'
import { openReviews, reviewSheet } from './review/review.queries.js'
import { ReviewResolver } from './review/review.resolver.js'
import { ReviewView } from './review/review.view.js'
import { waybillServices } from './services.js'
import { waybillFigures } from './stats/figures.js'
import { WaybillStatView } from './stats/stats.view.js'
import { waybillErrors } from './texts.js'
import { MapTilesResolver } from './track/map-tiles.js'
import { trackedWaybills } from './track/track.queries.js'
import { TrackResolver } from './track/track.resolver.js'
import { WaybillTrack } from './track/track.view.js'
import { waybillsOfCompanies } from './waybill/company-usage.queries.js'
import { WaybillUsageResolver } from './waybill/company-usage.resolver.js'
import { waybillsBelow } from './waybill/edges.js'
import { choicesOfWaybills } from './waybill/form.view.js'
import { findWaybills, waybillList, waybillListOf, waybillSheet } from './waybill/waybill.queries.js'
import { WaybillResolver } from './waybill/waybill.resolver.js'
import { WaybillView, waybillEdge, waybillsEdge } from './waybill/waybill.view.js'
import { WaybillStateResolver } from './waybill/waybill-state.resolver.js'

export { type OpenFlags, openFlags } from './anomaly/open.queries.js'
export { type TripTickets, tripTickets } from './anomaly/stocks.port.js'
export { cardAccounts } from './change/accounts.js'
export type { CardMove } from './change/edit/card-move.js'
export type { ConfirmationService } from './confirmation/confirmation.service.js'
export type { Priced } from './costing/cost.entity.js'
export {
  AnomalyRule,
  anomalyLabels,
  ConfirmationVerdict,
  modeLabels,
  PriceSource,
  priceSourceLabels,
  TpMode,
  TripSide,
  unitLabels,
  WaybillStatus,
  WeightUnit,
  yesOrNo,
} from './enums.js'
export { Exclusion, PhaseChart } from './exclusion/enums.js'
export { type CountedFacts, exclusionsOf, isAbout, whyExcluded } from './exclusion/exclusion.js'
export { WaybillStatView } from './stats/stats.view.js'
export {
  accountedAmounts,
  addPayments,
  assignPayees,
  forgetSettlement,
  type Hand,
  handsOfWaybills,
  moveWaybills,
  stampPrices,
  stampWaybills,
  type TypedPrice,
  writeTypedPrices,
} from './waybill/accounting.queries.js'
export {
  type EligibilityFacts,
  ExclusionReason,
  exclusionLabels,
  exclusionText,
  whyNotSettleable,
} from './waybill/eligibility.js'
export { waybillIs } from './waybill/eligibility.sql.js'
export { waybillTable } from './waybill/fields.js'
export { waybillMachine } from './waybill/waybill.machine.js'
export { lockWaybills } from './waybill/waybill.queries.js'
export { WaybillView, waybillEdge, waybillsEdge } from './waybill/waybill.view.js'
export { waybillsOf } from './waybill/waybill-filter.queries.js'

const permission = 'chain:companywaybill:get'
const pagedLists = {
  waybillPages: { field: 'waybills', permission, list: waybillList, listOf: waybillListOf },
  anomalyPages: { permission, list: anomalyList },
  punchPages: { permission: 'chain:punch:get', list: punchList },
  excavatorRecordPages: { permission, list: excavatorRecordList },
} as const

const waybillLoaders = (load: Loading) => ({
  openReview: load.byId(async (actor, ids) =>
    byKey(await openReviews(load.em(), actor, ids), ({ waybillId }) => waybillId),
  ),
  confirmationsOfWaybill: load.byId(async (actor, ids) => {
    const seen = isCaptain(actor) || actor.can('chain:companywaybill:get')
    const found = Map.groupBy(seen ? await wordsAbout(load.em(), actor, ids) : [], ({ waybillId }) => waybillId)
    return (id) => found.get(id) ?? []
  }),
  changesOfExcavatorRecord: load.byId(async (actor, ids) => {
    const changes = await changesOfRecords(load.em(), actor, ids)
    const projects = await namesOfProjects(load.em(), actor, projectsIn(changes))
    const found = Map.groupBy(changes, ({ entityId }) => entityId)
    return (id) => (found.get(id) ?? []).map((change) => changeOf(change, projects))
  }),
  hasTrack: load.byId(async (actor, ids) => {
    const tracked = await trackedWaybills(load.em(), actor, ids)
    return (id) => tracked.has(id)
  }),
  waybillUsage: load.byId(async (actor, ids) => {
    const counts = actor.can('platform:company:get')
      ? await withinCompanies(ids, () => waybillsOfCompanies(load.em(), ids))
      : undefined
    return (id) => counts?.get(id) ?? 0
  }),
  /** Edge to the waybill; null for a member who may not read waybills. */
  waybill: load.edge(async (actor, ids, fields) => {
    const seen = actor.can('chain:companywaybill:get')
    return byKey(seen ? await findWaybills(load.em(), actor, ids, fields) : [], ({ id }) => id)
  }),
  waybillPages: load.pages(pagedLists.waybillPages),
  anomalyPages: load.pages(pagedLists.anomalyPages),
  excavatorRecordPages: load.pages(pagedLists.excavatorRecordPages),
  /** Punch of an id; null for a member who may not read all punches. */
  punch: load.edge(async (actor, ids, fields) => {
    const seen = actor.can('chain:punch:get')
    return byKey(seen ? await findPunches(load.em(), actor, ids, fields) : [], ({ id }) => id)
  }),
  punchPages: load.pages(pagedLists.punchPages),
})

/** Trips: their facts, changes, tracks and anomalies. */
export const waybill = defineDomain({
  name: 'waybill',
  errors: waybillErrors,
  permissions: { ...waybillPermissions, ...driverPermissions },
  weights: { heavy: ['undoWaybillChanges', 'uploadWaybillImport'], outside: ['waybillTrack'] },
  published: publishedByWaybill,
  services: waybillServices,
  resolvers: (services) => [
    new WaybillResolver(services.waybills),
    ...figuresResolvers(waybillFigures, services.waybillStats, waybillsEdge),
    new ChangeResolver(
      services.waybillCreations,
      services.waybillEdits,
      services.waybillMoves,
      services.waybillUnvoids,
      services.waybillHistories,
    ),
    new BatchResolver(services.waybillBatches, services.waybillUndos, services.waybillVoids),
    new ReviewResolver(services.waybillReviews),
    new WaybillStateResolver(),
    new OwnTripResolver(services.ownTrips),
    new CaptainWordResolver(services.captainWords),
    new WaybillUsageResolver(),
    ...edgesOf(WaybillView, companyEdge, projectEdge, dumpSiteEdge, captainEdge, driverEdge),
    ...edgesOf(WaybillStatView, companyEdge, projectEdge, dumpSiteEdge, captainEdge, driverEdge),
    ...waybillsBelow,
    ...edgesOf(AnomalyView, waybillEdge, projectEdge, dumpSiteEdge),
    ...edgesOf(ReviewView, waybillEdge),
    ...edgesOf(WaybillImportRowView, waybillEdge),
    ...edgesOf(WaybillTrack, waybillEdge),
    ...edgesOf(ExcavatorRecordView, companyEdge, projectEdge, machineEdge),
    ...edgesOf(ExcavatorForm, projectEdge),
    ...edgesOf(DeviceKeyView, truckEdge),
    ...choicesOfWaybills,
    ...choicesOfRecords,
    new AnomalyResolver(services.anomalies, services.anomalyHandling),
    ...figuresResolvers(anomalyFigures, services.anomalyStats, anomaliesEdge),
    ...edgesOf(AnomalyStatView, projectEdge, dumpSiteEdge, captainEdge, driverEdge),
    new AnomalyRuleResolver(services.anomalyRules),
    new ExcavatorRecordResolver(services.excavatorRecords, services.excavatorEntries),
    ...figuresResolvers(excavatorFigures, services.excavatorStats, excavatorRecordsEdge),
    ...edgesOf(ExcavatorStatView, projectEdge, machineEdge),
    new ExcavatorMoveResolver(services.excavatorEntries, services.excavatorReviews),
    new PunchResolver(services.punches),
    ...edgesOf(PunchView, waybillEdge, projectEdge, dumpSiteEdge, truckEdge),
    ...edgesOf(PunchOffer, projectEdge, dumpSiteEdge),
    ...pagesOf(WaybillView, {
      name: 'punches',
      to: punchesEdge,
      below: punchesOfWaybill,
      label: '计入运单的打卡；不可查看打卡的人看不到',
    }),
    new TrackResolver(services.tracks),
    new DeviceKeyResolver(services.deviceKeys),
    new MapTilesResolver(services.mapTiles),
    new ImportResolver(services.waybillImports, services.waybillImportUploads),
  ],
  pagedLists,
  loaders: waybillLoaders,
  sheets: {
    WAYBILLS: waybillSheet,
    EXCAVATOR_RECORDS: excavatorRecordSheet,
    ANOMALIES: anomalySheet,
    WAYBILL_REVIEWS: reviewSheet,
    WAYBILL_IMPORTS: importSheet,
    WAYBILL_IMPORT_ROWS: importRowSheet,
    DEVICE_KEYS: deviceKeySheet,
    PUNCHES: punchSheet,
  },
  fills: usesByWaybills,
  sums: ({ waybillCounts, waybillCosts }) => ({ 'waybill-counts': waybillCounts, 'waybill-costs': waybillCosts }),
  tasks: ({ waybillCosting }) => [
    {
      job: 'waybill-costing',
      async work(task, signal) {
        await waybillCosting.work(task, signal)
      },
      waiting: () => waybillCosting.waiting(),
    },
  ],
  jobs: defineWaybillJobs,
  imports: ({ waybillImporting }) => [waybillImporting],
})
