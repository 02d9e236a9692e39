import { documentedName, formerDumpSiteIds } from '../documented-name.js'
import { defineDomain } from '../domain.js'
import { AnomalyResolver } from './anomaly/anomaly.resolver.js'
import { anomalySheet } from './anomaly/anomaly.sheet.js'
import { AnomalyRuleResolver } from './anomaly/setting.resolver.js'
import { BatchResolver } from './change/batch/batch.resolver.js'
import { ChangeResolver } from './change/change.resolver.js'
import { DeviceKeyResolver } from './device-key/device-key.resolver.js'
import { deviceKeySheet } from './device-key/device-key.sheet.js'
import { waybillErrors } from './errors.js'
import { ExcavatorRecordResolver } from './excavator-record/excavator-record.resolver.js'
import { excavatorRecordSheet } from './excavator-record/excavator-record.sheet.js'
import { ExcavatorMoveResolver } from './excavator-record/moves.resolver.js'
import { ImportResolver } from './import/import.resolver.js'
import { importSheet } from './import/import.sheet.js'
import { importRowSheet } from './import/import-row.sheet.js'
import { defineWaybillJobs } from './jobs.js'
import { waybillLoaders } from './loaders.js'
import { waybillPermissions } from './permissions.js'
import { publishedByWaybill } from './published.js'
import { ReviewResolver } from './review/review.resolver.js'
import { reviewSheet } from './review/review.sheet.js'
import { waybillServices } from './services.js'
import { MapTilesResolver } from './track/map-tiles.js'
import { TrackResolver } from './track/track.resolver.js'
import { usesByWaybills } from './uses.js'
import { WaybillUsageResolver } from './waybill/company-usage.resolver.js'
import { waybillTable } from './waybill/fields.js'
import { FormDumpSite, FormProject } from './waybill/form.view.js'
import { waybillList } from './waybill/waybill.queries.js'
import { WaybillResolver } from './waybill/waybill.resolver.js'
import { waybillSheet } from './waybill/waybill.sheet.js'
import { WaybillStateResolver } from './waybill/waybill-state.resolver.js'

export { type OpenFlags, openFlags } from './anomaly/open.queries.js'
export { type TripTickets, tripTickets } from './anomaly/stocks.port.js'
export { cardAccounts } from './change/accounts.port.js'
export type { CardMove } from './change/edit/card-move.js'
export type { Priced } from './costing/priced.js'
export { AnomalyRule, PriceSource, TpMode, WaybillStatus, WeightUnit } from './enums.js'
export { Exclusion, PhaseChart } from './exclusion/enums.js'
export { type CountedFacts, exclusionsOf, isAbout, whyExcluded } from './exclusion/exclusion.js'
export { anomalyLabels, modeLabels, priceSourceLabels, unitLabels, yesOrNo } from './labels.js'
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
export { lockWaybills } from './waybill/lock.queries.js'
export { waybillMachine } from './waybill/waybill.machine.js'
export { WaybillView } from './waybill/waybill.view.js'

/** Trips: what was hauled, how it was changed, where it went, and what is odd about it. */
export const waybill = defineDomain({
  name: 'waybill',
  errors: waybillErrors,
  permissions: waybillPermissions,
  weights: { heavy: ['undoWaybillChanges', 'uploadWaybillImport'], outside: ['waybillTrack'] },
  published: publishedByWaybill,
  services: waybillServices,
  resolvers: (services) => [
    new WaybillResolver(services.waybills),
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
    new WaybillUsageResolver(),
    documentedName(FormProject, 'projectName', waybillTable.projectName.label),
    formerDumpSiteIds(FormProject),
    documentedName(FormDumpSite, 'garbageName', waybillTable.garbageName.label),
    new AnomalyResolver(services.anomalies, services.anomalyHandling),
    new AnomalyRuleResolver(services.anomalyRules),
    new ExcavatorRecordResolver(services.excavatorRecords, services.excavatorEntries),
    new ExcavatorMoveResolver(services.excavatorEntries, services.excavatorReviews),
    new TrackResolver(services.tracks),
    new DeviceKeyResolver(services.deviceKeys),
    new MapTilesResolver(services.mapTiles),
    new ImportResolver(services.waybillImports, services.waybillImportUploads),
  ],
  written: ({ waybills }) => [
    { field: 'waybills', spec: waybillList, read: (actor, request) => waybills.listText(actor, request) },
  ],
  loaders: waybillLoaders,
  sheets: {
    WAYBILLS: waybillSheet,
    EXCAVATOR_RECORDS: excavatorRecordSheet,
    ANOMALIES: anomalySheet,
    WAYBILL_REVIEWS: reviewSheet,
    WAYBILL_IMPORTS: importSheet,
    WAYBILL_IMPORT_ROWS: importRowSheet,
    DEVICE_KEYS: deviceKeySheet,
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
