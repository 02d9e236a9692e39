import type { Tx } from '../../kernel/command/command.js'
import { Folding } from '../../kernel/sums/folding.js'
import { AmapSnapper } from '../../platform/geo/amap-snapper.js'
import { companyIds } from '../company/index.js'
import type { World } from '../domain.js'
import { exporting } from '../export/index.js'
import { FiguresService } from '../figures.js'
import { file } from '../file/index.js'
import { identity } from '../identity/index.js'
import { importingOf } from '../import/index.js'
import { project } from '../project/index.js'
import { AnomalyService } from './anomaly/anomaly.service.js'
import { AnomalyHandling } from './anomaly/handling.service.js'
import { AnomalyRuleService } from './anomaly/setting.service.js'
import { tripTickets } from './anomaly/stocks.port.js'
import { AnomalyWatch } from './anomaly/watch.service.js'
import { anomalyFigures } from './anomaly-stats/anomaly-stats.queries.js'
import { type CardAccounts, cardAccounts } from './change/accounts.js'
import { BatchService } from './change/batch/batch.service.js'
import { UndoService } from './change/batch/undo.service.js'
import { VoidService } from './change/batch/void.service.js'
import { CreationService } from './change/creation/creation.service.js'
import { CardMove } from './change/edit/card-move.js'
import { EditService } from './change/edit/edit.service.js'
import { MoveService } from './change/edit/move.service.js'
import { UnvoidService } from './change/edit/unvoid.service.js'
import { HistoryService } from './change/history/history.service.js'
import { CaptainWordService } from './confirmation/captain-word.service.js'
import { ConfirmationService } from './confirmation/confirmation.service.js'
import { CostingService } from './costing/costing.service.js'
import { DeviceActors } from './device-key/device-actor.js'
import { DeviceKeyService } from './device-key/device-key.service.js'
import { ExcavatorEntryService } from './excavator-record/entry.service.js'
import { ExcavatorRecordService } from './excavator-record/excavator-record.service.js'
import { ExcavatorReviewService } from './excavator-record/review.service.js'
import { excavatorFigures } from './excavator-stats/excavator-stats.queries.js'
import { WaybillExportService } from './export/waybill-export.service.js'
import type { ColumnKey } from './import/columns.js'
import { waybillImport } from './import/definition.js'
import type { WaybillImportRowView } from './import/import.view.js'
import { waybillImportWork } from './import/work.js'
import { CHECK_JOB, SWEEP_JOB } from './jobs.js'
import { OwnTripService } from './own-trip/own-trip.service.js'
import { PunchService } from './punch/punch.service.js'
import { ReviewService } from './review/review.service.js'
import { waybillFigures } from './stats/figures.js'
import { TrackDistanceService } from './track/distance.service.js'
import { IngestService } from './track/ingest.service.js'
import { TrackMonthService } from './track/months.service.js'
import { TrackService } from './track/track.service.js'
import { WaybillService } from './waybill/waybill.service.js'

/** Delay from a piece of an import to the check of its trips. */
const IMPORT_SETTLES_MS = 15_000

export function waybillServices(world: World) {
  const { database, run, clock } = world.ground
  const { watch, accounts } = watched(world)
  const tripConfirmations = new ConfirmationService(world.of(file).files, watch)
  return {
    ...tracking(world),
    ...importing(world),
    waybills: new WaybillService(database),
    waybillStats: new FiguresService(database, waybillFigures),
    anomalyStats: new FiguresService(database, anomalyFigures),
    waybillCounts: new Folding(database, 'waybill_count', companyIds),
    waybillCosts: new Folding(database, 'waybill_cost', companyIds),
    waybillCosting: new CostingService(database, companyIds),
    waybillCreations: new CreationService(database, run, accounts),
    waybillEdits: new EditService(run, accounts),
    waybillMoves: new MoveService(run, accounts),
    waybillCardMove: new CardMove(accounts),
    waybillUnvoids: new UnvoidService(run, accounts),
    waybillBatches: new BatchService(run, accounts),
    waybillUndos: new UndoService(run, accounts),
    waybillVoids: new VoidService(run, accounts),
    waybillHistories: new HistoryService(database),
    tripConfirmations,
    ownTrips: new OwnTripService(database, run, tripConfirmations),
    captainWords: new CaptainWordService(database, run, tripConfirmations),
    punches: new PunchService(database, run, clock, accounts, world.of(file).files),
    waybillReviews: new ReviewService(database, run, accounts),
    waybillExports: new WaybillExportService(world.of(exporting).presetFiles),
    excavatorRecords: new ExcavatorRecordService(database),
    excavatorStats: new FiguresService(database, excavatorFigures),
    excavatorEntries: new ExcavatorEntryService(database, run, clock),
    excavatorReviews: new ExcavatorReviewService(run),
    ...judging(world, watch),
  }
}

function accountsOf(world: World): Omit<CardAccounts, 'changed'> {
  const [accounts] = world.filled(cardAccounts)
  if (!accounts) throw new Error('nobody keeps the accounts of cards')
  return accounts
}

/** Verbs' ports: the accounts of cards, and the checks of changed trips. */
export function watched(world: World): { watch: AnomalyWatch; accounts: CardAccounts } {
  const { database, clock, jobs } = world.ground
  const [tickets] = world.filled(tripTickets)
  if (!tickets) throw new Error('nobody keeps the tickets of trips')
  const watch = new AnomalyWatch(
    database,
    clock,
    async (companyId, ids, em) => jobs?.send(CHECK_JOB, { companyId, ids: [...ids] }, { em }),
    tickets,
  )
  const accounts = {
    ...accountsOf(world),
    changed: (...changed: Parameters<AnomalyWatch['changed']>) => watch.changed(...changed),
  }
  return { watch, accounts }
}

function judging(world: World, watch: AnomalyWatch) {
  const { database, run, jobs } = world.ground
  const { dictionaries } = world.of(project)
  return {
    anomalies: new AnomalyService(database),
    anomalyHandling: new AnomalyHandling(run, (...asked) => dictionaries.items(...asked), watch),
    anomalyRules: new AnomalyRuleService(database, run, async (companyId, em) =>
      jobs?.send(SWEEP_JOB, { companyId }, { singletonKey: `${companyId} all`, em }),
    ),
    anomalyWatch: watch,
  }
}

function tracking(world: World) {
  const { config, database, clock, run, log } = world.ground
  const { members } = world.of(identity)
  const trackMonths = new TrackMonthService(database, clock)
  const ingest = new IngestService(database, clock, trackMonths, config.deviceReportsPerMinute)
  const roads = config.roadSnap && new AmapSnapper(config.roadSnap)
  return {
    tracks: new TrackService(database, clock, roads, log),
    trackMonths,
    trackDistances: new TrackDistanceService(database, clock),
    ingest,
    deviceActors: new DeviceActors(database, clock, ingest, (...member) => members.actorOf(...member)),
    mapTiles: config.mapTiles,
    deviceKeys: new DeviceKeyService(database, run),
  }
}

function importing(world: World) {
  const { jobs } = world.ground
  // Trips of an import are checked by a job, once most of them have come: checking thousands while others are being
  // written costs more than all else.
  const accounts: CardAccounts = {
    ...accountsOf(world),
    async changed({ em, actor, now }: Tx, ids: readonly string[]): Promise<void> {
      const startAfter = new Date(now.getTime() + IMPORT_SETTLES_MS)
      await jobs?.send(CHECK_JOB, { companyId: actor.companyId, ids: [...ids] }, { em, startAfter })
    },
  }
  const waybillImporting = importingOf<ColumnKey, WaybillImportRowView>(
    world,
    waybillImport,
    waybillImportWork(accounts),
  )
  return {
    waybillImporting,
    waybillImports: waybillImporting.imports,
    waybillImportUploads: waybillImporting.uploads,
    waybillImportFiles: waybillImporting.files,
    waybillImportRunner: waybillImporting.runner,
  }
}
